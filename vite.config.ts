import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'src/web',
  // Relative addresses: the built page may lie in any folder of any server.
  base: './',
  build: { outDir: '../../dist/web', emptyOutDir: true },
  plugins: [svelte({ configFile: false })],
});
