import { PLAN_LIMITS } from '../../../domain/planLimits';
import { BUILDER_MESSAGES } from '../../../domain/builderMessages';
import { dialogOpened } from '../../../state/dialogsSlice';
import { selectPlan } from '../../../state/session/sessionSlice';
import { selectIsPreviewing } from '../random-adjustment/adjustmentSlice';
import type { BuilderState, BuilderThunk } from '../palette/builderThunk';
import {
  selectCanGoBack,
  selectCanGoForward,
  selectHistory,
  wentBack,
  wentForward,
} from '../../../state/palette/historySlice';

const isVisitor = (state: BuilderState): boolean => selectPlan(state) === 'anonymous';

/** At the last place of the history a visitor cannot go forward, even if there are entries ahead. */
const isAtLimit = (state: BuilderState): boolean =>
  isVisitor(state) && selectHistory(state).index >= PLAN_LIMITS.anonymous.history - 1;

/** Whether 'Previous palette' does anything: for a visitor at the start it offers signing up. */
export const selectAnswersBack = (state: BuilderState): boolean => selectCanGoBack(state) || isVisitor(state);

/** Whether 'Next palette' does anything: for a visitor at the limit it offers signing up. */
export const selectAnswersForward = (state: BuilderState): boolean =>
  selectCanGoForward(state) || isAtLimit(state);

/** Not during a random adjustment: the Enter that was meant to accept it would start the sign-in. */
const notifyLimit =
  (message: string): BuilderThunk<void> =>
  (dispatch, getState) => {
    if (!selectIsPreviewing(getState())) dispatch(dialogOpened({ dialog: 'historyLimit', message }));
  };

export const stepBack = (): BuilderThunk<void> => (dispatch, getState) => {
  const state = getState();
  // Only a full history has dropped older palettes.
  const isFull = selectHistory(state).entries.length >= PLAN_LIMITS.anonymous.history;
  if (selectCanGoBack(state)) dispatch(wentBack());
  else if (isVisitor(state))
    dispatch(notifyLimit(BUILDER_MESSAGES[isFull ? 'historyStartReached' : 'historyBegins']));
};

export const stepForward = (): BuilderThunk<void> => (dispatch, getState) => {
  const state = getState();
  if (isAtLimit(state)) dispatch(notifyLimit(BUILDER_MESSAGES.historyLimitReached));
  else if (selectCanGoForward(state)) dispatch(wentForward());
};
