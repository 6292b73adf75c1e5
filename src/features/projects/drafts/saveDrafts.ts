import type { Failure } from '../../../backend/backend';
import type { NamedPalette } from '../../../palette/namedPalette';
import { draftsFound } from '../../../state/palette/drafts/draftsSlice';
import type { ProjectThunk } from '../cache/projectThunk';
import { createPalette } from '../save/saveCommands';
import { writeDrafts } from '../../../state/palette/drafts/storedDrafts';

/** Discards drafts: they are not offered again. */
export const discardDrafts =
  (): ProjectThunk<void> =>
  (dispatch, _, { storage }) => {
    writeDrafts(storage, []);
    dispatch(draftsFound([]));
  };

/**
 * Saves the selected drafts, the oldest first, to keep their order. A saved one is no longer a draft; the first failure
 * stops, and the others remain. Returns why it failed; null if all were saved.
 */
export const saveDrafts =
  (
    projectId: string,
    chosen: readonly (NamedPalette & { readonly name: string })[],
  ): ProjectThunk<Promise<Failure | null>> =>
  async (dispatch) => {
    for (const { colors, name } of chosen.toReversed()) {
      // oxlint-disable-next-line no-await-in-loop -- sequential: their times determine their order
      const failure = await dispatch(createPalette(projectId, { colors, name }));
      if (failure !== null) return failure;
    }
    return null;
  };
