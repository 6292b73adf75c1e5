import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Zoom } from '../../../../src/features/image-extraction/picture/useZoom';
import { useZoomGestures } from '../../../../src/features/image-extraction/picture/useZoomGestures';

const Frame = ({ zoomBy }: Pick<Zoom, 'zoomBy'>) => {
  const frame = useRef<HTMLFieldSetElement>(null);
  useZoomGestures(frame, zoomBy);
  return <fieldset ref={frame} aria-label="Frame" />;
};

const open = () => {
  const zoomBy = vi.fn<Zoom['zoomBy']>();
  const { unmount } = render(<Frame zoomBy={zoomBy} />);
  onTestFinished(unmount);
  const frame = screen.getByRole('group', { name: 'Frame' });
  const scrollBy = vi.fn<(by: ScrollToOptions) => void>();
  Object.assign(frame, { scrollBy });
  /** Whether the browser was kept from zooming by itself. */
  const send = (type: string, init: object): boolean =>
    !frame.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), init));
  const move = (...fingers: readonly (readonly [x: number, y: number])[]): boolean =>
    send('touchmove', { touches: fingers.map(([clientX, clientY]) => ({ clientX, clientY })) });
  const turn = (deltaY: number, keys: object = {}): boolean =>
    send('wheel', { deltaY, clientX: 3, clientY: 4, ...keys });
  return { unmount, frame, zoomBy, scrollBy, move, turn };
};

describe('two fingers on the picture', () => {
  it('zoom by how far they go apart, around their middle, and take the picture along', () => {
    const { zoomBy, scrollBy, move } = open();
    expect(move([0, 0], [30, 40])).toBe(true);
    expect(zoomBy).not.toHaveBeenCalled();
    expect(move([0, 0], [60, 80])).toBe(true);
    expect(zoomBy.mock.calls).toEqual([[2, { x: 30, y: 40 }]]);
    expect(scrollBy.mock.calls).toEqual([[{ left: -15, top: -20, behavior: 'instant' }]]);
    move([0, 0], [30, 40]);
    expect(zoomBy).toHaveBeenLastCalledWith(0.5, { x: 15, y: 20 });
  });

  it.each(['touchend', 'touchcancel'])('begin anew after %s', (type) => {
    const { frame, zoomBy, move } = open();
    move([0, 0], [30, 40]);
    frame.dispatchEvent(new Event(type));
    move([0, 0], [60, 80]);
    expect(zoomBy).not.toHaveBeenCalled();
  });

  it('are two: one scrolls the page, and three are meant for something else', () => {
    const { zoomBy, move } = open();
    for (const x of [10, 20]) {
      expect(move([x, 0])).toBe(false);
      expect(move([x, 0], [0, x], [x, x])).toBe(false);
    }
    expect(zoomBy).not.toHaveBeenCalled();
  });
});

describe('the wheel over the picture', () => {
  it.each(['ctrlKey', 'metaKey'])('zooms with %s, up to the step of a notch', (key) => {
    const { zoomBy, turn } = open();
    for (const deltaY of [-100, -500, 500, 4]) expect(turn(deltaY, { [key]: true })).toBe(true);
    const at = { x: 3, y: 4 };
    expect(zoomBy.mock.calls).toEqual([
      [Math.exp(0.5), at],
      [Math.exp(0.5), at],
      [Math.exp(-0.5), at],
      [Math.exp(-0.02), at],
    ]);
  });

  it('scrolls the page without a key, and when the picture is gone', () => {
    const { zoomBy, turn, unmount } = open();
    expect(turn(100)).toBe(false);
    unmount();
    expect(turn(100, { ctrlKey: true })).toBe(false);
    expect(zoomBy).not.toHaveBeenCalled();
  });
});
