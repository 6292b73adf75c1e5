import { act, screen, within } from '@testing-library/react';

import type { Backend } from '../../../src/backend/backend';
import { PATHS } from '../../../src/domain/paths';
import { readSession, watchSession } from '../../../src/state/session/readSession';
import { ACTIVE_SUBSCRIPTION, createFakeBackend, FREE_USER, type FakeWorld } from '../../support/fakeBackend';
import { createFakeServices } from '../../support/fakeServices';
import { renderApp } from '../../support/renderApp';

export const PRO: Partial<FakeWorld> = { subscription: ACTIVE_SUBSCRIPTION };
export const CANCELLED: Partial<FakeWorld> = { subscription: { ...ACTIVE_SUBSCRIPTION, isCancelled: true } };

type Answers = { readonly [Section in keyof Backend]?: Partial<Backend[Section]> };

/** The settings of somebody who has signed in, as soon as their subscription is known. */
export const openSettings = async (
  world: Partial<FakeWorld> = {},
  { answers = {}, path = PATHS.settings }: { answers?: Answers; path?: string } = {},
) => {
  const backend = createFakeBackend(answers, { user: FREE_USER, ...world });
  const app = renderApp(path, createFakeServices({ backend }));
  await act(async () => {
    app.store.dispatch(watchSession());
    await app.store.dispatch(readSession());
  });
  // Also behind a dialog that is open already.
  await screen.findByRole('heading', { level: 1, name: 'Settings', hidden: true });
  return { ...app, backend };
};

export const card = (name: string) => within(screen.getByRole('region', { name }));

/** The value beside a term of a card. */
export const fact = (name: string, term: string): string | null =>
  card(name).getByText(term).closest('div')?.querySelector('dd')?.textContent ?? null;

export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
