import { describe, expect, it } from 'vitest';
import {
  manualEditsOf,
  readManualEdits,
  withManualEdits,
} from '../../../src/features/image-extraction/manualEdits';
import type { PaletteRecord } from '../../../src/features/image-extraction/paletteHistory';

const RECORD: PaletteRecord = {
  id: 3,
  pictureId: 7,
  wanted: 2,
  entries: [
    { rgb: 0x0d9488, share: 0.6, isKept: true },
    { rgb: 0xf5f5f4, share: 0.4 },
  ],
  places: { [0x0d9488]: { x: 0.25, y: 0.5 } },
};

describe('what was done to a palette by hand', () => {
  it('comes back as it was, from what another page has left', () => {
    const marks = readManualEdits(structuredClone(manualEditsOf(RECORD)));
    expect(marks.places).toEqual(RECORD.places);
    const plain = RECORD.entries.map(({ rgb, share }) => ({ rgb, share }));
    expect(withManualEdits(plain, marks)).toEqual(RECORD.entries);
  });

  it.each([
    undefined,
    null,
    'marks',
    [],
    { kept: 5, places: 'all' },
    { places: { 5: { x: 2, y: 0 }, 6: null } },
  ])('is nothing where something else stands: %j', (note) => {
    expect(readManualEdits(note)).toEqual({ kept: [], places: {} });
  });
});
