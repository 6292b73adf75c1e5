import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { usePanning } from '../../../../src/features/image-extraction/picture/usePanning';

const LEFT = { button: 0, pointerId: 7 };
const MIDDLE = { button: 1, pointerId: 7 };
const pressed = vi.fn<() => void>();

const Frame = () => {
  const frame = useRef<HTMLFieldSetElement>(null);
  usePanning(frame);
  return (
    <>
      <fieldset ref={frame} aria-label="Frame">
        <button type="button">Pin</button>
      </fieldset>
      <button type="button">Elsewhere</button>
    </>
  );
};

const open = () => {
  pressed.mockClear();
  const { unmount } = render(<Frame />);
  onTestFinished(unmount);
  const frame = screen.getByRole('group', { name: 'Frame' });
  const scrollBy = vi.fn<(by: ScrollToOptions) => void>();
  const setPointerCapture = vi.fn<(id: number) => void>();
  // The test document has no pointer of its own.
  const matches = (selector: string): boolean => selector === ':hover';
  Object.assign(frame, { scrollBy, setPointerCapture, matches });
  const pin = screen.getByRole('button', { name: 'Pin' });
  for (const type of ['pointerdown', 'click']) pin.addEventListener(type, pressed);
  return { unmount, frame, pin, scrollBy, setPointerCapture };
};

const move = (element: Element, pointerId = 7) =>
  fireEvent.pointerMove(element, { pointerId, movementX: 5, movementY: -3 });

describe('a picture that is larger than its frame', () => {
  it('follows the pointer while the middle button is held, and pins are not pressed', () => {
    const { frame, pin, scrollBy, setPointerCapture } = open();
    move(frame);
    expect(scrollBy).not.toHaveBeenCalled();
    expect(fireEvent.mouseDown(pin, MIDDLE)).toBe(false);
    fireEvent.pointerDown(pin, MIDDLE);
    expect(setPointerCapture).toHaveBeenCalledWith(7);
    move(frame);
    expect(scrollBy.mock.calls).toEqual([[{ left: -5, top: 3, behavior: 'instant' }]]);
    move(frame, 8);
    fireEvent.pointerUp(frame, { pointerId: 8 });
    move(frame);
    expect(scrollBy).toHaveBeenCalledTimes(2);
    fireEvent.pointerUp(frame, { pointerId: 7 });
    move(frame);
    expect(scrollBy).toHaveBeenCalledTimes(2);
    expect(pressed).not.toHaveBeenCalled();
  });

  it('follows it with the left button while Space is held over it, which presses nothing', () => {
    const { frame, pin, scrollBy } = open();
    expect(fireEvent.keyDown(pin, { key: ' ' })).toBe(false);
    fireEvent.pointerDown(pin, LEFT);
    move(frame);
    expect(scrollBy).toHaveBeenCalledOnce();
    fireEvent.pointerUp(frame, LEFT);
    fireEvent.click(pin, LEFT);
    expect(pressed).not.toHaveBeenCalled();
    expect(fireEvent.keyUp(pin, { key: ' ' })).toBe(false);
    expect(fireEvent.mouseDown(pin, LEFT)).toBe(true);
    fireEvent.pointerDown(pin, LEFT);
    fireEvent.click(pin, LEFT);
    move(frame);
    expect(scrollBy).toHaveBeenCalledOnce();
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['another key', 'Pin', 'p'],
    ['Space on something else', 'Elsewhere', ' '],
  ])('stays where it is for %s', (_, name, key) => {
    const { frame, pin, scrollBy } = open();
    expect(fireEvent.keyDown(screen.getByRole('button', { name }), { key })).toBe(true);
    fireEvent.pointerDown(pin, LEFT);
    move(frame);
    expect(scrollBy).not.toHaveBeenCalled();
  });

  it('is let go where the pointer is lost, and for good once it is gone', () => {
    const { frame, pin, scrollBy, unmount } = open();
    fireEvent.pointerDown(pin, MIDDLE);
    fireEvent.pointerCancel(frame, { pointerId: 7 });
    move(frame);
    unmount();
    expect(fireEvent.keyDown(document.body, { key: ' ' })).toBe(true);
    fireEvent.pointerDown(frame, MIDDLE);
    move(frame);
    expect(scrollBy).not.toHaveBeenCalled();
  });

  it('follows no more where Space was released in another window', () => {
    const { frame, pin } = open();
    fireEvent.keyDown(document.body, { key: ' ' });
    fireEvent.blur(window);
    fireEvent.pointerDown(pin, LEFT);
    expect(pressed).toHaveBeenCalledOnce();
    expect(frame.hasAttribute('data-pannable')).toBe(false);
  });
});
