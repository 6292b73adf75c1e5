/** A file that is dropped beside whatever takes files would be opened by the browser, in place of the page. */
export const refuseStrayDrops = (): void => {
  const refuse = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  // On the window, which comes after all that may take it.
  window.addEventListener('dragover', refuse);
  window.addEventListener('drop', refuse);
};
