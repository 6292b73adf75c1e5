/** Replaces rows that are not rendered, so that the table keeps its height. */
export const SpacerRow = ({ height }: { readonly height: number }) =>
  height > 0 ? <tr aria-hidden style={{ height }} /> : null;
