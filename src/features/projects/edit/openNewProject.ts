import { PLAN_LIMITS } from '../../../domain/planLimits';
import { dialogOpened, selectOpenDialog, type DialogPropsOf } from '../../../state/dialogsSlice';
import { readAccess } from '../../../state/session/readSession';
import {
  selectIsSessionLoading,
  selectOffersPro,
  selectPlan,
  selectUser,
} from '../../../state/session/sessionSlice';
import { refuseByPlan } from '../save/planProblem';
import { projectsApi } from '../cache/projectsApi';
import type { ProjectThunk } from '../cache/projectThunk';

const { getTotals } = projectsApi.endpoints;

/** Whether the plan allows no further project. */
export const readIsFull = (): ProjectThunk<Promise<boolean>> => async (dispatch, getState) => {
  const [{ data }] = await Promise.all([
    dispatch(getTotals.initiate(undefined, { subscribe: false })),
    // The list of projects may be there before the plan.
    selectIsSessionLoading(getState()) ? dispatch(readAccess()) : null,
  ]);
  const state = getState();
  // Where plan or totals could not be read, the service decides.
  return selectOffersPro(state) && (data?.projects ?? 0) >= PLAN_LIMITS[selectPlan(state)].projects;
};

/** Opens the dialog for a new project; if the plan's limit is reached, says so before anything is typed. */
export const offerNewProject =
  (isFull: boolean, back?: DialogPropsOf<'newProject'>['back']): ProjectThunk<void> =>
  (dispatch, getState) => {
    // The session has ended meanwhile.
    if (selectUser(getState()) === null) return;
    const saving = back?.dialog === 'savePalette' ? back : undefined;
    if (isFull) dispatch(refuseByPlan('free-project-limit', saving));
    else dispatch(dialogOpened({ dialog: 'newProject', ...(back && { back }) }));
  };

/** The same from anywhere, unless another dialog was opened meanwhile. */
export const openNewProject = (): ProjectThunk<Promise<void>> => async (dispatch, getState) => {
  const isFull = await dispatch(readIsFull());
  if (selectOpenDialog(getState()) === null) dispatch(offerNewProject(isFull));
};
