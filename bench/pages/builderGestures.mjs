/** @typedef {import('playwright').Page} Page */
/** @typedef {import('playwright').Locator} Locator */
/** @typedef {() => number} Random from 0 to below 1 */
/**
 * @typedef {(() => Promise<void>) & { aim?: () => Promise<boolean> }} Act what is measured: input only, no query to the
 *   page. `aim` moves the pointer to the target again, in case panels above have grown or shrunk; false if an updated
 *   panel no longer has the target
 */
/**
 * @typedef {object} Action
 * @property {string} name
 * @property {number} weight relative frequency of the action
 * @property {(page: Page, random: Random) => Promise<Act | null>} prepare null if it is not possible now
 */

/** Longer than the delay of tooltips and of a seam's colors, which are no part of a click. */
const REST_MS = 500;

/** @param {Page} page @param {string} title */
const panel = (page, title) => page.getByRole('region', { name: title, exact: true });
/** @param {Page} page */
export const strip = (page) => page.getByRole('list', { name: 'Color palette' });
/** @param {Page} page */
export const toolbar = (page) => page.getByRole('region', { name: 'Palette', exact: true });

/**
 * Moves the pointer to the target and lets it rest; only the press is measured.
 * @param {Page} page
 * @param {Locator} target
 * @param {{ x: number, y: number }} [at] offset from its upper left corner; default is its center
 * @returns {Promise<Act | null>}
 */
export const press = async (page, target, at) => {
  let last = '';
  const aim = async () => {
    if ((await target.count()) !== 1) return false;
    await target.scrollIntoViewIfNeeded();
    // What is in the viewport may still be covered by the sticky header.
    await target.evaluate((element) => {
      if (element.getBoundingClientRect().top < 64) element.scrollIntoView({ block: 'center' });
    });
    const box = await target.boundingBox();
    if (!box) return false;
    const [x, y] = [box.x + (at?.x ?? box.width / 2), box.y + (at?.y ?? box.height / 2)];
    if (last === `${x} ${y}`) return true;
    last = `${x} ${y}`;
    await page.mouse.move(x, y);
    await page.waitForTimeout(REST_MS);
    return true;
  };
  if (!(await aim())) return null;
  const act = async () => {
    await page.mouse.down();
    await page.mouse.up();
  };
  return Object.assign(act, { aim });
};

/**
 * @param {Page} page
 * @param {Locator} targets
 * @param {Random} random
 */
export const pressAny = async (page, targets, random) => {
  const count = await targets.count();
  return count === 0 ? null : press(page, targets.nth(Math.floor(random() * count)));
};

/**
 * A shortcut, with nothing focused.
 * @param {Page} page
 * @param {string} keys
 * @returns {Promise<Act>}
 */
export const shortcut = async (page, keys) => {
  await page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : null,
  );
  return () => page.keyboard.press(keys);
};

/**
 * @param {string} label of the control of the selected swatch
 * @returns {Action['prepare']}
 */
export const swatchControl = (label) => (page) =>
  press(page, strip(page).locator(`button[aria-label="${label}"][data-control]:not([aria-disabled])`));

/**
 * @param {string} label
 * @returns {Action['prepare']}
 */
export const toolbarButton = (label) => (page) =>
  press(page, toolbar(page).locator(`button[aria-label="${label}"]:not([aria-disabled])`));

/**
 * @param {string} title
 * @param {string} selector of the elements to press; one is chosen
 * @returns {Action['prepare']}
 */
export const inPanel = (title, selector) => (page, random) =>
  pressAny(page, panel(page, title).locator(selector), random);

/** @param {Page} page @param {Random} random */
const middleOfAny = async (page, random) => {
  const swatches = strip(page).locator('[data-control="select"]');
  await swatches.first().scrollIntoViewIfNeeded();
  const box = await swatches.nth(Math.floor(random() * (await swatches.count()))).boundingBox();
  if (!box) throw new Error('The strip is not there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
};

/** @type {Action['prepare']} */
export const carry = async (page, random) => {
  const { x, y, width } = await middleOfAny(page, random);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 12, y, { steps: 3 });
  await page.waitForTimeout(REST_MS);
  const way = x > 720 ? -width : width;
  return () => page.mouse.move(x + way, y);
};

/** @type {Action['prepare']} */
export const drop = async (page, random) => {
  const move = await carry(page, random);
  await move?.();
  await page.waitForTimeout(REST_MS);
  return () => page.mouse.up();
};

/** @param {Page} page */
const deleteOne = (page) => strip(page).locator('[data-control="delete"]').click();

