import type * as TestingLibrary from '@testing-library/dom';

/** Text to match: a string as a whole, a pattern anywhere. It has to travel into the page. */
export type Pattern = string | { readonly source: string; readonly flags: string };

export type Step =
  | { readonly by: 'role'; readonly role: string; readonly name?: Pattern }
  | { readonly by: 'label'; readonly name: Pattern }
  | { readonly by: 'text'; readonly name: Pattern }
  | { readonly by: 'css'; readonly selector: string }
  | { readonly by: 'index'; readonly index: number };

declare global {
  interface Window {
    TestingLibraryDom: typeof TestingLibrary;
  }
}

/** The elements that a way through the page leads to. Runs in the page: it may use nothing of this module. */
export const find = (steps: readonly Step[]): HTMLElement[] => {
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = window.TestingLibraryDom;
  const matcher = (pattern: Pattern) =>
    typeof pattern === 'string' ? pattern : new RegExp(pattern.source, pattern.flags);
  const within = (container: HTMLElement, step: Exclude<Step, { by: 'index' }>): HTMLElement[] => {
    if (step.by === 'role') {
      return queryAllByRole(
        container,
        step.role,
        step.name === undefined ? {} : { name: matcher(step.name) },
      );
    }
    if (step.by === 'label') return queryAllByLabelText(container, matcher(step.name));
    if (step.by === 'css') return [...container.querySelectorAll<HTMLElement>(step.selector)];
    return queryAllByText(container, matcher(step.name));
  };
  let found: HTMLElement[] = [document.body];
  for (const step of steps) {
    if (step.by === 'index') {
      const one = found.at(step.index);
      found = one ? [one] : [];
    } else found = [...new Set(found.flatMap((container) => within(container, step)))];
  }
  return found;
};

/** Where an element can be clicked, once it rests and nothing lies over it; null as long as that is not so. */
export const clickable = async (found: readonly HTMLElement[]): Promise<{ x: number; y: number } | null> => {
  const [element] = found;
  if (!element) return null;
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
    // A browser that has nothing to draw may not call back.
    setTimeout(resolve, 200);
  });
  const { x, y, width, height } = element.getBoundingClientRect();
  if (width === 0 || before.x !== x || before.y !== y || element.matches(':disabled')) return null;
  const center = { x: x + width / 2, y: y + height / 2 };
  const hit = document.elementFromPoint(center.x, center.y);
  return hit && (element.contains(hit) || hit.contains(element)) ? center : null;
};
