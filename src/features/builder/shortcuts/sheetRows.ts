import { FILM_KEYS, PICTURE_KEYS, SCALE_KEYS, type PageKey } from '../../../domain/pageKeys';
import type { KeyCombo } from './keyCombo';
import { SHORTCUT_LIST } from './shortcuts';

/** A line of the sheet of shortcuts. */
export type SheetRow = {
  readonly group: string;
  readonly label: string;
  /** Further words that it is found by. */
  readonly words?: string;
  readonly combos: readonly KeyCombo[];
  /** Shown in place of the combinations. */
  readonly shownKeys?: string | undefined;
  /** It goes to what has the focus, and works without single-key shortcuts, too. */
  readonly isForFocused?: boolean;
};

const ofPage = (group: string, words: string, keys: Readonly<Record<string, PageKey>>): SheetRow[] =>
  Object.values(keys).map(({ label, shownKeys, ...combo }) => ({
    group,
    label,
    words,
    combos: [combo],
    shownKeys,
    isForFocused: combo.key.length > 1,
  }));

/** The builder's shortcuts first, as it is there that the sheet is opened. */
export const sheetRows = (): readonly SheetRow[] => [
  ...SHORTCUT_LIST,
  ...ofPage('Image to palette', 'picture photo', PICTURE_KEYS),
  ...ofPage('Video to palette', 'film player timeline', FILM_KEYS),
  ...ofPage('Theme', 'scales steps', SCALE_KEYS),
];
