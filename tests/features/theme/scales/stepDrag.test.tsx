import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openTheme, PALETTE } from '../openTheme';

let under: Element | null = null;
beforeEach(() => {
  under = null;
  Object.defineProperty(document, 'elementFromPoint', { configurable: true, value: () => under });
});
afterEach(() => void Reflect.deleteProperty(document, 'elementFromPoint'));

const open = async () => {
  const page = await openTheme(PALETTE);
  const step = page.grid('Light').getByRole('button', { name: /^Copy amber 300, / });
  return {
    ...page,
    lift: (button = 0) => {
      fireEvent.pointerDown(step, { clientX: 100, clientY: 300, button, pointerType: 'mouse' });
      fireEvent.pointerMove(window, { clientX: 120, clientY: 300 });
    },
    dropOn: (target: Element) => {
      under = target;
      fireEvent.pointerMove(window, { clientX: 200, clientY: 300 });
      fireEvent.pointerUp(window);
    },
    /** Whether a color goes with the pointer. */
    isCarried: () => document.querySelector('body > span') !== null,
  };
};

describe('a step of a scale', () => {
  it('is what a role stands for once it is dropped there, and then not copied', async () => {
    const { lift, dropOn, place, services } = await open();
    lift();
    dropOn(place('Link in light'));
    await waitFor(() => expect(place('Link in light').getAttribute('aria-label')).toMatch(/: amber 300, #/));
    expect(services.copied).toEqual([]);
  });

  it('is not dragged by another button of the mouse', async () => {
    const { lift, isCarried } = await open();
    lift(2);
    expect(isCarried()).toBe(false);
  });

  it('is let go where the page is left', async () => {
    const { lift, isCarried, user } = await open();
    lift();
    expect(isCarried()).toBe(true);
    // By key: the pointer is not let go.
    screen.getAllByRole('link', { name: /Explore/ })[0]?.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Light scales' })).toBeNull());
    expect(isCarried()).toBe(false);
  });
});
