import { readFile } from 'node:fs/promises';
import { button, chooseAccount, newEmail } from './account';
import { askTable, insertPalette, insertProject, payForPro, signInByHttp } from './accountByHttp';
import { expect, test } from './page';
import { card, cards, chooseOption, dialog, openSave, signIn, someone } from './projectsPage';

const TEAL = 'c=0d9488-f5f5f4-1c1917&n=Teal';
const PRO = 'pro@example.com';

test('a visitor is led home and asked to sign in, and then comes to the project they wanted; the life of a project and its palette on the free plan', async ({
  page,
  browser,
  request,
}, info) => {
  test.slow();
  await test.step('asked to sign in, and then at the projects', async () => {
    await page.goto('/projects');
    await expect(dialog(page, 'Be part of us')).toBeVisible();
    await chooseAccount(page, someone(info));
    await expect(page).toHaveURL(/\/projects$/);
    await expect(page.getByRole('heading', { level: 1, name: 'My projects' })).toBeVisible();
    await expect(page.getByText('All your saved palettes will show up here')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create palette' })).toHaveAttribute(
      'href',
      '/palette-builder',
    );
  });

  await test.step('a palette is saved with its exact colors, and its first project with it, by one Enter', async () => {
    const save = await openSave(page, TEAL);
    await expect(save.getByLabel('Palette name')).toHaveValue('Teal');
    await save.getByLabel('Project name').fill('Harbor');
    await save.getByLabel('Project name').press('Enter');
    await expect(page.getByText('Palette saved successfully')).toBeVisible();
    await page.goto('/projects');
    await expect(card(page, 'Harbor')).toContainText('1 palette · Public · changed today');
    await page.getByRole('link', { name: 'Harbor' }).click();
    await expect(page.getByRole('link', { name: 'Teal' })).toHaveAttribute(
      'href',
      `/palette-builder?${TEAL}`,
    );
  });

  await test.step('a color that was imported with a name keeps it on another device, and in Explore for visitors', async () => {
    await page.goto('/palette-builder');
    await page.getByRole('button', { name: 'Import palette' }).click();
    const importing = dialog(page, 'Import palette');
    await importing
      .getByRole('textbox')
      .fill('--primary-action: #0d9488;\n--surface: #f5f5f4;\n--ink: #1c1917;');
    await importing.getByRole('button', { name: 'Use 3 colors' }).click();
    await expect(importing).toBeHidden();
    await page.getByRole('button', { name: /^Save/ }).first().click();
    const save = dialog(page, 'Save palette');
    await save.getByRole('button', { name: 'Teal' }).click();
    await save.getByRole('button', { name: 'Update palette' }).click();
    const question = dialog(page, 'Update Teal?');
    await expect(question.getByText('No color changes, only names of colors.')).toBeVisible();
    await question.getByRole('button', { name: 'Update palette' }).click();
    await expect(page.getByText('Palette updated successfully')).toBeVisible();

    const elsewhere = await browser.newPage();
    await signIn(elsewhere, someone(info), '/projects');
    await elsewhere.getByRole('link', { name: 'Harbor' }).click();
    await elsewhere.getByRole('link', { name: 'Teal' }).click();
    await expect(elsewhere.getByText('primary-action').first()).toBeVisible();
    // By its address alone, too, of a browser that has no history.
    const link = elsewhere.url();
    await elsewhere.evaluate(() => {
      sessionStorage.clear();
      for (const key of ['colorPaletteHistory', 'hueloom-saved-copies']) localStorage.removeItem(key);
    });
    await elsewhere.goto(link);
    await expect(elsewhere.getByRole('button', { name: /^Saved/ }).first()).toBeVisible();
    await elsewhere.close();

    await page.goto('/projects');
    await page.getByRole('link', { name: 'Harbor' }).click();
    await expect(page.getByRole('link', { name: 'Teal' })).toBeVisible();
    const project = new URL(page.url()).searchParams.get('project') ?? '';
    const [kept] = await askTable(request, 'project_palettes', { project_id: `eq.${project}` });
    const { id, color_names: names } = Object(kept);
    expect(names).toEqual(['primary-action', 'surface', 'ink']);
    const visitor = await browser.newPage();
    await visitor.goto(`/explore?palette=${String(id)}`);
    await expect(visitor.getByRole('dialog', { name: 'Teal' }).getByText('primary-action')).toBeVisible();
    await visitor.close();
  });

  await test.step('it opens in the builder, and the place that was left comes back', async () => {
    await page.getByRole('link', { name: 'Teal' }).click();
    await expect(
      page.getByRole('button', { name: 'Copy #0D9488' }).or(page.getByText('0D9488')).first(),
    ).toBeVisible();
    await page.reload();
    await page
      .getByRole('button', { name: /^Saved/ })
      .first()
      .click();
    const save = dialog(page, 'Save palette');
    await expect(save.getByText('The colors of Teal stay.')).toBeVisible();
    await expect(save.getByRole('button', { name: 'Teal' })).toHaveAttribute('aria-pressed', 'true');
    await save.getByRole('button', { name: 'Cancel' }).click();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Harbor' })).toBeVisible();
  });

  await test.step('a second one is over the limit', async () => {
    const save = await openSave(page, 'c=ff6a3d-2a1230&n=Two');
    await expect(save.getByText(/reached the limit for free palettes per project/)).toBeVisible();
    await save.getByLabel('Palette name').fill('Other');
    await save.getByLabel('Palette name').press('Enter');
    // The key is meant for the dialog, which takes the focus a moment after it shows.
    await expect(dialog(page, /Upgrade to PRO/).locator(':focus')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(save.getByLabel('Palette name')).toHaveValue('Other');
  });

  await test.step('but it can take the place of the first', async () => {
    const save = dialog(page, 'Save palette');
    await save.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: /^Save/ }).first().click();
    await save.getByRole('button', { name: 'Teal' }).click();
    await save.getByRole('button', { name: 'Update palette' }).click();
    const question = dialog(page, 'Update Teal?');
    await expect(question.getByRole('row')).toHaveCount(4);
    await question.getByRole('button', { name: 'Update palette' }).click();
    await expect(page.getByText('Palette updated successfully')).toBeVisible();
  });

  await test.step('a second project is over the limit, too', async () => {
    await page.goto('/projects');
    await expect(card(page, 'Harbor')).toBeVisible();
    await page.getByRole('button', { name: 'New project' }).click();
    await expect(dialog(page, /Upgrade to PRO/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('everything is still there after a reload, and goes with its project', async () => {
    await page.getByRole('link', { name: 'Harbor' }).click();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Teal' })).toHaveAttribute(
      'href',
      '/palette-builder?c=ff6a3d-2a1230&n=Teal',
    );
    await page.getByRole('main').getByRole('link', { name: 'My projects' }).click();
    await chooseOption(page, 'Harbor', 'Delete project');
    await dialog(page, 'Delete Harbor?').getByRole('button', { name: 'Delete project' }).click();
    await expect(page.getByText('Project deleted successfully')).toBeVisible();
    await expect(page.getByText('All your saved palettes will show up here')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'My projects' })).toBeFocused();
  });
});

