import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const PACKAGES = join(ROOT, 'node_modules');

/** Files that are no modules, fonts among them, are named as they are seen from here. */
const PAGE = join(ROOT, 'src/web');

/** Licences under which a package may be built into the page: they ask for their words to be there, and for little else. */
const ALLOWED = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'OFL-1.1'];

/** What the page's helper for days without a network is made of, after everything else is built. */
const HELPER = ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'];

/** The words of a licence that some packages name and do not bring along. */
const ISC = `Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted, provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.
`;

/** @typedef {{ name: string, version: string, licence: string, text: string }} Licence */

/** The folder of the package that a module is in; of a helper that a tool has made up, the tool's. Undefined for our own. */
export const folderOf = (/** @type {string} */ id) => {
  const tool = /^\0(rolldown|vite)\//.exec(id)?.[1];
  if (tool) return join(PACKAGES, tool);
  return /^.*[\\/]node_modules[\\/](@[^\\/]+[\\/])?[^\\/]+/.exec(id)?.[0];
};

const textIn = (/** @type {string} */ folder) => {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.(md|txt))?$/i.test(name));
  if (file === undefined) return undefined;
  // A tool adds those of what it is itself made of, and that is not in the page.
  const [own = ''] = readFileSync(join(folder, file), 'utf8').split(/^# Licenses of bundled dependencies/m);
  return own.trim();
};

/**
 * What a package says of its licence. Throws where that is not known, not allowed, or has no words.
 * @returns {Licence}
 */
export const licenceOf = (/** @type {string} */ folder) => {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const written = textIn(folder);
  const licence = license ?? (/^\s*(The )?MIT License/i.test(written ?? '') ? 'MIT' : undefined);
  if (!ALLOWED.includes(licence)) {
    throw new Error(`${name} is built into the page, and its licence is not one of those allowed: ${licence}.`);
  }
  const owner = typeof author === 'string' ? author : author?.name;
  const text = written ?? (licence === 'ISC' && owner ? `Copyright (c) ${owner}\n\n${ISC}` : undefined);
  if (text === undefined) throw new Error(`${name} is built into the page and has no words of its licence.`);
  return { name, version, licence, text };
};

/**
 * Finds out what is built into the page and its workers, and puts the licences of all of it into one file.
 * @returns {{ page: import('vite').Plugin, worker: () => import('vite').Plugin }}
 */
export const licences = () => {
  /** @type {Set<string>} */
  const folders = new Set(HELPER.map((name) => join(PACKAGES, name)).filter((folder) => existsSync(folder)));
  /** @param {import('vite').Rolldown.OutputBundle} bundle */
  const collect = (bundle) => {
    for (const part of Object.values(bundle)) {
      const ids =
        part.type === 'chunk' ? Object.keys(part.modules) : part.originalFileNames.map((name) => join(PAGE, name));
      for (const folder of ids.map(folderOf)) if (folder) folders.add(folder);
    }
  };
  return {
    worker: () => ({ name: 'licences of workers', generateBundle: (_, bundle) => collect(bundle) }),
    page: {
      name: 'licences',
      apply: 'build',
      generateBundle(_, bundle) {
        collect(bundle);
        const all = [...folders].map(licenceOf).sort((one, other) => (one.name < other.name ? -1 : 1));
        this.emitFile({ type: 'asset', fileName: 'licences.json', source: JSON.stringify(all) });
      },
    },
  };
};
