import { newEmail } from './account';
import { insertPalette, insertProject } from './accountByHttp';
import { expect, test } from './page';
import { card, signIn } from './projectsPage';

test('the name of a palette has all of its card, and stays where it is under the pointer', async ({
  page,
}) => {
  const account = await signIn(page, newEmail('cards'));
  const id = await insertProject(account, 'Brand');
  const name = 'Winter campaign, evening and warm wool';
  await insertPalette(account, id, name, ['#0D9488', '#F5F5F4', '#1C1917']);
  await page.goto(`/projects?project=${id}`);
  const link = card(page, name).getByRole('link', { name });
  const cut = () =>
    link.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
      scrollWidth - clientWidth,
      scrollHeight - clientHeight,
    ]);
  await expect(link).toBeVisible();
  expect(await cut()).toEqual([0, 0]);
  const before = await card(page, name).boundingBox();
  await link.hover();
  await expect(page.getByRole('button', { name: `Options of ${name}` })).toBeVisible();
  expect(await card(page, name).boundingBox()).toEqual(before);
});
