import { BackendError } from '../../backend/backend';
import { MESSAGES } from '../../domain/messages';
import type { ProjectThunk } from './projectThunk';
import { readPalettes, readProjects } from './readProjects';

type Place = { readonly projectId: string; readonly paletteId?: string };

/** What the service answers about a row that is not there, or not somebody's own. */
const isMissing = (error: unknown): boolean =>
  error instanceof BackendError && (error.kind === 'not-found' || error.kind === 'not-allowed');

/** Nothing brings back what is gone: there is nothing to try again. */
export const isGone = (problem: string): boolean =>
  problem === MESSAGES.projectGone || problem === MESSAGES.paletteGone;

/**
 * After a failure: whether the project or the palette is there no more, deleted in another tab or on another device. What
 * is shown follows; answers the sentence that says so, or null where it is there, or nobody can know.
 */
export const lookForGone =
  (error: unknown, { projectId, paletteId }: Place): ProjectThunk<Promise<string | null>> =>
  async (dispatch, getState) => {
    if (!isMissing(error)) return null;
    await dispatch(readProjects());
    // Without the changes that are on their way: the one that failed is among them.
    const { cards } = getState().projects.known;
    if (cards && !cards.some(({ id }) => id === projectId)) return MESSAGES.projectGone;
    if (paletteId === undefined) return null;
    await dispatch(readPalettes(projectId));
    const palettes = getState().projects.known.palettes[projectId];
    return palettes && !palettes.some(({ id }) => id === paletteId) ? MESSAGES.paletteGone : null;
  };
