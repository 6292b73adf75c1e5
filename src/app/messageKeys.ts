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

/** Gives the focus back to where it was before it came into the messages, or to the heading of the page. */
const giveBack = (messages: Element, cameFrom: HTMLElement | null): void => {
  const { activeElement } = document;
  if (activeElement !== document.body && !messages.contains(activeElement)) return;
  const goal = cameFrom?.isConnected && cameFrom.checkVisibility() ? cameFrom : pageHeading();
  goal?.focus({ preventScroll: true });
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
  let cameFrom: HTMLElement | null = null;
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
  messages.addEventListener('click', () => afterPaint(() => giveBack(messages, cameFrom)), { signal });
  window.addEventListener('keydown', onKey, { capture: true, signal });
  return () => watching.abort();
};
