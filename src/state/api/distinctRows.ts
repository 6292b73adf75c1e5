type Row = { readonly id: string };

/** The rows of all pages in their order, each once: what has moved between two readings comes again on a later page. */
export const distinctRows = <T extends Row>(pages: readonly (readonly T[])[]): readonly T[] => {
  const byId = new Map<string, T>();
  for (const row of pages.flat()) if (!byId.has(row.id)) byId.set(row.id, row);
  return [...byId.values()];
};
