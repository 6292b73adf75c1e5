import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderToolbar } from '../../../support/renderToolbar';

const steps = () => screen.queryAllByRole('button', { name: /^Add this color: / });

const open = async () => {
  const rendered = renderToolbar();
  const opener = screen.getByRole('button', { name: 'Add a color between color 1 and color 2' });
  await rendered.user.click(opener);
  expect(steps()).toHaveLength(5);
  return { ...rendered, opener };
};

describe('the colors between two neighbors', () => {
  it('are closed where the focus goes on to something else', async () => {
    await open();
    screen.getByRole('button', { name: 'Generate' }).focus();
    await waitFor(() => expect(steps()).toEqual([]));
  });

  it('stay while the focus is among them, and while the window has lost it', async () => {
    const { user } = await open();
    await user.keyboard('{ArrowRight}');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add 6 colors' }));
    expect(steps()).toHaveLength(5);
    fireEvent.blur(screen.getByRole('button', { name: 'Add 6 colors' }));
    expect(steps()).toHaveLength(5);
  });

  it('are closed with the button that opened them, and with their own, which gives the focus back', async () => {
    const { user, opener } = await open();
    await user.click(opener);
    expect(steps()).toEqual([]);
    await user.click(opener);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(steps()).toEqual([]);
    expect(document.activeElement).toBe(opener);
  });
});

describe('the colors between two neighbors, by mouse', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** Three colors of 300 pixels each. */
  const openWide = () => {
    renderToolbar();
    const strip = screen.getByRole('list', { name: 'Color palette' });
    for (const [at, item] of [...strip.children].entries())
      vi.spyOn(item, 'getBoundingClientRect').mockReturnValue(new DOMRect(300 * at, 0, 300, 400));
    const inside = within(strip);
    return {
      strip,
      move: (
        clientX: number,
        more: { pointerType?: string; buttons?: number } = {},
        target: Element = strip,
      ) => fireEvent.pointerMove(target, { pointerType: 'mouse', buttons: 0, clientX, ...more }),
      leave: () => fireEvent.pointerLeave(strip),
      rest: (ms = 120) => act(() => void vi.advanceTimersByTime(ms)),
      inside,
    };
  };

  it('are shown where it rests near a boundary, and hidden where it goes away', () => {
    const { move, rest, leave } = openWide();
    move(280);
    rest(119);
    expect(steps()).toEqual([]);
    rest(1);
    expect(steps()).toHaveLength(5);
    // Over the steps, which reach further than where it has to rest.
    move(365);
    rest();
    expect(steps()).toHaveLength(5);
    move(371);
    rest();
    expect(steps()).toEqual([]);
    move(320);
    rest();
    expect(steps()).toHaveLength(5);
    leave();
    expect(steps()).toEqual([]);
  });

  it('are not shown where it goes on before, or is pressed', () => {
    const { move, rest, leave, strip } = openWide();
    move(280);
    rest(60);
    move(450);
    rest();
    move(280);
    leave();
    rest();
    move(280);
    fireEvent.pointerDown(strip);
    rest();
    expect(steps()).toEqual([]);
  });

  it.each([
    ['a finger', { pointerType: 'touch' }],
    ['a pressed button', { buttons: 1 }],
  ])('are not shown by %s', (_, pointer) => {
    const { move, rest } = openWide();
    move(300, pointer);
    rest();
    expect(steps()).toEqual([]);
  });

  it('are not shown over a control, which the pointer is meant for', () => {
    const { move, rest, inside } = openWide();
    move(300, {}, inside.getByRole('button', { name: 'Add a color between color 1 and color 2' }));
    rest();
    expect(steps()).toEqual([]);
  });
});
