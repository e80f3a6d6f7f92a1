# A Miskatonic server; docs/hosting.md says how to run it.
FROM python:3.13-slim
WORKDIR /app
COPY pyproject.toml README.md LICENSE NOTICE.md ./
COPY src src
RUN pip install --no-cache-dir --root-user-action=ignore ".[postgres,redis,fast]" \
    && useradd --system --create-home miskatonic
USER miskatonic
WORKDIR /home/miskatonic
EXPOSE 8777
ENTRYPOINT ["miskatonic"]
CMD ["serve", "--host", "0.0.0.0"]
