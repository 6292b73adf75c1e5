import { screen, within } from '@testing-library/react';

import { PATHS } from '../../../src/domain/paths';
import type { Services } from '../../../src/state/services';
import { createFakeServices } from '../../support/fakeServices';
import { renderApp } from '../../support/renderApp';
import { createFakeExtractor } from './fakePictures';

export const FILE = new File(['x'], 'cat.jpg', { type: 'image/jpeg' });

export const openPage = async (overrides: Partial<Services> = {}) => {
  const services = createFakeServices({ imageExtractor: createFakeExtractor(), ...overrides });
  const app = renderApp(PATHS.image, services);
  await screen.findByRole('heading', { level: 1, name: 'Image to palette' });
  return app;
};

export const picker = () => screen.getByLabelText<HTMLInputElement>('Image file');
export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
export const isDisabled = (name: string) => button(name).getAttribute('aria-disabled') === 'true';
export const region = (name: string) => screen.getByRole('region', { name });

/** The colors of the palette, each with its buttons. */
export const columns = () =>
  within(screen.getByRole('list', { name: 'Colors of the palette' })).getAllByRole('listitem');

/** The grid of swatches with its cells, which come after it. */
export const findSwatches = async () => {
  const swatches = await screen.findByRole('toolbar', { name: 'Colors of the picture' });
  await within(swatches).findAllByRole('button');
  return swatches;
};

/** The page after one picture has been read. */
export const openPicture = async (overrides: Partial<Services> = {}) => {
  const app = await openPage(overrides);
  await app.user.upload(picker(), FILE);
  const swatches = await findSwatches();
  return {
    ...app,
    swatches,
    /** '34% Bright Red #FF0000', by column. */
    columns: () => columns().map((column) => column.textContent),
    pressed: () =>
      within(swatches)
        .queryAllByRole('button', { pressed: true })
        .map((cell) => cell.getAttribute('aria-label')),
    cell: (hex: string) => within(swatches).getByRole<HTMLButtonElement>('button', { name: hex }),
  };
};
