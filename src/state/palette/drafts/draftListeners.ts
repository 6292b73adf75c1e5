import { isAnyOf } from '@reduxjs/toolkit';

import { draftsMessage } from '../../../domain/messages';
import { PATHS } from '../../../domain/paths';
import {
  colorNamed,
  paletteCommitted,
  paletteRenamed,
  selectEntry,
  selectHistory,
  wentBack,
  wentForward,
  wentTo,
} from '../historySlice';
import type { PaletteState } from '../paletteThunk';
import { draftsFound } from './draftsSlice';
import { paletteSaved } from '../paletteSaved';
import { forgetDraft, keepDraft, markOffered, readDrafts, renameDraft, wereOffered } from './storedDrafts';
import { dialogOpened } from '../../dialogsSlice';
import type { StartListening } from '../../listeners';
import { selectIsSessionLoading, selectUser, userRead } from '../../session/sessionSlice';

/** Long enough to read it and to decide. The page of projects offers them after that. */
const OFFER_MS = 12_000;

/** Keeps the palettes a visitor makes in the builder, and offers to save them after the sign-in. */
export const addDraftListeners = (startListening: StartListening<PaletteState>): void => {
  /** Text of the offer that may be on screen. */
  let offer = '';
  startListening({
    matcher: isAnyOf(paletteCommitted, paletteRenamed, colorNamed),
    effect: (action, api) => {
      const state = api.getState();
      // The visitor did not make what a link or a first visit opens; an edit or a name makes it theirs.
      const isOpened =
        paletteCommitted.match(action) &&
        (action.payload.isOpened === true || selectHistory(state).entries.length < 2);
      if (isOpened) return;
      const entry = selectEntry(state);
      const isVisitor = selectUser(state) === null && !selectIsSessionLoading(state);
      if (!isVisitor || !entry) return;
      keepDraft(api.extra.storage, entry, selectEntry(api.getOriginalState())?.colors ?? null);
    },
  });

  startListening({
    matcher: isAnyOf(wentBack, wentForward, wentTo),
    effect: (_, api) => {
      const state = api.getState();
      const entry = selectEntry(state);
      if (entry && selectUser(state) === null) renameDraft(api.extra.storage, entry);
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
      // The projects page shows the offer itself, permanently.
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
      // The offer's count is outdated now; the projects page shows what is left.
      if (forgetDraft(storage, colors)) toasts.withdraw(offer);
    },
  });
};
