import { useCallback, useRef } from 'react';
import { formatHex } from '../../../color/format';
import type { Color } from '../../../color/types';
import { hueReplaced } from '../../../domain/themeHueMessages';
import { PATHS } from '../../../domain/paths';
import { useAppDispatch } from '../../../state/hooks';
import {
  gestureEnded,
  selectThemeEntry,
  selectThemeHistory,
  themeChanged,
  themeOpened,
  themeUndone,
} from '../../../state/theme/themeSlice';
import type { ThemeThunk } from '../../../state/theme/themeThunk';
import { recolorHue, setHueColor } from '../edits/hueEdits';

/** A null color means the hue's current one. */
const recolored =
  (id: string, color: Color | null, former: Color, gesture: string | null): ThemeThunk<void> =>
  (dispatch, getState, { toasts }) => {
    const entry = selectThemeEntry(getState());
    const wanted = color ?? entry?.theme.hues.find((hue) => hue.id === id)?.anchors[0];
    if (!entry || !wanted) return;
    const { theme, name, gone } = recolorHue(entry.theme, id, wanted, former);
    dispatch(themeChanged({ theme, gesture }));
    if (name === id && gone.length === 0) return;
    const { entries, index } = selectThemeHistory(getState());
    const before = entries[index - 1];
    const undo = () => {
      if (selectThemeEntry(getState())?.theme === theme) dispatch(themeUndone());
      else if (before) dispatch(themeOpened(before));
    };
    toasts.show(hueReplaced(id, name, gone.map(formatHex)), {
      action: { label: 'Undo', onSelect: undo },
      page: PATHS.theme,
    });
  };

/** Previews a color that is tried in the browser's picker. */
const looked =
  (id: string, color: Color, gesture: string): ThemeThunk<void> =>
  (dispatch, getState) => {
    const entry = selectThemeEntry(getState());
    if (entry) dispatch(themeChanged({ theme: setHueColor(id, color)(entry.theme), gesture }));
  };

type Recolor = {
  readonly change: (color: Color, isGesture: boolean) => void;
  readonly end: () => void;
};

/**
 * Recolors a hue. While the browser's picker is open, the hue's other colors and its name stay: whether to change them
 * is decided once, by the colors at the start and at the end.
 */
export const useRecolor = (id: string, color: Color | undefined): Recolor => {
  const dispatch = useAppDispatch();
  const began = useRef<Color>(null);
  const gesture = `color ${id}`;
  const change = useCallback(
    (next: Color, isGesture: boolean) => {
      if (!color) return;
      if (!isGesture) {
        dispatch(recolored(id, next, color, null));
        return;
      }
      began.current ??= color;
      dispatch(looked(id, next, gesture));
    },
    [dispatch, id, color, gesture],
  );
  const end = useCallback(() => {
    const former = began.current;
    began.current = null;
    if (former) dispatch(recolored(id, null, former, gesture));
    dispatch(gestureEnded());
  }, [dispatch, id, gesture]);
  return { change, end };
};
