import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { createFakeExtractor } from '../fakePictures';
import { button, openPicture } from '../openImagePage';
import { at, showEightColumns } from './pinsPage';

showEightColumns();

const box = () => screen.getByRole('button', { name: /^Take the colors of this part/ });

const openMarks = async () => {
  const imageExtractor = createFakeExtractor();
  const page = await openPicture({ imageExtractor });
  await page.user.click(button('Colors of a part'));
  return { ...page, parts: () => imageExtractor.extract.mock.calls.slice(1).map(([, { area }]) => area) };
};

type Marks = Awaited<ReturnType<typeof openMarks>>;

/** In CSS pixels: the picture is 80 wide and 60 high. */
const finger = (x: number, y: number, pointerId = 1) => ({
  ...at(x, y),
  pointerId,
  isPrimary: pointerId === 1,
  pointerType: 'touch',
});

describe('a part of the picture', () => {
  it('is drawn with one finger', async () => {
    const { parts } = await openMarks();
    fireEvent.pointerDown(box(), finger(8, 6));
    fireEvent.pointerMove(box(), finger(40, 30));
    fireEvent.pointerUp(box(), finger(40, 30));
    await waitFor(() => expect(parts()).toEqual([{ x: 0.1, y: 0.1, width: 0.4, height: 0.4 }]));
  });

  it('is not drawn with two fingers, which zoom', async () => {
    const { parts } = await openMarks();
    fireEvent.pointerDown(box(), finger(8, 6));
    fireEvent.pointerDown(box(), finger(40, 30, 2));
    fireEvent.pointerMove(box(), finger(60, 50, 2));
    fireEvent.pointerUp(box(), finger(60, 50, 2));
    fireEvent.pointerUp(box(), finger(30, 20));
    expect(parts()).toEqual([]);
    expect(box().getAttribute('aria-label')).toContain('from 25 to 75 percent across');
  });

  it('is not drawn on once the browser has taken the finger for something else', async () => {
    const { parts } = await openMarks();
    fireEvent.pointerDown(box(), finger(8, 6));
    fireEvent.pointerCancel(box(), finger(8, 6));
    fireEvent.pointerMove(box(), at(40, 30));
    fireEvent.pointerUp(box(), at(40, 30));
    expect(parts()).toEqual([]);
  });

  it.each([
    ['Space', ({ user }: Marks) => user.keyboard(' ')],
    ['a click without a pointer, as of voice control', () => fireEvent.click(box(), { detail: 0 })],
    [
      'a press on it',
      () => fireEvent.pointerDown(box(), at(40, 30)) && fireEvent.pointerUp(box(), at(40, 30)),
    ],
  ])('is taken by %s', async (_, activate) => {
    const marks = await openMarks();
    const { parts } = marks;
    await activate(marks);
    await waitFor(() => expect(parts()).toEqual([{ x: 0.25, y: 0.25, width: 0.5, height: 0.5 }]));
  });

  it('is left alone by a press beside it', async () => {
    const { parts } = await openMarks();
    fireEvent.pointerDown(box(), at(4, 4));
    fireEvent.pointerUp(box(), at(4, 4));
    expect(parts()).toEqual([]);
    expect(box()).toBeDefined();
  });
});
