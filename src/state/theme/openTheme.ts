import { sameColor } from '../../color/color';
import { THEME_MESSAGES } from '../../domain/themeMessages';
import { PATHS } from '../../domain/paths';
import type { PaletteDocument } from '../../palette/palette';
import { createPalette } from '../../palette/palette';
import { paletteLink, parsePaletteLink } from '../../palette/paletteLink';
import { readStoredPalette } from '../../palette/storedPalette';
import { parseThemeBase } from '../../palette/themeLink';
import { followPalette } from '../../theme/followPalette';
import { parseThemeQuery, themeQuery } from '../../theme/themeAddress';
import { themeByRules } from '../../theme/themeByRules';
import { selectEntry } from '../palette/historySlice';
import { keepOpened, openAddress } from '../palette/openAddress';
import { selectIsChosen, selectSelectedIndex } from '../palette/selectionSlice';
import { paletteKey } from './paletteKey';
import { readKeptThemes } from './storedTheme';
import { selectThemeEntry, themeOpened, themesRestored, type ThemeEntry } from './themeSlice';
import type { ThemeThunk } from './themeThunk';

/** The builder's palette; on a first visit, one of the builder's default palettes. */
const builderPalette = (): ThemeThunk<PaletteDocument> => (dispatch, getState) => {
  if (!selectEntry(getState())) dispatch(openAddress({ search: '', state: null }));
  return selectEntry(getState()) ?? createPalette([]);
};

/** `brand` is the index of the color that was chosen as the brand; null for the one that the rules choose. */
const themeOf = (palette: PaletteDocument, brand: number | null): ThemeEntry['theme'] =>
  themeByRules(palette.colors, palette.colors[brand ?? -1] ?? null, palette.name);

/** Whether both themes have the same brand color, or neither has one. */
const isSameBrand = (
  { hues: [one] }: ThemeEntry['theme'],
  { hues: [other] }: ThemeEntry['theme'],
): boolean => {
  const [first, second] = [one?.anchors[0], other?.anchors[0]];
  return first && second ? sameColor(first, second) : first === second;
};

/** Where a palette is saved, in the form of a theme entry. */
const placeOf = ({ saved }: PaletteDocument): Pick<ThemeEntry, 'saved'> => (saved ? { saved } : {});

/** Opens a theme in place of the current one. If that one had edits, a message offers to undo. */
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

/** A theme made of the builder's palette, with the selected color as its brand color if someone selected it. */
export const builderTheme = (): ThemeThunk<ThemeEntry> => (dispatch, getState) => {
  const palette = dispatch(builderPalette());
  const brand = selectIsChosen(getState()) ? selectSelectedIndex(getState()) : null;
  const theme = themeOf(palette, brand);
  const key = paletteKey(palette.colors);
  return { theme, madeOf: key, builder: key, isEdited: false, ...placeOf(palette) };
};

/** Makes a theme of the builder's palette the current one, as an undoable step. */
export const openBuilderTheme = (): ThemeThunk<void> => (dispatch) => {
  dispatch(replaceTheme(dispatch(builderTheme()), THEME_MESSAGES.rulesBack));
};

/** Whether a theme has manual edits and was made while the builder had a different palette. */
export const isOfOtherPalette = (
  { isEdited, builder }: Pick<ThemeEntry, 'isEdited' | 'builder'>,
  palette: Pick<PaletteDocument, 'colors'>,
): boolean => isEdited && builder !== paletteKey(palette.colors);

/** Adapts the current theme to the builder's palette; undo restores its own colors. */
export const followBuilder = (): ThemeThunk<void> => (dispatch, getState) => {
  const palette = dispatch(builderPalette());
  const before = selectThemeEntry(getState());
  if (!before) return;
  // A locked color is the brand color; otherwise the rules choose one.
  const theme = followPalette(
    before.theme,
    palette.colors,
    palette.colors[palette.locked.indexOf(true)] ?? null,
  );
  const key = paletteKey(palette.colors);
  dispatch(themeOpened({ theme, madeOf: key, builder: key, isEdited: true, ...placeOf(palette) }));
};

/** Keeps the current theme although the builder's palette has changed; undo brings the question back. */
export const keepBesideBuilder = (): ThemeThunk<void> => (dispatch, getState) => {
  const builder = paletteKey(dispatch(builderPalette()).colors);
  const entry = selectThemeEntry(getState());
  if (entry) dispatch(themeOpened({ ...entry, builder }));
};

/** Opens a theme read from a file in place of the current one, which undo restores. */
export const openReadTheme =
  (theme: ThemeEntry['theme']): ThemeThunk<void> =>
  (dispatch) => {
    const builder = paletteKey(dispatch(builderPalette()).colors);
    dispatch(replaceTheme({ theme, madeOf: null, builder, isEdited: true }));
  };

/** The theme of this visit, else the one kept in this tab or on the device. */
const ensureThemeOpen = (): ThemeThunk<ThemeEntry | undefined> => (dispatch, getState, services) => {
  const kept = selectThemeEntry(getState()) ? [] : readKeptThemes(services);
  if (kept.length > 0) dispatch(themesRestored(kept));
  return selectThemeEntry(getState());
};

/**
 * Makes the theme of an address the current one: the theme in the address, or one made of the palette in it. Without
 * either, the current theme is kept if it has manual edits or the builder's palette has not changed since; otherwise
 * one is made of the builder's palette. `state` is that of the navigation: the palette that the theme is saved with.
 * Returns whether the address named a theme that could not be read; then nothing changes.
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
    const builder = paletteKey(inBuilder.colors);
    if (along) dispatch(keepOpened(along));
    const current = dispatch(ensureThemeOpen());
    if (isNamed) {
      const isOther = along?.saved !== undefined && along.saved.id !== current?.saved?.id;
      if (!current || isOther || themeQuery(current.theme) !== themeQuery(linked))
        dispatch(
          replaceTheme({
            theme: linked,
            madeOf: along ? paletteKey(along.colors) : null,
            builder,
            isEdited: false,
            ...(along && placeOf(along)),
          }),
        );
      return 'opened';
    }
    if ('palette' in handed) {
      const key = paletteLink(handed.palette);
      // The builder's palette was edited, and so was the theme made of it: the page asks which one to keep.
      const isOurs = current?.isEdited === true && current.madeOf === current.builder;
      const base = parseThemeBase(search);
      if (isOurs && key === builder && base === null) return 'opened';
      const from = along ?? (key === builder ? inBuilder : undefined);
      const palette = createPalette(handed.palette, { name: handed.name, ...(from && placeOf(from)) });
      const theme = themeOf(palette, base);
      // A theme of the same palette is kept, unless the address names another brand color than it has.
      if (current?.madeOf !== key || (base !== null && !isSameBrand(current.theme, theme)))
        dispatch(
          replaceTheme({
            theme,
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
