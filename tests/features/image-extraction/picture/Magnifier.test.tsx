import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { at, drag, layer, openPins, pin, showEightColumns } from './pinsPage';

showEightColumns();

const glassOf = (hex: string) => {
  // The column of the palette has the color, too.
  const glass = screen
    .getAllByText(hex)
    .map((text) => text.closest<HTMLElement>('[data-side]'))
    .find((found) => found !== null);
  return [glass?.dataset['side'], glass?.style.translate];
};

describe('the magnifier', () => {
  it('stands below the middle of the pixel that it shows where the header leaves no room above', async () => {
    await openPins();
    fireEvent.pointerMove(layer(), at(33));
    expect(glassOf('#123456')).toEqual(['below', '35px 71px']);
    fireEvent.pointerMove(layer(), at(48, 12));
    expect(glassOf('#234567')).toEqual(['below', '45px 51px']);
  });

  it('follows a pin that is dragged', async () => {
    await openPins();
    drag(pin(/#00FF00, .* pin \d/), 15, 35);
    expect(glassOf('#123456')).toEqual(['below', expect.stringMatching(/^35px /)]);
    fireEvent.pointerMove(layer(), at(45));
    expect(glassOf('#234567')).toEqual(['below', expect.stringMatching(/^45px /)]);
  });
});
