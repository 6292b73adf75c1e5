import { afterPaint } from '../ui/afterPaint';
import { pageHeading } from '../ui/focusOrigin';
import { MESSAGES_ID } from '../ui/messagesId';

const DIALOGS = '[role="dialog"], [role="alertdialog"]';
const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Of radios that belong together Tab stops at the checked one alone. */
const isPassedOver = (control: HTMLElement, among: Element): boolean =>
  control instanceof HTMLInputElement &&
  control.type === 'radio' &&
  !control.checked &&
  among.querySelector(`input[type="radio"][name="${CSS.escape(control.name)}"]:checked`) !== null;

/** Where Tab stops within an element, in order. */
const tabStops = (within: Element): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) =>
      control.tabIndex >= 0 &&
      !control.matches(':disabled, [inert] *') &&
      control.checkVisibility() &&
      !isPassedOver(control, within),
  );

/**
 * The place that Tab goes to while a dialog is open: from its end to the messages over it, and from theirs back to its
 * start. Undefined where the dialog, or the messages, know the way themselves.
 */
const nextStop = (dialog: Element, messages: Element, isBackward: boolean): HTMLElement | undefined => {
  const inDialog = tabStops(dialog);
  const inMessages = tabStops(messages);
  if (inMessages.length === 0) return undefined;
  const stops = [...inDialog, ...inMessages];
  const { activeElement } = document;
  const place = stops.findIndex((stop) => stop === activeElement);
  // A dialog that has the focus itself is before all of its stops.
  if (place < 0) return isBackward && activeElement === dialog ? stops.at(-1) : undefined;
  const next = (place + (isBackward ? -1 : 1) + stops.length) % stops.length;
  return place < inDialog.length && next < inDialog.length ? undefined : stops[next];
};

/** What had the focus before it came into the messages. */
let cameFrom: HTMLElement | null = null;

/** Gives the focus back to where it was before it came into the messages, or to the heading of the page. */
const giveBack = (messages: Element): void => {
  const { activeElement } = document;
  if (activeElement !== document.body && !messages.contains(activeElement)) return;
  const goal = cameFrom?.isConnected && cameFrom.checkVisibility() ? cameFrom : pageHeading();
  goal?.focus({ preventScroll: true });
};

const buttonsOf = (card: Element): HTMLElement[] => [...card.querySelectorAll('button')];

/**
 * For a message that goes with the focus in it, whoever took it away: where it is shown anew the same button of the new one
 * has the focus, else what had it before. A card carries the number of its message in `data-message`.
 *
 * @param shown the numbers of the messages that are there still
 */
export const keepFocusOfMessages = (messages: Element, shown: readonly number[]): void => {
  const isShown = (card: Element): boolean => shown.includes(Number(card.getAttribute('data-message')));
  const cards = [...messages.querySelectorAll('[data-message]')];
  const { activeElement } = document;
  const leaving = cards.find((card) => card.contains(activeElement));
  if (!leaving || isShown(leaving)) return;
  const again = cards.find((card) => isShown(card) && card.textContent === leaving.textContent);
  const place = buttonsOf(leaving).findIndex((button) => button === activeElement);
  const same = again && buttonsOf(again)[place];
  if (same) same.focus({ preventScroll: true });
  else giveBack(messages);
};

/**
 * Keeps the buttons of messages in reach of the keyboard while a dialog holds the focus, and the focus on the page when one
 * of them is pressed, which takes its message away. `messages` is the region of all messages.
 *
 * @returns what ends it
 */
export const watchMessageKeys = (messages: HTMLElement): (() => void) => {
  // The focus trap of dialogs lets in only what says its name and its role itself.
  messages.id = MESSAGES_ID;
  messages.setAttribute('role', 'region');
  const watching = new AbortController();
  const { signal } = watching;

  const onFocus = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && messages.contains(relatedTarget)) return;
    cameFrom = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  };
  const onKey = (event: KeyboardEvent): void => {
    const dialog = [...document.querySelectorAll(DIALOGS)].at(-1);
    if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey || !dialog) return;
    const next = nextStop(dialog, messages, event.shiftKey);
    if (!next) return;
    // Before the dialog, which would lead Tab back into itself.
    event.preventDefault();
    event.stopImmediatePropagation();
    next.focus();
  };
  messages.addEventListener('focusin', onFocus, { signal });
  messages.addEventListener('click', () => afterPaint(() => giveBack(messages)), { signal });
  window.addEventListener('keydown', onKey, { capture: true, signal });
  return () => watching.abort();
};
