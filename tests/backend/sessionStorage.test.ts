import { describe, expect, it } from 'vitest';

import { createSessionStorage, SESSION_KEY } from '../../src/backend/sessionStorage';
import { createPageWindow } from './pageWindow';

const SESSION = {
  access_token: 'a',
  refresh_token: 'r',
  provider_token: 'google',
  provider_refresh_token: 'google too',
  user: { id: '1', email: 'ada@example.com', user_metadata: { avatar_url: 'https://tracker.example/a' } },
};

const open = () => {
  const { localStorage } = createPageWindow('http://127.0.0.1/');
  return { localStorage, storage: createSessionStorage(() => localStorage) };
};

describe('the storage of sessions', () => {
  it('keeps no token of Google’s [AU-09]', () => {
    const { storage, localStorage } = open();
    storage.setItem(SESSION_KEY, JSON.stringify(SESSION));
    expect(JSON.parse(localStorage.getItem(SESSION_KEY) ?? '')).toEqual({
      access_token: 'a',
      refresh_token: 'r',
      user: SESSION.user,
    });
  });

  it('tells who is here without asking anyone, and shows no picture from elsewhere [AU-03]', () => {
    const { storage } = open();
    storage.setItem(SESSION_KEY, JSON.stringify(SESSION));
    expect(storage.session()).toEqual({
      user: { id: '1', email: 'ada@example.com', name: 'ada', avatarUrl: null },
    });
    storage.removeItem(SESSION_KEY);
    expect(storage.session()).toBeNull();
  });

  it.each(['', '{', 'null', '[]', '{"user":null}', '{"user":{"id":7}}'])('takes %j for nobody', (text) => {
    const { storage, localStorage } = open();
    localStorage.setItem(SESSION_KEY, text);
    expect(storage.session()).toBeNull();
  });

  it('lasts as long as the page where storage is blocked', () => {
    const storage = createSessionStorage(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    storage.setItem(SESSION_KEY, JSON.stringify(SESSION));
    expect(storage.session()?.user.id).toBe('1');
    storage.removeItem(SESSION_KEY);
    expect(storage.session()).toBeNull();
  });
});
