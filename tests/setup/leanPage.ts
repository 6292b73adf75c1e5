import { configure, prettyDOM } from '@testing-library/react';

/** The whole page is written out where the message is read, in the report of a failure. */
const elementError = (message: string | null, container: Element): Error => {
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  let text: string | undefined;
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => (text ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n')),
    set: (other: string) => {
      text = other;
    },
  });
  return error;
};

// A search that is repeated until something is there fails many times before.
configure({ getElementError: elementError });

/**
 * Style sheets apply to nothing here: CSS modules have none in these tests, and the rules of dialogs would be read for
 * each element whose name or role is looked for. What is drawn, the browser tests look at.
 */
Object.defineProperty(HTMLStyleElement.prototype, 'sheet', { configurable: true, get: () => null });

const view = document.defaultView;
if (!view) throw new Error('The tests of pages have a window');
const compute = view.getComputedStyle.bind(view);

/** How elements of a name are displayed that say nothing of it themselves. */
const displays = new Map<string, string>();

/** Whether its own style may set a property; without style sheets nothing else does. */
const maySet = (element: HTMLElement, property: string): boolean =>
  element.getAttribute('style')?.includes(property) === true;

const displayOf = (element: HTMLElement): string => {
  if (maySet(element, 'display')) return compute(element).display;
  const known = displays.get(element.localName) ?? compute(element).display;
  displays.set(element.localName, known);
  return known;
};

const visibilityOf = (element: HTMLElement): string => {
  for (let at: HTMLElement | null = element; at; at = at.parentElement)
    if (maySet(at, 'visibility')) return compute(element).visibility;
  return 'visible';
};

/**
 * Whether an element is hidden is asked of every element whose role or name is looked for, and of all around it. All of its
 * styles were computed for that: a sixth of the time of these tests.
 */
const leanStyle = (element: HTMLElement, pseudo?: string): CSSStyleDeclaration => {
  if (pseudo || !element.isConnected) return compute(element, pseudo);
  const read = (name: PropertyKey): unknown => {
    if (name === 'display') return displayOf(element);
    if (name === 'visibility') return visibilityOf(element);
    // What a pointer asks of all around an element: here it is not inherited, and nothing but its own style sets it.
    if (name === 'pointerEvents' && !maySet(element, 'pointer-events')) return '';
    return Reflect.get(compute(element), name);
  };
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_, name) => (name === 'getPropertyValue' ? (property: string) => read(property) : read(name)),
  });
};

type Asked<T> = (this: Element, selector: string) => T;
const matches: Asked<boolean> = Reflect.get(Element.prototype, 'matches');
const querySelectorAll: Asked<NodeListOf<Element>> = Reflect.get(Element.prototype, 'querySelectorAll');

/** A selector of one element by its name, and perhaps by more: `input[type="range"]`. */
const NAMED = /^(?<name>[a-z][a-z0-9]*)(?:[[:][^\s,>+~]*)?$/;
const namesOf = new Map<string, string | undefined>();

/** Roles are found by a hundred selectors for each element, most of them of elements of other names. */
function leanMatches(this: Element, selector: string): boolean {
  if (!namesOf.has(selector)) namesOf.set(selector, NAMED.exec(selector)?.groups?.['name']);
  const name = namesOf.get(selector);
  return (name === undefined || name === this.localName) && matches.call(this, selector);
}

/** As the search by role asks for its elements: of the role, or by the names of those that may have it by themselves. */
const BY_ROLE = /^\*\[role~="(?<role>\w+)"\](?<names>(?:,[a-z][a-z0-9]*)*)$/;

/** All elements are gone through once, not once for each name. */
function leanQuerySelectorAll(this: Element, selector: string): ArrayLike<Element> {
  const groups = BY_ROLE.exec(selector)?.groups;
  if (!groups) return querySelectorAll.call(this, selector);
  const { role = '', names = '' } = groups;
  const named = new Set(names.split(','));
  return [...querySelectorAll.call(this, '*')].filter(
    (element) =>
      named.has(element.localName) || element.getAttribute('role')?.split(/\s+/).includes(role) === true,
  );
}

// Once for all files of a worker, which share the window: each would go through those before it.
if (!('isLean' in view.getComputedStyle)) {
  Object.defineProperty(view, 'getComputedStyle', {
    configurable: true,
    value: Object.assign(leanStyle, { isLean: true }),
  });
  Object.defineProperty(Element.prototype, 'matches', { configurable: true, value: leanMatches });
  Object.defineProperty(Element.prototype, 'querySelectorAll', {
    configurable: true,
    value: leanQuerySelectorAll,
  });
}
