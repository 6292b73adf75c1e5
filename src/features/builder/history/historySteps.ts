import { PLAN_LIMITS } from '../../../domain/planLimits';
import { BUILDER_MESSAGES } from '../../../domain/builderMessages';
import { PATHS } from '../../../domain/paths';
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

/** Whether 'Previous palette' does anything: a visitor at the start is told so, and offered to sign up. */
export const selectAnswersBack = (state: BuilderState): boolean => selectCanGoBack(state) || isVisitor(state);

/** Whether 'Next palette' does anything: for a visitor at the limit it offers signing up. */
export const selectAnswersForward = (state: BuilderState): boolean =>
  selectCanGoForward(state) || isAtLimit(state);

const askToSignUp = (message: string) => dialogOpened({ dialog: 'historyLimit', message });

/**
 * At the start of a visitor's history. Only a full one may have dropped older palettes, and asks to sign up at once;
 * where there is merely nothing to undo, a message offers it.
 */
const notifyStart =
  (): BuilderThunk<void> =>
  (dispatch, getState, { toasts }) => {
    const ask = () => dispatch(askToSignUp(BUILDER_MESSAGES.historyStartReached));
    if (selectHistory(getState()).entries.length >= PLAN_LIMITS.anonymous.history) ask();
    else
      toasts.show(BUILDER_MESSAGES.historyBegins, {
        action: { label: 'Sign up', onSelect: ask },
        page: PATHS.builder,
      });
  };

export const stepBack = (): BuilderThunk<void> => (dispatch, getState) => {
  const state = getState();
  if (selectCanGoBack(state)) dispatch(wentBack());
  // During a random adjustment, the Enter that was meant to accept it would start the sign-in.
  else if (isVisitor(state) && !selectIsPreviewing(state)) dispatch(notifyStart());
};

export const stepForward = (): BuilderThunk<void> => (dispatch, getState) => {
  const state = getState();
  if (!isAtLimit(state)) {
    if (selectCanGoForward(state)) dispatch(wentForward());
  } else if (!selectIsPreviewing(state)) dispatch(askToSignUp(BUILDER_MESSAGES.historyLimitReached));
};
