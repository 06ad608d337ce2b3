# A server: docker build --tag duopoly . && docker run --publish 8000:8000 --volume duopoly:/data duopoly

FROM python:3.13-slim-bookworm AS build
COPY --from=ghcr.io/astral-sh/uv:0.9 /uv /usr/local/bin/uv
ENV UV_PROJECT_ENVIRONMENT=/opt/duopoly UV_PYTHON_DOWNLOADS=never UV_COMPILE_BYTECODE=1 UV_LINK_MODE=copy
ARG EXTRAS="--extra postgres --extra uvloop"
WORKDIR /src
COPY . .
# The build fetches Node by itself and makes the page.
# hadolint ignore=SC2086
RUN uv sync --frozen --no-editable $EXTRAS

FROM python:3.13-slim-bookworm
RUN useradd --system --uid 10001 --create-home duopoly && install --directory --owner duopoly /data
COPY --from=build /opt/duopoly /opt/duopoly
ENV PATH=/opt/duopoly/bin:$PATH
USER 10001
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --start-period=20s CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/health', timeout=5)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["duopoly"]
CMD ["serve", "--no-open", "--host", "0.0.0.0", "--port", "8000", "--db", "/data/rooms.db"]
