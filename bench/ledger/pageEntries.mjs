import { press, toolbar } from '../pages/builderGestures.mjs';
import { ACTIONS } from '../pages/builderActions.mjs';
import { replacing } from '../pages/variants.mjs';

/** @typedef {import('../pages/builderGestures.mjs').Action} Action */
/**
 * @typedef {object} PageEntry a place where a page is more complex than necessary
 * @property {string} place the file, and the part of it
 * @property {string} plainer
 * @property {import('../pages/variants.mjs').Change} change replaces it by the plain form
 * @property {readonly Action[]} actions the actions it is meant to speed up
 */

/** @param {string} name @returns {Action} */
const action = (name) => {
  const found = ACTIONS.find((one) => one.name === name);
  if (!found) throw new Error(`There is no action "${name}"`);
  return found;
};

/** Longer than the tooltip delay plus the time until it is shown. */
const TOOLTIP_MS = 600;

/** @type {Action} */
const tooltip = {
  name: 'tooltip',
  weight: 1,
  prepare: async (page, random) => {
    const button = toolbar(page).getByRole('button', { name: 'Mirror palette horizontally' });
    const toButton = await press(page, button);
    if (!toButton) return null;
    const box = await button.boundingBox();
    if (!box) return null;
    await page.mouse.move(box.x, box.y + 300 + random());
    await page.waitForTimeout(TOOLTIP_MS);
    return async () => {
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.waitForTimeout(TOOLTIP_MS);
    };
  },
};

const GENERATE = action('generate, key');
const DELETE = action('delete');

/** @type {readonly PageEntry[]} */
export const PAGE_ENTRIES = [
  {
    place: 'src/app/skipTransitionEvents.ts',
    plainer: 'events of transitions reach React',
    change: {
      file: 'src/app/skipTransitionEvents.ts',
      rewrite: () => 'export const skipTransitionEvents = () => {};',
    },
    actions: [action('select, mouse'), GENERATE],
  },
  {
    place: 'src/ui/inChakra.tsx',
    plainer: 'the whole system with every part',
    change: {
      file: 'src/ui/inChakra.tsx',
      rewrite: (source) =>
        source.replace(/createRoot\(document.*\n/, '').replace('{ ...system, _global: [] }', 'system'),
    },
    actions: [tooltip],
  },
  {
    place: 'src/features/builder/palette/useDeferredPalette.ts',
    plainer: 'every panel follows at once',
    change: replacing(
      'src/features/builder/palette/useDeferredPalette.ts',
      'const isInWindow = useIsSeen(panel);',
      'const isInWindow = useIsSeen(panel) || true;',
    ),
    actions: [GENERATE],
  },
  {
    place: 'src/features/builder/out-of-sight/useHeldStore.ts',
    plainer: 'the strip and its toolbar follow at once, also where they are scrolled away',
    change: replacing(
      'src/features/builder/out-of-sight/useHeldStore.ts',
      'if (isSeen) return undefined;',
      'if (isSeen || store) return undefined;',
    ),
    actions: [action('pairings: result')],
  },
  {
    place: 'src/state/useWrittenAddress.ts: QUIET_MS',
    plainer: 'the address is written at once',
    change: replacing('src/state/useWrittenAddress.ts', 'const QUIET_MS = 500', 'const QUIET_MS = 0'),
    actions: [GENERATE],
  },
  {
    place: 'src/ui/afterPaint.ts',
    plainer: 'the focus moves at once',
    change: { file: 'src/ui/afterPaint.ts', rewrite: () => 'export const afterPaint = (run) => run();' },
    actions: [DELETE],
  },
  {
    place: 'src/features/builder/strip/useSwatchHandlers.ts: blur',
    plainer: 'what goes away keeps the focus until then',
    change: replacing(
      'src/features/builder/strip/useSwatchHandlers.ts',
      'strip.current?.contains(pressed)) pressed.blur();',
      'strip.current?.contains(pressed)) void 0;',
    ),
    actions: [DELETE],
  },
  {
    place: 'src/features/builder/shortcuts/shortcutTarget.ts: DIALOGS',
    plainer: 'one selector with both roles',
    change: replacing(
      'src/features/builder/shortcuts/shortcutTarget.ts',
      `['[role="dialog"]', '[role="alertdialog"]'] as const`,
      `['[role="dialog"], [role="alertdialog"]'] as const`,
    ),
    actions: [GENERATE],
  },
  {
    place: 'src/features/builder/result/ResultGrid.module.css: content-visibility',
    plainer: 'every result is laid out and painted',
    change: replacing('src/features/builder/result/ResultGrid.module.css', 'content-visibility: auto;', ''),
    actions: [GENERATE],
  },
  {
    place: 'src/features/builder/BuilderPage.module.css: contain',
    plainer: 'panels lay each other out',
    change: replacing('src/features/builder/BuilderPage.module.css', 'contain: content;', ''),
    actions: [GENERATE],
  },
];
