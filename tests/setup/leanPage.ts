import { configure, prettyDOM } from '@testing-library/react';

/** The page is only serialized when the message is read, in the report of a failure. */
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

// A repeated query fails many times before it succeeds.
configure({ getElementError: elementError });

/**
 * Style sheets are disabled: CSS modules are empty in these tests, and the rules of dialogs would be evaluated for each
 * element searched by name or role. The browser tests check what is drawn.
 */
Object.defineProperty(HTMLStyleElement.prototype, 'sheet', { configurable: true, get: () => null });

const view = document.defaultView;
if (!view) throw new Error('The tests of pages have a window');
const compute = view.getComputedStyle.bind(view);

/** Default display of elements by tag name. */
const displays = new Map<string, string>();

/** Whether its inline style may set a property; without style sheets nothing else does. */
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
 * Queries by role or name check whether each candidate and its ancestors are hidden. Computing all of their styles took
 * a sixth of the time of these tests.
 */
const leanStyle = (element: HTMLElement, pseudo?: string): CSSStyleDeclaration => {
  if (pseudo || !element.isConnected) return compute(element, pseudo);
  const read = (name: PropertyKey): unknown => {
    if (name === 'display') return displayOf(element);
    if (name === 'visibility') return visibilityOf(element);
    // user-event asks this of all ancestors of an element: here it is not inherited, and only inline style sets it.
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

/** A selector for a single element by tag name, and possibly more: `input[type="range"]`. */
const NAMED = /^(?<name>[a-z][a-z0-9]*)(?:[[:][^\s,>+~]*)?$/;
const namesOf = new Map<string, string | undefined>();

/** Queries by role match each element against a hundred selectors, most of them for other tag names. */
function leanMatches(this: Element, selector: string): boolean {
  if (!namesOf.has(selector)) namesOf.set(selector, NAMED.exec(selector)?.groups?.['name']);
  const name = namesOf.get(selector);
  return (name === undefined || name === this.localName) && matches.call(this, selector);
}

/** The selector of queries by role: an explicit role, or the tag names that may have it implicitly. */
const BY_ROLE = /^\*\[role~="(?<role>\w+)"\](?<names>(?:,[a-z][a-z0-9]*)*)$/;

/** Traverses all elements once, not once for each name. */
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

// Once per worker, as its files share the window: otherwise each file would add another layer.
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
