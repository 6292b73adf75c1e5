import { useCallback, useState } from 'react';
import { sameColor } from '../../../../color/color';
import type { CssColor } from '../../../../color/parseCssColor';
import { useAppDispatch } from '../../../../state/hooks';
import { replaceSelectedColor } from '../../../../state/palette/editPalette';
import { useShownPalette } from '../../palette/shownPalette';

/**
 * Applies a typed or pasted color to the selected one. For a color outside sRGB the palette gets the nearest one
 * inside; the entered value is kept beside it while that color is selected.
 */
export const useEnteredColor = (): {
  readonly wide: string | null;
  readonly enter: (entered: CssColor) => void;
} => {
  const dispatch = useAppDispatch();
  const { color } = useShownPalette();
  const [last, setLast] = useState<CssColor | null>(null);
  const enter = useCallback(
    (entered: CssColor) => {
      setLast(entered);
      dispatch(replaceSelectedColor(entered.color));
    },
    [dispatch],
  );
  return { wide: last && sameColor(last.color, color) ? last.wide : null, enter };
};
