import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { PanelJumps } from '../../src/ui/PanelJumps';
import { panelElementId } from '../../src/ui/panelElementId';

/** A phone: a line of 48 px under a header of 56, and a page of six long panels and six short ones. */
const WINDOW = 844;
const BAR = 104;
const HERO = 500;
const HEIGHTS = [900, 700, 800, 600, 900, 700, 64, 64, 64, 64, 64, 64];
const FOOT = 120;
const ROWS = HEIGHTS.map((_, i) => ({ id: `panel-${i}`, title: `Panel ${i}` }));
const TOPS = HEIGHTS.map((_, i) => HERO + HEIGHTS.slice(0, i).reduce((sum, height) => sum + height, 0));
const PAGE = HERO + HEIGHTS.reduce((sum, height) => sum + height, 0) + FOOT;
const END = PAGE - WINDOW;

let scrolled = 0;

/** The page scrolled so far, by whatever it may be. */
const scrollTo = (top: number) => {
  scrolled = top;
  document.documentElement.scrollTop = top;
  act(() => void fireEvent.scroll(window));
};
const current = () => screen.queryByRole('button', { current: 'location' })?.textContent ?? null;

const open = (asked: string | null = null) => {
  scrolled = 0;
  vi.stubGlobal('innerHeight', WINDOW);
  const root = document.documentElement;
  vi.spyOn(root, 'scrollHeight', 'get').mockReturnValue(PAGE);
  vi.spyOn(root, 'clientHeight', 'get').mockReturnValue(WINDOW);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function of(this: Element) {
    if (this.tagName === 'NAV') return new DOMRect(0, BAR - 48, 390, 48);
    const place = ROWS.findIndex(({ id }) => this.id === panelElementId(id));
    return new DOMRect(0, (TOPS[place] ?? 0) - scrolled, 390, HEIGHTS[place] ?? 0);
  });
  render(
    <>
      <PanelJumps rows={ROWS} asked={asked} onAsk={() => {}} />
      {ROWS.map(({ id }) => (
        <section key={id} id={panelElementId(id)} />
      ))}
    </>,
  );
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.documentElement.scrollTop = 0;
});

describe('the line of panels', () => {
  it('names every panel on the way down, however fast, the short ones at the end of the page too', () => {
    open();
    const named: (string | null)[] = [];
    for (let top = 0; top <= END; top += 44) {
      scrollTo(top);
      if (named.at(-1) !== current()) named.push(current());
    }
    scrollTo(END);
    if (named.at(-1) !== current()) named.push(current());
    expect(named).toEqual([null, ...ROWS.map(({ title }) => title)]);
  });

  it('keeps the panel that was asked for while it is in sight, whatever moves the page a little', () => {
    open();
    act(() => screen.getByRole('button', { name: 'Panel 9' }).click());
    scrollTo(END);
    expect(current()).toBe('Panel 9');
    scrollTo(END - 20);
    expect(current()).toBe('Panel 9');
  });

  it('names another one as soon as a script has led away from it', () => {
    open();
    act(() => screen.getByRole('button', { name: 'Panel 9' }).click());
    scrollTo(END);
    scrollTo(TOPS[1] ?? 0);
    expect(current()).toBe('Panel 1');
  });

  it('names the one that was asked for from the first moment, before it has come into sight', () => {
    open();
    act(() => screen.getByRole('button', { name: 'Panel 9' }).click());
    expect(current()).toBe('Panel 9');
  });

  it('names what is in view again once somebody swipes', () => {
    open();
    act(() => screen.getByRole('button', { name: 'Panel 9' }).click());
    scrollTo(END);
    act(() => void fireEvent.touchMove(window));
    expect(current()).toBe('Panel 11');
  });
});
