const DIALOG = '[role="dialog"], [role="alertdialog"]';

/**
 * Calls back for every dialog that opens from now on, global or of one page: each is mounted as a child of the body.
 * @returns the function that stops it
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
