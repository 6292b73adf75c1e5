import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { IMPORT } from '../../../src/domain/fileLimits';
import { MESSAGES } from '../../../src/domain/messages';
import { IMPORT_MESSAGES } from '../../../src/domain/importMessages';
import { formatHex } from '../../../src/color/format';
import { exportPalette } from '../../../src/features/builder/palette/exportPalette';
import { selectEntry, selectHistory } from '../../../src/state/palette/historySlice';
import { dialogOpened } from '../../../src/state/dialogsSlice';
import { renderApp } from '../../support/renderApp';

const open = async () => {
  const app = renderApp('/palette-builder?c=0d9488-f5f5f4');
  await screen.findByRole('button', { name: 'Generate' });
  act(() => void app.store.dispatch(dialogOpened({ dialog: 'import' })));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import palette' }));
  const field = dialog.getByRole('textbox', { name: 'Paste colors, code or a link, or drop a file' });
  return {
    ...app,
    dialog,
    field,
    type: (text: string) => fireEvent.change(field, { target: { value: text } }),
    cells: () => within(dialog.getByRole('group', { name: 'Colors to use' })).getAllByRole('button'),
    current: () => (selectEntry(app.store.getState())?.colors ?? []).map((color) => formatHex(color)),
    steps: () => selectHistory(app.store.getState()).entries.length,
  };
};

const isChosen = (cell: HTMLElement): boolean => cell.getAttribute('aria-pressed') === 'true';

const hexAt = (i: number): string => `#0000${(i + 16).toString(16).toUpperCase()}`;
const ELEVEN = Array.from({ length: 11 }, (_, i) => hexAt(i));

