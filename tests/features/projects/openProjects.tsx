import { act, screen, waitFor, within } from '@testing-library/react';
import { vi } from 'vitest';

import type { Backend } from '../../../src/backend/backend';
import { PATHS } from '../../../src/domain/paths';
import type { Plan } from '../../../src/domain/plan';
import { selectOpenDialog } from '../../../src/state/dialogsSlice';
import type { LocalStore } from '../../../src/state/storage/localStore';
import { readSession, watchSession } from '../../../src/state/session/readSession';
import { pageMessages } from '../../support/pageToasts';
import { ACTIVE_SUBSCRIPTION, createFakeBackend, FREE_USER, type FakeWorld } from '../../support/fakeBackend';
import { createFakeServices } from '../../support/fakeServices';
import { renderApp } from '../../support/renderApp';

type Setup = {
  readonly plan?: Exclude<Plan, 'anonymous'>;
  readonly world?: Partial<FakeWorld>;
  readonly answers?: Partial<Backend['projects']>;
  readonly account?: Partial<Backend['account']>;
  readonly billing?: Partial<Backend['billing']>;
  readonly search?: string;
  readonly path?: string;
  /** What is on the device from an earlier visit. */
  readonly storage?: LocalStore;
  /** What this tab has kept of an earlier page. */
  readonly tabStorage?: LocalStore;
};

/** The page of projects for someone who has signed in. */
export const openProjects = async ({
  plan = 'pro',
  world = {},
  answers = {},
  account = {},
  billing = {},
  search = '',
  path = PATHS.projects,
  storage,
  tabStorage,
}: Setup = {}) => {
  const backend = createFakeBackend(
    { projects: answers, account, billing },
    { user: FREE_USER, subscription: plan === 'pro' ? ACTIVE_SUBSCRIPTION : null, ...world },
  );
  const services = createFakeServices({
    backend,
    ...(storage && { storage }),
    ...(tabStorage && { tabStorage }),
  });
  const app = renderApp(path + search, services);
  await act(async () => {
    app.store.dispatch(watchSession());
    await app.store.dispatch(readSession());
  });
  const { user } = app;
  return {
    ...app,
    backend,
    card: (name: string) =>
      screen.findByRole('link', { name }).then((link) => {
        const item = link.closest('li');
        if (!item) throw new Error(`${name} is in no list`);
        return item;
      }),
    /** Names of the cards in a list, in their order. */
    names: (list: string) =>
      within(screen.getByRole('list', { name: list }))
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent),
    choose: async (owner: string, option: string) => {
      await user.click(await screen.findByRole('button', { name: `Options of ${owner}` }));
      await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${option}`) }));
    },
    dialog: async (name: string | RegExp) => within(await screen.findByRole('dialog', { name })),
    closed: () => waitFor(() => expectNoDialog()),
    open: () => selectOpenDialog(app.store.getState()),
    messages: () => pageMessages(),
  };
};

const expectNoDialog = (): void => {
  if (screen.queryByRole('dialog')) throw new Error('a dialog is open');
};

/** Errors that a test provokes are logged; it says how many. */
export const silenceLog = () => vi.spyOn(console, 'error').mockReturnValue();
