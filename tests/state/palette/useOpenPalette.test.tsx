// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';

import { colorFromHex } from '../../../src/color/color';
import { MESSAGES } from '../../../src/domain/messages';
import { builderTarget } from '../../../src/palette/builderTarget';
import { createPalette, type PaletteDocument } from '../../../src/palette/palette';
import { useOpenPalette } from '../../../src/state/palette/useOpenPalette';
import { ServicesContext } from '../../../src/state/servicesContext';
import { createFakeServices } from '../../support/fakeServices';
import { pageMessages, pageToasts } from '../../support/pageToasts';

const Opener = ({ palette }: { readonly palette: PaletteDocument }) => {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const openPalette = useOpenPalette();
  return (
    <>
      <button type="button" onClick={() => openPalette(palette)}>
        Open
      </button>
      <output>{JSON.stringify({ to: pathname + search, state })}</output>
    </>
  );
};

const press = async (hexes: readonly string[], services = createFakeServices()) => {
  const palette = createPalette(hexes.map(colorFromHex));
  render(
    <MemoryRouter initialEntries={['/from']}>
      <ServicesContext value={services}>
        <Opener palette={palette} />
      </ServicesContext>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return {
    target: builderTarget(palette),
    location: JSON.parse(screen.getByRole('status').textContent) as unknown,
  };
};

afterEach(cleanup);

it('goes to the builder with the palette in the address and in the state of the navigation [G-04]', async () => {
  const { target, location } = await press(['#0D9488', '#F5F5F4']);
  expect(location).toEqual(target);
  expect(pageToasts().list()).toEqual([]);
});

it('stays with one color, which is no palette, and takes back what was said of too many', async () => {
  const services = createFakeServices();
  services.toasts.show(MESSAGES.paletteTooLarge);
  const { location } = await press(['#0D9488'], services);
  expect(location).toMatchObject({ to: '/from' });
  expect(pageMessages()).toEqual([MESSAGES.paletteTooSmall]);
});
