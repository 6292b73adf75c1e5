import { avatarUrl, displayName, type User } from '../domain/user';
import type { Session, SessionEnd } from './backend';
import { isRecord } from '../domain/jsonRecord';

/** Key of the session in `localStorage`. */
export const SESSION_KEY = 'hueloomSession';
/** Why the last session ended, and whose it was, for the other tabs. */
const END_KEY = `${SESSION_KEY}-end`;

/** Other tabs hear of a deleted account otherwise, and are led home. */
type AnnouncedEnd = Exclude<SessionEnd, 'account-deleted'>;
const ANNOUNCED: readonly AnnouncedEnd[] = ['expired', 'account-gone'];

const parse = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
};

const readUser = (user: unknown): User | null => {
  if (!isRecord(user) || typeof user.id !== 'string') return null;
  const email = typeof user.email === 'string' && user.email !== '' ? user.email : null;
  const metadata = isRecord(user.user_metadata) ? user.user_metadata : {};
  return { id: user.id, email, name: displayName(email, metadata), avatarUrl: avatarUrl(metadata) };
};

/** Google's own tokens give access to the user's Google account; nothing here uses them, so they are never stored. */
const withoutProviderTokens = (text: string): string => {
  const session = parse(text);
  if (!isRecord(session)) return text;
  const { provider_token: _, provider_refresh_token: __, ...kept } = session;
  return JSON.stringify(kept);
};

/** The storage of the session. If blocked, the session lasts as long as the page. */
export const createSessionStorage = (area: () => Storage) => {
  const memory = new Map<string, string>();
  const getItem = (key: string): string | null => {
    try {
      return memory.get(key) ?? area().getItem(key);
    } catch {
      return null;
    }
  };
  const removeItem = (key: string): void => {
    memory.delete(key);
    try {
      area().removeItem(key);
    } catch {
      // Blocked: nothing was stored there.
    }
  };
  const setItem = (key: string, value: string): void => {
    const text = key === SESSION_KEY ? withoutProviderTokens(value) : value;
    if (key === SESSION_KEY) removeItem(END_KEY);
    try {
      area().setItem(key, text);
      memory.delete(key);
    } catch {
      memory.set(key, text);
    }
  };
  /** The stored session, without a request to the service. */
  const session = (): Session | null => {
    const kept = parse(getItem(SESSION_KEY));
    const user = isRecord(kept) ? readUser(kept.user) : null;
    return user && { user };
  };
  return {
    getItem,
    setItem,
    removeItem,
    session,
    /** Stores why the session is about to be removed: other tabs only see that it is gone. */
    announceEnd: (end: AnnouncedEnd): void => {
      const userId = session()?.user.id;
      if (userId !== undefined) setItem(END_KEY, JSON.stringify({ userId, end }));
    },
    /** Why a user's session was removed, here or in another tab; undefined after a sign-out. */
    announcedEnd: (userId: string | undefined): AnnouncedEnd | undefined => {
      const kept = parse(getItem(END_KEY));
      if (!isRecord(kept) || kept.userId !== userId) return undefined;
      return ANNOUNCED.find((end) => end === kept.end);
    },
  };
};

export type SessionStorage = ReturnType<typeof createSessionStorage>;
