export const SHEET_DRAWING = 'Drawing the sheet…';
export const FILES_FAILED = 'The files could not be written.';
export const SHEET_FAILED = 'The sheet could not be drawn.';

/** Text alternative of the picture of a sheet. */
export const sheetAlt = (title: string): string =>
  `${title}: scales, roles, charts and contrast, in light and dark`;

/** How to use the files of a format, by its id. */
export const FORMAT_USES: Readonly<Record<string, string>> = {
  'css-light-dark': 'Import it once. The browser chooses by color-scheme, of the page or of any part of it.',
  'css-media': 'Import it once. It is dark where the system is.',
  'css-class': 'Import it once. It is dark inside of the class dark, on <html> for the whole page.',
  shadcn:
    'In globals.css, in place of the colors of its :root, .dark and @theme inline. Keep the rest: --radius, imports, @custom-variant dark. Added to its own: link, success, warning, info, charts 6–8, sequential and diverging scales.',
  'shadcn-registry':
    'Beside your package.json, then: npx shadcn add ./theme.json. It writes the colors into your style sheet, and leaves --radius as it is. Added to its own: link, success, warning, info, charts 6–8, sequential and diverging scales.',
  tailwind4:
    'Import it right after tailwindcss. Then there are bg-primary, text-on-primary, border-control; dark inside of the class dark.',
  tailwind3:
    'Import theme.css before the utilities. Dark inside of the class dark, opacities as bg-primary/50.',
  tokens:
    'For tools that read the design tokens format of 2025.10. The resolver says which file is which mode.',
  'hex-tokens': 'For tools that read tokens with colors as text, such as older ones.',
  figma: 'Import both files into one collection of variables, each as a mode.',
  'figma-plugins': 'For plugins of Figma that import a collection with its modes.',
  penpot: 'Import it as tokens. The themes Light and Dark turn the modes on.',
  material: 'The JSON is a theme of Material 3; the CSS is for its web components.',
  android: 'Into the folder res. The night folder is taken where the system is dark.',
  xcode: 'Drag Theme.xcassets into the project. A color is found by the name of its role.',
  compose: 'Beside your code, below its package. Colors are LightColors.primary and DarkColors.primary.',
  flutter: 'Beside your code. Colors are LightColors.primary and DarkColors.primary.',
  'design-md': 'At the root of a repository, where coding agents read how colors are used.',
};
