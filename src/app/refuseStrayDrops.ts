/** Ignores files dropped outside a drop target, which the browser would open in place of the page. */
export const refuseStrayDrops = (): void => {
  const refuse = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  // On the window, so that it runs after every handler that may accept the drop.
  window.addEventListener('dragover', refuse);
  window.addEventListener('drop', refuse);
};
