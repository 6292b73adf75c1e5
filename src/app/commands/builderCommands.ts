import { adjustRandomly } from '../../features/builder/random-adjustment/adjustmentCommands';
import { selectIsPreviewing } from '../../features/builder/random-adjustment/adjustmentSlice';
import { mirrorCurrentPalette } from '../../state/palette/editPalette';
import { METHOD_OPTIONS } from '../../features/builder/generator/methodOptions';
import { methodChosen } from '../../features/builder/generator/methodSlice';
import { generatePalette } from '../../features/builder/generator/generatePalette';
import { collapsed } from '../../features/builder/expanded/expandedSlice';
import type { BuilderState, BuilderThunk } from '../../features/builder/palette/builderThunk';
import { exportPalette } from '../../features/builder/palette/exportPalette';
import { PANELS } from '../../features/builder/panels';
import { panelRequested } from '../../features/builder/panels/panelsSlice';
import type { KeyCombo } from '../../features/builder/shortcuts/keyCombo';
import { placeOf, SHORTCUTS, type Shortcut } from '../../features/builder/shortcuts/shortcuts';
import { namingBegun } from '../../features/builder/naming/namingSlice';
import { FORMATS } from '../../features/export/formats';
import { dialogOpened } from '../../state/dialogsSlice';
import { selectEntry } from '../../state/palette/historySlice';
import type { Command } from './command';
import { FORMAT_WORDS, PANEL_WORDS } from './otherWords';

/** A command for the palette in the builder. */
export type BuilderCommand = Omit<Command, 'run' | 'hexes' | 'keys'> & {
  /** The equivalent shortcuts, the best known first. */
  readonly combos?: readonly KeyCombo[];
  /** Index of the palette color that it is about. */
  readonly colorPlace?: number | undefined;
  readonly isPossible: (state: BuilderState) => boolean;
  readonly run: () => BuilderThunk<unknown>;
};

const always = (): boolean => true;

const ofShortcut = (id: string, shortcut: Shortcut): BuilderCommand[] => {
  const { group, label, words = '', combos, shownKeys, isPossible } = shortcut;
  // A shortcut with several keys, such as the nine that select a color, is one command per key.
  return (shownKeys === undefined ? combos.slice(0, 1) : combos).map((combo) => ({
    id: `shortcut ${id} ${combo.key}`,
    group,
    label: shownKeys === undefined ? label : `${label}: ${combo.key}`,
    words,
    combos: shownKeys === undefined ? combos : [combo],
    colorPlace: shortcut === SHORTCUTS.selectColor ? placeOf(combo.key) : undefined,
    isPossible: isPossible ? (state) => isPossible(state, combo.key) : always,
    run: () => shortcut.run(combo.key),
  }));
};

/** All commands from the tables of shortcuts, generator methods, panels and export formats. */
export const BUILDER_COMMANDS: readonly BuilderCommand[] = [
  ...Object.entries(SHORTCUTS)
    // The command list is already open, and the shortcut sheet can be opened from any page.
    .filter(([id]) => id !== 'findCommand' && id !== 'showShortcuts')
    .flatMap(([id, shortcut]) => ofShortcut(id, shortcut)),
  {
    id: 'adjust',
    group: 'Palette',
    label: 'Random palette adjustments',
    isPossible: always,
    run: () => adjustRandomly(),
  },
  {
    id: 'name',
    group: 'Palette',
    label: 'Name the palette',
    words: 'rename title call',
    // Its field is in the toolbar.
    isPossible: (state) => !selectIsPreviewing(state),
    run: () => (dispatch) => dispatch(namingBegun('palette')),
  },
  {
    id: 'name color',
    group: 'Palette',
    label: 'Name the color',
    words: 'rename title call',
    isPossible: always,
    run: () => (dispatch) => {
      dispatch(collapsed());
      dispatch(panelRequested('color-values'));
      dispatch(namingBegun('color'));
    },
  },
  {
    id: 'mirror',
    group: 'Palette',
    label: 'Mirror palette horizontally',
    words: 'reverse flip',
    isPossible: always,
    run: () => (dispatch) => dispatch(mirrorCurrentPalette()),
  },
  {
    id: 'compare',
    group: 'Palette',
    label: 'Compare and mix palettes',
    words: 'difference delta blend',
    isPossible: always,
    run: () => (dispatch) => dispatch(dialogOpened({ dialog: 'compare' })),
  },
  {
    id: 'poster',
    group: 'Palette',
    label: 'Export as poster',
    words: 'social media picture post share image',
    isPossible: always,
    run: () => (dispatch, getState) => {
      const entry = selectEntry(getState());
      if (entry)
        dispatch(
          dialogOpened({ dialog: 'socialExport', palette: { colors: entry.colors, name: entry.name } }),
        );
    },
  },
  ...METHOD_OPTIONS.map(({ value, label }): BuilderCommand => ({
    id: `method ${value}`,
    group: 'Generate by',
    label,
    words: 'method generator new palette',
    replacesPalette: true,
    isPossible: always,
    run: () => (dispatch) => {
      dispatch(methodChosen(value));
      dispatch(generatePalette());
    },
  })),
  ...PANELS.map(({ id, title, isVisible }): BuilderCommand => ({
    id: `panel ${id}`,
    group: 'Panels',
    label: title,
    words: PANEL_WORDS[id] ?? '',
    isPossible: ({ paletteHistory: { entries, index } }) =>
      isVisible({ colorCount: entries[index]?.colors.length ?? 0 }),
    run: () => (dispatch) => {
      dispatch(collapsed());
      dispatch(panelRequested(id));
    },
  })),
  ...FORMATS.map(({ id, label, extension, group }): BuilderCommand => ({
    id: `format ${id}`,
    group: 'Export as',
    label,
    words: `download copy file .${extension} ${group} ${FORMAT_WORDS[id] ?? ''}`,
    isPossible: always,
    run: () => exportPalette(id),
  })),
];
