import { expect } from '@playwright/test';
import { games } from '../../../src/games/index.ts';
import { board } from './screen.ts';
import { Site } from './site.ts';
import { test } from './test.ts';

const site = new Site();
test.beforeAll(() => site.start());
test.afterAll(() => site.stop());

/** What somebody writes into the page. */
const SCRIPT = `new Promise((resolve) => {
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => resolve(violatedDirective));
  const script = document.createElement('script');
  script.textContent = 'document.title = "ran"';
  document.body.append(script);
})`;

test('in some folder of a strict server every screen loads whatever it needs, and nothing is refused but what somebody writes into it', async ({
  browser,
}) => {
  // What tests before it have left in a context that is used again, a held clock for one, complains too: this one is new.
  const page = await browser.newPage({ serviceWorkers: 'block' });
  const complaints: string[] = [];
  // It asks whether it stands on a server of ours, and this one says no.
  const isQuestion = (url: string): boolean => url === site.address('api/v1/');
  page.on('console', (message) => {
    if (message.type() === 'error' && !isQuestion(message.location().url)) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('response', (response) => {
    if (!response.ok() && !isQuestion(response.url())) complaints.push(`${response.status()} ${response.url()}`);
  });
  await page.exposeFunction('complain', (what: string) => complaints.push(what));
  await page.addInitScript(
    "addEventListener('securitypolicyviolation', (event) => complain(event.violatedDirective + ' ' + event.blockedURI))",
  );
  // A game by its address, then home and from there the others: what comes after # is no part of where files are.
  const [first, ...others] = games;
  await page.goto(site.address(`#/${first!.id}/1`));
  await expect(board(page)).toBeFocused();
  await page.goto('about:blank');
  await page.goto(site.address(''));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kura');
  for (const { id, title } of others) {
    await page.goto(site.address(`#/${id}/1`));
    await expect(page).toHaveTitle(new RegExp(`${title} – Kura$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(board(page)).toBeFocused();
  }
  await page.goto(site.address('#/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kura');
  expect(complaints).toEqual([]);

  expect(await page.evaluate(SCRIPT)).toBe('script-src-elem');
  await expect(page).not.toHaveTitle('ran');
  await page.context().close();
});

test('what is named after what is in it is kept by the browser, and nothing else', async ({ request }) => {
  const ask = async (path: string) => {
    const response = await request.get(`http://127.0.0.1:${process.env.KURA_PORT}/${path}`);
    return { status: response.status(), keeping: response.headers()['cache-control'], text: await response.text() };
  };
  const page = await ask('');
  const [script] = /assets\/index-[^"]*\.js/.exec(page.text)!;
  expect(page.keeping).toBe('no-cache');
  expect(await ask(script)).toMatchObject({ status: 200, keeping: 'public, max-age=31536000, immutable' });
  expect(await ask('assets/gone.js')).toMatchObject({ status: 404, keeping: undefined });
});

test('npm start sends the policy, and the page carries it to servers that send none', async ({ request }) => {
  const response = await request.get(`http://127.0.0.1:${process.env.KURA_PORT}/`);
  const { 'content-security-policy': sent, ...headers } = response.headers();
  expect(sent).toContain("frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  const [, carried] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(await response.text())!;
  expect(carried).toMatch(/script-src &#39;self&#39;;/);
});
