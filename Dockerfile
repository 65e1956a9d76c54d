# Cartwright: API, worker or both, as ROLES says. Build: docker build -t cartwright .
# Not built by our tests, which run without a container engine; its paths and settings are checked by test/architecture.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages packages
RUN npm ci --no-audit --no-fund
COPY scripts scripts
RUN node -e "import('./scripts/build-portal.mjs').then(({ buildPortal }) => buildPortal(process.cwd()))"

FROM node:24-bookworm-slim
# A Chromium of the distribution, kept up to date by rebuilding the image, and the fonts that shops expect.
RUN apt-get update \
  && apt-get install -y --no-install-recommends chromium-headless-shell fonts-liberation fonts-noto-core ca-certificates tini \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/packages packages
COPY package.json package-lock.json tsconfig.json ./
COPY scripts scripts
COPY migrations migrations
COPY src src
RUN useradd --create-home --uid 10001 cartwright && mkdir /data && chown cartwright /data
# Nothing runs as root: Chromium's sandbox is only on for an ordinary user.
USER 10001
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data CHROMIUM_PATH=/usr/lib/chromium/chromium-headless-shell CHROMIUM_SANDBOX=on MALL=off
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.WORKER_PORT || process.env.PORT) + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "--max-semi-space-size=16", "--no-regexp-tier-up", "src/main.ts"]
