import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { IMPORT_EXAMPLE, IMPORT_MESSAGES, noPaletteMessage } from '../../../src/domain/importMessages';
import { parseText } from '../../../src/palette/notations/parseText';
import { dialogOpened } from '../../../src/state/dialogsSlice';
import { hexes } from '../../palette/notations/hexes';
import { renderApp } from '../../support/renderApp';

const open = async () => {
  const app = renderApp('/palette-builder?c=0d9488-f5f5f4');
  await screen.findByRole('button', { name: 'Generate' });
  act(() => void app.store.dispatch(dialogOpened({ dialog: 'import' })));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import palette' }));
  const field = dialog.getByRole<HTMLTextAreaElement>('textbox');
  return {
    ...app,
    dialog,
    field,
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    drop: (file: File) => fireEvent.drop(field, { dataTransfer: { files: [file], getData: () => '' } }),
  };
};

/** Not an ASE: its first bytes are, and then nothing follows. */
const DAMAGED = new File([new Uint8Array([0x41, 0x53, 0x45, 0x46, 0, 1])], 'brand.ase');

describe('a file that is no palette', () => {
  it('is refused by its name, at once, with the sign of errors', async () => {
    const { dialog, drop } = await open();
    drop(DAMAGED);
    const alert = await dialog.findByRole('alert');
    expect(alert.textContent).toBe('brand.ase is damaged: no palette can be read in it.');
    expect(alert.querySelector('svg')).not.toBeNull();
    expect(dialog.queryByText(/chosen$/)).toBeNull();
  });

  it('may be of a kind that is not read at all', async () => {
    const { dialog, drop } = await open();
    drop(new File([new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0, 1])], 'program.bin'));
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'program.bin is of a kind that is not supported, or damaged.',
    );
  });

  it('leads to the page that finds the colors of pictures', async () => {
    const { dialog, drop, user, location } = await open();
    drop(new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'logo.png'));
    await user.click(await dialog.findByRole('link', { name: 'Image to palette' }));
    expect(location().pathname).toBe('/image-to-palette');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is named, too, where it has no colors, or one', async () => {
    const { dialog, drop } = await open();
    drop(new File(['Good day, Anna!'], 'letter.txt'));
    expect(await dialog.findByText('No colors were found in letter.txt.')).toBeDefined();
    drop(new File(['#0D9488'], 'one.txt'));
    expect(
      await dialog.findByText('Only one color was found in one.txt. A palette needs at least 2.'),
    ).toBeDefined();
  });

  it('lets the text in the field step back, which is not what was read', async () => {
    const { dialog, field, type, drop, user } = await open();
    type('Good day, Anna!');
    const described = () =>
      document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(described()).toBeUndefined();
    drop(DAMAGED);
    expect(field.hasAttribute('data-aside')).toBe(true);
    expect(described()).toBe('Not read: brand.ase is read instead');
    await user.click(dialog.getByRole('button', { name: 'Remove brand.ase' }));
    expect(field.hasAttribute('data-aside')).toBe(false);
    expect(await dialog.findByText(IMPORT_MESSAGES.importEmpty)).toBeDefined();
  });

  it('leaves no example in an empty field, which would look like what was read', async () => {
    const { field, drop } = await open();
    expect(field.placeholder).not.toBe('');
    drop(DAMAGED);
    expect(field.placeholder).toBe('');
  });

  it('is told apart from a text: every refusal that speaks of a file has its name', () => {
    const reasons = Object.keys(IMPORT_MESSAGES) as (keyof typeof IMPORT_MESSAGES)[];
    for (const reason of reasons) {
      expect(noPaletteMessage(reason, null)).toBe(IMPORT_MESSAGES[reason]);
      expect(noPaletteMessage(reason, 'a.ase')).not.toMatch(/\bThis (?:file|text|color list)\b/);
    }
  });
});

describe('a text without colors', () => {
  it('is told so politely while it is typed, with what works, and stays', async () => {
    const { dialog, field, type } = await open();
    type('Good day, Anna,\nplease send me the colors.\nThank you!');
    const sentence = await dialog.findByText(IMPORT_MESSAGES.importEmpty);
    expect(sentence.closest('[role="status"]')?.querySelector('svg')).not.toBeNull();
    // Nothing is told back of what was never meant for a color.
    expect(dialog.queryByText(/is not a color|more skipped/)).toBeNull();
    expect(dialog.getByText(IMPORT_EXAMPLE).tagName).toBe('CODE');
    expect(field.value).toMatch(/^Good day/);
  });

  it('is told of its near misses', async () => {
    const { dialog, type } = await open();
    type('The green:\n#12345');
    expect(await dialog.findByText('“#12345” in line 2 is not a color: five digits')).toBeDefined();
    expect(dialog.queryByText(/The green/, { selector: 'p' })).toBeNull();
  });
});

describe('the example of what works', () => {
  it('is taken into an empty field with a click, and is read', async () => {
    const { dialog, field, drop, user } = await open();
    drop(DAMAGED);
    await user.click(await dialog.findByRole('button', { name: IMPORT_EXAMPLE }));
    expect(field.value).toBe(IMPORT_EXAMPLE);
    expect(await dialog.findByRole('button', { name: 'Use 3 colors' })).toBeDefined();
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it('takes the place of nothing that was typed', async () => {
    const { dialog, type, drop } = await open();
    type('Good day, Anna!');
    drop(DAMAGED);
    await dialog.findByRole('alert');
    expect(dialog.queryByRole('button', { name: IMPORT_EXAMPLE })).toBeNull();
    expect(dialog.getByText(IMPORT_EXAMPLE)).toBeDefined();
  });

  it('is three colors, each written another way', () => {
    expect(hexes(parseText(IMPORT_EXAMPLE))).toEqual(['#0D9488', '#F59E0B', '#000080']);
  });
});
