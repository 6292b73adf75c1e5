import { describe, expect, it } from 'vitest';
import { colorFromHex } from '../../src/color/color';
import type { SavePalette } from '../../src/state/dialogsSlice';
import {
  fromStoredSavePalette,
  readTypedProject,
  toStoredSavePalette,
} from '../../src/state/storedSavePalette';

const DIALOG: SavePalette = {
  dialog: 'savePalette',
  palette: {
    colors: [colorFromHex('#0D9488'), colorFromHex('#F5F5F4')],
    name: 'Sea',
    tags: ['ocean'],
    theme: 'h=0d9488',
  },
  projectId: 'project',
  typedTag: 'bea',
  typedProject: { name: 'Shore', isPublic: true },
};

/** As the tab's storage gives it back. */
const stored = (changes: object = {}): unknown =>
  JSON.parse(JSON.stringify({ ...toStoredSavePalette(DIALOG), ...changes }));

describe('the save dialog in the tab’s storage', () => {
  it('comes back as it was left', () => {
    expect(fromStoredSavePalette(stored())).toEqual(DIALOG);
    expect(fromStoredSavePalette(stored({ theme: undefined }))).toEqual({
      ...DIALOG,
      palette: { colors: DIALOG.palette.colors, name: 'Sea', tags: ['ocean'] },
    });
  });

  it.each([
    ['theme', '<script>'],
    ['theme', 1],
    ['projectId', 1],
    ['typedTag', ['bea']],
    ['typedProject', { name: 'Shore' }],
  ])('comes back without a %s that is none: %j', (field, value) => {
    const read = fromStoredSavePalette(stored({ [field]: value }));
    const palette = Object.fromEntries(Object.entries(DIALOG.palette).filter(([name]) => name !== field));
    const rest = Object.fromEntries(Object.entries(DIALOG).filter(([name]) => name !== field));
    expect(read).toEqual({ ...rest, palette });
  });

  it.each([null, 'savePalette', { dialog: 'savePalette' }, { ...Object(stored()), dialog: 'export' }])(
    'is nothing else: %j',
    (value) => {
      expect(fromStoredSavePalette(value)).toBeNull();
    },
  );
});

it.each([null, 'Shore', { name: 1, isPublic: true }, { name: 'Shore', isPublic: 1 }])(
  'a project that was begun is a name and who sees it, not %j',
  (value) => {
    expect(readTypedProject(value)).toBeUndefined();
  },
);
