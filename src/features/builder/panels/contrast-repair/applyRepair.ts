import { sameColor } from '../../../../color/color';
import type { PairRepair } from '../../../../color/contrastRepair';
import type { Palette } from '../../../../color/types';
import type { BuilderThunk } from '../../palette/builderThunk';
import { replaceColor } from '../../../../state/palette/editPalette';
import { selectEntry } from '../../../../state/palette/historySlice';

/** As one step. Refused where the palette is no longer the one that was looked at, or the color is locked by now. */
export const applyRepair =
  ({ index, color }: PairRepair, colors: Palette): BuilderThunk<boolean> =>
  (dispatch, getState) => {
    const entry = selectEntry(getState());
    const isSame =
      entry?.colors.length === colors.length &&
      entry.colors.every((own, i) => {
        const seen = colors[i];
        return seen !== undefined && sameColor(own, seen);
      });
    return isSame && entry.locked[index] !== true && dispatch(replaceColor(index, color));
  };
