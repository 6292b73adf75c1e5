import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';

import { BuilderLink } from '../../../../src/features/video-extraction/palette/BuilderLink';
import { useOpenBuilder } from '../../../../src/features/video-extraction/palette/useOpenBuilder';
import { ServicesContext } from '../../../../src/state/servicesContext';
import { createFakeServices } from '../../../support/fakeServices';
import { pageMessages } from '../../../support/pageToasts';

afterEach(cleanup);

const TEAL_AND_LINEN = [0x0d9488, 0xf5f5f4];

const Page = ({ colors }: { readonly colors: readonly number[] }) => {
  const { pathname, search } = useLocation();
  return (
    <>
      <BuilderLink colors={colors} onOpen={useOpenBuilder()}>
        Open
      </BuilderLink>
      <output>{pathname + search}</output>
    </>
  );
};

/** Presses the link; returns whether the browser was left to do what it does with links. */
const press = (colors: readonly number[], how: MouseEventInit = {}) => {
  render(
    <ServicesContext value={createFakeServices()}>
      <Page colors={colors} />
    </ServicesContext>,
    { wrapper: MemoryRouter },
  );
  const link = screen.getByRole('link', { name: 'Open' });
  const click = createEvent.click(link, how);
  fireEvent(link, click);
  return { isBrowsers: !click.defaultPrevented, place: screen.getByRole('status').textContent };
};

describe('a link to the builder', () => {
  it('goes on within the app [X-39]', () => {
    expect(press(TEAL_AND_LINEN)).toEqual({
      isBrowsers: false,
      place: '/palette-builder?c=0d9488-f5f5f4',
    });
    expect(screen.getByRole('link').getAttribute('href')).toBe('/palette-builder?c=0d9488-f5f5f4');
  });

  it.each<MouseEventInit>([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('is the browser’s own with %o', (how) => {
    expect(press(TEAL_AND_LINEN, how)).toEqual({ isBrowsers: true, place: '/' });
  });

  it('says that one color is no palette, and stays', () => {
    expect(press([0x0d9488])).toEqual({ isBrowsers: false, place: '/' });
    expect(pageMessages()).toEqual(['A palette needs at least 2 colors.']);
  });
});