describe('the import dialog', () => {
  it('takes pasted colors to the builder, as one step that can be undone [B-01]', async () => {
    const { dialog, type, user, current, steps } = await open();
    const before = steps();
    type('--a: #264653;\n--b: #2a9d8f;\n--c: #e9c46a;');
    expect(await dialog.findByText('3 colors found (Code)')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Use 3 colors' }));
    await vi.waitFor(() => expect(current()).toEqual(['#264653', '#2A9D8F', '#E9C46A']));
    expect(steps()).toBe(before + 1);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Previous palette' }));
    expect(current()).toEqual(['#0D9488', '#F5F5F4']);
  });

  it('has what was typed before, selected: what is pasted now takes its place', async () => {
    const { type, user, store } = await open();
    type('#264653 #2a9d8f');
    await user.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => void store.dispatch(dialogOpened({ dialog: 'import' })));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import palette' }));
    const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Paste colors/ });
    expect(field.value).toBe('#264653 #2a9d8f');
    await vi.waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(field.value);
    await user.paste('#e9c46a');
    expect(field.value).toBe('#e9c46a');
  });

  it('takes along the names that colors have, and export writes them', async () => {
    const { dialog, type, user, store } = await open();
    type(':root {\n  --brand-500: #264653;\n  --surface: #2a9d8f;\n}');
    await user.click(await dialog.findByRole('button', { name: 'Use 2 colors' }));
    const selected = await screen.findByRole('button', { name: 'Color 1: brand-500, #264653' });
    expect(selected.getAttribute('aria-current')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Mirror palette horizontally' }));
    expect(screen.getByRole('button', { name: 'Color 2: brand-500, #264653' })).toBeDefined();
    act(() => store.dispatch(exportPalette()));
    const exporting = within(await screen.findByRole('dialog', { name: 'Export palette' }));
    const preview = exporting.getByRole('region', { name: 'Preview' });
    await vi.waitFor(() => expect(preview.textContent).toMatch(/surface.*brand-500/));
  });

  it('takes along what the file calls the palette, and says so from the top of the page', async () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue();
    onTestFinished(() => scroll.mockRestore());
    const { dialog, type, user, store } = await open();
    type('GIMP Palette\nName: Old Harbor\n#\n38 70 83 Slate\n42 157 143 Sea');
    await user.click(await dialog.findByRole('button', { name: 'Use 2 colors' }));
    await vi.waitFor(() => expect(selectEntry(store.getState())?.name).toBe('Old Harbor'));
    expect(await screen.findByText('2 colors imported as Old Harbor')).toBeDefined();
    expect(scroll).toHaveBeenLastCalledWith(0, 0);
  });

  it('lets choose which of more than nine, the first nine to begin with', async () => {
    const { dialog, type, user, cells, current } = await open();
    type(ELEVEN.join('\n'));
    expect(await dialog.findByText('11 colors found (Hex list)')).toBeDefined();
    expect(cells().map(isChosen)).toEqual([...Array.from({ length: 9 }, () => true), false, false]);
    await user.click(dialog.getByRole('button', { name: hexAt(9) }));
    expect(dialog.getByText(IMPORT_MESSAGES.importFull)).toBeDefined();
    expect(cells().filter(isChosen)).toHaveLength(9);
    await user.click(dialog.getByRole('button', { name: hexAt(0) }));
    await user.click(dialog.getByRole('button', { name: hexAt(10) }));
    expect(dialog.queryByText(IMPORT_MESSAGES.importFull)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Use 9 colors' }));
    await vi.waitFor(() => expect(current()).toEqual([...ELEVEN.slice(1, 9), ELEVEN[10]]));
  });

  it('names the line that is no color', async () => {
    const { dialog, type } = await open();
    type('#264653\n#12345\n#2a9d8f');
    expect(await dialog.findByText('“#12345” in line 2 is not a color: five digits')).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Use 2 colors' })).toBeDefined();
  });

  it.each([
    ['no color', 'hello world', IMPORT_MESSAGES.importEmpty],
    ['one color', '#264653', IMPORT_MESSAGES.importTooFew],
    ['a link without colors', 'https://color.adobe.com/theme-1/', IMPORT_MESSAGES.importLinkEmpty],
  ])('says that %s is too few, and uses none', async (_, text, sentence) => {
    const { dialog, type, user, current } = await open();
    type(text);
    expect(await dialog.findByText(sentence)).toBeDefined();
    const use = dialog.getByRole('button', { name: 'Use colors' });
    expect(use.getAttribute('aria-disabled')).toBe('true');
    await user.click(use);
    expect(current()).toEqual(['#0D9488', '#F5F5F4']);
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  it('says that a palette needs two where all but one were taken out', async () => {
    const { dialog, type, user } = await open();
    type('#264653 #2a9d8f');
    await user.click(await dialog.findByRole('button', { name: '#264653' }));
    expect(dialog.getByText(MESSAGES.paletteTooSmall)).toBeDefined();
  });

  it('reads a file that is dropped beside the field', async () => {
    const { dialog } = await open();
    const missed = fireEvent.drop(screen.getByRole('heading', { name: 'Import palette' }), {
      dataTransfer: { files: [new File(['#0D9488 #F5F5F4'], 'brand.txt')], getData: () => '' },
    });
    // The browser would open the file otherwise.
    expect(missed).toBe(false);
    expect(await dialog.findByText('2 colors found (Hex list)')).toBeDefined();
  });

  it('leaves it to the browser to move a word within the field', async () => {
    const { field, type } = await open();
    type('#264653 #2a9d8f');
    fireEvent.dragStart(field);
    const isLeft = fireEvent.drop(field, { dataTransfer: { files: [], getData: () => '#2a9d8f' } });
    fireEvent.dragEnd(field);
    expect(isLeft).toBe(true);
    expect(field).toHaveProperty('value', '#264653 #2a9d8f');
  });

  it('takes text that is dropped, and keeps its own where what is dropped has none', async () => {
    const { field, type } = await open();
    type('#264653 #2a9d8f');
    fireEvent.drop(field, { dataTransfer: { files: [], getData: () => '' } });
    expect(field).toHaveProperty('value', '#264653 #2a9d8f');
    fireEvent.drop(field, { dataTransfer: { files: [], getData: () => '#111 #222' } });
    expect(field).toHaveProperty('value', '#111 #222');
  });

  it('reads a file that is chosen, and one that is dropped', async () => {
    const { dialog, field, user } = await open();
    const input = dialog.getByLabelText('Palette file');
    await user.upload(input, new File(['GIMP Palette\n13 148 136 Teal\n0 0 0 Ink\n'], 'sea.gpl'));
    expect(await dialog.findByText('2 colors found (GPL)')).toBeDefined();
    expect(dialog.getByText('sea.gpl')).toBeDefined();
    fireEvent.drop(field, {
      dataTransfer: { files: [new File(['#111 #222 #333'], 'dark.txt')], getData: () => '' },
    });
    expect(await dialog.findByText('3 colors found (Hex list)')).toBeDefined();
  });

  it('refuses a file that is too large without reading it', async () => {
    const { dialog, user } = await open();
    const file = new File([new Uint8Array(IMPORT.maxBytes + 1)], 'huge.ase');
    const read = vi.spyOn(file, 'arrayBuffer');
    await user.upload(dialog.getByLabelText('Palette file'), file);
    expect(await dialog.findByText(`huge.ase is too large. ${IMPORT_MESSAGES.importTooLarge}`)).toBeDefined();
    expect(read).not.toHaveBeenCalled();
  });

  it('is worked by keyboard: arrows move among the colors, Space takes one out', async () => {
    const { dialog, type, user, cells } = await open();
    type('#111 #222 #333');
    await dialog.findByText('3 colors found (Hex list)');
    act(() => cells()[0]?.focus());
    await user.keyboard('{ArrowRight} ');
    expect(cells().map(isChosen)).toEqual([true, false, true]);
  });
});
