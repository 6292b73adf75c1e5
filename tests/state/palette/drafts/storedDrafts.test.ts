import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../../../src/color/color';
import { PLAN_LIMITS } from '../../../../src/domain/planLimits';
import {
  DRAFTS_KEY,
  forgetDraft,
  keepDraft,
  markOffered,
  readDrafts,
  wereOffered,
  writeDrafts,
} from '../../../../src/state/palette/drafts/storedDrafts';
import { createMemoryStore } from '../../../support/fakeServices';

const palette = (name: string | null, ...hexes: readonly string[]) => ({
  name,
  colors: hexes.map((hex) => colorFromHex(hex)),
});
const TEAL = palette('Teal', '#0D9488', '#F5F5F4');
const RED = palette(null, '#FF0000', '#F5F5F4');
const BLUE = palette(null, '#0000FF', '#222222');

const deviceWith = (...drafts: readonly (typeof TEAL)[]) => {
  const storage = createMemoryStore();
  writeDrafts(storage, drafts);
  return storage;
};

describe('what a visitor has made on this device', () => {
  it('is there the next time, the newest first, without what cannot be read', () => {
    const storage = deviceWith(TEAL);
    keepDraft(storage, RED, null);
    expect(readDrafts(storage)).toMatchObject([RED, TEAL]);
    storage.write(DRAFTS_KEY, [{ colors: 'none' }, ...(storage.read(DRAFTS_KEY) as unknown[])]);
    expect(readDrafts(storage)).toMatchObject([RED, TEAL]);
    storage.write(DRAFTS_KEY, 'none');
    expect(readDrafts(storage)).toEqual([]);
  });

  it('has each palette once, in the place of the one that it was edited from', () => {
    const storage = deviceWith(RED, TEAL);
    keepDraft(storage, TEAL, null);
    expect(readDrafts(storage)).toMatchObject([TEAL, RED]);
    const darker = palette('Teal', '#0B7A70', '#F5F5F4');
    keepDraft(storage, darker, TEAL.colors);
    expect(readDrafts(storage)).toMatchObject([darker, RED]);
    // With two other colors it is another palette.
    keepDraft(storage, BLUE, darker.colors);
    expect(readDrafts(storage)).toMatchObject([BLUE, darker, RED]);
  });

  it('is no more than a visitor’s history holds', () => {
    const storage = createMemoryStore();
    const most = PLAN_LIMITS.anonymous.history;
    const grays = Array.from({ length: most + 1 }, (_, i) => `#${(16 + i).toString(16).repeat(3)}`);
    for (const gray of grays) keepDraft(storage, palette(null, gray, gray), null);
    expect(readDrafts(storage)).toHaveLength(most);
    expect(readDrafts(storage)[0]).toMatchObject(palette(null, grays[most] ?? '', grays[most] ?? ''));
  });

  it('is offered once, and again when there is something new', () => {
    const storage = deviceWith(TEAL);
    expect(wereOffered(storage)).toBe(false);
    markOffered(storage, true);
    expect(wereOffered(storage)).toBe(true);
    keepDraft(storage, RED, null);
    expect(wereOffered(storage)).toBe(false);
  });

  it('is left without a palette whose colors are saved, and is told whether there was one', () => {
    const storage = deviceWith(RED, TEAL);
    expect(forgetDraft(storage, TEAL.colors)).toBe(true);
    expect(readDrafts(storage)).toMatchObject([RED]);
    expect(forgetDraft(storage, TEAL.colors)).toBe(false);
    expect(readDrafts(storage)).toMatchObject([RED]);
  });
});
