import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { at, drag, layer, openPins, pin, showEightColumns } from './pinsPage';

showEightColumns();

describe('a finger near a pin', () => {
  const finger = (x: number) => ({ ...at(x), pointerType: 'touch', detail: 1 });

  it('picks the color under it beyond what is drawn of the pin, and moves the pin where it drags', async () => {
    const { columns, services } = await openPins();
    const green = pin(/#00FF00, .* pin \d/);
    fireEvent.pointerDown(green, finger(35));
    fireEvent.pointerUp(layer(), finger(35));
    fireEvent.click(green, finger(35));
    await waitFor(() => expect(columns()).toHaveLength(4));
    expect(columns()[3]).toContain('#123456');
    expect(services.copied).toEqual([]);
    drag(pin(/#00FF00, .* pin \d/), 35, 65);
    fireEvent.pointerUp(layer(), at(65));
    expect(columns()[1]).toContain('#234567');
  });

  it('copies the color of the pin at the edge of what is drawn of it', async () => {
    const { columns, services } = await openPins();
    fireEvent.pointerDown(pin(/#00FF00, .* pin \d/), finger(28));
    fireEvent.pointerUp(layer(), finger(28));
    await waitFor(() => expect(services.copied).toEqual(['#00FF00']));
    expect(columns()).toHaveLength(3);
  });

  it('picks the color where it came down, also where the browser leads it to the pin', async () => {
    const { columns, services } = await openPins();
    const green = pin(/#00FF00, .* pin \d/);
    fireEvent.pointerDown(green, finger(45));
    fireEvent.pointerUp(green, finger(45));
    fireEvent.click(green, finger(20));
    await waitFor(() => expect(columns()).toHaveLength(4));
    expect(columns()[3]).toContain('#234567');
    expect(services.copied).toEqual([]);
  });
});
