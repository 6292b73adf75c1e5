/** Props that every panel gets from the grid. */
export type PanelProps = { readonly title: string };
