import { dialogOpened } from '../../../state/dialogsSlice';
import { acceptAdjustment } from '../random-adjustment/adjustmentCommands';
import { previewClosed, selectIsPreviewing } from '../random-adjustment/adjustmentSlice';
import { collapsed, expandedToggled, selectIsExpanded } from '../expanded/expandedSlice';
import { togglePin } from '../history/pinCommands';
import { stepBack, stepForward } from '../history/historySteps';
import type { BuilderState, BuilderThunk } from '../palette/builderThunk';
import { generatePalette } from '../generator/generatePalette';
import { exportPalette, repeatExport } from '../palette/exportPalette';
import { selectColorCount } from '../../../state/palette/historySlice';
import { savePalette } from '../palette/savePalette';
import {
  copyLink,
  copySelectedColor,
  duplicateSelectedColor,
  removeSelectedColor,
  toggleSelectedLock,
} from '../palette/selectedColor';
import { swatchSelected, typingBegun } from '../../../state/palette/selectionSlice';
import { FIND_COMBO, SHEET_COMBO } from './pageCombos';
import type { KeyCombo } from './keyCombo';

export type Shortcut = {
  readonly group: 'Palette' | 'History' | 'View' | 'Random adjustment';
  readonly label: string;
  /** Additional search terms. */
  readonly words?: string;
  /** Alternative combinations. */
  readonly combos: readonly KeyCombo[];
  /** Shown in the list instead of the combinations. */
  readonly shownKeys?: string;
  /** If omitted, the command is always available. */
  readonly isPossible?: (state: BuilderState, key: string) => boolean;
  readonly run: (key: string) => BuilderThunk<unknown>;
  /** Repeats while the key is held. */
  readonly repeats?: true;
  /** The browser's own command for it is always prevented, even if the shortcut is ignored. */
  readonly isKeptFromBrowser?: true;
};

/** The index of the color that a digit selects. */
export const placeOf = (digit: string): number => Number(digit) - 1;

/**
 * THE TABLE of shortcuts, used by the keyboard, the list of shortcuts and the titles of buttons; if two match, the
 * upper one applies.
 */
export const SHORTCUTS = {
  generate: {
    group: 'Palette',
    label: 'Generate a new palette',
    words: 'shuffle random',
    combos: [{ key: ' ' }],
    run: generatePalette,
    repeats: true,
  },
  selectColor: {
    group: 'Palette',
    label: 'Select a color',
    combos: Array.from('123456789', (key) => ({ key })),
    shownKeys: '1 – 9',
    isPossible: (state, digit) => placeOf(digit) < selectColorCount(state),
    run: (digit) => (dispatch) => dispatch(swatchSelected(placeOf(digit))),
  },
  lock: {
    group: 'Palette',
    label: 'Lock or unlock the color',
    combos: [{ key: 'l' }],
    run: toggleSelectedLock,
  },
  duplicate: {
    group: 'Palette',
    label: 'Duplicate the color',
    words: 'add copy another',
    combos: [{ key: 'd' }],
    run: duplicateSelectedColor,
  },
  remove: {
    group: 'Palette',
    label: 'Remove the color',
    words: 'delete',
    combos: [{ key: 'Delete' }, { key: 'Backspace' }],
    run: removeSelectedColor,
  },
  copyColor: {
    group: 'Palette',
    label: 'Copy the color',
    combos: [{ key: 'c' }],
    run: copySelectedColor,
  },
  typeColor: {
    group: 'Palette',
    label: 'Type another value for the color',
    words: 'hex rgb edit change replace',
    combos: [{ key: 'h' }],
    isPossible: (state) => !selectIsPreviewing(state),
    run: () => (dispatch) => dispatch(typingBegun()),
  },
  copyLink: {
    group: 'Palette',
    label: 'Copy the link',
    words: 'share url address',
    combos: [{ key: 'u' }],
    run: copyLink,
  },
  importPalette: {
    group: 'Palette',
    label: 'Import a palette',
    words: 'open file paste load',
    combos: [{ key: 'i' }],
    run: () => (dispatch) => dispatch(dialogOpened({ dialog: 'import' })),
  },
  exportPalette: {
    group: 'Palette',
    label: 'Export the palette',
    words: 'download file',
    combos: [{ key: 'x' }],
    run: () => exportPalette(),
  },
  save: {
    group: 'Palette',
    label: 'Save the palette',
    combos: [{ key: 's', mod: true }],
    run: savePalette,
    isKeptFromBrowser: true,
  },
  repeatExport: {
    group: 'Palette',
    label: 'Repeat the last export',
    combos: [{ key: 'e', mod: true, shift: true }],
    run: repeatExport,
  },
  back: {
    group: 'History',
    label: 'Previous palette',
    words: 'undo back',
    combos: [{ key: 'ArrowLeft' }, { key: 'z', mod: true }],
    run: stepBack,
    repeats: true,
  },
  forward: {
    group: 'History',
    label: 'Next palette',
    words: 'redo forward',
    combos: [{ key: 'ArrowRight' }, { key: 'z', mod: true, shift: true }, { key: 'y', mod: true }],
    run: stepForward,
    repeats: true,
  },
  pin: {
    group: 'History',
    label: 'Pin or unpin the palette',
    words: 'keep history',
    combos: [{ key: 'p' }],
    run: togglePin,
  },
  acceptAdjustment: {
    group: 'Random adjustment',
    label: 'Accept',
    combos: [{ key: 'Enter' }],
    isPossible: selectIsPreviewing,
    run: acceptAdjustment,
  },
  discardAdjustment: {
    group: 'Random adjustment',
    label: 'Discard',
    combos: [{ key: 'Escape' }],
    isPossible: selectIsPreviewing,
    run: () => (dispatch) => dispatch(previewClosed()),
  },
  expand: {
    group: 'View',
    label: 'Expand or collapse the palette',
    words: 'full screen fullscreen',
    combos: [{ key: 'f' }],
    run: () => (dispatch) => dispatch(expandedToggled()),
  },
  collapse: {
    group: 'View',
    label: 'Collapse the palette',
    combos: [{ key: 'Escape' }],
    isPossible: selectIsExpanded,
    run: () => (dispatch) => dispatch(collapsed()),
  },
  findCommand: {
    group: 'View',
    label: 'Find an action or page',
    combos: [FIND_COMBO],
    run: () => (dispatch) => dispatch(dialogOpened({ dialog: 'commands' })),
    isKeptFromBrowser: true,
  },
  showShortcuts: {
    group: 'View',
    label: 'Show these shortcuts',
    combos: [SHEET_COMBO],
    run: () => (dispatch) => dispatch(dialogOpened({ dialog: 'shortcuts' })),
  },
} as const satisfies Record<string, Shortcut>;

export const SHORTCUT_LIST: readonly Shortcut[] = Object.values(SHORTCUTS);
