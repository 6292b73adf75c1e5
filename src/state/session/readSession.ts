import { hasPro } from '../../domain/subscription';
import type { Session } from '../../backend/backend';
import { MESSAGES } from '../../domain/messages';
import { takeAfterSignIn } from './afterSignIn';
import { dialogOpened } from '../dialogsSlice';
import { askForSession, inTime } from './lookUpSession';
import { reportError } from '../reportError';
import {
  accountDeleted,
  accessRead,
  accessRequested,
  accessUnknown,
  selectAccessRequests,
  selectKnownUserId,
  selectUser,
  sessionAwaited,
  sessionExpired,
  sessionOverdue,
  userRead,
} from './sessionSlice';
import type { SessionThunk } from './sessionThunk';

/** Reads the signed-in user's access from the service. On failure the last known access is kept. */
export const readAccess =
  (): SessionThunk<Promise<void>> =>
  async (dispatch, getState, { backend, now }) => {
    const user = selectUser(getState());
    if (!user) return;
    dispatch(accessRequested());
    const request = selectAccessRequests(getState());
    // Another user may have signed in while the request was pending, or a newer request may have been made.
    const isCurrent = () =>
      selectUser(getState())?.id === user.id && selectAccessRequests(getState()) === request;
    try {
      const [subscription, isComplimentary, isAdmin] = await Promise.all([
        backend.billing.subscription(),
        backend.billing.isComplimentary(),
        backend.account.isAdmin(),
      ]);
      const plan = isComplimentary || hasPro(subscription, now()) ? 'pro' : 'free';
      if (isCurrent()) dispatch(accessRead({ plan, isAdmin, subscription, isComplimentary }));
    } catch (error) {
      reportError('reading the subscription', error);
      if (isCurrent()) dispatch(accessUnknown());
    }
  };

/** Opens the dialog that was pending when this tab left for the sign-in. */
const resumeAfterSignIn =
  (userId: string): SessionThunk<Promise<void>> =>
  async (dispatch, getState, { tabStorage, now }) => {
    const next = await takeAfterSignIn(tabStorage, userId, now());
    if (next && selectUser(getState())?.id === userId) dispatch(dialogOpened(next));
  };

const takeSession =
  (session: Session | null): SessionThunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(userRead(session?.user ?? null));
    if (session) void dispatch(resumeAfterSignIn(session.user.id));
    await dispatch(readAccess());
  };

/**
 * Reads the session and the user's access. On failure the user counts as a visitor, and is one in the meantime if the
 * answer takes long: what comes late is taken as well.
 */
export const readSession =
  (): SessionThunk<Promise<void>> =>
  async (dispatch, getState, { backend }) => {
    dispatch(sessionAwaited());
    const answer = askForSession(backend);
    const session = await inTime(answer);
    if (session !== undefined) {
      await dispatch(takeSession(session));
      return;
    }
    dispatch(sessionOverdue());
    void answer.then((late) => {
      const known = selectKnownUserId(getState());
      // Another account may have signed in meanwhile.
      if (known === undefined || known === (late?.user.id ?? null)) void dispatch(takeSession(late));
    });
  };

/**
 * Follows sign-ins and sign-outs, in other tabs too, and sessions that the service ends. Returns the function that
 * stops it.
 */
export const watchSession =
  (): SessionThunk<() => void> =>
  (dispatch, _, { backend, toasts }) =>
    backend.auth.onSessionChange((session, end) => {
      if (end === 'expired') dispatch(sessionExpired());
      if (end === 'account-deleted') dispatch(accountDeleted());
      if (end === 'account-gone') toasts.show(MESSAGES.accountGone, { ms: Infinity, tone: 'error' });
      void dispatch(takeSession(session));
    });
