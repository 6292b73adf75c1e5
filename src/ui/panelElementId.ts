/** Id of a panel's element, for links and scrolling to it. */
export const panelElementId = (id: string): string => `panel-${id}`;
