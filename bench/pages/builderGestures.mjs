/** @typedef {import('playwright').Page} Page */
/** @typedef {import('playwright').Locator} Locator */
/** @typedef {() => number} Random from 0 to below 1 */
/**
 * @typedef {(() => Promise<void>) & { aim?: () => Promise<boolean> }} Act what is measured: input alone, and no question
 *   to the page. `aim` points again, where panels above have grown or shrunk since; false where a panel that followed
 *   no longer has what was to be pressed
 */
/**
 * @typedef {object} Action
 * @property {string} name
 * @property {number} weight how often it is drawn
 * @property {(page: Page, random: Random) => Promise<Act | null>} prepare null where it is not possible now
 */

/** Longer than a pointer has to rest before a tooltip or the colors of a seam show, which is no part of a click. */
const REST_MS = 500;

/** @param {Page} page @param {string} title */
const panel = (page, title) => page.getByRole('region', { name: title, exact: true });
/** @param {Page} page */
export const strip = (page) => page.getByRole('list', { name: 'Color palette' });
/** @param {Page} page */
export const toolbar = (page) => page.getByRole('region', { name: 'Palette', exact: true });

/**
 * The pointer comes to rest on it; the measured part is the press.
 * @param {Page} page
 * @param {Locator} target
 * @param {{ x: number, y: number }} [at] from its upper left corner; else its middle
 * @returns {Promise<Act | null>}
 */
export const press = async (page, target, at) => {
  let last = '';
  const aim = async () => {
    if ((await target.count()) !== 1) return false;
    await target.scrollIntoViewIfNeeded();
    // What is in the window may still be under the header, which stays.
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
 * A shortcut, with the focus nowhere.
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
 * @param {string} selector of what is pressed, one of them
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
 * Palettes have nine colors; what adds one needs a place for it.
 * @param {Action['prepare']} prepare
 * @returns {Action['prepare']}
 */
export const withFreePlace = (prepare) => async (page, random) => {
  await deleteOne(page);
  return prepare(page, random);
};

/** Scrolled away, the strip follows later: the bar at the bottom stands for it then. @param {Page} page */
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
 * @param {'first' | 'last'} end of the history, where the key would only say that it ends
 * @returns {Action['prepare']}
 */
const stepThrough = (keys, end) => async (page) => {
  const places = toolbar(page).locator('[aria-label="History"] button');
  // Out of sight it would follow later.
  await strip(page).scrollIntoViewIfNeeded();
  const isAtEnd = (await places[end]().getAttribute('aria-current')) === 'true';
  return isAtEnd ? null : shortcut(page, keys);
};

export const undo = stepThrough('ControlOrMeta+z', 'first');
const forward = stepThrough('ControlOrMeta+Shift+z', 'last');

/** Where the history ends, a step back comes first: else there is hardly ever one to take again. @type {Action['prepare']} */
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
  // Visitors have a few of them; the bench needs more.
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

/** Afterwards nothing stays open or in the air, and the palette has nine colors again. @param {Page} page */
export const tidyUp = async (page) => {
  await page.mouse.up();
  await page.keyboard.press('Escape');
  await strip(page).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await refill(page);
};

/** Every panel is scrolled to, and every tab in it is seen once. @param {Page} page */
export const visitPanels = async (page) => {
  for (const tab of await page.locator('main').getByRole('tab').all()) await tab.click();
  await page.evaluate(() => scrollTo(0, 0));
};
