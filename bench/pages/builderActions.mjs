import {
  carry,
  drop,
  enterHex,
  inPanel,
  inPreview,
  insert,
  openPair,
  openPreview,
  openSeam,
  press,
  pressAny,
  redo,
  shortcut,
  strip,
  swatchControl,
  toolbar,
  toolbarButton,
  undo,
  withFreePlace,
} from './builderGestures.mjs';

/** @typedef {import('./builderGestures.mjs').Action} Action */

const TABS = '[role="tab"]';
const RESULTS = 'button[data-roving]:not([disabled])';

/**
 * Actions in the builder. Contrast of a pair and the preview of an adjustment open over the page. @type {readonly
 * Action[]}
 */
export const ACTIONS = [
  { name: 'generate, key', weight: 8, prepare: (page) => shortcut(page, 'Space') },
  {
    name: 'generate, button',
    weight: 4,
    prepare: (page) =>
      press(
        page,
        toolbar(page)
          .getByRole('button', { name: /^Generate(?! method)/ })
          .first(),
      ),
  },
  {
    name: 'select, mouse',
    weight: 6,
    prepare: (page, random) =>
      pressAny(page, strip(page).locator('li:not([data-selected]) [data-control="select"]'), random),
  },
  {
    name: 'select, key',
    weight: 4,
    prepare: (page, random) => shortcut(page, `${1 + Math.floor(random() * 9)}`),
  },
  { name: 'edit hex', weight: 6, prepare: enterHex },
  { name: 'duplicate', weight: 4, prepare: withFreePlace(swatchControl('Duplicate color')) },
  { name: 'delete', weight: 4, prepare: swatchControl('Delete color') },
  { name: 'open a seam', weight: 3, prepare: withFreePlace(openSeam) },
  { name: 'insert', weight: 3, prepare: withFreePlace(insert) },
  { name: 'move left', weight: 3, prepare: swatchControl('Move left') },
  { name: 'move right', weight: 3, prepare: swatchControl('Move right') },
  { name: 'carry, one move', weight: 3, prepare: carry },
  { name: 'drop', weight: 3, prepare: drop },
  {
    name: 'lock, unlock',
    weight: 4,
    prepare: (page) => press(page, strip(page).locator('[data-controls] button[aria-label$="ock color"]')),
  },
  { name: 'undo, key', weight: 5, prepare: undo },
  { name: 'redo, key', weight: 4, prepare: redo },
  {
    name: 'jump in history',
    weight: 4,
    prepare: (page, random) =>
      pressAny(page, toolbar(page).locator('[aria-label="History"] button:not([aria-current])'), random),
  },
  { name: 'mirror', weight: 3, prepare: toolbarButton('Mirror palette horizontally') },
  { name: 'expand', weight: 2, prepare: (page) => shortcut(page, 'f') },
  { name: 'adjust: preview', weight: 3, prepare: openPreview },
  { name: 'adjust: toggle', weight: 2, prepare: inPreview('[role="switch"]') },
  { name: 'adjust: accept', weight: 2, prepare: inPreview('button[aria-keyshortcuts="Enter"]') },
  { name: 'color adjustments: tab', weight: 4, prepare: inPanel('Color adjustments', TABS) },
  { name: 'color adjustments: result', weight: 5, prepare: inPanel('Color adjustments', RESULTS) },
  { name: 'shade scale: copy', weight: 2, prepare: inPanel('Shade scale', RESULTS) },
  { name: 'derived palettes: result', weight: 4, prepare: inPanel('Color-derived palettes', RESULTS) },
  {
    name: 'derived palettes: refresh',
    weight: 2,
    prepare: inPanel('Color-derived palettes', '[aria-label="Regenerate"]'),
  },
  { name: 'palette adjustments: tab', weight: 5, prepare: inPanel('Palette adjustments', TABS) },
  {
    name: 'palette adjustments: toggle',
    weight: 3,
    prepare: inPanel('Palette adjustments', 'button[aria-pressed]:not([aria-disabled])'),
  },
  {
    name: 'palette adjustments: result',
    weight: 4,
    prepare: inPanel('Palette adjustments', '[role="tabpanel"] button[aria-label*=": #"]'),
  },
  { name: 'gradients: tab', weight: 4, prepare: inPanel('Gradient combinations', TABS) },
  { name: 'gradients: copy', weight: 2, prepare: inPanel('Gradient combinations', '[data-copy]') },
  { name: 'contrast matrix: black and white', weight: 5, prepare: inPanel('Contrast matrix', 'label') },
  { name: 'contrast matrix: pair over all', weight: 3, prepare: openPair },
  { name: 'contrast repair: choice', weight: 3, prepare: inPanel('Contrast repair', TABS) },
  {
    name: 'contrast repair: apply',
    weight: 3,
    prepare: inPanel('Contrast repair', '[data-row]'),
  },
  { name: 'in-use preview: tab', weight: 3, prepare: inPanel('In-use preview', TABS) },
  {
    name: 'in-use preview: open a role',
    weight: 2,
    prepare: inPanel('In-use preview', 'select'),
  },
  { name: 'accessibility: tab', weight: 3, prepare: inPanel('Accessibility', TABS) },
  {
    name: 'accessibility: result',
    weight: 3,
    prepare: inPanel('Accessibility', 'button[title="Use this palette"]'),
  },
  { name: 'pairings: size', weight: 4, prepare: inPanel('Pairings', TABS) },
  { name: 'pairings: result', weight: 2, prepare: inPanel('Pairings', RESULTS) },
  { name: 'swap: result', weight: 4, prepare: inPanel('Swap selected color', RESULTS) },
  {
    name: 'swap: refresh',
    weight: 2,
    prepare: inPanel('Swap selected color', '[aria-label="Refresh swaps"]'),
  },
];
