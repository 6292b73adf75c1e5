import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** What decides whether a panel is shown. */
export type PanelContext = { readonly colorCount: number };

export type PanelProps = { readonly title: string };

export type PanelRow = {
  /** The panel's folder under `panels/`. */
  readonly id: string;
  readonly title: string;
  readonly isVisible: (context: PanelContext) => boolean;
  /** Columns: of 12 on wide screens, of 2 on tablets. Phones have one. */
  readonly span: { readonly wide: number; readonly tablet: 1 | 2 };
  readonly Panel: LazyExoticComponent<ComponentType<PanelProps>>;
};

const always = (): boolean => true;

/** The builder grid, top to bottom. A panel exists when its folder exists and its row is here. */
export const PANELS: readonly PanelRow[] = [
  {
    id: 'color-values',
    title: 'Color values',
    isVisible: always,
    span: { wide: 3, tablet: 1 },
    Panel: lazy(() => import('./panels/color-values/ColorValuesPanel')),
  },
];
