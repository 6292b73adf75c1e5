type Row = { readonly id: string };

/**
 * The rows of all pages in order, without duplicates: a row that moved between two requests is sent again on a later
 * page.
 */
export const distinctRows = <T extends Row>(pages: readonly (readonly T[])[]): readonly T[] => {
  const byId = new Map<string, T>();
  for (const row of pages.flat()) if (!byId.has(row.id)) byId.set(row.id, row);
  return [...byId.values()];
};
