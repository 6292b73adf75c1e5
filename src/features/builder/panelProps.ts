/** What every panel is given by the grid. */
export type PanelProps = { readonly title: string };
