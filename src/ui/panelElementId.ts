/** The element of a panel, which is led to from elsewhere. */
export const panelElementId = (id: string): string => `panel-${id}`;
