import { MESSAGES } from '../../domain/messages';
import { reportError } from '../../state/reportError';
import { selectUser } from '../../state/sessionSlice';
import type { Services } from '../../state/services';
import { everythingRead, palettesRead, projectsRead, readingFailed, type Retry } from './projectsSlice';
import type { ProjectThunk } from './projectThunk';

type Read<T> = (backend: Services['backend']) => Promise<T>;

/** Asks until nothing has changed here between question and answer; null where somebody else is here by then. */
const readSettled =
  <T>(read: Read<T>): ProjectThunk<Promise<T | null>> =>
  async (dispatch, getState, { backend }) => {
    const userId = selectUser(getState())?.id;
    const { version } = getState().projects;
    const answer = await read(backend);
    if (selectUser(getState())?.id !== userId) return null;
    return getState().projects.version === version ? answer : dispatch(readSettled(read));
  };

const reading =
  (message: string, retry: Retry, run: () => Promise<void>): ProjectThunk<Promise<void>> =>
  async (dispatch) => {
    try {
      await run();
    } catch (error) {
      reportError('reading projects', error);
      dispatch(readingFailed({ message, retry }));
    }
  };

/** Reads the list of projects; what is known stays on show meanwhile, and where it fails. */
export const readProjects = (): ProjectThunk<Promise<void>> => (dispatch) =>
  dispatch(
    reading(MESSAGES.projectsFailed, { kind: 'projectsRead' }, async () => {
      const cards = await dispatch(readSettled(({ projects }) => projects.list()));
      if (cards) dispatch(projectsRead(cards));
    }),
  );

/** Reads all palettes of a project. */
export const readPalettes =
  (projectId: string): ProjectThunk<Promise<void>> =>
  (dispatch, getState) =>
    dispatch(
      reading(MESSAGES.palettesFailed, { kind: 'palettesRead', projectId }, async () => {
        const palettes = await dispatch(readSettled(({ projects }) => projects.palettes(projectId)));
        if (!palettes) return;
        // Of a project that is gone nothing is left either: the list knows.
        const card = getState().projects.known.cards?.find(({ id }) => id === projectId);
        if (palettes.length === 0 && card && card.paletteCount > 0) await dispatch(readProjects());
        dispatch(palettesRead({ projectId, palettes }));
      }),
    );

/** Reads all palettes of all projects, for the search. */
export const readEverything = (): ProjectThunk<Promise<void>> => (dispatch) =>
  dispatch(
    reading(MESSAGES.palettesFailed, { kind: 'everythingRead' }, async () => {
      const projects = await dispatch(readSettled(({ account }) => account.data()));
      if (projects) dispatch(everythingRead(projects));
    }),
  );
