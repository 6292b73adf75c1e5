import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../../../src/color/color';
import { draftsFound, draftsReducer, selectDrafts } from '../../../../src/state/palette/drafts/draftsSlice';
import { paletteSaved } from '../../../../src/state/palette/paletteSaved';
import { userRead } from '../../../../src/state/session/sessionSlice';

const palette = <Name extends string | null>(name: Name, ...hexes: readonly string[]) => ({
  name,
  colors: hexes.map((hex) => colorFromHex(hex)),
});
const TEAL = palette('Teal', '#0D9488', '#F5F5F4');
const RED = palette(null, '#FF0000', '#F5F5F4');
const ANN = { id: 'ann', email: null, name: 'Ann', avatarUrl: null };

const start = draftsReducer(undefined, { type: 'none' });
const found = draftsReducer(start, draftsFound([TEAL, RED]));

describe('palettes that were made before the sign-in', () => {
  it('are those that this device has, for whoever has signed in', () => {
    expect(start.drafts).toEqual([]);
    expect(selectDrafts({ drafts: draftsReducer(found, userRead(ANN)) })).toEqual([TEAL, RED]);
    expect(draftsReducer(found, draftsFound([RED])).drafts).toEqual([RED]);
  });

  it('are none for a visitor, who has nowhere to save them', () => {
    expect(draftsReducer(found, userRead(null)).drafts).toEqual([]);
  });

  it('are no drafts any more once the same colors are saved, under whatever name', () => {
    const saved = paletteSaved({ id: 'a', projectId: 'p1', ...palette('Sea', '#0D9488', '#F5F5F4') });
    expect(draftsReducer(found, saved).drafts).toEqual([RED]);
  });

  it('stay as they are when another palette is saved', () => {
    const turned = paletteSaved({ id: 'a', projectId: 'p1', ...palette('Teal', '#F5F5F4', '#0D9488') });
    expect(draftsReducer(found, turned)).toBe(found);
  });
});
