import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { useIsReached } from '../../../../src/features/image-extraction/views/useIsReached';

type Seen = { readonly isIntersecting: boolean };

/** Tells what the test says is in sight. */
const showObserver = () => {
  const watching = new Set<(entries: readonly Seen[]) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly onChange: (entries: readonly Seen[]) => void;
      constructor(onChange: (entries: readonly Seen[]) => void) {
        this.onChange = onChange;
      }
      observe() {
        watching.add(this.onChange);
      }
      disconnect() {
        watching.delete(this.onChange);
      }
    },
  );
  const scroll = (...seen: readonly boolean[]) =>
    act(() => watching.forEach((tell) => tell(seen.map((isIntersecting) => ({ isIntersecting })))));
  return { watching, scroll };
};

const Part = ({ id }: { readonly id: number }) => {
  const part = useRef<HTMLParagraphElement>(null);
  return <p ref={part}>{useIsReached(part, id) ? 'drawn' : 'waiting'}</p>;
};

const open = () => {
  const { rerender, unmount } = render(<Part id={1} />);
  onTestFinished(unmount);
  return { show: (id: number) => rerender(<Part id={id} />), unmount };
};
const isDrawn = () => screen.queryByText('drawn') !== null;

afterEach(() => void vi.unstubAllGlobals());

describe('a part of the page', () => {
  it('is drawn once somebody has scrolled to it, and stays so', () => {
    const { scroll } = showObserver();
    open();
    expect(isDrawn()).toBe(false);
    scroll(true, false);
    expect(isDrawn()).toBe(false);
    scroll(false, true);
    expect(isDrawn()).toBe(true);
    scroll(false);
    expect(isDrawn()).toBe(true);
  });

  it('waits again for another picture, and is no longer watched when it is gone', () => {
    const { scroll, watching } = showObserver();
    const { show, unmount } = open();
    scroll(true);
    show(2);
    expect(isDrawn()).toBe(false);
    scroll(true);
    expect(isDrawn()).toBe(true);
    unmount();
    expect(watching.size).toBe(0);
  });

  it('is drawn at once where the browser cannot tell', () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    open();
    expect(isDrawn()).toBe(true);
  });
});
