import type { Backend } from '../../../src/backend/backend';
import type { User } from '../../../src/domain/user';
import { readSession } from '../../../src/state/session/readSession';
import { createFakeBackend, type FakeWorld } from '../../support/fakeBackend';
import { createFakeServices } from '../../support/fakeServices';
import { renderApp } from '../../support/renderApp';

export const ADMIN: User = {
  id: '00000000-0000-4000-8000-0000000000ad',
  email: 'ada@example.com',
  name: 'Ada Admin',
  avatarUrl: null,
};

type Answers = { readonly [Section in keyof Backend]?: Partial<Backend[Section]> };

/** The app at an address, for an administrator unless `world` says otherwise. */
export const openAdmin = (
  path: string,
  world: Partial<FakeWorld> = {},
  answers: Answers = {},
  services: Parameters<typeof createFakeServices>[0] = {},
) => {
  const backend = createFakeBackend(answers, { user: ADMIN, isAdmin: true, ...world });
  const app = renderApp(path, createFakeServices({ ...services, backend }), (store) => {
    void store.dispatch(readSession());
  });
  return { ...app, backend };
};
