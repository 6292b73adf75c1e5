import { lazyPart, type LazyPart } from '../../ui/lazyPart';
import type { PanelProps } from './panelProps';

/** Input of the conditions for showing a panel. */
export type PanelContext = { readonly colorCount: number };

export type PanelRow = {
  /** The panel's folder under `panels/`. */
  readonly id: string;
  readonly title: string;
  readonly isVisible: (context: PanelContext) => boolean;
  /** Columns: out of 12 on wide screens, out of 2 on tablets. Phones have one. */
  readonly span: { readonly wide: number; readonly tablet: 1 | 2 };
  /** False: collapsed on phones until opened, as all panels open are nine screens long. */
  readonly isOpenOnPhones: boolean;
  readonly Panel: LazyPart<PanelProps>;
};

const always = (): boolean => true;

export const loadPanels = () => import('./panels/parts');
const part = (name: keyof Awaited<ReturnType<typeof loadPanels>>) =>
  lazyPart(async () => ({ default: (await loadPanels())[name] }));

/**
 * The builder grid, top to bottom: three rows of panels, then three rows with a wide one. A panel needs its folder and
 * its row here.
 */
export const PANELS: readonly PanelRow[] = [
  {
    id: 'color-values',
    title: 'Color values',
    isVisible: always,
    span: { wide: 3, tablet: 1 },
    isOpenOnPhones: true,
    Panel: part('ColorValuesPanel'),
  },
  {
    id: 'color-adjustments',
    title: 'Color adjustments',
    isVisible: always,
    span: { wide: 5, tablet: 1 },
    isOpenOnPhones: true,
    Panel: part('ColorAdjustmentsPanel'),
  },
  {
    id: 'shade-scale',
    title: 'Shade scale',
    isVisible: always,
    span: { wide: 4, tablet: 2 },
    isOpenOnPhones: true,
    Panel: part('ShadeScalePanel'),
  },
  {
    id: 'derived-palettes',
    title: 'Color-derived palettes',
    isVisible: always,
    span: { wide: 3, tablet: 1 },
    isOpenOnPhones: true,
    Panel: part('DerivedPalettesPanel'),
  },
  {
    id: 'palette-adjustments',
    title: 'Palette adjustments',
    isVisible: always,
    span: { wide: 5, tablet: 2 },
    isOpenOnPhones: true,
    Panel: part('PaletteAdjustmentsPanel'),
  },
  {
    id: 'gradient-combinations',
    title: 'Gradient combinations',
    isVisible: always,
    span: { wide: 4, tablet: 1 },
    isOpenOnPhones: false,
    Panel: part('GradientCombinationsPanel'),
  },
  {
    id: 'contrast-matrix',
    title: 'Contrast matrix',
    isVisible: always,
    span: { wide: 8, tablet: 2 },
    isOpenOnPhones: true,
    Panel: part('ContrastMatrixPanel'),
  },
  {
    id: 'contrast-repair',
    title: 'Contrast repair',
    isVisible: always,
    span: { wide: 4, tablet: 1 },
    isOpenOnPhones: false,
    Panel: part('ContrastRepairPanel'),
  },
  {
    id: 'in-use-preview',
    title: 'In-use preview',
    isVisible: always,
    span: { wide: 8, tablet: 2 },
    isOpenOnPhones: false,
    Panel: part('InUsePreviewPanel'),
  },
  {
    id: 'accessibility',
    title: 'Accessibility',
    isVisible: always,
    span: { wide: 4, tablet: 1 },
    isOpenOnPhones: false,
    Panel: part('AccessibilityPanel'),
  },
  {
    id: 'pairings',
    title: 'Pairings',
    isVisible: ({ colorCount }) => colorCount >= 2,
    span: { wide: 8, tablet: 1 },
    isOpenOnPhones: false,
    Panel: part('PairingsPanel'),
  },
  {
    id: 'swap-color',
    title: 'Swap selected color',
    isVisible: always,
    span: { wide: 4, tablet: 1 },
    isOpenOnPhones: false,
    Panel: part('SwapColorPanel'),
  },
];
