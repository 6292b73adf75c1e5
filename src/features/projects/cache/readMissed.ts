import type { ProjectMark } from '../../../domain/project';
import { backendApi } from '../../../state/api/backendApi';
import { PROJECT_TAGS } from './projectCache';
import { projectsApi } from './projectsApi';
import type { ProjectThunk } from './projectThunk';

const { listProjects } = projectsApi.endpoints;
const LIST = 'ProjectList';

const isAsMarked = (rows: readonly ProjectMark[], marks: readonly ProjectMark[]): boolean =>
  rows.length === marks.length &&
  rows.every((row, index) => {
    const mark = marks[index];
    return mark?.id === row.id && mark.changedAt === row.changedAt && mark.paletteCount === row.paletteCount;
  });

/** Whether the single loaded page of projects is what the service would send now. */
const isListFresh =
  (): ProjectThunk<Promise<boolean>> =>
  async (_, getState, { backend }) => {
    const [list, ...others] = projectsApi.util
      .selectInvalidatedBy(getState(), [LIST])
      .filter(({ endpointName }) => endpointName === listProjects.name);
    if (!list || others.length > 0) return false;
    const pages = () => listProjects.select(list.originalArgs)(getState()).data?.pages ?? [];
    if (pages().length !== 1) return false;
    const marks = await backend.projects.marks(list.originalArgs);
    return pages().length === 1 && isAsMarked(pages()[0]?.projects ?? [], marks);
  };

/**
 * Refetches what may have changed without a notification: initially, changes between loading a list and subscribing to
 * it. A page of projects is large, so its rows' small marks are compared first.
 */
export const readMissed = (): ProjectThunk<Promise<void>> => async (dispatch) => {
  const isFresh = await dispatch(isListFresh()).catch(() => false);
  const tags = PROJECT_TAGS.filter((tag) => !(isFresh && tag === LIST));
  dispatch(backendApi.util.invalidateTags(tags));
};
