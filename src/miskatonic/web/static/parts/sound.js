// @ts-check
// Short, quiet sounds made on the spot. Which kind of event has which is told by the drawing of a game (`sounds`).

/** @type {AudioContext | null} */
let context = null;

/** @typedef {"lamp" | "dice" | "low" | "wax" | "tick" | "paper" | "tap"} Sound */

/** A tone that fades. @param {AudioContext} on @param {number} at @param {number} pitch @param {number} length
 * @param {number} loud @param {OscillatorType} [shape] */
function tone(on, at, pitch, length, loud, shape = "sine") {
  const source = on.createOscillator();
  const gain = on.createGain();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, at);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + Math.min(0.02, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(gain).connect(on.destination);
  source.start(at);
  source.stop(at + length);
}

/** A breath of noise through a filter. @param {AudioContext} on @param {number} at @param {number} pitch
 * @param {number} length @param {number} loud */
function noise(on, at, pitch, length, loud) {
  const buffer = on.createBuffer(1, Math.ceil(on.sampleRate * length), on.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
  const source = on.createBufferSource();
  const filter = on.createBiquadFilter();
  const gain = on.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(on.destination);
  source.start(at);
}

/** @type {Record<Sound, (on: AudioContext, at: number) => void>} */
const SOUNDS = {
  lamp: (on, at) => {
    noise(on, at, 3200, 0.03, 0.25);
    tone(on, at + 0.05, 880, 0.25, 0.04);
  },
  dice: (on, at) => {
    for (const later of [0, 0.05, 0.11, 0.15]) noise(on, at + later, 900 + later * 4000, 0.05, 0.25);
  },
  low: (on, at) => {
    tone(on, at, 73, 0.9, 0.08, "triangle");
    tone(on, at, 110, 0.8, 0.04);
  },
  wax: (on, at) => noise(on, at, 300, 0.18, 0.4),
  tick: (on, at) => noise(on, at, 2400, 0.02, 0.2),
  paper: (on, at) => noise(on, at, 5200, 0.09, 0.12),
  tap: (on, at) => tone(on, at, 240, 0.07, 0.09, "triangle"),
};

/** @param {Sound} name @param {number} later seconds from now */
export function play(name, later) {
  if (!navigator.userActivation?.hasBeenActive) return; // browsers stay silent before the first click
  context ??= new AudioContext();
  SOUNDS[name](context, context.currentTime + later);
}
