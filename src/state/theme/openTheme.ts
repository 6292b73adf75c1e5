import { THEME_MESSAGES } from '../../domain/themeMessages';
import { PATHS } from '../../domain/paths';
import type { PaletteDocument } from '../../palette/palette';
import { createPalette } from '../../palette/palette';
import { paletteLink, parsePaletteLink } from '../../palette/paletteLink';
import { readStoredPalette } from '../../palette/storedPalette';
import { parseThemeBase } from '../../palette/themeLink';
import { followPalette } from '../../theme/followPalette';
import { parseThemeQuery, themeQuery } from '../../theme/themeAddress';
import { themeFromPalette } from '../../theme/themeFromPalette';
import { selectEntry } from '../palette/historySlice';
import { openAddress } from '../palette/openAddress';
import { selectSelectedIndex } from '../palette/selectionSlice';
import { readKeptThemes } from './storedTheme';
import { selectThemeEntry, themeOpened, themesRestored, type ThemeEntry } from './themeSlice';
import type { ThemeThunk } from './themeThunk';

const keyOf = ({ colors }: Pick<PaletteDocument, 'colors'>): string => paletteLink(colors);

/** The palette of the builder; on a first visit one of those that the builder would begin with. */
const builderPalette = (): ThemeThunk<PaletteDocument> => (dispatch, getState) => {
  if (!selectEntry(getState())) dispatch(openAddress({ search: '', state: null }));
  return selectEntry(getState()) ?? createPalette([]);
};

const themeOf = (palette: PaletteDocument, base: number): ThemeEntry['theme'] =>
  themeFromPalette(palette.colors, palette.colors[base] ?? null, palette.name);

/** Where a palette is kept, as entries say it. */
const placeOf = ({ saved }: PaletteDocument): Pick<ThemeEntry, 'saved'> => (saved ? { saved } : {});

/** Opens a theme in place of the one on show. Where that was worked on, a message says so and brings it back. */
const replaceTheme =
  (entry: ThemeEntry, message: string = THEME_MESSAGES.otherOpened): ThemeThunk<void> =>
  (dispatch, getState, { toasts }) => {
    const before = selectThemeEntry(getState());
    dispatch(themeOpened(entry));
    const isLost = before?.isEdited === true && themeQuery(before.theme) !== themeQuery(entry.theme);
    if (isLost)
      toasts.show(message, {
        action: { label: 'Undo', onSelect: () => dispatch(themeOpened(before)) },
        page: PATHS.theme,
      });
  };

/** A theme of the builder's palette, its selected color the brand's. A step like any other: undo brings the former theme back. */
export const openBuilderTheme = (): ThemeThunk<void> => (dispatch, getState) => {
  const palette = dispatch(builderPalette());
  const theme = themeOf(palette, selectSelectedIndex(getState()));
  const key = keyOf(palette);
  dispatch(
    replaceTheme(
      { theme, madeOf: key, builder: key, isEdited: false, ...placeOf(palette) },
      THEME_MESSAGES.rulesBack,
    ),
  );
};

/** Whether something was set by hand in a theme while the builder had another palette than it has now. */
export const isOfOtherPalette = (
  { isEdited, builder }: Pick<ThemeEntry, 'isEdited' | 'builder'>,
  palette: Pick<PaletteDocument, 'colors'>,
): boolean => isEdited && builder !== keyOf(palette);

/** The theme on show made over to the builder's palette; undo brings its own colors back. */
export const followBuilder = (): ThemeThunk<void> => (dispatch, getState) => {
  const palette = dispatch(builderPalette());
  const before = selectThemeEntry(getState());
  if (!before) return;
  // The first is the brand's, unless one is locked.
  const base = palette.colors[Math.max(0, palette.locked.indexOf(true))] ?? null;
  const theme = followPalette(before.theme, palette.colors, base);
  const key = keyOf(palette);
  dispatch(themeOpened({ theme, madeOf: key, builder: key, isEdited: true, ...placeOf(palette) }));
};

/** The theme on show stays as it is beside the palette that the builder has now; undo asks again. */
export const keepBesideBuilder = (): ThemeThunk<void> => (dispatch, getState) => {
  const builder = keyOf(dispatch(builderPalette()));
  const entry = selectThemeEntry(getState());
  if (entry) dispatch(themeOpened({ ...entry, builder }));
};

/** A theme that was read from a file, in place of the one on show, which comes back by undo. */
export const openReadTheme =
  (theme: ThemeEntry['theme']): ThemeThunk<void> =>
  (dispatch) => {
    const builder = keyOf(dispatch(builderPalette()));
    dispatch(replaceTheme({ theme, madeOf: null, builder, isEdited: true }));
  };

/** The theme of this visit, else the one kept on the device. */
const currentTheme =
  (): ThemeThunk<ThemeEntry | undefined> =>
  (dispatch, getState, { storage }) => {
    const kept = selectThemeEntry(getState()) ? [] : readKeptThemes(storage);
    if (kept.length > 0) dispatch(themesRestored(kept));
    return selectThemeEntry(getState());
  };

/**
 * Takes the theme of an address as the current one: its own, or one of the palette that it names. Without either, the
 * page goes on with its theme as long as the builder has the palette of then, and makes one of its palette if not. A
 * theme that somebody has worked on stays also beside another palette of the builder's.
 * `state` is that of the navigation: the palette that the theme is kept with.
 * Returns whether the address asked for a theme that could not be read; then nothing changes.
 */
export const openTheme =
  (search: string, state: unknown = null): ThemeThunk<'opened' | 'invalid'> =>
  (dispatch) => {
    const along = readStoredPalette(state)?.palette;
    const linked = parseThemeQuery(search);
    const handed = parsePaletteLink(search);
    const isNamed = linked !== 'none';
    if (linked === 'invalid' || (!isNamed && 'problem' in handed && handed.problem === 'invalid'))
      return 'invalid';
    const inBuilder = dispatch(builderPalette());
    const builder = keyOf(inBuilder);
    const current = dispatch(currentTheme());
    if (isNamed) {
      const isOther = along?.saved !== undefined && along.saved.id !== current?.saved?.id;
      if (!current || isOther || themeQuery(current.theme) !== themeQuery(linked))
        dispatch(
          replaceTheme({
            theme: linked,
            madeOf: along ? keyOf(along) : null,
            builder,
            isEdited: false,
            ...(along && placeOf(along)),
          }),
        );
      return 'opened';
    }
    if ('palette' in handed) {
      const key = paletteLink(handed.palette);
      // The builder's palette has gone on, and so has the theme that was made of it: the page asks which of them holds.
      const isOurs = current?.isEdited === true && current.madeOf === current.builder;
      if (isOurs && key === builder && parseThemeBase(search) === 0) return 'opened';
      const from = along ?? (key === builder ? inBuilder : undefined);
      const palette = createPalette(handed.palette, { name: handed.name, ...(from && placeOf(from)) });
      if (current?.madeOf !== key)
        dispatch(
          replaceTheme({
            theme: themeOf(palette, parseThemeBase(search)),
            madeOf: key,
            builder,
            isEdited: false,
            ...placeOf(palette),
          }),
        );
      return 'opened';
    }
    if (!current || (current.builder !== builder && !current.isEdited)) dispatch(openBuilderTheme());
    return 'opened';
  };
