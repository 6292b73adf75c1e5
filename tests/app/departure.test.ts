import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createAppStore } from '../../src/app/store';
import { colorFromHex } from '../../src/color/color';
import { dialogOpened, selectOpenDialog } from '../../src/state/dialogsSlice';
import { readSession, watchSession } from '../../src/state/session/readSession';
import { createFakeBackend, FREE_USER } from '../support/fakeBackend';
import { createFakeServices } from '../support/fakeServices';

const COLORS = ['#0d9488', '#f97316'].map((hex) => colorFromHex(hex));

const visit = async () => {
  const backend = createFakeBackend();
  backend.changeUser(FREE_USER);
  const services = createFakeServices({ backend });
  const store = createAppStore(services);
  await store.dispatch(readSession());
  store.dispatch(watchSession());
  const action = { label: 'Undo', onSelect: () => {} };
  services.toasts.show('Palette deleted', { action, isOnlyWay: true });
  services.toasts.show('Reload', { action, isForAnyone: true });
  store.dispatch(dialogOpened({ dialog: 'import', text: '#0d9488' }));
  return { backend, store, messages: () => services.toasts.list().map(({ message }) => message) };
};

type Visit = Awaited<ReturnType<typeof visit>>;
let visited: Visit;
beforeEach(async () => {
  visited = await visit();
});
// The palettes of the account leave a moment later.
afterEach(() => vi.dynamicImportSettled());

it.each<[string, (backend: Visit['backend']) => unknown]>([
  ['signs out', (backend) => backend.auth.signOut()],
  ['gives way to another account', (backend) => backend.changeUser({ ...FREE_USER, id: 'another' })],
])(
  'a user who %s takes along the open dialog, and messages that offer something of the account',
  async (_, leave) => {
    const { backend, store, messages } = visited;
    await leave(backend);
    expect(selectOpenDialog(store.getState())).toBeNull();
    expect(messages()).not.toContain('Palette deleted');
    expect(messages()).toContain('Reload');
  },
);

it('someone else who signs in where a session has ended is led on, but not to what its user was saving', async () => {
  const { backend, store } = visited;
  backend.changeUser(null, 'expired');
  const next = { dialog: 'savePalette', palette: { colors: COLORS, name: null } } as const;
  store.dispatch(dialogOpened({ dialog: 'signIn', returnTo: '/projects', next }));
  backend.changeUser({ ...FREE_USER, id: 'another' });
  expect(selectOpenDialog(store.getState())).toEqual({ dialog: 'signIn', returnTo: '/projects' });
});
