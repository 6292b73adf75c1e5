import { act, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Still } from '../../../../../src/features/video-extraction/frames/card/Still';
import { drawStills } from '../../drawnStills';

const ONE = new Blob(['one']);
const OTHER = new Blob(['other']);

const canvasIn = (container: HTMLElement): HTMLCanvasElement => {
  const canvas = container.querySelector('canvas');
  if (!canvas) throw new Error('no still');
  return canvas;
};

describe('a still', () => {
  it('shows its picture, and another one when it is given one', async () => {
    const { shown } = drawStills();
    const { container, rerender } = render(<Still still={ONE} />);
    const canvas = canvasIn(container);
    await act(async () => {});
    expect(shown.get(canvas)).toBe(ONE);
    rerender(<Still still={OTHER} />);
    await act(async () => {});
    expect(shown.get(canvas)).toBe(OTHER);
  });

  it('lets its pixels go with the page', async () => {
    const { shown } = drawStills();
    const { container, unmount } = render(<Still still={ONE} />);
    const canvas = canvasIn(container);
    await act(async () => {});
    unmount();
    expect(shown.get(canvas)).toBeNull();
  });

  it('is drawn on the canvas of one that is gone, and shows nothing of that', async () => {
    const { shown } = drawStills();
    const gone = render(<Still still={ONE} />);
    const canvas = canvasIn(gone.container);
    await act(async () => {});
    gone.unmount();
    const { container } = render(<Still still={OTHER} />);
    expect(canvasIn(container)).toBe(canvas);
    expect(shown.get(canvas)).toBeNull();
    await act(async () => {});
    expect(shown.get(canvas)).toBe(OTHER);
  });

  it('has a canvas of its own while others are shown', () => {
    drawStills();
    const one = render(<Still still={ONE} />);
    const other = render(<Still still={OTHER} />);
    expect(canvasIn(one.container)).not.toBe(canvasIn(other.container));
  });

  it('does not keep a picture that comes when it is gone', async () => {
    const { shown, closed } = drawStills();
    const { container, unmount } = render(<Still still={ONE} />);
    const canvas = canvasIn(container);
    unmount();
    await act(async () => {});
    expect(closed).toEqual([ONE]);
    expect(shown.get(canvas)).toBeNull();
  });
});
