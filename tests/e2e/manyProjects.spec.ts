import { newEmail } from './account';
import { insertMany, payForPro, signInByHttp } from './accountByHttp';
import { expect, test } from './page';
import { cards } from './projectsPage';

const PROJECTS = 60;
const PALETTES_EACH = 6;
/** Of the list of projects. */
const PAGE = 48;
/** Palettes that a card shows. */
const SHOWN = 4;

test('of many projects one page is read, with what its cards show, and the next one when it is asked for', async ({
  page,
}) => {
  const account = await signInByHttp(page.context(), newEmail('many-projects'));
  await payForPro(account);
  const ids = await insertMany(
    account,
    'projects',
    Array.from({ length: PROJECTS }, (_, i) => ({
      user_id: account.session.user.id,
      name: `Project ${i}`,
      // Other tests look at the newest public palettes.
      is_public: false,
    })),
  );
  await insertMany(
    account,
    'project_palettes',
    ids.flatMap((id) =>
      Array.from({ length: PALETTES_EACH }, (_, i) => ({
        project_id: id,
        name: `Palette ${i}`,
        colors: ['hsl(175, 84%, 32%)', 'hsl(60, 5%, 96%)'],
      })),
    ),
  );

  const pages: { readonly after: unknown; readonly projects: number; readonly palettes: number }[] = [];
  const others: string[] = [];
  /** Asked for when changes elsewhere are told of: whether the page is what it was. */
  const marks: number[] = [];
  page.on('response', async (response) => {
    const { pathname, searchParams } = new URL(response.url());
    if (pathname.endsWith('/project_palettes')) others.push(response.url());
    if (!pathname.endsWith('/rpc/list_projects')) return;
    const asked = response.request().postDataJSON() as { readonly after_id?: string };
    // The last one may come when the test has ended.
    const rows = (await response.json().catch(() => [])) as readonly {
      readonly palettes?: readonly unknown[];
    }[];
    if (searchParams.has('select')) marks.push(rows.length);
    else
      pages.push({
        after: asked.after_id,
        projects: rows.length,
        palettes: rows.flatMap(({ palettes = [] }) => palettes).length,
      });
  });

  await page.goto('/projects');
  await expect(cards(page, 'Projects')).toHaveCount(PAGE);
  await expect(page.getByText(`${PROJECTS} projects · ${PROJECTS * PALETTES_EACH} palettes`)).toBeVisible();
  await expect.poll(() => marks).toEqual([PAGE]);
  expect(pages).toEqual([{ after: undefined, projects: PAGE, palettes: PAGE * SHOWN }]);

  await page.getByRole('button', { name: 'More projects' }).click();
  await expect(cards(page, 'Projects')).toHaveCount(PROJECTS);
  // The page may show what it was answered before this test has read it.
  await expect
    .poll(() => pages.find(({ after }) => after !== undefined))
    .toMatchObject({ projects: PROJECTS - PAGE, palettes: (PROJECTS - PAGE) * SHOWN });
  expect(others).toEqual([]);
});
