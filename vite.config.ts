import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';
import { licences } from './scripts/licences.mjs';
import { PAGE_POLICY } from './scripts/policy.mjs';
import { NEVER_ASKED, WHEN_NEEDED } from './src/web/whenNeeded.ts';

/** The built page carries its policy; the one in development has scripts of the tool written into it. */
const policy: Plugin = {
  name: 'policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: PAGE_POLICY },
      injectTo: 'head-prepend',
    },
  ],
};

/** Pictures are made from icon.svg by `npm run icons`. */
const manifest: Partial<ManifestOptions> = {
  name: 'Kura',
  short_name: 'Kura',
  description: 'A storehouse of grid games.',
  start_url: './',
  scope: './',
  display: 'standalone',
  theme_color: '#e9edec',
  background_color: '#e9edec',
  categories: ['games'],
  icons: [
    { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: 'icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

/** The files of the build that are there without a network, whoever comes: neither what waits until it is needed nor what nobody needs. */
const isForAll = (url: string): boolean => !WHEN_NEEDED.address.test(`/${url}`) && !NEVER_ASKED.test(`/${url}`);

/** Whoever is there without a network needs nobody who is not. */
const whole: Plugin = {
  name: 'whole',
  apply: 'build',
  generateBundle(_, files) {
    for (const file of Object.values(files)) {
      if (file.type !== 'chunk' || !isForAll(file.fileName)) continue;
      const missing = file.imports.filter((needed) => !isForAll(needed));
      if (missing.length > 0)
        this.error(`Without a network ${file.fileName} is there and ${missing} is not: see src/web/whenNeeded.ts.`);
    }
  },
};

/** A new version waits until the player asks for it. */
const offline = VitePWA({
  registerType: 'prompt',
  injectRegister: null,
  // The system asks for them, when the page is installed.
  includeManifestIcons: false,
  manifest,
  workbox: {
    globPatterns: ['**/*'],
    manifestTransforms: [(files) => ({ manifest: files.filter(({ url }) => isForAll(url)) })],
    runtimeCaching: [
      {
        urlPattern: WHEN_NEEDED.address,
        handler: 'CacheFirst',
        options: { cacheName: WHEN_NEEDED.cache, expiration: { maxEntries: 100 } },
      },
    ],
    clientsClaim: true,
    inlineWorkboxRuntime: true,
    // The page is one file, whatever is asked of it; other pages in folders below are none of ours.
    ignoreURLParametersMatching: [/./],
    navigateFallback: null,
  },
});

/** What is built in belongs to others too: they are named, and a licence that is not allowed stops the build. */
const owed = licences();

export default defineConfig({
  root: 'src/web',
  // Relative addresses: the built page may lie in any folder of any server.
  base: './',
  // There is one page; what is not there is not found.
  appType: 'mpa',
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // Browsers that do not know what it stands in for fetch the same files a moment later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // On a busy machine it would tell how long each plugin took.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // What every page needs is one file, also what something else needs too.
            { name: 'first', tags: ['$initial'] },
            // Level files and results alone need it.
            { name: 'xml', test: /node_modules\/(saxes|xmlchars)\// },
          ],
        },
      },
    },
  },
  worker: { plugins: () => [owed.worker()] },
  plugins: [svelte({ configFile: false }), policy, owed.page, whole, offline],
});
