import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import type { History } from '../../src/palette/history';
import { toggleLockSteps } from '../../src/palette/lockSteps';
import { createPalette, type PaletteFields } from '../../src/palette/palette';
import type { KeptPalette } from '../../src/palette/storedHistory';

const step = (hexes: string, fields: PaletteFields = {}): KeptPalette =>
  createPalette(
    hexes.split(' ').map((hex) => colorFromHex(`#${hex}`)),
    fields,
  );
/** The steps with 1 for a locked color, after the lock of a color of one of them was toggled. */
const locksAfter = (entries: readonly KeptPalette[], index: number, color: number) =>
  toggleLockSteps<History<KeptPalette>>({ entries, index }, color).entries.map(({ locked }) =>
    locked.map(Number).join(''),
  );

const GENERATED = step('0D9488 F5F5F4 1C1917');
const MOVED = step('F5F5F4 0D9488 1C1917');
const RECOLORED = step('F5F5F4 2F6FED 1C1917');
const OTHER = step('D43B2D F2C14E F2E3C6');

describe('locking a color', () => {
  it('locks it in each step of its palette that has it, so that undo and redo leave the lock', () => {
    expect(locksAfter([OTHER, GENERATED, MOVED, RECOLORED], 2, 1)).toEqual(['000', '100', '010', '000']);
    expect(locksAfter([GENERATED, MOVED, RECOLORED, OTHER], 0, 2)).toEqual(['001', '001', '001', '000']);
  });

  it('unlocks it in these steps, and makes them alike', () => {
    const locked = [true, false, false];
    expect(locksAfter([GENERATED, step('F5F5F4 0D9488 1C1917', { locked })], 1, 0)).toEqual(['000', '000']);
    expect(
      locksAfter([step('0D9488 F5F5F4', { locked: [true, true] }), step('F5F5F4 0D9488')], 1, 0),
    ).toEqual(['11', '10']);
  });

  it('goes on over steps with other names', () => {
    const named = step('0D9488 F5F5F4 1C1917', { name: 'Kiln' });
    expect(locksAfter([GENERATED, named, MOVED], 2, 0)).toEqual(['010', '010', '100']);
  });

  it('locks one of two equal colors', () => {
    const twins = step('0D9488 0D9488');
    expect(locksAfter([step('0D9488 F5F5F4'), twins, twins], 2, 1)).toEqual(['00', '01', '01']);
  });

  it('leaves a pinned step and those beyond it', () => {
    const pinned = { ...MOVED, isPinned: true };
    expect(locksAfter([GENERATED, pinned, RECOLORED], 2, 0)).toEqual(['000', '000', '100']);
    expect(locksAfter([GENERATED, pinned, RECOLORED], 0, 1)).toEqual(['010', '000', '000']);
    expect(locksAfter([GENERATED, pinned, RECOLORED], 1, 0)).toEqual(['010', '100', '100']);
  });

  it('does nothing where there is no such color', () => {
    for (const history of [
      { entries: [GENERATED], index: 0 },
      { entries: [], index: -1 },
    ])
      expect(toggleLockSteps<History<KeptPalette>>(history, 3)).toBe(history);
  });
});
