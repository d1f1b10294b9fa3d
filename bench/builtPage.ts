import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { build, type InlineConfig, type Plugin, preview } from 'vite';
import { findBrowser } from '../scripts/browser.mjs';

/** Builds the page, serves it, and shows it to a browser until the work is done. */
export const withBuiltPage = async (
  work: (browser: Browser, address: string) => Promise<void>,
  plugins: Plugin[] = [],
): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'kura-page-'));
  const options: InlineConfig = { plugins, build: { outDir: folder, emptyOutDir: true }, logLevel: 'error' };
  await build(options);
  const server = await preview({ ...options, preview: { host: '127.0.0.1', port: 0 } });
  const executablePath = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  try {
    await work(browser, server.resolvedUrls!.local[0]!);
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true });
  }
};
