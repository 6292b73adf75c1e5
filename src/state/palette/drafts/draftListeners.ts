import { isAnyOf } from '@reduxjs/toolkit';

import { draftsMessage } from '../../../domain/messages';
import { PATHS } from '../../../domain/paths';
import { colorNamed, paletteCommitted, paletteRenamed, selectEntry, selectHistory } from '../historySlice';
import type { PaletteState } from '../paletteThunk';
import { draftsFound } from './draftsSlice';
import { paletteSaved } from '../paletteSaved';
import { forgetDraft, keepDraft, markOffered, readDrafts, wereOffered } from './storedDrafts';
import { dialogOpened } from '../../dialogsSlice';
import type { StartListening } from '../../listeners';
import { selectIsSessionLoading, selectUser, userRead } from '../../session/sessionSlice';

/** Long enough to read it and to decide. The page of projects offers them after that. */
const OFFER_MS = 12_000;

/** Keeps what a visitor makes in the builder, and offers it once they have signed in. */
export const addDraftListeners = (startListening: StartListening<PaletteState>): void => {
  /** What the offer says that may be on screen. */
  let offer = '';
  startListening({
    matcher: isAnyOf(paletteCommitted, paletteRenamed, colorNamed),
    effect: (_, api) => {
      const state = api.getState();
      const entry = selectEntry(state);
      const isVisitor = selectUser(state) === null && !selectIsSessionLoading(state);
      // The first palette was not made by anyone: it was there, or in a link.
      if (!isVisitor || !entry || selectHistory(state).entries.length < 2) return;
      keepDraft(api.extra.storage, entry, selectEntry(api.getOriginalState())?.colors ?? null);
    },
  });

  startListening({
    actionCreator: userRead,
    effect: ({ payload: user }, api) => {
      const isSame = selectUser(api.getOriginalState())?.id === user?.id;
      const drafts = user && !isSame ? readDrafts(api.extra.storage) : [];
      if (drafts.length === 0) return;
      api.dispatch(draftsFound(drafts));
      const isNews = !wereOffered(api.extra.storage);
      markOffered(api.extra.storage, true);
      // The page of projects offers them itself, and goes on doing so.
      if (!isNews || window.location.pathname === PATHS.projects) return;
      offer = draftsMessage(drafts.length);
      api.extra.toasts.show(offer, {
        ms: OFFER_MS,
        action: { label: 'Review', onSelect: () => api.dispatch(dialogOpened({ dialog: 'drafts' })) },
      });
    },
  });

  startListening({
    actionCreator: paletteSaved,
    effect: ({ payload: { colors } }, { extra: { storage, toasts } }) => {
      // What the offer said is true no more; the page of projects says what is left.
      if (forgetDraft(storage, colors)) toasts.withdraw(offer);
    },
  });
};
