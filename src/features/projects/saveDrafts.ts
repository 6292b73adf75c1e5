import type { NamedPalette } from '../../state/dialogsSlice';
import type { Services } from '../../state/services';
import { draftsFound } from './draftsSlice';
import type { ProjectThunk } from './projectThunk';
import { createPalette } from './saveCommands';
import { writeDrafts } from './storedDrafts';

const keep = ({ storage }: Services, drafts: readonly NamedPalette[]) => {
  writeDrafts(storage, drafts);
  return draftsFound(drafts);
};

/** Forgets drafts: none of them is offered again. */
export const discardDrafts = (): ProjectThunk<void> => (dispatch, _, services) => {
  dispatch(keep(services, []));
};

/**
 * Saves chosen drafts, the oldest first, so that their order stays. Each that is saved is a draft no more; with the
 * first that is not, this rejects, and the others stay.
 */
export const saveDrafts =
  (
    projectId: string,
    drafts: readonly NamedPalette[],
    chosen: readonly NamedPalette[],
    otherwise: string,
  ): ProjectThunk<Promise<void>> =>
  async (dispatch, _, services) => {
    let left = drafts;
    for (const draft of chosen.toReversed()) {
      const { colors, name } = draft;
      // oxlint-disable-next-line no-await-in-loop -- one after the other: their times are their order
      await dispatch(createPalette(projectId, { colors, name: name ?? otherwise }, null));
      left = left.filter((other) => other !== draft);
      dispatch(keep(services, left));
    }
  };
