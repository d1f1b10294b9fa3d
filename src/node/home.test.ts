import { expect, test } from 'vitest';
import { homeFolder } from './home.ts';

const LINUX = { platform: 'linux', user: '/home/ann', env: {} };
const MAC = { platform: 'darwin', user: '/Users/ann', env: {} };
const WINDOWS = { platform: 'win32', user: 'C:\\Users\\ann', env: {} };

test.each([
  ['on Linux', LINUX, '/home/ann/.local/share/kura'],
  ['on Linux, told by XDG', { ...LINUX, env: { XDG_DATA_HOME: '/data' } }, '/data/kura'],
  ['on Linux, with a relative XDG', { ...LINUX, env: { XDG_DATA_HOME: 'data' } }, '/home/ann/.local/share/kura'],
  ['on Linux, with an empty XDG', { ...LINUX, env: { XDG_DATA_HOME: '' } }, '/home/ann/.local/share/kura'],
  ['on a Mac', MAC, '/Users/ann/Library/Application Support/kura'],
  [
    'on a Mac, XDG is nothing',
    { ...MAC, env: { XDG_DATA_HOME: '/data' } },
    '/Users/ann/Library/Application Support/kura',
  ],
  ['on Windows', { ...WINDOWS, env: { APPDATA: 'D:\\Roaming' } }, 'D:\\Roaming\\kura'],
  ['on Windows without APPDATA', WINDOWS, 'C:\\Users\\ann\\AppData\\Roaming\\kura'],
  ['told by KURA_HOME', { ...LINUX, env: { KURA_HOME: '/kura', XDG_DATA_HOME: '/data' } }, '/kura'],
  ['with an empty KURA_HOME', { ...LINUX, env: { KURA_HOME: '' } }, '/home/ann/.local/share/kura'],
])('%s', (_, computer, folder) => {
  expect(homeFolder(computer)).toBe(folder);
});
