import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';

import type { Backend, SessionEnd } from '../../src/backend/backend';
import { createSessionStorage, SESSION_KEY } from '../../src/backend/sessionStorage';
import { createSupabaseBackend } from '../../src/backend/supabaseBackend';
import { SESSION, USER_ID } from './askedRequests';
import { createPageWindow } from './pageWindow';

const SERVICE = 'https://service.example';
const DAY_SECONDS = 86_400;

type Answer = readonly [status: number, body: object];
type Answers = Readonly<Record<string, Answer | (() => Answer | Promise<Answer>)>>;

const OK: Answer = [200, {}];
const GONE: Answer = [403, { code: 403, error_code: 'user_not_found', msg: 'User does not exist' }];
const NOT_ACCEPTED: Answer = [403, { code: 403, error_code: 'bad_jwt', msg: 'invalid JWT' }];
const OUT_OF_ORDER: Answer = [503, {}];
const PROJECT = { id: 'p1', name: 'One', is_public: true, created_at: '', updated_at: '' };
/** A row of an account that is not there. */
const ORPHANED: Answer = [409, { code: '23503', message: 'violates foreign key constraint' }];
const NOT_ALLOWED: Answer = [403, { code: '42501', message: 'violates row-level security policy' }];
const NOT_FOUND: Answer = [406, { code: 'PGRST116', message: 'Cannot coerce the result to a single object' }];
const ACCEPTED: Answer = [200, SESSION.user];
const NOT_AUTHENTICATED: Answer = [401, { error: 'Not authenticated' }];
const TOKEN_ENDED: Answer = [401, { code: 'PGRST303', message: 'JWT expired' }];
const NO_REFRESH: Answer = [400, { code: 400, error_code: 'refresh_token_not_found', msg: 'none' }];
const BANNED: Answer = [400, { code: 400, error_code: 'user_banned', msg: 'User is banned' }];

const fetched = vi.fn<(input: string, init?: RequestInit) => Promise<Response>>();
beforeEach(() => {
  // Browsers have one; the client asks for it although nothing here listens to changes.
  vi.stubGlobal('WebSocket', WebSocket);
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

const changesOf = ({ auth }: Backend): readonly unknown[] => {
  const changes: unknown[] = [];
  auth.onSessionChange((...change) => changes.push(change));
  return changes;
};

/** A page with a session, and what the service answers by the end of each path. */
const open = async (answers: Answers, endsInSeconds = DAY_SECONDS) => {
  fetched.mockReset();
  fetched.mockImplementation(async (input) => {
    const { pathname } = new URL(input);
    const answer = Object.entries(answers).find(([path]) => pathname.endsWith(path))?.[1] ?? OK;
    const [status, body] = typeof answer === 'function' ? await answer() : answer;
    return Response.json(body, { status });
  });
  const { asWindow, localStorage, notifyStorage } = createPageWindow('https://hueloom.example/');
  const expiresAt = Math.floor(Date.now() / 1000) + endsInSeconds;
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...SESSION, expires_at: expiresAt }));
  const backend: Backend = createSupabaseBackend({ url: SERVICE, publishableKey: 'key' }, asWindow);
  await backend.auth.session();
  const changes = changesOf(backend);
  return {
    backend,
    changes,
    /** Another tab, and what it hears of a session that this one removed. */
    openElsewhere: async () => {
      const other = createPageWindow('https://hueloom.example/', localStorage);
      const elsewhere = createSupabaseBackend({ url: SERVICE, publishableKey: 'key' }, other.asWindow);
      await elsewhere.auth.session();
      const heard = changesOf(elsewhere);
      return () => {
        other.notifyStorage(SESSION_KEY);
        return heard;
      };
    },
    /** What happens when another tab signs out. */
    signOutElsewhere: (): void => {
      localStorage.removeItem(SESSION_KEY);
      notifyStorage(SESSION_KEY);
    },
    signInAgain: async (): Promise<void> => {
      const session = { ...SESSION, expires_at: Math.floor(Date.now() / 1000) + DAY_SECONDS };
      createSessionStorage(() => localStorage).setItem(SESSION_KEY, JSON.stringify(session));
      await backend.auth.session();
    },
    kept: () => localStorage.getItem(SESSION_KEY),
    asked: (path: string) =>
      fetched.mock.calls.filter(([input]) => new URL(input).pathname.endsWith(path)).length,
  };
};

const create = ({ projects }: Backend) => projects.create({ name: 'One', isPublic: true });
const savePalette = ({ projects }: Backend) => projects.createPalette('p1', { name: 'Teal', colors: [] });
const renamePalette = ({ projects }: Backend) => projects.updatePalette('q1', { name: 'Teal' });

