import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Sequential } from '../../../../src/features/video-extraction/frames/Sequential';
import type { Frame } from '../../../../src/features/video-extraction/videoExtractionSlice';

const frame = (index: number, palettes: Frame['palettes'] = []): Frame => ({
  index,
  timeSeconds: index,
  width: 16,
  height: 9,
  palettes,
  dominant: [],
  round: 0,
});

const Cards = ({ frames }: { readonly frames: readonly Frame[] }) =>
  frames.map((one, place) => (
    // oxlint-disable-next-line react/no-array-index-key
    <Sequential key={place} frame={one}>
      {({ index, palettes }) => <li>{`${index}${palettes.length > 0 ? ' regenerated' : ''}`}</li>}
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
    render(<Cards frames={[5, 4, 3].map((index) => frame(index))} />);
    expect(shown()).toEqual(['5', '4', '3']);
  });

  it('take turns, two with each picture of the screen, from the first to the last', () => {
    const { rerender } = render(<Cards frames={[5, 4, 3, 2, 1].map((index) => frame(index))} />);
    rerender(<Cards frames={[15, 14, 13, 12, 11].map((index) => frame(index))} />);
    expect(shown()).toEqual(['5', '4', '3', '2', '1']);
    draw();
    expect(shown()).toEqual(['15', '14', '3', '2', '1']);
    draw();
    draw();
    expect(shown()).toEqual(['15', '14', '13', '12', '11']);
  });

  it('take over only the last of what they were given while they waited', () => {
    const { rerender } = render(<Cards frames={[2, 1].map((index) => frame(index))} />);
    rerender(<Cards frames={[4, 3].map((index) => frame(index))} />);
    rerender(<Cards frames={[6, 5].map((index) => frame(index))} />);
    draw();
    expect(shown()).toEqual(['6', '5']);
    draw();
    expect(shown()).toEqual(['6', '5']);
  });

  it('do not wait for other palettes of their own frame', () => {
    const { rerender } = render(<Cards frames={[frame(1)]} />);
    rerender(<Cards frames={[frame(1, [[1]])]} />);
    expect(shown()).toEqual(['1 regenerated']);
  });
});
