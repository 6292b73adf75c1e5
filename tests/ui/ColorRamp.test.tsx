import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import { formatHex } from '../../src/color/format';
import type { Color } from '../../src/color/types';
import { ColorRamp } from '../../src/ui/ColorRamp';

afterEach(cleanup);

const HEXES = ['#112233', '#445566', '#778899', '#AABBCC'];

const renderRamp = (current = 1) => {
  const chosen = vi.fn<(color: Color) => void>();
  const cells = HEXES.map((hex, i) => ({
    color: colorFromHex(hex),
    name: `Blue ${i}`,
    isCurrent: i === current,
  }));
  render(<ColorRamp label="Blue" aside="85" cells={cells} onChoose={chosen} />);
  return {
    user: userEvent.setup(),
    cells: () => within(screen.getByRole('toolbar', { name: 'Blue' })).getAllByRole('button'),
    chosen: () => chosen.mock.calls.map(([color]) => formatHex(color)),
  };
};

describe('a ramp of colors', () => {
  it('names each cell by what it is and its hex, and marks the current one', () => {
    const { cells } = renderRamp();
    expect(cells().map((cell) => cell.getAttribute('aria-label'))).toEqual(
      HEXES.map((hex, i) => `Blue ${i}, ${hex}`),
    );
    expect(cells().map((cell) => cell.getAttribute('aria-current'))).toEqual([null, 'true', null, null]);
    expect(screen.getByText('85')).toBeDefined();
  });

  it('answers with the color of the cell that is clicked', async () => {
    const { user, cells, chosen } = renderRamp();
    await user.click(cells()[3] ?? document.body);
    expect(chosen()).toEqual(['#AABBCC']);
  });

  it('is one Tab stop at the current cell; arrow keys walk, Enter and Space choose', async () => {
    const { user, cells, chosen } = renderRamp();
    await user.tab();
    expect(document.activeElement).toBe(cells()[1]);
    await user.keyboard('{ArrowRight}{Enter}{ArrowLeft}{ArrowLeft} ');
    expect(chosen()).toEqual(['#778899', '#112233']);
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });
});
