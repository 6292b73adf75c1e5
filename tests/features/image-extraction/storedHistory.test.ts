import { describe, expect, it } from 'vitest';

import {
  commitRecord,
  currentRecord,
  EMPTY_HISTORY,
  moveHistory,
  type PaletteHistory,
} from '../../../src/features/image-extraction/paletteHistory';
import { readHistory, storeHistory } from '../../../src/features/image-extraction/storedHistory';
import type { LocalStore } from '../../../src/state/storage/localStore';
import { createMemoryStore } from '../../support/fakeServices';
import { evenPalette } from './fakePictures';

const commit = (history: PaletteHistory, colors: readonly number[]): PaletteHistory =>
  commitRecord(history, { pictureId: 1, wanted: colors.length, entries: evenPalette(colors) }, 50);

const rgbs = ({ records }: PaletteHistory): number[][] =>
  records.map(({ entries }) => entries.map(({ rgb }) => rgb));

/** A new visit: nothing is known of this tab yet. */
const newVisit = (storage: LocalStore) => ({ storage, tabStorage: createMemoryStore() });

const TEAL = [{ hex: '#0D9488' }, { hex: '#FFFFFF' }];
const ROSE = [{ hex: '#E11D48' }, { hex: '#000000' }];

describe('storedHistory', () => {
  it('gives back exact colors, shares and the place in the history [X-09]', () => {
    const storage = createMemoryStore();
    // #0D9488 has no integer HSL of its own.
    const entries = [
      { rgb: 0x0d9488, share: 0.7 },
      { rgb: 0x123457, share: 0.3 },
    ];
    const two = commit(commitRecord(EMPTY_HISTORY, { pictureId: 1, wanted: 2, entries }, 50), [1, 2, 3]);
    storeHistory(newVisit(storage), moveHistory(two, -1));
    const restored = readHistory(newVisit(storage), 50);
    expect(restored.index).toBe(0);
    expect(currentRecord(restored)).toEqual({ id: 1, pictureId: null, wanted: 2, entries });
    expect(rgbs(restored)).toEqual([
      [0x0d9488, 0x123457],
      [1, 2, 3],
    ]);
  });

  it('writes the exact hex beside the integer HSL, under its two keys [X-09]', () => {
    const storage = createMemoryStore();
    storeHistory(newVisit(storage), commit(EMPTY_HISTORY, [0x0d9488, 0xffffff]));
    expect(storage.read('imagePaletteHistory')).toEqual([
      [
        { hex: '#0D9488', hsl: 'hsl(175, 84%, 32%)', share: 0.5 },
        { hex: '#FFFFFF', hsl: 'hsl(0, 0%, 100%)', share: 0.5 },
      ],
    ]);
    expect(storage.read('imagePaletteHistoryIndex')).toBe(0);
  });

  it('keeps what a color outside sRGB really is', () => {
    const storage = createMemoryStore();
    const entries = [
      { rgb: 0xff0000, share: 0.7, p3: 0xfa1405 },
      { rgb: 0x123457, share: 0.3 },
    ];
    storeHistory(newVisit(storage), commitRecord(EMPTY_HISTORY, { pictureId: 1, wanted: 2, entries }, 50));
    expect(currentRecord(readHistory(newVisit(storage), 50))?.entries).toEqual(entries);
  });

  it('leaves out palettes of a single color, which could not be opened again', () => {
    const storage = createMemoryStore();
    storeHistory(newVisit(storage), commit(commit(EMPTY_HISTORY, [1, 2]), [3]));
    expect(rgbs(readHistory(newVisit(storage), 50))).toEqual([[1, 2]]);
    expect(readHistory(newVisit(storage), 50).index).toBe(0);
  });

  it('is empty on a first visit, and sets nothing aside', () => {
    const storage = createMemoryStore();
    expect(readHistory(newVisit(storage), 5)).toEqual(EMPTY_HISTORY);
    expect(storage.read('imagePaletteHistory-backup')).toBeUndefined();
  });

  it.each([
    ['null', null],
    ['an object', {}],
    ['a number', 7],
    ['a text', 'x'],
    ['numbers', [1, 2, 3]],
    ['nulls', [null, null]],
    ['empty palettes', [[], []]],
    ['one color', [[{ hex: '#000000' }]]],
    ['the same color twice', [[{ hex: '#000000' }, { hex: '#000000' }]]],
    ['nonsense colors', [[{ hex: 'url(x)' }, { hex: '<b>' }]]],
  ])('reads %s as no history, and keeps it once beside [X-09]', (_, stored) => {
    const storage = createMemoryStore({ imagePaletteHistory: stored, imagePaletteHistoryIndex: 0 });
    expect(readHistory(newVisit(storage), 5)).toEqual(EMPTY_HISTORY);
    expect(storage.read('imagePaletteHistory-backup')).toEqual(stored);
  });

  it('keeps the good palettes among bad ones, and stays on the one that was on show', () => {
    const stored = [null, TEAL, [], ROSE];
    const storage = createMemoryStore({ imagePaletteHistory: stored, imagePaletteHistoryIndex: 1 });
    const history = readHistory(newVisit(storage), 5);
    expect(rgbs(history)).toEqual([
      [0x0d9488, 0xffffff],
      [0xe11d48, 0],
    ]);
    expect(history.index).toBe(0);
    expect(storage.read('imagePaletteHistory-backup')).toEqual(stored);
  });

  it.each([-1, 2, 1e9, 0.5, null, '0'])('shows the last palette when the index is %s', (index) => {
    const storage = createMemoryStore({
      imagePaletteHistory: [TEAL, ROSE],
      imagePaletteHistoryIndex: index,
    });
    expect(readHistory(newVisit(storage), 5).index).toBe(1);
  });

  it('keeps the palette on show where the history is cut', () => {
    const list = [1, 2, 3, 4].map((n) => [{ hex: `#00000${n}` }, { hex: '#FFFFFF' }]);
    const storage = createMemoryStore({ imagePaletteHistory: list, imagePaletteHistoryIndex: 0 });
    const history = readHistory(newVisit(storage), 2);
    expect(rgbs(history).map(([first]) => first)).toEqual([1, 2]);
    expect(history.index).toBe(0);
  });

  it.each([
    ['missing', [{}, {}]],
    ['negative', [{ share: -1 }, { share: 2 }]],
    ['of the wrong sum', [{ share: 0.9 }, { share: 0.9 }]],
    ['no numbers', [{ share: '0.5' }, { share: null }]],
  ])('spreads the shares evenly where they are %s', (_, shares) => {
    const palette = TEAL.map((color, i) => Object.assign({}, color, shares[i]));
    const storage = createMemoryStore({ imagePaletteHistory: [palette], imagePaletteHistoryIndex: 0 });
    expect(currentRecord(readHistory(newVisit(storage), 5))?.entries.map(({ share }) => share)).toEqual([
      0.5, 0.5,
    ]);
  });

  it('gives each tab its own palettes back after a reload, and the latest of all to a new one', () => {
    const storage = createMemoryStore();
    const first = newVisit(storage);
    const second = newVisit(storage);
    storeHistory(first, commit(EMPTY_HISTORY, [1, 2]));
    storeHistory(second, commit(EMPTY_HISTORY, [3, 4]));
    expect(rgbs(readHistory(first, 50))).toEqual([[1, 2]]);
    expect(rgbs(readHistory(second, 50))).toEqual([[3, 4]]);
    expect(rgbs(readHistory(newVisit(storage), 50))).toEqual([[3, 4]]);
  });
});