test('a private project of PRO is nobody else’s, and public again when it is made so', async ({
  page,
  browser,
  request,
}) => {
  const account = await signInByHttp(page.context(), newEmail('night'));
  await payForPro(account);
  const project = await insertProject(account, 'Night market');
  await insertPalette(account, project, 'Market lamp', ['#4A0E23', '#E43F6F', '#FCE4C0']);
  const isSeen = async (): Promise<boolean> =>
    (await askTable(request, 'project_palettes', { project_id: `eq.${project}` })).length > 0;
  expect(await isSeen()).toBe(true);
  const visitor = await browser.newPage();
  await visitor.goto('/explore?sort=recent');
  await expect(visitor.getByText('Market lamp')).toBeVisible();
  await visitor.close();

  await page.goto('/projects');
  await chooseOption(page, 'Night market', 'Make private');
  await expect(page.getByText('Project updated successfully')).toBeVisible();
  expect(await isSeen()).toBe(false);
  await chooseOption(page, 'Night market', 'Make public');
  await expect.poll(isSeen).toBe(true);
});

test('projects and palettes are opened and left by keyboard alone; projects are found by name, palettes by color, and the result is a link', async ({
  page,
}) => {
  await test.step('by keyboard alone', async () => {
    await signIn(page, PRO, '/projects?sort=oldest');
    const first = cards(page, 'Projects').first().getByRole('link');
    const name = (await first.textContent()) ?? '';
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await expect(page).toHaveTitle(`${name} · Hueloom`);
    await page.getByRole('main').getByRole('link', { name: 'My projects' }).press('Enter');
    await expect(first).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: `Options of ${name}` })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Edit project' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: `Options of ${name}` })).toBeFocused();
  });

  await test.step('found by color, and the result is a link', async () => {
    await expect(cards(page, 'Projects').first()).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search projects' }).fill('#00bcd4');
    const found = page.getByRole('region', { name: 'Found palettes' });
    await expect(found.getByRole('link').first()).toBeVisible();
    await expect(page).toHaveURL(/\?sort=oldest&q=%2300bcd4$/);
    const names = await found.getByRole('heading').allTextContents();
    await page.reload();
    await expect(found.getByRole('heading')).toHaveText(names);
  });
});

