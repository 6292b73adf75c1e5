import { avatarUrl, displayName, type User } from '../domain/user';
import type { Session } from './backend';
import { isRecord } from '../domain/jsonRecord';

/** Key of the session in `localStorage`. */
export const SESSION_KEY = 'hueloomSession';

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
  return {
    getItem,
    setItem: (key: string, value: string): void => {
      const text = key === SESSION_KEY ? withoutProviderTokens(value) : value;
      try {
        area().setItem(key, text);
        memory.delete(key);
      } catch {
        memory.set(key, text);
      }
    },
    removeItem: (key: string): void => {
      memory.delete(key);
      try {
        area().removeItem(key);
      } catch {
        // Blocked: nothing was stored there.
      }
    },
    /** The stored session, without a request to the service. */
    session: (): Session | null => {
      const kept = parse(getItem(SESSION_KEY));
      const user = isRecord(kept) ? readUser(kept.user) : null;
      return user && { user };
    },
  };
};

export type SessionStorage = ReturnType<typeof createSessionStorage>;
