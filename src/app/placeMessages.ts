import { boxAt, choosePlace, isFree, type Box, type Control, type Room } from './messagePlace';

/** Everything that reacts to a pointer, the page's heading, and what a page wants in sight. */
const CONTROLS =
  'h1, a[href], button, input, select, textarea, summary, label:has(input), [role="slider"], [tabindex="0"], [data-in-sight]';
const WHOLE = 'input, textarea, select, [role="slider"]';
const IN_SIGHT = '[data-in-sight]';
const DIALOGS = '[role="dialog"], [role="alertdialog"]';
const PAGE = 'main';
/** Smaller elements are visually hidden, for screen readers only. */
const LEAST_SIDE = 8;
/** Distance from the edges of the window. */
const MARGIN = { wide: 16, narrow: 8 } as const;
const NARROW = 767;

const lastDialog = (): Element | undefined => [...document.querySelectorAll(DIALOGS)].at(-1);

/** The bottom of the site's header; 0 if there is none, or it is covered. */
const headerEdge = (): number => {
  const header = document.querySelector('header');
  if (!header || lastDialog() || header.closest('[inert]')) return 0;
  return header.getBoundingClientRect().bottom;
};

/** The visible part of an element: the page scrolls under the header. */
const boxOf = (element: Element, edge: number): Box => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return {
    left: Math.max(0, left),
    top: Math.max(edge, top),
    right: Math.min(window.innerWidth, right),
    bottom: Math.min(window.innerHeight, bottom),
  };
};

/**
 * The area that accepts clicks: the dialog, if one is open, else the page. The header may be covered for a few seconds.
 */
const scopeOf = (): ParentNode => lastDialog() ?? document.querySelector(PAGE) ?? document;

const findControls = (messages: Element, edge: number): Control[] => {
  const controls: Control[] = [];
  const dialog = window.innerWidth > NARROW ? undefined : lastDialog();
  // Beside the sheet of a phone there is room: its texts are not covered either.
  if (dialog) controls.push({ box: boxOf(dialog, edge), isWhole: true });
  for (const element of scopeOf().querySelectorAll(CONTROLS)) {
    // Checked first, as most of a long page is off screen: for hundreds of elements the other checks took longer.
    const box = boxOf(element, edge);
    if (box.right - box.left < LEAST_SIDE || box.bottom - box.top < LEAST_SIDE) continue;
    if (messages.contains(element) || element.closest('[inert]')) continue;
    controls.push({ box, isWhole: element.matches(WHOLE), isInSight: element.matches(IN_SIGHT) });
  }
  return controls;
};

const pixelsOf = (element: Element, property: string): number =>
  Number.parseFloat(getComputedStyle(element).getPropertyValue(property)) || 0;

/**
 * Positions messages so that they do not cover controls: at their default position, or else at the best other one.
 * `messages` is the fixed-position region whose children are the live regions.
 */
export const placeMessages = (messages: HTMLElement): void => {
  messages.removeAttribute('style');
  const cards = [...messages.querySelectorAll<HTMLElement>('[data-tone]')];
  const [first] = cards;
  if (!first) return;
  const size = {
    width: Math.max(...cards.map(({ offsetWidth }) => offsetWidth)),
    height: messages.offsetHeight,
  };
  const region = messages.getBoundingClientRect();
  const { alignItems } = getComputedStyle(messages);
  const edge = headerEdge();
  const left = alignItems === 'center' ? (region.left + region.right - size.width) / 2 : region.left;
  const own: Box = { left, top: region.top, right: left + size.width, bottom: region.top + size.height };
  const controls = findControls(messages, edge);
  if (isFree(own, controls)) return;

  const margin = window.innerWidth > NARROW ? MARGIN.wide : MARGIN.narrow;
  const room: Room = {
    ...size,
    inner: {
      left: margin,
      top: edge + margin,
      right: document.documentElement.clientWidth - margin,
      bottom:
        window.innerHeight -
        margin -
        pixelsOf(document.documentElement, '--bottom-inset') -
        pixelsOf(messages, '--bar'),
    },
  };
  const place = choosePlace(room, controls, region.top < window.innerHeight / 2 ? 'top' : 'bottom');
  const { top, bottom } = boxAt(place, room);
  const isTop = place.edge === 'top';
  messages.style.top = isTop ? `${top}px` : 'auto';
  messages.style.bottom = isTop ? 'auto' : `${window.innerHeight - bottom}px`;
  messages.style.insetInline = `${margin}px`;
  messages.style.alignItems = place.side === 'center' ? 'center' : `flex-${place.side}`;
  messages.style.flexDirection = isTop ? 'column' : 'column-reverse';
};

/** Whether the messages, of which there are more now, have grown over what the page is about. */
export const hideSight = (messages: HTMLElement): boolean => {
  const cards = [...messages.querySelectorAll('[data-tone]')].map((card) => card.getBoundingClientRect());
  return [...scopeOf().querySelectorAll(IN_SIGHT)].some((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return cards.some(
      (card) => card.left < right && card.right > left && card.top < bottom && card.bottom > top,
    );
  });
};
