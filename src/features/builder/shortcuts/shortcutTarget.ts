/** Nothing is typed into these, so only the keys that operate them are theirs. */
const CHECKS = 'input[type="checkbox"], input[type="radio"]';
const TEXT_FIELDS = `input:not(${CHECKS}), textarea, select, [contenteditable]:not([contenteditable="false"])`;
const LISTS = '[role="menu"], [role="listbox"], [role="tree"], [role="grid"]';
const BUTTONS = `button, summary, ${CHECKS}, [role="button"], [role="switch"], [role="checkbox"], [role="radio"], [role="tab"], [role="option"]`;
const ARROW_CONTROLS =
  'input[type="radio"], [role="slider"], [role="tab"], [role="radio"], [role="separator"], audio, video';

/** Keys that a focused control handles itself. Controls that prevent the key's default need no row. */
const USED_KEYS: readonly (readonly [keys: readonly string[], controls: string])[] = [
  [[' '], BUTTONS],
  [['Enter'], `${BUTTONS}, a[href]`],
  [['ArrowLeft', 'ArrowRight'], ARROW_CONTROLS],
];

const CLICKED_KEYS = new Set([' ', 'Enter']);

/**
 * A swatch of the strip is a button, too, but is selected with Enter only: Space generates while a color has the focus.
 */
const GIVES_UP_SPACE = '[data-control="select"]';

/** Whether a text field or a list with key navigation has the focus: shortcuts are off there. */
export const isTypingTarget = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`${TEXT_FIELDS}, ${LISTS}`) !== null;

/**
 * Whether the focused control uses the key itself. Not if a button got the focus from a click: Space is then meant for
 * the page, as in browsers where a click does not focus.
 */
export const controlUsesKey = (
  target: EventTarget | null,
  key: string,
  hasFocusFromPointer: boolean,
): boolean => {
  if (!(target instanceof Element)) return false;
  if (key === ' ' && target.matches(GIVES_UP_SPACE)) return false;
  const [, controls] = USED_KEYS.find(([keys]) => keys.includes(key)) ?? [];
  if (controls === undefined || !target.closest(controls)) return false;
  return !CLICKED_KEYS.has(key) || !hasFocusFromPointer;
};

/** One attribute each: the browser matches such a selector a hundred times faster than a list of them. */
const DIALOGS = ['[role="dialog"]', '[role="alertdialog"]'] as const;

/**
 * Whether a dialog is open, of the product or of a panel, or a swatch is being dragged: these handle Escape, and no
 * other key is meant for the page.
 */
export const isPageBusy = (): boolean =>
  document.querySelector('[data-dragged]') !== null ||
  DIALOGS.some((role) =>
    [...document.querySelectorAll(role)].some((dialog) => !dialog.hasAttribute('hidden')),
  );
