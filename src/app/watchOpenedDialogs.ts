const DIALOG = '[role="dialog"], [role="alertdialog"]';

/**
 * Tells of every dialog that opens from now on, of the product or of one page: each comes as a child of the body.
 *
 * @returns what ends it
 */
export const watchOpenedDialogs = (onOpen: () => void): (() => void) => {
  const observer = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    const isOpened = added.some(
      (node) => node instanceof Element && (node.matches(DIALOG) || node.querySelector(DIALOG) !== null),
    );
    if (isOpened) onOpen();
  });
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
};
