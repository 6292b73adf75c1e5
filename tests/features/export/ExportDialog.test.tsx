import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { MESSAGES } from '../../../src/domain/messages';
import { PATHS } from '../../../src/domain/paths';
import { readLastExport } from '../../../src/features/export/exportChoice';
import { dialogOpened } from '../../../src/state/dialogsSlice';
import { repeatLastExport } from '../../../src/state/repeatLastExport';
import { createFakeServices, createMemoryStore } from '../../support/fakeServices';
import { renderApp } from '../../support/renderApp';
import { TEAL } from './palettes';

type Download = { readonly name: string; readonly text: string };

/** What the browser was asked to save, instead of its saving it. */
const watchDownloads = (): Download[] => {
  const downloads: Download[] = [];
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:${blobs.size}`;
    if (blob instanceof Blob) blobs.set(url, blob);
    return url;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const { download, href } = this;
    void blobs
      .get(href)
      ?.text()
      .then((text) => downloads.push({ name: download, text }));
  });
  return downloads;
};

afterEach(() => void vi.restoreAllMocks());

const open = async (storage = createMemoryStore(), page: string = PATHS.privacy) => {
  const app = renderApp(page, createFakeServices({ storage }));
  await screen.findByRole('heading', { level: 1 });
  act(() => void app.store.dispatch(dialogOpened({ dialog: 'export', palette: TEAL.palette })));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export palette' }));
  // The names load with a list of their own.
  const preview = dialog.getByRole('region', { name: 'Preview' });
  await vi.waitFor(() => expect(preview.textContent).not.toContain('color-1'));
  return { ...app, dialog, preview, storage, downloads: watchDownloads() };
};

const lines = (preview: HTMLElement): string[] =>
  Array.from(preview.querySelectorAll('pre > span'), (line) => line.lastElementChild?.textContent ?? '');

const format = (name: string): RegExp => new RegExp(String.raw`^${name}\W*\.`);

describe('the export dialog', () => {
  it.each([
    [PATHS.builder, /^Next time, .* repeats this export$/],
    [PATHS.privacy, /^In the builder, .* repeats this export$/],
  ])('says where the keys that repeat an export are heard: on %s', async (page, hint) => {
    const { dialog } = await open(undefined, page);
    expect(
      dialog.getByText((_, element) => hint.test(element?.textContent ?? '') && element?.tagName === 'SPAN'),
    ).toBeDefined();
  });

  it('shows the file line by line, with its name, its values and its size', async () => {
    const { dialog, preview, user } = await open();
    await user.click(dialog.getByRole('tab', { name: 'Numbers' }));
    expect(lines(preview)).toEqual([
      ':root {',
      '  --palette-1: #0d9488;',
      '  --palette-2: #f5f5f4;',
      '  --palette-3: #1c1917;',
      '}',
    ]);
    expect(within(preview).getByText('teal.css')).toBeDefined();
    expect(await within(preview).findByText('3 values, 82 bytes')).toBeDefined();
  });

  it('writes values and scales as they are chosen', async () => {
    const { dialog, preview, user } = await open();
    await user.click(dialog.getByRole('button', { name: format('SCSS') }));
    await user.click(dialog.getByRole('tab', { name: 'Numbers' }));
    await user.click(dialog.getByRole('tab', { name: 'OKLCH' }));
    expect(lines(preview)[0]).toMatch(/^\$palette-1: oklch\([\d.]+% [\d.]+ [\d.]+\);$/);
    await user.click(dialog.getByRole('tab', { name: 'RGB' }));
    expect(lines(preview)[0]).toBe('$palette-1: rgb(13, 148, 136);');
    await user.click(dialog.getByRole('checkbox', { name: /^Add the shade scale of every color/ }));
    expect(lines(preview)).toHaveLength(33);
    expect(dialog.getByText('11 steps each, 33 values')).toBeDefined();
    expect(Array.from(preview.querySelectorAll('b'), (strong) => strong.textContent)[0]).toBe(
      '$palette-1-600',
    );
  });

  it('offers only the options that a format has', async () => {
    const { dialog, user } = await open();
    await user.click(dialog.getByRole('button', { name: format('Design tokens') }));
    expect(within(dialog.getByRole('tablist', { name: 'Values' })).queryByText('Hex')).toBeNull();
    await user.click(dialog.getByRole('button', { name: /^Procreate/ }));
    expect(dialog.queryByRole('tablist')).toBeNull();
    expect(dialog.queryByRole('checkbox')).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Copy' })).toBeNull();
    expect(within(dialog.getByRole('button', { name: /^Procreate/ })).getByText('Beta')).toBeDefined();
  });

  it('says which programs the two kinds of tokens are for, and nothing of what is known by its name', async () => {
    const { dialog, user } = await open();
    await user.click(dialog.getByRole('button', { name: format('Design tokens') }));
    expect(dialog.getByText(/Design Tokens 2025\.10/)).toBeDefined();
    const hexTokens = dialog.getByRole('button', { name: /^Tokens \(hex\)/ });
    // Before it is chosen, with the pointer on it.
    expect(hexTokens.title).toMatch(/Style Dictionary 4, Tokens Studio and Penpot/);
    await user.click(hexTokens);
    expect(dialog.getByText(/Style Dictionary 4, Tokens Studio and Penpot/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: format('CSS') }));
    expect(dialog.queryByText(/Tokens Studio|2025\.10/)).toBeNull();
  });

  it('copies, downloads, and starts with the last choice the next time', async () => {
    const { dialog, user, services, storage, downloads } = await open();
    await user.click(dialog.getByRole('button', { name: format('Hex list') }));
    await user.click(dialog.getByRole('button', { name: 'Copy' }));
    expect(services.copied).toEqual(['#0D9488\n#F5F5F4\n#1C1917\n']);
    expect(storage.read('lastExport')).toMatchObject({ formatId: 'hex', action: 'copy' });
    await user.click(dialog.getByRole('button', { name: 'Download .txt' }));
    await vi.waitFor(() =>
      expect(downloads).toEqual([{ name: 'teal.txt', text: '#0D9488\n#F5F5F4\n#1C1917\n' }]),
    );
    expect(await screen.findByText('Downloaded teal.txt')).toBeDefined();
    expect(storage.read('lastExport')).toMatchObject({ formatId: 'hex', action: 'download' });
  });

  it('opens with the last choice', async () => {
    const last = { formatId: 'gpl', notation: 'hsl', naming: 'numbers', hasScale: true, action: 'download' };
    const { dialog, preview } = await open(createMemoryStore({ lastExport: last }));
    expect(dialog.getByRole('button', { name: format('GPL') }).getAttribute('aria-pressed')).toBe('true');
    expect(lines(preview)[0]).toBe('GIMP Palette');
    expect(lines(preview)).toHaveLength(4 + 33);
  });

  it('offers a picture in three sizes, says its pixels, and begins with the size used last', async () => {
    const { dialog, user, storage, downloads } = await open();
    expect(dialog.queryByRole('tablist', { name: 'Size' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: format('PNG') }));
    const sizes = within(dialog.getByRole('tablist', { name: 'Size' }));
    expect(sizes.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['1×', '2×', '4×']);
    expect(sizes.getByRole('tab', { name: '1×' }).getAttribute('aria-selected')).toBe('true');
    expect(dialog.getByText(/^600 × 600 pixels/)).toBeDefined();
    await user.click(sizes.getByRole('tab', { name: '2×' }));
    expect(dialog.getByText(/^1200 × 1200 pixels/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Download .png' }));
    await vi.waitFor(() => expect(downloads.map(({ name }) => name)).toEqual(['teal@2x.png']), 15_000);
    await vi.waitFor(() => expect(readLastExport(storage)).toMatchObject({ formatId: 'png', pixelRatio: 2 }));
  });

  it.each([undefined, 3, '4', null])(
    'has pictures of the usual size where the kept one is %j',
    (pixelRatio) => {
      const last = { formatId: 'png', notation: 'hex', naming: 'names', hasScale: false, pixelRatio };
      expect(readLastExport(createMemoryStore({ lastExport: last }))).toMatchObject({ pixelRatio: 1 });
    },
  );

  it.each([[7], [{ formatId: '__proto__' }], [{ formatId: 'css', notation: 'constructor' }], [[[]]]])(
    'begins anew where the kept choice is %j',
    async (lastExport) => {
      const { dialog } = await open(createMemoryStore({ lastExport }));
      expect(dialog.getByRole('button', { name: format('CSS') }).getAttribute('aria-pressed')).toBe('true');
    },
  );

  it('is worked by keyboard: arrows move among the formats, Enter chooses', async () => {
    const { dialog, user } = await open();
    act(() => dialog.getByRole('button', { name: format('CSS') }).focus());
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(dialog.getByRole('button', { name: format('Tailwind 4') }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    await user.keyboard('{End}{Enter}');
    expect(dialog.getByRole('button', { name: 'Download .swatches' })).toBeDefined();
  });

  it('says so where a file cannot be made, and remembers nothing', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { dialog, user, storage } = await open();
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new Error('no blobs');
    });
    await user.click(dialog.getByRole('button', { name: 'Download .css' }));
    expect(await screen.findByText(MESSAGES.exportFailed)).toBeDefined();
    expect(storage.read('lastExport')).toBeUndefined();
    expect(log).toHaveBeenCalledTimes(1);
  });
});

describe('the last export, repeated', () => {
  const start = async (lastExport?: object) => {
    const storage = createMemoryStore(lastExport ? { lastExport } : {});
    const app = renderApp(PATHS.privacy, createFakeServices({ storage }));
    await screen.findByRole('heading', { level: 1 });
    const downloads = watchDownloads();
    act(() => void app.store.dispatch(repeatLastExport(TEAL.palette)));
    return { ...app, downloads };
  };
  const last = { formatId: 'pal', notation: 'hex', naming: 'names', hasScale: false };

  it('is another download without a dialog', async () => {
    const { downloads } = await start({ ...last, action: 'download' });
    await vi.waitFor(() => expect(downloads.map(({ name }) => name)).toEqual(['teal.pal']));
    expect(downloads[0]?.text).toBe('JASC-PAL\r\n0100\r\n3\r\n13 148 136\r\n245 245 244\r\n28 25 23\r\n');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is another copy, which says so', async () => {
    const { services } = await start({ ...last, formatId: 'hex', action: 'copy' });
    await vi.waitFor(() => expect(services.copied).toEqual(['#0D9488\n#F5F5F4\n#1C1917\n']));
    expect(await screen.findByText(MESSAGES.copied)).toBeDefined();
  });

  it('opens the dialog where there was none', async () => {
    await start();
    expect(await screen.findByRole('dialog', { name: 'Export palette' })).toBeDefined();
  });
});