/**
 * The palette normally has the maximum of nine colors; an action that adds one needs a free place.
 * @param {Action['prepare']} prepare
 * @returns {Action['prepare']}
 */
export const withFreePlace = (prepare) => async (page, random) => {
  await deleteOne(page);
  return prepare(page, random);
};

/** While scrolled out of view the strip updates later, so the bar at the bottom is counted. @param {Page} page */
const countColors = async (page) => {
  const bar = page.getByRole('complementary', { name: 'Palette, always at hand' });
  const inBar = await bar.locator('[data-swatch]').count();
  return inBar === 0 ? strip(page).getByRole('listitem').count() : inBar;
};

/** Fills the palette up to nine colors. @param {Page} page */
const refill = async (page) => {
  const count = await countColors(page);
  if (count === 9) return;
  await strip(page).scrollIntoViewIfNeeded();
  await strip(page).locator(`li:nth-child(${count}):last-child`).waitFor();
  await strip(page).locator('[data-insert]').first().press('Enter');
  const all = strip(page).getByRole('button', { name: /^Add \d colors$/ });
  const step = strip(page).locator('button[aria-label^="Add this color"]').first();
  await all.or(step).last().press('Enter');
};

/**
 * @param {string} keys
 * @param {'first' | 'last'} end end of the history at which the key would only show a message
 * @returns {Action['prepare']}
 */
const stepThrough = (keys, end) => async (page) => {
  const places = toolbar(page).locator('[aria-label="History"] button');
  // Out of view it would update later.
  await strip(page).scrollIntoViewIfNeeded();
  const isAtEnd = (await places[end]().getAttribute('aria-current')) === 'true';
  return isAtEnd ? null : shortcut(page, keys);
};

export const undo = stepThrough('ControlOrMeta+z', 'first');
const forward = stepThrough('ControlOrMeta+Shift+z', 'last');

/** At the end of the history a step back comes first: else there is rarely a step to redo. @type {Action['prepare']} */
export const redo = async (page, random) => {
  const step = await forward(page, random);
  if (step) return step;
  await (
    await undo(page, random)
  )?.();
  return forward(page, random);
};

/** @type {Action['prepare']} */
export const enterHex = async (page, random) => {
  const area = panel(page, 'Color values').locator('button[title="Click to enter a HEX"]');
  await area.click();
  const hex = Math.floor(random() * 0x1000000).toString(16);
  await page.keyboard.type(hex.padStart(6, '0'));
  await page.waitForTimeout(REST_MS);
  return () => page.keyboard.press('Enter');
};

/** @type {Action['prepare']} */
export const openSeam = async (page, random) => {
  const swatches = await strip(page).getByRole('listitem').all();
  const box = await swatches[Math.floor(random() * (swatches.length - 1))]?.boundingBox();
  if (!box) return null;
  await page.mouse.move(box.x + box.width - 60, box.y + 200);
  return async () => {
    await page.mouse.move(box.x + box.width - 10, box.y + 200);
    await page.waitForTimeout(200);
  };
};

/** @type {Action['prepare']} */
export const insert = async (page, random) => {
  await (
    await openSeam(page, random)
  )?.();
  return pressAny(page, strip(page).locator('button[aria-label^="Add this color"]'), random);
};

/** @type {Action['prepare']} */
export const openPreview = async (page) => {
  // Visitors get only a few random adjustments; the bench needs more.
  await page.evaluate(() => localStorage.removeItem('hueloom-random-adjustments-used'));
  return toolbarButton('Random palette adjustments')(page, Math.random);
};

/**
 * @param {string} button
 * @returns {Action['prepare']}
 */
export const inPreview = (button) => async (page, random) => {
  await (
    await openPreview(page, random)
  )?.();
  await page.waitForTimeout(REST_MS);
  return press(page, page.locator(button).first());
};

/** @type {Action['prepare']} */
export const openPair = async (page, random) => inPanel('Contrast matrix', '[data-roving]')(page, random);

/** Closes and drops whatever is open or being dragged, and refills the palette to nine colors. @param {Page} page */
export const tidyUp = async (page) => {
  await page.mouse.up();
  await page.keyboard.press('Escape');
  await strip(page).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await refill(page);
};

/** Scrolls to every panel and opens every tab in it once. @param {Page} page */
export const visitPanels = async (page) => {
  for (const tab of await page.locator('main').getByRole('tab').all()) await tab.click();
  await page.evaluate(() => scrollTo(0, 0));
};
