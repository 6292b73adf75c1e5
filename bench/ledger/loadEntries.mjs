import { replacing } from '../pages/variants.mjs';

/**
 * @typedef {object} LoadEntry a place where a page is more complex than necessary, to shorten tasks of its load or of
 *   navigation to it
 * @property {string} place the file, and the part of it
 * @property {string} plainer
 * @property {import('../pages/variants.mjs').Change} change replaces it by the plain form
 * @property {string} route the page that is loaded
 * @property {string} [action] name of the action measured there; without one, the load itself
 */

/** @type {readonly LoadEntry[]} */
export const LOAD_ENTRIES = [
  {
    place: 'src/app/build/entryInTasks.mjs',
    plainer: 'React and the app run in one task',
    change: { plugin: 'entry-in-tasks' },
    route: '/',
  },
  {
    place: 'src/features/builder/useDrawnPanels.ts',
    plainer: 'all panels are drawn at once',
    change: replacing('src/features/builder/useDrawnPanels.ts', 'const AT_ONCE = 1', 'const AT_ONCE = 1000'),
    route: '/palette-builder',
  },
  {
    place: 'src/features/builder/BuilderPage.tsx: useDrawnCount',
    plainer: 'the toolbar, the strip and the places of the panels come together',
    change: replacing('src/features/builder/BuilderPage.tsx', 'useDrawnCount(2, 1)', '2'),
    route: '/',
    action: 'from home to the builder',
  },
  {
    place: 'src/features/builder/panels/in-use-preview/Preview.tsx: useDrawnCount',
    plainer: 'the template comes with the rest of its panel',
    change: replacing(
      'src/features/builder/panels/in-use-preview/Preview.tsx',
      'useDrawnCount(1, 1) > 0',
      'true',
    ),
    route: '/',
    action: 'from home to the builder',
  },
  {
    place: 'src/features/image-extraction/swatches/SwatchGrid.tsx',
    plainer: 'all swatches are drawn at once',
    change: replacing(
      'src/features/image-extraction/swatches/SwatchGrid.tsx',
      'const AT_ONCE = 80',
      'const AT_ONCE = 1000',
    ),
    route: '/image-to-palette',
    action: 'first picture, 12 MP',
  },
  {
    place: 'src/ui/theme.ts: base',
    plainer: "all of Chakra's properties and states",
    change: replacing('src/ui/theme.ts', '...base,', '...defaultBaseConfig,'),
    route: '/',
  },
  {
    place: 'src/ui/theme.ts: cssVarsRoot',
    plainer: "Chakra's custom properties on the root",
    change: replacing('src/ui/theme.ts', "cssVarsRoot: ':where([data-scope])',", ''),
    route: '/palette-builder',
  },
  {
    place: 'src/app/PageFrame.tsx: focusPage',
    plainer: 'a page that is come to takes the focus at once',
    change: replacing('src/app/PageFrame.tsx', 'afterPaint(() => {', '[0].forEach(() => {'),
    route: '/',
    action: 'from home to the builder',
  },
  {
    place: 'src/color/unsuitableNames.ts: LETTER',
    plainer: 'letters of all scripts',
    change: {
      file: 'src/color/unsuitableNames.ts',
      rewrite: (source) =>
        source
          .replace(/LETTER = '[^']+'/, String.raw`LETTER = '\\p{L}'`)
          .replace('(?![${LETTER}])`)', "(?![${LETTER}])`, 'iu')"),
    },
    route: '/palette-builder',
  },
  {
    place: 'src/features/image-extraction/picture/usePlaces.ts: nextTask',
    plainer: 'pins are looked for in the task that draws the palette',
    change: replacing('src/features/image-extraction/picture/usePlaces.ts', 'await nextTask();', 'nextTask;'),
    route: '/image-to-palette',
    action: 'first picture, 12 MP',
  },
];
