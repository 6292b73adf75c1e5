import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import type { History } from '../../src/palette/history';
import { createPalette, type PaletteFields } from '../../src/palette/palette';
import { renameColorSteps, renameSteps } from '../../src/palette/renameSteps';
import type { KeptPalette } from '../../src/palette/storedHistory';

const step = (hexes: string, fields: PaletteFields & { readonly isPinned?: boolean } = {}): KeptPalette => ({
  ...createPalette(
    hexes.split(' ').map((hex) => colorFromHex(`#${hex}`)),
    fields,
  ),
  ...(fields.isPinned && { isPinned: true }),
});
const namesAfter = (entries: readonly KeptPalette[], index: number, name: string | null = 'Sea') =>
  renameSteps<History<KeptPalette>>({ entries, index }, name).entries.map((entry) => entry.name);

const GENERATED = step('0D9488 F5F5F4 1C1917');
const MOVED = step('F5F5F4 0D9488 1C1917');
const RECOLORED = step('F5F5F4 2F6FED 1C1917');
const OTHER = step('D43B2D F2C14E F2E3C6');

describe('naming a palette', () => {
  it('names it in each step in which it was worked on, so that undo leaves the name', () => {
    expect(namesAfter([GENERATED, MOVED, RECOLORED], 2)).toEqual(['Sea', 'Sea', 'Sea']);
  });

  it('names the steps that can be redone, too', () => {
    expect(namesAfter([GENERATED, MOVED, RECOLORED], 0)).toEqual(['Sea', 'Sea', 'Sea']);
  });

  it('leaves palettes before and after it', () => {
    expect(namesAfter([OTHER, GENERATED, MOVED, OTHER], 2)).toEqual([null, 'Sea', 'Sea', null]);
  });

  it('takes an old name from all of its steps, and nothing of steps under another name', () => {
    const name = 'Teal';
    const [first, second] = [step('0D9488 F5F5F4', { name }), step('F5F5F4 0D9488', { name })];
    const third = step('D43B2D F2C14E', { name });
    expect(namesAfter([first, second, third], 1, null)).toEqual([null, null, 'Teal']);
    expect(namesAfter([step('0D9488 F5F5F4', { name: 'Ink' }), second], 1)).toEqual(['Ink', 'Sea']);
  });

  it('leaves a pinned step and those beyond it', () => {
    const pinned = { ...MOVED, isPinned: true };
    expect(namesAfter([GENERATED, pinned, RECOLORED], 2)).toEqual([null, null, 'Sea']);
    expect(namesAfter([GENERATED, pinned, RECOLORED], 0)).toEqual(['Sea', null, null]);
    expect(namesAfter([GENERATED, pinned, RECOLORED], 1)).toEqual(['Sea', 'Sea', 'Sea']);
  });

  it('leaves the copy of the palette that is saved', () => {
    const saved = { id: 'a', projectId: 'p' };
    expect(namesAfter([GENERATED, step('F5F5F4 0D9488 1C1917', { saved })], 1)).toEqual([null, 'Sea']);
  });

  it('does nothing where there is no palette', () => {
    const empty: History<KeptPalette> = { entries: [], index: -1 };
    expect(renameSteps(empty, 'Sea')).toBe(empty);
  });
});

describe('naming a color', () => {
  const colorNames = (
    entries: readonly KeptPalette[],
    { index, color, name = 'Sea' }: { index: number; color: number; name?: string | null },
  ) =>
    renameColorSteps<History<KeptPalette>>({ entries, index }, color, name).entries.map(({ colors }) =>
      colors.map((one) => one.name ?? null),
    );

  it('names it in each step of its palette that has it, so that undo and redo leave the name', () => {
    expect(colorNames([OTHER, GENERATED, MOVED, RECOLORED], { index: 2, color: 1 })).toEqual([
      [null, null, null],
      ['Sea', null, null],
      [null, 'Sea', null],
      [null, null, null],
    ]);
    expect(colorNames([GENERATED, MOVED, RECOLORED], { index: 2, color: 2 })).toEqual([
      [null, null, 'Sea'],
      [null, null, 'Sea'],
      [null, null, 'Sea'],
    ]);
  });

  it('takes its name from all of these steps, and leaves one that another step has for it', () => {
    const [first] = renameColorSteps<History<KeptPalette>>(
      { entries: [GENERATED], index: 0 },
      0,
      'Teal',
    ).entries;
    const [moved] = renameColorSteps<History<KeptPalette>>({ entries: [MOVED], index: 0 }, 1, 'Teal').entries;
    if (!first || !moved) throw new Error('no steps');
    expect(colorNames([first, moved], { index: 1, color: 1, name: null })).toEqual([
      [null, null, null],
      [null, null, null],
    ]);
    expect(colorNames([first, MOVED], { index: 1, color: 1 })).toEqual([
      ['Teal', null, null],
      [null, 'Sea', null],
    ]);
  });

  it('names one of two equal colors, and leaves pinned steps', () => {
    const twins = step('0D9488 0D9488');
    expect(colorNames([step('0D9488 F5F5F4'), twins, twins], { index: 2, color: 1 })).toEqual([
      [null, null],
      [null, 'Sea'],
      [null, 'Sea'],
    ]);
    const pinned = { ...GENERATED, isPinned: true };
    expect(colorNames([pinned, MOVED], { index: 1, color: 1 })).toEqual([
      [null, null, null],
      [null, 'Sea', null],
    ]);
  });

  it('does nothing where there is no such color', () => {
    const history: History<KeptPalette> = { entries: [GENERATED], index: 0 };
    expect(renameColorSteps(history, 3, 'Sea')).toBe(history);
  });
});
