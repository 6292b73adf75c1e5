import { afterPaint } from '../ui/afterPaint';
import { pageHeading } from '../ui/focusOrigin';
import { MESSAGES_ID } from '../ui/messagesId';

const DIALOGS = '[role="dialog"], [role="alertdialog"]';
const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Within a radio group, Tab only stops at the checked radio button. */
const isSkippedByTab = (control: HTMLElement, among: Element): boolean =>
  control instanceof HTMLInputElement &&
  control.type === 'radio' &&
  !control.checked &&
  among.querySelector(`input[type="radio"][name="${CSS.escape(control.name)}"]:checked`) !== null;

/** The Tab stops within an element, in order. */
const tabStops = (within: Element): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) =>
      control.tabIndex >= 0 &&
      !control.matches(':disabled, [inert] *') &&
      control.checkVisibility() &&
      !isSkippedByTab(control, within),
  );

/**
 * Where Tab goes while a dialog is open: from the dialog's end to the messages above it, and from their end back to the
 * dialog's start. Undefined if the dialog or the browser handles the step itself.
 */
const nextStop = (dialog: Element, messages: Element, isBackward: boolean): HTMLElement | undefined => {
  const inDialog = tabStops(dialog);
  const inMessages = tabStops(messages);
  if (inMessages.length === 0) return undefined;
  const stops = [...inDialog, ...inMessages];
  const { activeElement } = document;
  const place = stops.findIndex((stop) => stop === activeElement);
  // A focused dialog element precedes all of its Tab stops.
  if (place < 0) return isBackward && activeElement === dialog ? stops.at(-1) : undefined;
  const next = (place + (isBackward ? -1 : 1) + stops.length) % stops.length;
  return place < inDialog.length && next < inDialog.length ? undefined : stops[next];
};

/** What had the focus before it moved into the messages. */
let previousFocus: HTMLElement | null = null;

/** Returns the focus to where it was before it moved into the messages, or to the page's heading. */
const restoreFocus = (messages: Element): void => {
  const { activeElement } = document;
  if (activeElement !== document.body && !messages.contains(activeElement)) return;
  const goal = previousFocus?.isConnected && previousFocus.checkVisibility() ? previousFocus : pageHeading();
  previousFocus = null;
  goal?.focus({ preventScroll: true });
};

const buttonsOf = (card: Element): HTMLElement[] => [...card.querySelectorAll('button')];

/**
 * For a message that is removed, for any reason, while it has the focus: if it was shown anew, the same button of the
 * new message is focused, otherwise what had the focus before. A card has the id of its message in `data-message`.
 * @param shown the ids of the messages that are still shown
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
  else restoreFocus(messages);
};

/**
 * Makes the buttons of messages reachable by keyboard while a dialog traps the focus, and returns the focus to the page
 * when pressing one removes its message. `messages` is the region of all messages.
 * @returns the function that stops it
 */
export const watchMessageKeys = (messages: HTMLElement): (() => void) => {
  // The focus trap of dialogs only lets in an element with this id and an explicit role.
  messages.id = MESSAGES_ID;
  messages.setAttribute('role', 'region');
  const watching = new AbortController();
  const { signal } = watching;

  const onFocus = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && messages.contains(relatedTarget)) return;
    previousFocus = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  };
  const onKey = (event: KeyboardEvent): void => {
    const dialog = [...document.querySelectorAll(DIALOGS)].at(-1);
    if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey || !dialog) return;
    const next = nextStop(dialog, messages, event.shiftKey);
    if (!next) return;
    // Runs before the dialog's own handler, which would wrap Tab within the dialog.
    event.preventDefault();
    event.stopImmediatePropagation();
    next.focus();
  };
  messages.addEventListener('focusin', onFocus, { signal });
  const onClick = (): void => {
    const before = previousFocus;
    afterPaint(() => {
      // Restored with the removal of its message, the focus may have moved on: the dialog that got it may be closing.
      if (previousFocus === before) restoreFocus(messages);
    });
  };
  messages.addEventListener('click', onClick, { signal });
  window.addEventListener('keydown', onKey, { capture: true, signal });
  return () => watching.abort();
};