test('a failure is said in red, and what was tried is done again', async ({ page, complaints }, info) => {
  const account = await signInByHttp(page.context(), someone(info));
  await insertProject(account, 'Harbor');
  await page.goto('/projects');
  await page.route('**/rest/v1/projects?*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await chooseOption(page, 'Harbor', 'Edit project');
  await dialog(page, 'Edit project').getByLabel('Name').fill('Quay');
  await dialog(page, 'Edit project').getByRole('button', { name: 'Save' }).click();
  const banner = page.getByRole('alert').filter({ hasText: 'Failed to update project' });
  await expect(banner).toBeVisible();
  await expect(page.getByRole('link', { name: 'Harbor' })).toBeVisible();
  await page.unroute('**/rest/v1/projects?*');
  await banner.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Project updated successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Quay' })).toBeVisible();
  complaints.length = 0;
});

test('what a visitor has made is offered after the sign-in', async ({ page }, info) => {
  test.slow();
  await page.goto(`/palette-builder?${TEAL}`);
  await page
    .getByRole('button', { name: /^Generate/ })
    .first()
    .click();
  await expect(page).not.toHaveURL(/0d9488/);
  const made = new URL(page.url()).search;
  await button(page, 'Sign in').click();
  await chooseAccount(page, someone(info));
  await expect(page).toHaveURL(/\/palette-builder/);
  await page.getByRole('button', { name: 'Review' }).click();
  const drafts = dialog(page, 'Keep your palettes');
  await expect(drafts.getByRole('checkbox')).toHaveCount(1);
  // Called by its colors as soon as their names are there, and saved so.
  await expect(drafts.getByText('New palette')).toHaveCount(0);
  const name = await drafts.getByRole('listitem').innerText();
  await drafts.getByLabel('Project name').fill('Kept');
  await drafts.getByRole('button', { name: 'Save 1' }).click();
  await expect(page.getByText('Palette saved successfully')).toBeVisible();
  await page.goto('/projects');
  await page.getByRole('link', { name: 'Kept' }).click();
  const colors = new URLSearchParams(made).get('c') ?? '';
  await expect(page.getByRole('link', { name: name.trim(), exact: true })).toHaveAttribute(
    'href',
    new RegExp(`c=${colors}`),
  );
});

test('the data of an account is taken out, and comes back into an empty one', async ({ page }, info) => {
  test.slow();
  const account = await signInByHttp(page.context(), someone(info));
  const project = await insertProject(account, 'Harbor');
  await insertPalette(account, project, 'Teal', ['#0D9488', '#F5F5F4', '#1C1917']);

  const exportData = async (): Promise<string> => {
    await page.goto('/settings');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^hueloom-\d{4}-\d\d-\d\d\.json$/);
    return readFile(await file.path(), 'utf8');
  };
  const text = await exportData();
  await page.goto('/projects');
  await chooseOption(page, 'Harbor', 'Delete project');
  await dialog(page, 'Delete Harbor?').getByRole('button', { name: 'Delete project' }).click();
  await expect(page.getByText('All your saved palettes will show up here')).toBeVisible();
  // The list shows the deletion before the service has it: a page that is left takes its request along.
  await expect(page.getByText('Project deleted successfully')).toBeVisible();

  await page.goto('/settings');
  await page.getByLabel('Data file').setInputFiles({
    name: 'data.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await expect(page.getByText('1 project and 1 palette imported.')).toBeVisible();
  const undated = (json: string): string => json.replaceAll(/"(?:exported|created|updated)At":"[^"]*"/g, '');
  expect(undated(await exportData())).toBe(undated(text));
});
