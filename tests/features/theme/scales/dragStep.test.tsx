import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { dragStep, type StepDrag } from '../../../../src/features/theme/scales/dragStep';

/** Where the pointer is over what, and frames that come when they are asked for. */
let under: HTMLElement | null = null;
let frames: FrameRequestCallback[] = [];
let scrolled: number[] = [];

beforeEach(() => {
  [under, frames, scrolled] = [null, [], []];
  Object.defineProperty(document, 'elementFromPoint', { configurable: true, value: () => under });
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(window, 'scrollBy').mockImplementation((...by: unknown[]) => void scrolled.push(Number(by[1])));
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
  vi.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => {
    frames = [];
  });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'elementFromPoint');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const made = (data: Readonly<Record<string, string>>, parent: HTMLElement = document.body): HTMLElement => {
  const element = document.createElement('button');
  Object.assign(element.dataset, data);
  parent.append(element);
  return element;
};

const drag = (more: Partial<StepDrag> = {}) => {
  const grid = document.createElement('div');
  document.body.append(grid);
  const cell = made({ scale: 'teal' }, grid);
  const told = { onBegin: vi.fn(), onDrop: vi.fn(), onEnd: vi.fn() };
  const end = dragStep({
    scale: 'teal',
    step: 5,
    isPinned: false,
    cell,
    grid,
    from: { x: 400, y: 400 },
    isTaken: false,
    takes: () => true,
    ...told,
    ...more,
  });
  return {
    ...told,
    grid,
    end,
    move: (over: HTMLElement | null, clientX = 500, clientY = 400) => {
      under = over;
      fireEvent.pointerMove(window, { clientX, clientY });
    },
    drop: () => fireEvent.pointerUp(window),
    /** Whether its color goes with the pointer. */
    isCarried: () => document.querySelector('body > span') !== null,
  };
};

describe('a step that is dragged', () => {
  it('begins to move at six pixels: less is a click', () => {
    const { move, drop, onBegin, onDrop, onEnd, isCarried } = drag();
    move(made({ dropRole: 'primary' }), 403, 404);
    expect([isCarried(), onBegin.mock.calls.length]).toEqual([false, 0]);
    drop();
    expect(onDrop).not.toHaveBeenCalled();
    expect(onEnd).toHaveBeenCalledOnce();
    const other = drag();
    other.move(null, 406, 400);
    expect([other.isCarried(), other.onBegin.mock.calls.length]).toEqual([true, 1]);
    other.drop();
    expect(other.isCarried()).toBe(false);
  });

  it('moves at once after a long press', () => {
    const { isCarried, onBegin } = drag({ isTaken: true });
    expect([isCarried(), onBegin.mock.calls.length]).toEqual([true, 1]);
  });

  it('is dropped on the role under the pointer, which shows it until then', () => {
    const { move, drop, onDrop } = drag();
    const [one, two] = [made({ dropRole: 'primary' }), made({ dropRole: 'accent' })];
    move(one);
    expect([one, two].map(({ dataset }) => dataset['over'])).toEqual(['', undefined]);
    move(two);
    expect([one, two].map(({ dataset }) => dataset['over'])).toEqual([undefined, '']);
    drop();
    expect(onDrop.mock.calls).toEqual([[two]]);
    expect(two.dataset['over']).toBeUndefined();
    move(one);
    expect(one.dataset['over']).toBeUndefined();
  });

  it('is not dropped on a role that cannot have it, nor beside one', () => {
    const refused = drag({ takes: () => false });
    refused.move(made({ dropRole: 'primary' }));
    refused.drop();
    expect(refused.onDrop).not.toHaveBeenCalled();
    const beside = drag();
    beside.move(made({ dropRole: 'primary' }));
    beside.move(null);
    beside.drop();
    expect(beside.onDrop).not.toHaveBeenCalled();
  });

  it.each([
    ['a step of its scale', true, 'teal', true],
    ['a step of another scale', true, 'rose', false],
    ['a step, where it is not pinned', false, 'teal', false],
  ])('and %s', (_, isPinned, scale, isDropped) => {
    const { move, drop, onDrop, grid } = drag({ isPinned });
    const step = made({ scale }, grid);
    move(step);
    drop();
    expect(onDrop.mock.calls).toEqual(isDropped ? [[step]] : []);
  });

  it.each([
    ['Escape', () => fireEvent.keyDown(window, { key: 'Escape' })],
    ['the browser', () => fireEvent.pointerCancel(window)],
    ['its owner', ({ end }: ReturnType<typeof drag>) => end()],
  ])('is let go by %s, and nothing happens', (_, letGo) => {
    const dragged = drag();
    dragged.move(made({ dropRole: 'primary' }));
    letGo(dragged);
    expect(dragged.isCarried()).toBe(false);
    expect(dragged.onEnd).toHaveBeenCalledOnce();
    dragged.drop();
    expect(dragged.onDrop).not.toHaveBeenCalled();
  });

  it('goes on where another key is pressed', () => {
    const { move, isCarried, drop, onDrop } = drag();
    move(made({ dropRole: 'primary' }));
    fireEvent.keyDown(window, { key: 'Shift' });
    expect(isCarried()).toBe(true);
    drop();
    expect(onDrop).toHaveBeenCalledOnce();
  });
});

describe('the page under a step that is dragged', () => {
  it.each([
    ['down near its lower edge', 790, 14],
    ['up near its upper edge', 10, -14],
  ])('scrolls %s, frame by frame, to what comes under the pointer', (_, clientY, by) => {
    const { move, drop, onDrop } = drag();
    move(null, 500, clientY);
    expect(scrolled).toEqual([by]);
    under = made({ dropRole: 'primary' });
    frames.shift()?.(0);
    expect(scrolled).toEqual([by, by]);
    drop();
    expect(frames).toEqual([]);
    expect(onDrop.mock.calls).toEqual([[under]]);
  });

  it('stands still in between, also after it has scrolled', () => {
    const { move } = drag();
    move(null, 500, 790);
    move(null, 500, 400);
    expect(scrolled).toEqual([14]);
    expect(frames).toEqual([]);
  });
});
