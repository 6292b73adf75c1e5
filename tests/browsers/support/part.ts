import { expect, vi } from 'vitest';
import type { Point, Tab } from '../engines/engine';
import { clickable, type Pattern, type Step } from './inPage';
import type { Runner } from './runner';

/** As long as expectations wait. */
const PATIENCE = { timeout: 40_000, interval: 50 };

/** How often a pointer follows an element that moves. */
const MOVES_MAX = 5;

const patternOf = (name: string | RegExp): Pattern =>
  typeof name === 'string' ? name : { source: name.source, flags: name.flags };

/** Elements of a page, found anew each time they are used: what a visitor sees by role and name, and does with it. */
export type Part = {
  readonly role: (role: string, name?: string | RegExp) => Part;
  readonly label: (name: string | RegExp) => Part;
  readonly text: (name: string | RegExp) => Part;
  readonly css: (selector: string) => Part;
  readonly nth: (index: number) => Part;

  readonly count: () => Promise<number>;
  readonly texts: () => Promise<string[]>;
  readonly attribute: (name: string) => Promise<string | null>;
  readonly value: () => Promise<string>;
  readonly hasFocus: () => Promise<boolean>;
  /** Where the first one can be clicked, when it can be. */
  readonly place: () => Promise<Point>;

  readonly shows: () => Promise<void>;
  readonly goes: () => Promise<void>;
  readonly click: () => Promise<void>;
  readonly hover: () => Promise<void>;
  readonly focus: () => Promise<void>;
  /** Replaces what the field holds, as by hand. */
  readonly fill: (text: string) => Promise<void>;
  readonly select: (label: string) => Promise<void>;
  readonly chooseFile: (path: string) => Promise<void>;
};

export const partOf = (tab: Tab, runner: Runner, steps: readonly Step[]): Part => {
  const then = (step: Step) => partOf(tab, runner, [...steps, step]);
  const described = steps.map((step) => JSON.stringify(step)).join(' ');
  const place = () =>
    vi.waitFor(async () => {
      const point = await runner.onFound(steps, clickable);
      if (!point) throw new Error(`cannot be clicked: ${described}`);
      return point;
    }, PATIENCE);
  const count = () => runner.onFound(steps, (found) => found.length);
  const shows = async (): Promise<void> => {
    await expect.poll(count, { message: `not there: ${described}` }).toBeGreaterThan(0);
  };
  const part: Part = {
    role: (role, name) => then({ by: 'role', role, ...(name !== undefined && { name: patternOf(name) }) }),
    label: (name) => then({ by: 'label', name: patternOf(name) }),
    text: (name) => then({ by: 'text', name: patternOf(name) }),
    css: (selector) => then({ by: 'css', selector }),
    nth: (index) => then({ by: 'index', index }),
    count,
    texts: () => runner.onFound(steps, (found) => found.map(({ innerText }) => innerText.trim())),
    attribute: (name) =>
      runner.onFound(steps, (found, wanted) => found[0]?.getAttribute(wanted) ?? null, name),
    value: () => runner.onFound(steps, (found) => (found[0] as HTMLInputElement | undefined)?.value ?? ''),
    hasFocus: () => runner.onFound(steps, (found) => found.length > 0 && found[0] === document.activeElement),
    place,
    shows,
    goes: async () => {
      await expect.poll(count, { message: `still there: ${described}` }).toBe(0);
    },
    click: async () => {
      await part.hover();
      await tab.pressPointer();
      await tab.releasePointer();
    },
    hover: async () => {
      let point = await place();
      await tab.movePointer(point);
      // What is still being laid out may have moved on from under the pointer.
      for (let tries = 0; tries < MOVES_MAX; tries += 1) {
        const now = await place();
        if (now.x === point.x && now.y === point.y) break;
        point = now;
        await tab.movePointer(point);
      }
    },
    focus: async () => {
      await shows();
      await runner.onFound(steps, (found) => found[0]?.focus());
    },
    fill: async (text) => {
      await part.focus();
      await tab.keyDown('Control');
      await tab.keyDown('a');
      await tab.keyUp('a');
      await tab.keyUp('Control');
      await tab.type(text);
    },
    select: async (label) => {
      await shows();
      await runner.onFound(
        steps,
        (found, wanted) => {
          const select = found[0] as HTMLSelectElement;
          select.selectedIndex = [...select.options].findIndex(({ text }) => text === wanted);
          select.dispatchEvent(new Event('change', { bubbles: true }));
        },
        label,
      );
    },
    chooseFile: async (path) => {
      await shows();
      await tab.chooseFile(runner.firstOf(steps), path);
    },
  };
  return part;
};
