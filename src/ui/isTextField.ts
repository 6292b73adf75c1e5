/** Whether text is typed or pasted there: sliders and choices are inputs, too. */
export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="range"], [type="radio"]), textarea, [contenteditable]') !== null;

/** Whether a field takes the text of a paste. Spreadsheets put a picture of their cells beside their text. */
export const isPasteOfText = ({ target, clipboardData }: ClipboardEvent): boolean =>
  isTextField(target) && clipboardData?.getData('text/plain') !== '';
