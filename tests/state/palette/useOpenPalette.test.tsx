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
import { dismissToast, readToasts, showToast } from '../../../src/state/toasts';

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

const press = async (...hexes: string[]) => {
  const palette = createPalette(hexes.map(colorFromHex));
  render(
    <MemoryRouter initialEntries={['/from']}>
      <Opener palette={palette} />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return {
    target: builderTarget(palette),
    location: JSON.parse(screen.getByRole('status').textContent) as unknown,
  };
};

afterEach(() => {
  cleanup();
  for (const { id } of readToasts()) dismissToast(id);
});

it('goes to the builder with the palette in the address and in the state of the navigation [G-04]', async () => {
  const { target, location } = await press('#0D9488', '#F5F5F4');
  expect(location).toEqual(target);
  expect(readToasts()).toEqual([]);
});

it('stays with one color, which is no palette, and takes back what was said of too many', async () => {
  showToast(MESSAGES.paletteTooLarge);
  const { location } = await press('#0D9488');
  expect(location).toMatchObject({ to: '/from' });
  expect(readToasts().map(({ message }) => message)).toEqual([MESSAGES.paletteTooSmall]);
});
