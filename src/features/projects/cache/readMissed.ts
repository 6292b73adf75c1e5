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

/** Whether the one page of projects that has been read is what the service would send now. */
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
 * Reads again what may have changed while nobody was told: at first that is what changed between the reading of a list
 * and the moment from which changes of it are told. A page of projects is long, and the marks of its rows are short:
 * they tell first whether it has to be read again.
 */
export const readMissed = (): ProjectThunk<Promise<void>> => async (dispatch) => {
  const isFresh = await dispatch(isListFresh()).catch(() => false);
  const tags = PROJECT_TAGS.filter((tag) => !(isFresh && tag === LIST));
  dispatch(backendApi.util.invalidateTags(tags));
};