describe('a session', () => {
  it('of an account that was deleted elsewhere ends with the next call [FT-19]', async () => {
    const { backend, changes, kept } = await open({ '/projects': ORPHANED, '/user': GONE });
    await expect(create(backend)).rejects.toMatchObject({ kind: 'not-authenticated' });
    expect([changes, kept()]).toEqual([[[null, 'account-gone']], null]);
  });

  it('of such an account ends with a call of a function, too [FT-19]', async () => {
    const { backend, changes } = await open({ '/cancel-subscription': NOT_AUTHENTICATED, '/user': GONE });
    await expect(backend.billing.cancel()).rejects.toMatchObject({ kind: 'not-authenticated' });
    expect(changes).toEqual([[null, 'account-gone']]);
  });

  it.each([
    ['saves a palette in a project that went with it', NOT_ALLOWED, savePalette],
    ['changes a palette that went with it', NOT_FOUND, renamePalette],
  ])('of such an account ends, too, when it %s', async (_, answer, call) => {
    const { backend, changes } = await open({ '/project_palettes': answer, '/user': GONE });
    await expect(call(backend)).rejects.toMatchObject({ kind: 'not-authenticated' });
    expect(changes).toEqual([[null, 'account-gone']]);
  });

  it('that is accepted outlives what the account may not do, and what is not there', async () => {
    for (const [answer, call, kind] of [
      [NOT_ALLOWED, savePalette, 'not-allowed'],
      [NOT_FOUND, renamePalette, 'not-found'],
    ] as const) {
      const { backend, changes } = await open({ '/project_palettes': answer, '/user': ACCEPTED });
      await expect(call(backend)).rejects.toMatchObject({ kind });
      expect(changes).toEqual([]);
    }
  });

  it('is looked into once for calls that fail at the same time', async () => {
    const { backend, changes, asked } = await open({ '/projects': ORPHANED, '/user': GONE });
    const calls = await Promise.allSettled([create(backend), create(backend), create(backend)]);
    expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect([asked('/user'), changes]).toEqual([1, [[null, 'account-gone']]]);
  });

  it('that is accepted outlives a call that is refused', async () => {
    const { backend, changes, kept } = await open({ '/projects': ORPHANED, '/user': ACCEPTED });
    await expect(create(backend)).rejects.toMatchObject({ kind: 'unexpected' });
    expect(changes).toEqual([]);
    expect(kept()).not.toBeNull();
  });

  it('outlives a service that cannot be asked for it', async () => {
    const { backend, changes, kept } = await open({
      '/cancel-subscription': NOT_AUTHENTICATED,
      '/user': OUT_OF_ORDER,
    });
    await expect(backend.billing.cancel()).rejects.toMatchObject({ kind: 'not-authenticated' });
    expect(changes).toEqual([]);
    expect(kept()).not.toBeNull();
  });

  it('is not asked for where a call fails for another reason', async () => {
    const { backend, asked } = await open({ '/projects': [400, { code: 'LIM01' }] });
    await expect(create(backend)).rejects.toMatchObject({ kind: 'free-project-limit' });
    expect(asked('/user')).toBe(0);
  });

  it('whose token the service does not accept any more has expired', async () => {
    const { backend, changes } = await open({
      '/cancel-subscription': NOT_AUTHENTICATED,
      '/user': NOT_ACCEPTED,
      '/token': NO_REFRESH,
    });
    await expect(backend.billing.cancel()).rejects.toMatchObject({ kind: 'not-authenticated' });
    expect(changes).toEqual([[null, 'expired']]);
  });

  it('is renewed once, and the call sent once more, where only this device thinks that its token is valid [FT-17]', async () => {
    let isRenewed = false;
    const { backend, changes, kept, asked } = await open({
      '/projects': () => (isRenewed ? [201, PROJECT] : TOKEN_ENDED),
      '/user': NOT_ACCEPTED,
      '/token': () => {
        isRenewed = true;
        return [200, { ...SESSION, refresh_token: 'r2' }];
      },
    });
    expect(await create(backend)).toMatchObject({ name: 'One' });
    expect([asked('/projects'), asked('/token'), changes]).toEqual([2, 1, []]);
    expect(kept()).toContain('"refresh_token":"r2"');
  });

  it('is renewed once for a call, too, that was on its way by then', async () => {
    let isRenewed = false;
    let isAnswered = false;
    let answerLate = (): void => {};
    const late = new Promise<void>((resolve) => {
      answerLate = resolve;
    });
    const { backend, changes, asked } = await open({
      '/projects': () => (isRenewed ? [201, PROJECT] : TOKEN_ENDED),
      '/cancel-subscription': async () => {
        await late;
        const answer = isAnswered ? OK : NOT_AUTHENTICATED;
        isAnswered = true;
        return answer;
      },
      '/user': () => (isRenewed ? ACCEPTED : NOT_ACCEPTED),
      '/token': () => {
        isRenewed = true;
        return [200, { ...SESSION, refresh_token: 'r2' }];
      },
    });
    const cancelling = backend.billing.cancel();
    await vi.waitFor(() => expect(asked('/cancel-subscription')).toBe(1));
    await create(backend);
    answerLate();
    await cancelling;
    expect([asked('/cancel-subscription'), asked('/token'), changes]).toEqual([2, 1, []]);
  });

  it('that cannot be renewed has expired [FT-17]', async () => {
    const { backend, changes, kept } = await open({ '/token': NO_REFRESH }, -10);
    await expect(create(backend)).rejects.toMatchObject({ kind: 'not-authenticated' });
    expect([changes, kept()]).toEqual([[[null, 'expired']], null]);
  });

  it.each<[string, Answers, number, SessionEnd | undefined]>([
    ['that cannot be renewed', { '/token': NO_REFRESH }, -10, 'expired'],
    [
      'whose token is refused',
      { '/projects': TOKEN_ENDED, '/user': NOT_ACCEPTED, '/token': NO_REFRESH },
      DAY_SECONDS,
      'expired',
    ],
    ['of an account that is gone', { '/projects': ORPHANED, '/user': GONE }, DAY_SECONDS, 'account-gone'],
    ['of a suspended account', { '/token': BANNED }, -10, undefined],
  ])('%s ends in other tabs as it does here', async (_, answers, endsInSeconds, end) => {
    const { backend, changes, openElsewhere } = await open(answers, endsInSeconds);
    const heard = await openElsewhere();
    await expect(create(backend)).rejects.toMatchObject({ kind: 'not-authenticated' });
    expect([changes, heard()]).toEqual([[[null, end]], [[null, end]]]);
  });

  it('that is ended by its user has no reason in other tabs, also where an earlier one was refused', async () => {
    const { backend, openElsewhere, signInAgain } = await open({ '/token': NO_REFRESH }, -10);
    await expect(create(backend)).rejects.toMatchObject({ kind: 'not-authenticated' });
    await signInAgain();
    const heard = await openElsewhere();
    await backend.auth.signOut();
    expect(heard()).toEqual([[null, undefined]]);
    // Also where the service had refused it by then.
    const late = await open({ '/token': NO_REFRESH }, -10);
    const heardLate = await late.openElsewhere();
    await late.backend.auth.signOut();
    expect(heardLate()).toEqual([[null, undefined]]);
  });

  it('of a suspended account just ends: the page has said why, and signing in again would not help', async () => {
    const { backend, changes } = await open({ '/token': BANNED }, -10);
    const suspended = vi.fn();
    backend.auth.onSuspended(suspended);
    await expect(create(backend)).rejects.toMatchObject({ kind: 'not-authenticated' });
    expect(changes).toEqual([[null, undefined]]);
    expect(suspended).toHaveBeenCalledWith('signing-in');
  });

  it('is ended by its user, here or in another tab, without a reason', async () => {
    const here = await open({});
    await here.backend.auth.signOut();
    expect(here.changes).toEqual([[null, undefined]]);
    const elsewhere = await open({});
    elsewhere.signOutElsewhere();
    expect(elsewhere.changes).toEqual([[null, undefined]]);
    // Also where the service had refused it by then.
    const late = await open({ '/token': NO_REFRESH }, -10);
    await late.backend.auth.signOut();
    expect(late.changes).toEqual([[null, undefined]]);
  });
});

