const DIALOG = '[role="dialog"], [role="alertdialog"]';

const holdsDialog = (node: Node): boolean =>
  node instanceof Element && (node.matches(DIALOG) || node.querySelector(DIALOG) !== null);

/** Each dialog, global or of one page, is mounted as a child of the body. */
const watchBody = (listener: (changes: readonly MutationRecord[]) => void): (() => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
};

/**
 * Calls back for every dialog that opens from now on.
 * @returns the function that stops it
 */
export const watchOpenedDialogs = (onOpen: () => void): (() => void) =>
  watchBody((changes) => {
    if (changes.some(({ addedNodes }) => [...addedNodes].some(holdsDialog))) onOpen();
  });

/**
 * Calls back for every dialog that has opened or closed from now on, once it has come to its place.
 * @returns the function that stops it
 */
export const watchDialogs = (onChange: () => void): (() => void) => {
  let isStopped = false;
  const stop = watchBody((changes) => {
    const isOfDialog = changes.some(({ addedNodes, removedNodes }) =>
      [...addedNodes, ...removedNodes].some(holdsDialog),
    );
    if (!isOfDialog) return;
    const moves = [...document.querySelectorAll(DIALOG)].flatMap((dialog) => dialog.getAnimations());
    void Promise.allSettled(moves.map(({ finished }) => finished)).then(() => isStopped || onChange());
  });
  return () => {
    isStopped = true;
    stop();
  };
};
