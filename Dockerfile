# The page and kura serve. What people share is kept in /data, or in the PostgreSQL that KURA_DATABASE names.
FROM node:20-slim AS build
WORKDIR /kura
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npx vite build && node bin/kura.mjs --version && npm prune --omit=dev

FROM node:20-slim
ENV NODE_ENV=production
WORKDIR /kura
COPY --from=build /kura/package.json ./
COPY --from=build /kura/node_modules node_modules
COPY --from=build /kura/dist dist
COPY --from=build /kura/bin bin
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4173
HEALTHCHECK --interval=10s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:4173/api/v1/health').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
ENTRYPOINT ["node", "bin/kura.mjs"]
CMD ["serve", "--host", "0.0.0.0", "--data", "/data"]
