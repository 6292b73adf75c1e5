import { describe, expect, it } from 'vitest';

import { BATCH_MESSAGES } from '../../../../src/domain/batchMessages';
import type { KeptPictures } from '../../../../src/features/image-extraction/after-sign-in/keptPictures';
import { readKeptPictures } from '../../../../src/features/image-extraction/after-sign-in/readKeptPictures';
import { createExtraction, createPhoto, evenPalette, TEN } from '../fakePictures';

const NOTHING: KeptPictures = { batch: null, picture: null, pending: null };
const { colors, thumbnail } = createExtraction();
const FILE = new File(['x'], 'cat.jpg');
const READ = {
  picture: { id: 0, name: 'cat.jpg', state: 'read', entries: evenPalette(TEN.slice(0, 5)) },
  file: FILE,
  read: { colors, thumbnail },
} as const;
const LEFT = { id: 0, name: 'cat.jpg', state: 'unread', reason: BATCH_MESSAGES.canceled, isLeft: true };
const KEPT: KeptPictures = {
  batch: {
    pictures: [
      READ,
      { picture: { id: 0, name: 'b.psd', state: 'unread', reason: 'No picture' }, file: FILE, read: null },
      {
        picture: { id: 0, name: 'c.png', state: 'unread', reason: 'It took too long.', mayPass: true },
        file: FILE,
        read: null,
      },
    ],
    isToContinue: true,
    together: evenPalette(TEN.slice(0, 3)),
    togetherOptions: { count: 3, style: 'even' },
    leftOut: 2,
    mayBeMore: true,
  },
  picture: {
    file: FILE,
    name: 'cat.jpg',
    palette: {
      entries: [{ rgb: 0x0d9488, share: 1, isKept: true, p3: 0x0d9488 }],
      wanted: 5,
      style: 'even',
      places: { 0x0d9488: { x: 0.5, y: 0.5 } },
      area: { x: 0, y: 0, width: 0.5, height: 1 },
    },
  },
  pending: { kind: 'file', file: FILE, name: 'dog.jpg', isCounted: true },
};

const pictureOf = (changes: object) => {
  const { batch } = readKeptPictures({ batch: { pictures: [{ ...READ, ...changes }] } });
  return batch?.pictures[0]?.picture;
};

describe('pictures that a page has kept', () => {
  it('are read as they were', () => {
    expect(readKeptPictures(KEPT)).toEqual(KEPT);
  });

  it.each([
    { kind: 'random' },
    { kind: 'photo', photo: createPhoto('p1') },
    { kind: 'address', address: 'https://example.com/a.png' },
  ])('may have been chosen otherwise than as a file: $kind', (pending) => {
    expect(readKeptPictures({ pending })).toEqual({ ...NOTHING, pending });
  });

  it.each([
    undefined,
    null,
    'pictures',
    [],
    { batch: [], picture: 5, pending: 'a' },
    { batch: { pictures: [] } },
    { batch: { pictures: [{ ...READ, file: null }, { ...READ, picture: {} }, null] } },
    { picture: { file: FILE }, pending: { kind: 'file', name: 'a' } },
    { pending: { kind: 'photo', photo: { id: 'p1' } } },
    { pending: { kind: 'address' } },
  ])('are none where something else stands: %j', (kept) => {
    expect(readKeptPictures(kept)).toEqual(NOTHING);
  });

  it.each([
    ['that waited', { picture: { ...READ.picture, state: 'waiting' } }],
    ['that was being read', { picture: { ...READ.picture, state: 'reading' } }],
    ['without the colors it was read with', { read: null }],
    ['with colors of another kind', { read: { colors: {}, thumbnail } }],
    ['with a palette that is none', { picture: { ...READ.picture, entries: [{ rgb: 'red' }] } }],
    ['with shares that are none', { picture: { ...READ.picture, entries: [{ rgb: 1, share: 2 }] } }],
    ['with no colors', { picture: { ...READ.picture, entries: [] } }],
  ])('are left to be read where there is one %s', (_, changes) => {
    expect(pictureOf(changes)).toEqual(LEFT);
  });

  it('have of the list and of a palette what fits', () => {
    const batch = { pictures: [READ], together: 'all', togetherOptions: { count: 99, style: 'even' } };
    const palette = {
      entries: evenPalette([1, 2]),
      wanted: 'all',
      style: 'loud',
      places: { 1: { x: 5, y: 0 } },
      area: 7,
    };
    const read = readKeptPictures({ batch, picture: { file: FILE, name: 'cat.jpg', palette } });
    expect(read.batch).toEqual({
      pictures: [READ],
      isToContinue: false,
      together: null,
      togetherOptions: null,
      leftOut: 0,
    });
    expect(read.picture?.palette).toEqual({ entries: evenPalette([1, 2]), wanted: 2 });
  });
});
