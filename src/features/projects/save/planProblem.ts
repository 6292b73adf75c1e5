import type { Failure } from '../../../backend/backend';
import { PROJECT_MESSAGES } from '../../../domain/projectMessages';
import { dialogOpened, type DialogPropsOf } from '../../../state/dialogsSlice';
import type { ProjectThunk } from '../cache/projectThunk';

const PLAN_PROBLEMS = {
  'free-project-limit': PROJECT_MESSAGES.freeProjectLimitReached,
  'free-palette-limit': PROJECT_MESSAGES.freePaletteLimitReached,
  'needs-pro': PROJECT_MESSAGES.needsPro,
} as const;

type PlanProblem = keyof typeof PLAN_PROBLEMS;
const isPlanProblem = (kind: string): kind is PlanProblem => Object.hasOwn(PLAN_PROBLEMS, kind);

/** What the plan does not allow; null if a failure has another reason. */
export const planMessageOf = (failure: Failure): string | null =>
  isPlanProblem(failure) ? PLAN_PROBLEMS[failure] : null;

/** The dialog with the request that the plan does not allow. */
type Asking = DialogPropsOf<'upgrade'>['back'];

/** Says what the plan does not allow, and opens the upgrade dialog, which returns to `back`. */
export const refuseByPlan =
  (kind: PlanProblem, back?: Asking): ProjectThunk<void> =>
  (dispatch) => {
    const message = PLAN_PROBLEMS[kind];
    dispatch(dialogOpened({ dialog: 'upgrade', message, ...(back && { back }) }));
  };

/** True if a failure was handled: the plan's limits here, a suspension by the page. The caller reports others. */
export const isAnsweredByPlan =
  (failure: Failure, back?: Asking): ProjectThunk<boolean> =>
  (dispatch) => {
    if (isPlanProblem(failure)) dispatch(refuseByPlan(failure, back));
    return isPlanProblem(failure) || failure === 'suspended';
  };
