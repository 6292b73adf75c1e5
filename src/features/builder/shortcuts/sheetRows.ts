import { FILM_KEYS } from '../../../domain/filmKeys';
import { PICTURE_KEYS } from '../../../domain/pictureKeys';
import { SCALE_KEYS } from '../../../domain/scaleKeys';
import type { KeyCombo } from './keyCombo';
import { SHORTCUT_LIST } from './shortcuts';

/** A row of the list of shortcuts. */
export type SheetRow = {
  readonly group: string;
  readonly label: string;
  /** Additional search terms. */
  readonly words?: string;
  readonly combos: readonly KeyCombo[];
  /** Shown in place of the combinations: keys separated by spaces. */
  readonly shownKeys?: string | undefined;
  /** It applies to the focused element, and works even with single-key shortcuts off. */
  readonly isForFocused?: boolean;
};

type PageRow = readonly [label: string, combo: KeyCombo, shownKeys?: string];

const HISTORY: readonly PageRow[] = [
  ['Undo', { key: 'z', mod: true }],
  ['Redo', { key: 'z', mod: true, shift: true }],
];

const PICTURE_ROWS: readonly PageRow[] = [
  ['Zoom in', { key: PICTURE_KEYS.zoomIn }],
  ['Zoom out', { key: PICTURE_KEYS.zoomOut }],
  ['Fit the picture', { key: PICTURE_KEYS.fit }],
  ['Show or hide the pins', { key: PICTURE_KEYS.pins }],
  ['Take colors of a part', { key: PICTURE_KEYS.part }],
  ['Move the focused pin', { key: 'arrows' }, '← → ↑ ↓'],
  ['Take the focused color out', { key: 'delete' }, 'Del'],
  ...HISTORY,
];

const FILM_ROWS: readonly PageRow[] = [
  ['Play or pause', { key: FILM_KEYS.play }],
  ['Play backward, again for faster', { key: FILM_KEYS.backward }],
  ['Play, again for faster', { key: FILM_KEYS.forward }],
  ['Previous frame', { key: FILM_KEYS.stepBack }],
  ['Next frame', { key: FILM_KEYS.stepForward }],
  ['Set the in point', { key: FILM_KEYS.setIn }],
  ['Set the out point', { key: FILM_KEYS.setOut }],
  ['Clear in and out points', { key: FILM_KEYS.clearPart }],
  ['Split the shot', { key: FILM_KEYS.split }],
  ['Remove the frame', { key: FILM_KEYS.remove }, 'Del'],
  ...HISTORY,
];

const SCALE_ROWS: readonly PageRow[] = [
  ['Pin or unpin the focused step', { key: SCALE_KEYS.pin }],
  ['Move the pinned color', { key: 'arrows' }, 'Alt ← →'],
  ['Unpin the focused step', { key: 'delete' }, 'Del'],
  ...HISTORY,
];

const ofPage = (group: string, words: string, rows: readonly PageRow[]): SheetRow[] =>
  rows.map(([label, combo, shownKeys]) => ({
    group,
    label,
    words,
    combos: [combo],
    shownKeys,
    isForFocused: combo.key.length > 1,
  }));

/** The builder's shortcuts first, as the list is opened there most. */
export const sheetRows = (): readonly SheetRow[] => [
  ...SHORTCUT_LIST,
  ...ofPage('Image to palette', 'picture photo', PICTURE_ROWS),
  ...ofPage('Video to palette', 'film player timeline', FILM_ROWS),
  ...ofPage('Theme', 'scales steps', SCALE_ROWS),
];
