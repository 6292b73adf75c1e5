/** Stands for rows that are not drawn: the table keeps its height. */
export const SpacerRow = ({ height }: { readonly height: number }) =>
  height > 0 ? <tr aria-hidden style={{ height }} /> : null;
