import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { downloadFiles } from '../../../../src/features/theme/export/downloadFiles';

let saved: { name: string; file: Blob }[] = [];

beforeEach(() => {
  saved = [];
  let last = new Blob();
  vi.useFakeTimers();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) last = file;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, file: last });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it.each([
  ['teal-theme.css', 'text/css'],
  ['tailwind.config.js', 'text/javascript'],
  ['teal.tokens.json', 'application/json'],
  ['DESIGN.md', 'text/markdown'],
  ['colors.xml', 'application/xml'],
  ['Theme.kt', 'text/plain'],
])('one file is saved as it is, as what it is: %s', async (path, type) => {
  downloadFiles('all.zip', [{ path, text: 'Grün' }]);
  expect(saved.map(({ name, file }) => [name, file.type])).toEqual([[path, type]]);
  expect(await saved[0]?.file.text()).toBe('Grün');
});

it('several are saved as a zip, with their folders', async () => {
  downloadFiles('all.zip', [
    { path: 'values/colors.xml', text: '<light/>' },
    { path: 'values-night/colors.xml', text: '<dark/>' },
  ]);
  expect(saved.map(({ name, file }) => [name, file.type])).toEqual([['all.zip', 'application/zip']]);
  const entries = unzipSync(new Uint8Array((await saved[0]?.file.arrayBuffer()) ?? []));
  expect(Object.entries(entries).map(([path, bytes]) => [path, strFromU8(bytes)])).toEqual([
    ['values/colors.xml', '<light/>'],
    ['values-night/colors.xml', '<dark/>'],
  ]);
});

it('nothing is saved where there is no file', () => {
  downloadFiles('all.zip', []);
  expect(saved).toEqual([]);
});
