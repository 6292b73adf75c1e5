import { PLAN_LIMITS } from '../../../domain/planLimits';
import { dialogOpened, type DialogPropsOf } from '../../../state/dialogsSlice';
import { readSession } from '../../../state/session/readSession';
import { selectIsSessionLoading, selectOffersPro, selectPlan } from '../../../state/session/sessionSlice';
import { refuseByPlan } from '../save/planProblem';
import { projectsApi } from '../cache/projectsApi';
import type { ProjectThunk } from '../cache/projectThunk';

const { getTotals } = projectsApi.endpoints;

/** Opens the dialog for a new project; if the plan's limit is reached, says so before anything is typed. */
export const openNewProject =
  (back?: DialogPropsOf<'newProject'>['back']): ProjectThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const [{ data }] = await Promise.all([
      dispatch(getTotals.initiate(undefined, { subscribe: false })),
      // The list of projects may be there before the plan.
      selectIsSessionLoading(getState()) ? dispatch(readSession()) : null,
    ]);
    const state = getState();
    // Where plan or totals could not be read, the service decides.
    const isFull = selectOffersPro(state) && (data?.projects ?? 0) >= PLAN_LIMITS[selectPlan(state)].projects;
    const saving = back?.dialog === 'savePalette' ? back : undefined;
    if (isFull) dispatch(refuseByPlan('free-project-limit', saving));
    else dispatch(dialogOpened({ dialog: 'newProject', ...(back && { back }) }));
  };
