import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { formatHex } from '../../../src/color/format';
import { IMPORT_MESSAGES } from '../../../src/domain/importMessages';
import { dialogOpened } from '../../../src/state/dialogsSlice';
import { selectEntry } from '../../../src/state/palette/historySlice';
import { renderApp } from '../../support/renderApp';

const open = async () => {
  const app = renderApp('/palette-builder?c=0d9488-f5f5f4');
  await screen.findByRole('button', { name: 'Generate' });
  act(() => void app.store.dispatch(dialogOpened({ dialog: 'import' })));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import palette' }));
  const field = dialog.getByRole('textbox', { name: 'Paste colors, code or a link, or drop a file' });
  const group = () => dialog.getByRole('group', { name: 'Colors to use' });
  const cells = () => within(group()).getAllByRole('button');
  return {
    ...app,
    dialog,
    group,
    cells,
    type: (text: string) => fireEvent.change(field, { target: { value: text } }),
    current: () => (selectEntry(app.store.getState())?.colors ?? []).map((color) => formatHex(color)),
    chosen: () => cells().filter((cell) => cell.getAttribute('aria-pressed') === 'true'),
  };
};

const TWELVE = Array.from({ length: 12 }, (_, i) => `#${String(i * 7 + 10).repeat(3)}`);

describe('choosing among found colors', () => {
  it('says beside the count, and of the colors left out, that nine are chosen', async () => {
    const { dialog, type, user, group, cells } = await open();
    type(TWELVE.join('\n'));
    await dialog.findByText('12 colors found (Hex list)');
    expect(group().getAttribute('aria-description')).toBe(IMPORT_MESSAGES.importFull);
    await user.click(cells()[10] ?? group());
    expect(within(dialog.getByRole('contentinfo')).getByText(IMPORT_MESSAGES.importFull).tagName).toBe(
      'OUTPUT',
    );
    await user.click(cells()[0] ?? group());
    expect(dialog.queryByText(IMPORT_MESSAGES.importFull)).toBeNull();
    expect(group().getAttribute('aria-description')).toBeNull();
  });

  it('takes a color once that is there twice among many, and says how often it is', async () => {
    const { dialog, type, user, cells, chosen, current } = await open();
    type(`#E4572E #E4572Ecc ${'#2A9D8F '.repeat(8)}`);
    await dialog.findByText('2 colors found (Hex list)');
    expect(cells().map((cell) => cell.getAttribute('aria-label'))).toEqual([
      '#E4572E, 2 times',
      '#2A9D8F, 8 times',
    ]);
    expect(cells()[0]?.textContent).toBe('#E4572E×2');
    expect(chosen()).toHaveLength(2);
    await user.click(dialog.getByRole('button', { name: 'Use 2 colors' }));
    await vi.waitFor(() => expect(current()).toEqual(['#E4572E', '#2A9D8F']));
  });

  it('is a palette as it was written, with a color that stands in it twice', async () => {
    const { dialog, type, user, current } = await open();
    type('#E4572E #2A9D8F #E4572E');
    await user.click(await dialog.findByRole('button', { name: 'Use 3 colors' }));
    await vi.waitFor(() => expect(current()).toEqual(['#E4572E', '#2A9D8F', '#E4572E']));
  });

  it('is cleared at once, and begun anew', async () => {
    const { dialog, type, user, chosen, cells } = await open();
    type(TWELVE.join('\n'));
    await user.click(await dialog.findByRole('button', { name: 'Clear' }));
    expect(chosen()).toHaveLength(0);
    expect(dialog.getByText('0 chosen, at most 9')).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Clear' })).toBeNull();
    await user.click(cells()[11] ?? document.body);
    expect(chosen()).toEqual([cells()[11]]);
  });

  it("begins with what is called the brand's", async () => {
    const { dialog, type, chosen } = await open();
    const lines = TWELVE.map(
      (hex, i) => `--${i === 11 ? 'brand' : `c-${String.fromCodePoint(97 + i)}`}: ${hex};`,
    );
    type(`:root {\n${lines.join('\n')}\n}`);
    await dialog.findByText('12 colors found (Code)');
    expect(chosen()).toHaveLength(9);
    expect(chosen().at(-1)?.getAttribute('aria-label')).toMatch(/brand/i);
  });

  it('leaves out shadows and veils until they are chosen, and says which colors had an opacity', async () => {
    const { dialog, type, chosen } = await open();
    type('--shadow: rgba(0, 0, 0, .2);\n--brand: #00D1EF;\n--glass: rgba(0, 128, 96, .4);\n--ink: #101010;');
    expect(await dialog.findByText('Alpha left out of 2 colors: shadow, glass')).toBeDefined();
    expect(chosen().map((cell) => cell.getAttribute('aria-label'))).toEqual([
      '#00D1EF, brand',
      '#008060, glass',
      '#101010, ink',
    ]);
  });

  it('chooses veils where a text has nothing else', async () => {
    const { dialog, type, chosen } = await open();
    type('rgba(0, 0, 0, .2)\nrgba(255, 255, 255, .4)\n#40bf7f');
    await dialog.findByText('3 colors found (Color list)');
    expect(chosen()).toHaveLength(3);
  });

  it('shows what else was skipped, where it is asked for', async () => {
    const { dialog, type, user } = await open();
    type('#264653\n#12345\n#1\n#12\n#1234567\nlight red\n#2a9d8f80');
    expect(await dialog.findByText('Alpha left out of 1 color: #2A9D8F')).toBeDefined();
    expect(dialog.queryByText(/“light red”/)).toBeNull();
    const all = dialog.getByText('2 more skipped');
    await user.click(all);
    const list = await dialog.findByRole('list', { name: 'What else was skipped' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['“#1234567” in line 5 is not a color: seven digits', '“light red” in line 6 is not a color']);
  });

  it('shows the names that colors have in the text, to be read whole with the pointer on them', async () => {
    const { dialog, type, cells } = await open();
    type(':root {\n  --harbor: #264653;\n  --sand-in-the-morning-light: #e9c46a;\n}');
    await dialog.findByText('2 colors found (Code)');
    expect(
      cells().map((cell) => [...cell.querySelectorAll('span span')].map((part) => part.textContent)),
    ).toEqual([
      ['#264653', 'harbor'],
      ['#E9C46A', 'sand-in-the-morning-light'],
    ]);
    expect(cells().map((cell) => cell.title)).toEqual(['harbor', 'sand-in-the-morning-light']);
  });
});
