/**
 * All panels in one chunk: each visit to the builder shows them all, and separately they and their shared modules were
 * seventy requests.
 */
export { default as ColorValuesPanel } from './color-values/ColorValuesPanel';
export { default as ColorAdjustmentsPanel } from './color-adjustments/ColorAdjustmentsPanel';
export { default as ShadeScalePanel } from './shade-scale/ShadeScalePanel';
export { default as DerivedPalettesPanel } from './derived-palettes/DerivedPalettesPanel';
export { default as PaletteAdjustmentsPanel } from './palette-adjustments/PaletteAdjustmentsPanel';
export { default as GradientCombinationsPanel } from './gradient-combinations/GradientCombinationsPanel';
export { default as ContrastMatrixPanel } from './contrast-matrix/ContrastMatrixPanel';
export { default as ContrastRepairPanel } from './contrast-repair/ContrastRepairPanel';
export { default as InUsePreviewPanel } from './in-use-preview/InUsePreviewPanel';
export { default as AccessibilityPanel } from './accessibility/AccessibilityPanel';
export { default as PairingsPanel } from './pairings/PairingsPanel';
export { default as SwapColorPanel } from './swap-color/SwapColorPanel';
