import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Sequential } from '../../../../src/features/video-extraction/frames/Sequential';

const Cards = ({ frames }: { readonly frames: readonly number[] }) =>
  frames.map((index, place) => (
    // oxlint-disable-next-line react/no-array-index-key
    <Sequential key={place} index={index}>
      {(now) => <li>{now}</li>}
    </Sequential>
  ));

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
/** One picture of the screen. */
const draw = (): void =>
  act(() => {
    vi.advanceTimersToNextFrame();
  });

beforeEach(() => vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('cards that go over to other frames', () => {
  it('are there at once at first', () => {
    render(<Cards frames={[5, 4, 3]} />);
    expect(shown()).toEqual(['5', '4', '3']);
  });

  it('take turns, two with each picture of the screen, from the first to the last', () => {
    const { rerender } = render(<Cards frames={[5, 4, 3, 2, 1]} />);
    rerender(<Cards frames={[15, 14, 13, 12, 11]} />);
    expect(shown()).toEqual(['5', '4', '3', '2', '1']);
    draw();
    expect(shown()).toEqual(['15', '14', '3', '2', '1']);
    draw();
    draw();
    expect(shown()).toEqual(['15', '14', '13', '12', '11']);
  });

  it('take over only the last of what they were given while they waited', () => {
    const { rerender } = render(<Cards frames={[2, 1]} />);
    rerender(<Cards frames={[4, 3]} />);
    rerender(<Cards frames={[6, 5]} />);
    draw();
    expect(shown()).toEqual(['6', '5']);
    draw();
    expect(shown()).toEqual(['6', '5']);
  });
});
