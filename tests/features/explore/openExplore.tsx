import { screen, within } from '@testing-library/react';

import type { Backend } from '../../../src/backend/backend';
import { PATHS } from '../../../src/domain/paths';
import type { SavedPalette } from '../../../src/domain/savedPalette';
import { createFakeBackend } from '../../support/fakeBackend';
import { createFakeServices } from '../../support/fakeServices';
import { renderApp } from '../../support/renderApp';
import { publicPalettes } from './publicPalettes';

export const open = (
  palettes: readonly SavedPalette[] = publicPalettes(3),
  { search = '', explore = {} }: { search?: string; explore?: Partial<Backend['explore']> } = {},
) => {
  const backend = createFakeBackend({ explore }, { palettes });
  const app = renderApp({ pathname: PATHS.explore, search }, createFakeServices({ backend }));
  return { ...app, backend };
};

export const cards = () => within(screen.getByRole('list', { name: 'Palettes' })).queryAllByRole('heading');
export const names = () => cards().map(({ textContent }) => textContent);
export const findCard = async (name: string) => {
  const card = (await screen.findByRole('heading', { name })).closest('li');
  if (!card) throw new Error(`${name} is on no card`);
  return within(card);
};
export const order = (name: string) => screen.getByRole('tab', { name });
