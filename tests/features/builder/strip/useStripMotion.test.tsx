import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { leftEdges } from '../../../../src/features/builder/strip/stripPlaces';
import { renderToolbar } from '../../../support/renderToolbar';

const WIDTH = 900;

/** Tells its width at once, as there is no layout here. */
class FakeObserver {
  readonly onChange: (entries: readonly { contentRect: { width: number } }[]) => void;

  constructor(onChange: FakeObserver['onChange']) {
    this.onChange = onChange;
  }

  observe() {
    this.onChange([{ contentRect: { width: WIDTH } }]);
  }

  unobserve() {
    return undefined;
  }

  disconnect() {
    return undefined;
  }
}

type Slide = { readonly swatch: Element; readonly transform: string; readonly end: () => void };
let slides: Slide[] = [];

beforeEach(() => {
  slides = [];
  vi.stubGlobal('ResizeObserver', FakeObserver);
  Object.defineProperty(Element.prototype, 'animate', {
    configurable: true,
    value(this: Element, { transform }: { transform: readonly string[] }) {
      let end = () => {};
      const finished = new Promise<void>((resolve) => (end = resolve));
      slides.push({ swatch: this, transform: transform[0] ?? '', end });
      return { finished, cancel: () => {}, effect: { getComputedTiming: () => ({ progress: 1 }) } };
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const open = () => {
  const { user } = renderToolbar();
  const strip = screen.getByRole('list', { name: 'Color palette' });
  const press = (name: string | RegExp) => user.click(within(strip).getByRole('button', { name }));
  return {
    user,
    strip,
    press,
    select: (number: number) => press(new RegExp(`^Color ${number}:`)),
    generate: () => user.click(screen.getByRole('button', { name: 'Generate' })),
    /** By swatch: from how far away it slides to its place, in whole pixels. */
    distances: () =>
      [...strip.children].map((item) => {
        const transform = slides.findLast(({ swatch }) => swatch === item)?.transform;
        return transform === undefined
          ? 0
          : Math.round(Number(/^translateX\((.*)px\)$/.exec(transform)?.[1]));
      }),
  };
};
/** How far edges were from where they are now. */
const between = (before: readonly number[], now: readonly number[]) =>
  now.map((px, i) => Math.round((before[i] ?? 0) - px) + 0);

describe('the swatches slide', () => {
  it('to where they are when another one is selected', async () => {
    const { strip, select, distances } = open();
    await select(3);
    expect(distances()).toEqual(between(leftEdges(3, 0, WIDTH), leftEdges(3, 2, WIDTH)));
    expect(strip.dataset['animated']).toBe('resize');
    for (const { end } of slides) end();
    await waitFor(() => expect(strip.dataset['animated']).toBeUndefined());
  });

  it('apart where one is added, which opens where the next one was', async () => {
    const { strip, press, distances } = open();
    await press('Duplicate color');
    expect(strip.children).toHaveLength(4);
    const before = leftEdges(3, 0, WIDTH);
    const [first = 0, second = 0, third = 0] = before;
    expect(distances()).toEqual(between([first, second, second, third], leftEdges(4, 1, WIDTH)));
  });

  it('together where one is removed, and leave no gap at the start', async () => {
    const { press, distances } = open();
    await press('Delete color');
    const [, , third = 0] = leftEdges(3, 0, WIDTH);
    expect(distances()).toEqual(between([0, third], leftEdges(2, 0, WIDTH)));
  });

  it('from where they are seen to their new places where one is moved', async () => {
    const { strip, press, distances } = open();
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
      return new DOMRect(50 + 300 * Math.max(0, [...strip.children].indexOf(this)), 0, 300, 400);
    });
    await press('Move right');
    expect(strip.dataset['animated']).toBe('move');
    expect(distances()).toEqual(between([300, 0, 600], leftEdges(3, 1, WIDTH)));
  });
});

describe('the swatches stand still', () => {
  it('where the palette is another one', async () => {
    const { strip, generate } = open();
    await generate();
    expect(slides).toEqual([]);
    expect(strip.dataset['animated']).toBeUndefined();
  });

  it('where the same colors come back in another order', async () => {
    const { user, press, strip } = open();
    await press('Move right');
    slides = [];
    await user.keyboard('{Control>}z{/Control}');
    expect(strip.querySelector('[data-selected]')?.textContent).toContain('0D9488');
    expect(slides).toEqual([]);
  });

  it.each([
    ['less motion is asked for', '(prefers-reduced-motion: reduce)'],
    ['they lie one below the other', '(max-width: 767px)'],
  ])('where %s', async (_, wanted) => {
    const { select } = open();
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(new EventTarget() as MediaQueryList, { matches: query === wanted }),
    );
    await select(3);
    expect(slides).toEqual([]);
  });
});
