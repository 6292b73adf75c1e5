import type { Failure } from '../../../backend/backend';
import type { NamedPalette } from '../../../palette/namedPalette';
import { draftsFound } from '../../../state/palette/drafts/draftsSlice';
import type { ProjectThunk } from '../cache/projectThunk';
import { createPalette } from '../save/saveCommands';
import { writeDrafts } from '../../../state/palette/drafts/storedDrafts';

/** Forgets drafts: none of them is offered again. */
export const discardDrafts =
  (): ProjectThunk<void> =>
  (dispatch, _, { storage }) => {
    writeDrafts(storage, []);
    dispatch(draftsFound([]));
  };

/**
 * Saves chosen drafts, the oldest first, so that their order stays. Each that is saved is a draft no more; with the
 * first that is not, it ends, and the others stay. Returns why it was not saved; null where all were.
 */
export const saveDrafts =
  (
    projectId: string,
    chosen: readonly (NamedPalette & { readonly name: string })[],
  ): ProjectThunk<Promise<Failure | null>> =>
  async (dispatch) => {
    for (const { colors, name } of chosen.toReversed()) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other: their times are their order
      const failure = await dispatch(createPalette(projectId, { colors, name }, null));
      if (failure !== null) return failure;
    }
    return null;
  };
