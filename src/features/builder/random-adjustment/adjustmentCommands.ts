import { adjustmentLabel, type Adjustment } from '../../../color/generate/adjustments';
import { ATTEMPTS } from '../../../color/generate/distinct';
import { randomAdjust } from '../../../color/generate/randomAdjust';
import type { Flags, Scope } from '../../../color/generate/scope';
import type { Random } from '../../../color/random';
import type { Palette } from '../../../color/types';
import { BUILDER_MESSAGES } from '../../../domain/builderMessages';
import { dialogOpened } from '../../../state/dialogsSlice';
import { lookUpSession } from '../../../state/session/lookUpSession';
import type { BuilderThunk } from '../palette/builderThunk';
import { recolorPalette } from '../../../state/palette/commitPalette';
import { selectEntry } from '../../../state/palette/historySlice';
import {
  adjustmentAnswered,
  adjustmentRequested,
  previewClosed,
  selectIsPreparing,
  selectPreview,
  type AdjustmentPreview,
} from './adjustmentSlice';
import { freeAdjustmentsLeft, spendFreeAdjustment } from './freeAdjustments';
import { selectPreviewColors } from './previewColors';

const labels = (adjustments: readonly Adjustment[]): string => adjustments.map(adjustmentLabel).join();

/** Adjustments other than the current ones, as trying again must show something new. */
const drawOther = (
  colors: Palette,
  scope: Scope,
  shown: readonly Adjustment[],
  random: Random,
): readonly Adjustment[] | null => {
  for (let attempt = 1; ; attempt++) {
    const drawn = randomAdjust(colors, scope, random)?.adjustments ?? null;
    if (!drawn || labels(drawn) !== labels(shown) || attempt === ATTEMPTS) return drawn;
  }
};

/**
 * A preview of the current palette; counted against the limit without a session. Null, with a message, if there is
 * none.
 */
const createPreview =
  (hasSession: boolean): BuilderThunk<AdjustmentPreview | null> =>
  (dispatch, getState, { random, storage, toasts }) => {
    const entry = selectEntry(getState());
    if (!entry) return null;
    if (!hasSession && freeAdjustmentsLeft(storage) === 0) {
      const message = BUILDER_MESSAGES.adjustmentsUsedUp;
      dispatch(dialogOpened({ dialog: 'signIn', message }));
      return null;
    }
    const { colors, locked } = entry;
    const shown = selectPreview(getState());
    // On another try, colors that were switched off stay off.
    const active: Flags = shown?.active ?? colors.map(() => true);
    const adjustments = drawOther(colors, { locked, active }, shown?.adjustments ?? [], random);
    if (!adjustments) {
      toasts.show(BUILDER_MESSAGES.allColorsLocked);
      return null;
    }
    const freeLeft = hasSession ? null : spendFreeAdjustment(storage);
    return { colors, locked, active, adjustments, freeLeft };
  };

/** Shows a random adjustment of the palette as a preview, or replaces the current one. */
export const adjustRandomly =
  (): BuilderThunk<Promise<void>> =>
  async (dispatch, getState, { backend }) => {
    if (selectIsPreparing(getState())) return;
    dispatch(adjustmentRequested());
    const session = await lookUpSession(backend);
    if (selectIsPreparing(getState()))
      dispatch(adjustmentAnswered(dispatch(createPreview(session !== null))));
  };

/** Makes the preview the palette, as one step. Returns false if there is no preview. */
export const acceptAdjustment = (): BuilderThunk<boolean> => (dispatch, getState) => {
  if (!selectEntry(getState()) || !selectPreview(getState())) return false;
  const adjusted = selectPreviewColors(getState()).map((column) => column.adjusted);
  dispatch(previewClosed());
  dispatch(recolorPalette(adjusted));
  return true;
};
