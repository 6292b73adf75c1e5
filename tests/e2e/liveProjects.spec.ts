import { newEmail } from './account';
import { insertProject, payForPro, signInByHttp } from './accountByHttp';
import { expect, test } from './page';
import { card, cards, createProject, signIn } from './projectsPage';

test('a project that is made on another device appears by itself, and goes by itself [D-28]', async ({
  page,
  browser,
}) => {
  const email = newEmail('two-devices');
  await signIn(page, email, '/projects');
  const other = await browser.newContext();
  const phone = await other.newPage();
  await signIn(phone, email, '/projects');
  await phone.getByRole('button', { name: 'Reject all' }).click();
  await createProject(phone, 'From the phone');
  await expect(card(page, 'From the phone')).toBeVisible();
  await phone.getByRole('button', { name: 'Options of From the phone' }).focus();
  await phone.keyboard.press('Enter');
  await phone.getByRole('menuitem', { name: 'Delete' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Delete project' }).click();
  await expect(cards(page, 'Projects')).toHaveCount(0);
  await other.close();
});

const WIDE = {
  'families of emoji': '👨‍👩‍👧‍👦'.repeat(5),
  'marks upon marks': `Z${'\u0321\u0336\u0338'.repeat(13)}`,
  'one wide letter': '﷽'.repeat(40),
  'no space at all': 'W'.repeat(40),
};

test('names of families of emoji, marks upon marks, one wide letter and no space at all stay inside their cards and the page [XS-16] @phone', async ({
  page,
}) => {
  const account = await signInByHttp(page.context(), newEmail('wide'));
  // Only PRO has more than one project.
  await payForPro(account);
  for (const name of Object.values(WIDE)) await insertProject(account, name);
  await page.goto('/projects');
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const [what, name] of Object.entries(WIDE))
    await test.step(what, async () => {
      const link = page.getByRole('link', { name });
      await expect(link).toBeVisible();
      expect(await overflow()).toBe(0);
      const tile = (await card(page, name).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const title = (await card(page, name).getByRole('heading').boundingBox()) ?? tile;
      expect(tile.width).toBeGreaterThan(0);
      expect(title.x).toBeGreaterThanOrEqual(tile.x);
      expect(title.x + title.width).toBeLessThanOrEqual(tile.x + tile.width + 1);
      expect(title.y + title.height).toBeLessThanOrEqual(tile.y + tile.height + 1);
      await link.click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      expect(await overflow()).toBe(0);
      await page.goBack();
    });
});