describe('the deletion of the own account', () => {
  it('that was answered too late is done when it is tried again', async () => {
    const { backend, changes, kept } = await open({ '/delete-user': NOT_AUTHENTICATED, '/user': GONE });
    await backend.account.remove();
    expect([changes, kept()]).toEqual([[[null, 'account-deleted']], null]);
  });

  it('is sent once more where only this device thinks that its token is valid', async () => {
    let isRenewed = false;
    const { backend, changes, kept, asked } = await open({
      '/delete-user': () => (isRenewed ? OK : NOT_AUTHENTICATED),
      '/user': () => (isRenewed ? ACCEPTED : NOT_ACCEPTED),
      '/token': () => {
        isRenewed = true;
        return [200, { ...SESSION, refresh_token: 'r2' }];
      },
    });
    await backend.account.remove();
    expect([asked('/delete-user'), changes, kept()]).toEqual([2, [[null, 'account-deleted']], null]);
  });

  it.each([
    ['is still there', [200, { id: USER_ID }]],
    ['cannot be asked for', OUT_OF_ORDER],
  ] as const)('is not done where the account %s', async (_, answer) => {
    const { backend, kept } = await open({ '/delete-user': NOT_AUTHENTICATED, '/user': answer });
    await expect(backend.account.remove()).rejects.toMatchObject({ kind: 'not-authenticated' });
    expect(kept()).not.toBeNull();
  });
});
