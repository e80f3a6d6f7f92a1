"""Tables for people in browsers: seats as secret links, every decision on disk before anybody sees its effect."""
