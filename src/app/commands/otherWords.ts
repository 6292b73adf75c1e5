/** Additional search words of builder panels, by panel id. */
export const PANEL_WORDS: Readonly<Record<string, string>> = {
  'color-values': 'hex rgb hsl cmyk lab oklch codes formats color picker',
  'color-adjustments': 'sliders hue saturation lightness brightness wheel',
  'shade-scale': 'shades tints ramp steps tailwind lighter darker',
  'derived-palettes': 'harmony harmonies schemes complementary analogous triad',
  'palette-adjustments': 'tones tints hue warmer cooler muted lighter darker',
  'gradient-combinations': 'gradients blends css',
  'contrast-matrix': 'wcag a11y checker legible readable text accessibility',
  'contrast-repair': 'wcag a11y fix legible readable text accessibility',
  'in-use-preview': 'mockup mock-up example website card chart poster',
  accessibility: 'color-blind color blindness colorblind vision a11y deuteranopia protanopia low vision',
  pairings: 'combinations pairs',
  'swap-color': 'replace change exchange',
};

/** Programs that can open an export, and what it is for, by format id. */
export const FORMAT_WORDS: Readonly<Record<string, string>> = {
  tokens: 'figma',
  'hex-tokens': 'figma tokens studio penpot style dictionary',
  ase: 'adobe illustrator indesign photoshop',
  aco: 'adobe photoshop',
  gpl: 'gimp inkscape',
  krita: 'kpl',
  svg: 'figma illustrator vector',
  pdf: 'print printer paper',
};
