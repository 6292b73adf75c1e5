import type { Row } from './connection';
import { PALETTES, PROJECTS, USERS, WEEKLY, type Caller } from './people';

export type Verdict =
  /** An error with this code, and nothing has changed. */
  | { readonly refused: string }
  /** No error, these rows, and nothing has changed. */
  | { readonly answers: readonly Row[] }
  /** No error, no rows read or written, and nothing has changed. */
  | 'nothing'
  /** Taken, but only so: what the owner of the database then reads, and the one table that changed. */
  | { readonly taken: string; readonly reads: Row; readonly changes: readonly string[] };

export type Attack = {
  readonly id: string;
  readonly who: Caller;
  readonly what: string;
  /** Each on its own. */
  readonly tries: readonly string[];
  readonly must: Verdict;
};

const NOT_ALLOWED = { refused: '42501' } as const;
const MALFORMED = { refused: '23514' } as const;
const FREE_PROJECT_LIMIT = { refused: 'LIM01' } as const;
const FREE_PALETTE_LIMIT = { refused: 'LIM02' } as const;
const CANCEL_FIRST = { refused: 'SUB01' } as const;

const TWO = `array['hsl(1, 2%, 3%)', 'hsl(4, 5%, 6%)']`;
const project = (user: string, rest = ''): string =>
  `insert into projects (user_id, name) values ('${user}', 'More')${rest}`;
const palette = (projectId: string, colors = TWO): string =>
  `insert into project_palettes (project_id, name, colors) values ('${projectId}', 'More', ${colors})`;
const paletteRow = (set: string, id: string = PALETTES.free): string =>
  `update project_palettes set ${set} where id = '${id}'`;
const projectRow = (set: string, id: string = PROJECTS.free): string =>
  `update projects set ${set} where id = '${id}'`;
const selectionOf = (id: string, times = 1): string =>
  `select from (select increment_palette_selection_count('${id}') from generate_series(1, ${times})) as calls`;
const weekly = (values: Readonly<Record<string, string>> = {}): string => {
  const row = {
    palette_colors: TWO,
    background_media_type: `'image'`,
    background_media_url: `'https://images.example.com/a.jpg'`,
    week_of_year: '20',
    year: '2026',
    ...values,
  };
  return `insert into palette_of_the_week (${Object.keys(row).join(', ')}) values (${Object.values(row).join(', ')})`;
};

const savesWeek = (url: string): string =>
  `select save_palette_of_the_week(${TWO}, null, 'image', ${url}, 20, 2026)`;
const clickOf = (id: string, times = 1): string =>
  `select from (select increment_weekly_click_count('${id}') from generate_series(1, ${times})) as calls`;

/** A name by each of the three doors that take one. */
const named = (sql: string): string[] => [
  projectRow(`name = ${sql}`),
  paletteRow(`name = ${sql}`),
  `insert into projects (user_id, name) values ('${USERS.free}', ${sql})`,
];
/** Colors by both doors; the limit is not in the way of a change. */
const colored = (sql: string): string[] => [paletteRow(`colors = ${sql}`)];

/** By whoever does not own it. */
const THEMES_OF_OTHERS = [paletteRow(`theme = 'h=teal.0d9488'`), paletteRow('theme = null')];

const looks = (column: string, id: string): string =>
  `select ${column} from public.project_palettes where id = '${id}'`;

export const ATTACKS: readonly Attack[] = [
  {
    id: 'DB-01',
    who: 'newcomer',
    what: "inserts a project with another user's id",
    tries: [project(USERS.stranger), project(USERS.pro)],
    must: NOT_ALLOWED,
  },
  {
    id: 'DB-02',
    who: 'anonymous',
    what: 'inserts a project',
    tries: [project(USERS.free)],
    must: NOT_ALLOWED,
  },
  {
    id: 'DB-03',
    who: 'free',
    what: "reads other users' projects",
    tries: [
      `select id from projects where user_id <> '${USERS.free}'`,
      `select id from projects where id = '${PROJECTS.stranger}'`,
    ],
    must: 'nothing',
  },
  {
    id: 'DB-04',
    who: 'anonymous',
    what: 'reads projects',
    tries: ['select id from projects'],
    must: NOT_ALLOWED,
  },
  {
    id: 'DB-05',
    who: 'free',
    what: "renames another user's project",
    tries: [projectRow(`name = 'Taken'`, PROJECTS.stranger)],
    must: 'nothing',
  },
  {
    id: 'DB-06',
    who: 'free',
    what: "deletes another user's project",
    tries: [`delete from projects where id = '${PROJECTS.stranger}'`],
    must: 'nothing',
  },
  {
    id: 'DB-07',
    who: 'free',
    what: 'gives a project away, or takes one over',
    tries: [
      projectRow(`user_id = '${USERS.stranger}'`),
      projectRow(`user_id = '${USERS.free}'`, PROJECTS.stranger),
    ],
    must: NOT_ALLOWED,
  },
  {
    id: 'DB-08',
    who: 'free',
    what: "inserts a palette into another user's project",
    tries: [palette(PROJECTS.stranger), palette(PROJECTS.starter)],
    must: NOT_ALLOWED,
  },
  {
    id: 'DB-09',
    who: 'free',
    what: "inserts a palette into a PRO user's project",
    tries: [palette(PROJECTS.proPublic), palette(PROJECTS.proPrivate)],
    must: NOT_ALLOWED,
  },
  {
    id: 'DB-10',
    who: 'pro',
    what: "moves a palette to another user's project, or to none",
    tries: [
      paletteRow(`project_id = '${PROJECTS.stranger}'`, PALETTES.proPublic),
      paletteRow(`project_id = '${PROJECTS.lapsedPrivate}'`, PALETTES.proPrivate),
      paletteRow(`project_id = '${USERS.pro}'`, PALETTES.proPublic),
    ],
    must: NOT_ALLOWED,
  },
  {
    id: 'DB-11',
    who: 'free',
    what: 'edits a public palette of another',
    tries: [paletteRow(`name = 'Taken'`, PALETTES.stranger)],
    must: 'nothing',
  },
  {
    id: 'DB-12',
    who: 'free',
    what: 'deletes a public palette of another',
    tries: [`delete from project_palettes where id = '${PALETTES.stranger}'`],
    must: 'nothing',
  },
  {
    id: 'DB-13',
    who: 'anonymous',
    what: 'deletes a palette',
    tries: [`delete from project_palettes where id = '${PALETTES.stranger}'`],
    must: NOT_ALLOWED,
  },
  {
    id: 'DB-14',
    who: 'free',
    what: 'reads a private palette by its id',
    tries: [`select * from project_palettes where id = '${PALETTES.proPrivate}'`],
    must: 'nothing',
  },
  {
    id: 'DB-15',
    who: 'anonymous',
    what: 'reads private palettes',
    tries: [
      `select * from project_palettes where id = '${PALETTES.proPrivate}'`,
      'select id from project_palettes where not is_public',
    ],
    must: 'nothing',
  },
  {
    id: 'DB-16',
    who: 'free',
    what: "writes over another's palette by its id",
    tries: [
      `insert into project_palettes (id, project_id, name, colors) values ('${PALETTES.stranger}', '${PROJECTS.free}', 'Taken', ${TWO}) on conflict (id) do update set name = excluded.name`,
    ],
    must: NOT_ALLOWED,
  },
  {
    id: 'DB-17',
    who: 'newcomer',
    what: 'chooses the primary key',
    tries: [
      `insert into projects (id, user_id, name) values (gen_random_uuid(), '${USERS.newcomer}', 'More')`,
    ],
    must: NOT_ALLOWED,
  },
  {
    id: 'DB-18',
    who: 'free',
    what: 'makes a second project',
    tries: [project(USERS.free)],
    must: FREE_PROJECT_LIMIT,
  },
  {
    id: 'DB-19',
    who: 'newcomer',
    what: 'inserts 50 projects in one request',
    tries: [
      `insert into projects (user_id, name) select '${USERS.newcomer}', 'More ' || n from generate_series(1, 50) as n`,
    ],
    must: FREE_PROJECT_LIMIT,
  },
  {
    id: 'DB-20',
    who: 'free',
    what: 'saves a second palette',
    tries: [palette(PROJECTS.free)],
    must: FREE_PALETTE_LIMIT,
  },
  {
    id: 'DB-21',
    who: 'starter',
    what: 'inserts 50 palettes in one request',
    tries: [
      `insert into project_palettes (project_id, name, colors) select '${PROJECTS.starter}', 'More ' || n, ${TWO} from generate_series(1, 50) as n`,
    ],
    must: FREE_PALETTE_LIMIT,
  },
  {
    id: 'DB-22',
    who: 'newcomer',
    what: 'creates a private project',
    tries: [`insert into projects (user_id, name, is_public) values ('${USERS.newcomer}', 'Hidden', false)`],
    must: { refused: 'PRO01' },
  },
  {
    id: 'DB-23',
    who: 'free',
    what: 'hides a project',
    tries: [projectRow('is_public = false')],
    must: { refused: 'PRO02' },
  },
  {
    id: 'DB-24',
    who: 'lapsed',
    what: 'makes another project',
    tries: [project(USERS.lapsed)],
    must: FREE_PROJECT_LIMIT,
  },
  {
    id: 'DB-25',
    who: 'lapsed',
    what: 'hides a public project',
    tries: [projectRow('is_public = false', PROJECTS.lapsedPublic)],
    must: { refused: 'PRO02' },
  },
  {
    id: 'DB-26',
    who: 'free',
    what: 'hides a palette of a public project',
    tries: [paletteRow('is_public = false')],
    must: {
      taken: looks('is_public', PALETTES.free),
      reads: { is_public: true },
      changes: ['public.project_palettes'],
    },
  },
  {
    id: 'DB-27',
    who: 'pro',
    what: 'publishes a palette out of a private project',
    tries: [paletteRow('is_public = true', PALETTES.proPrivate)],
    must: {
      taken: looks('is_public', PALETTES.proPrivate),
      reads: { is_public: false },
      changes: ['public.project_palettes'],
    },
  },
  {
    id: 'DB-28',
    who: 'pro',
    what: 'inserts a public palette into a private project',
    tries: [
      `insert into project_palettes (project_id, name, colors, is_public) values ('${PROJECTS.proPrivate}', 'Open', ${TWO}, true)`,
    ],
    must: {
      taken: `select is_public from public.project_palettes where name = 'Open'`,
      reads: { is_public: false },
      changes: ['private.own_palette_search', 'private.user_directory', 'public.project_palettes'],
    },
  },
  {
    id: 'DB-29',
    who: 'starter',
    what: 'begins with a popularity',
    tries: [
      `insert into project_palettes (project_id, name, colors, selection_count) values ('${PROJECTS.starter}', 'Liked', ${TWO}, 1000)`,
    ],
    must: NOT_ALLOWED,
  },
  {
    id: 'DB-30',
    who: 'free',
    what: 'sets its own popularity',
    tries: [paletteRow('selection_count = 1000'), paletteRow('selection_count = selection_count + 1')],
    must: NOT_ALLOWED,
  },
  {
    id: 'DB-31',
    who: 'free',
    what: 'keeps the popularity for other colors',
    tries: [
      paletteRow(`colors = ${TWO}`),
      paletteRow(`colors = array[colors[2], colors[1]]`),
      paletteRow(`exact = array['#FF0000', '#00FF00']`),
    ],
    must: {
      taken: looks('selection_count', PALETTES.free),
      reads: { selection_count: 0 },
      changes: ['private.own_palette_search', 'private.palette_search', 'public.project_palettes'],
    },
  },
  {
    id: 'DB-32',
    who: 'free',
    what: 'uses one palette 1000 times',
    tries: [selectionOf(PALETTES.stranger, 1000)],
    must: {
      taken: looks('selection_count', PALETTES.stranger),
      reads: { selection_count: 8 },
      changes: ['private.palette_search', 'private.palette_selections', 'public.project_palettes'],
    },
  },
  {
    id: 'DB-33',
    who: 'free',
    what: 'uses its own palette',
    tries: [selectionOf(PALETTES.free)],
    must: { answers: [{}] },
  },
  {
    id: 'DB-34',
    who: 'free',
    what: 'uses a private palette, or none',
    tries: [selectionOf(PALETTES.proPrivate), selectionOf(WEEKLY)],
    must: { answers: [{}] },
  },
  {
    id: 'DB-35',
    who: 'starter',
    what: 'dates a palette',
    tries: [
      `insert into project_palettes (project_id, name, colors, created_at) values ('${PROJECTS.starter}', 'Recent', ${TWO}, '2099-01-01Z')`,
      `insert into projects (user_id, name, created_at) values ('${USERS.starter}', 'Recent', '2099-01-01Z')`,
    ],
    must: NOT_ALLOWED,
  },
  {
    id: 'DB-36',
    who: 'free',
    what: 'dates a palette afterwards',
    tries: [paletteRow(`created_at = '2099-01-01Z'`), projectRow(`created_at = '2099-01-01Z'`)],
    must: NOT_ALLOWED,
  },
  {
    id: 'DB-37',
    who: 'free',
    what: 'forges the time of the last change',
    tries: [paletteRow(`updated_at = '2099-01-01Z', name = 'Later'`)],
    must: {
      taken: `select updated_at = now() as honest from public.project_palettes where id = '${PALETTES.free}'`,
      reads: { honest: true },
      changes: ['private.palette_search', 'public.project_palettes'],
    },
  },
  {
    id: 'DB-38',
    who: 'free',
    what: 'names with 41 characters',
    tries: named(`repeat('a', 41)`).slice(0, 2),
    must: MALFORMED,
  },
  {
    id: 'DB-39',
    who: 'free',
    what: 'names with 1 MB',
    tries: named(`repeat('a', 1048576)`).slice(0, 2),
    must: MALFORMED,
  },
  { id: 'DB-40', who: 'free', what: 'names with nothing', tries: named(`''`).slice(0, 2), must: MALFORMED },
  {
    id: 'DB-41',
    who: 'free',
    what: 'names with spaces only',
    tries: named(`'   '`).slice(0, 2),
    must: MALFORMED,
  },
  {
    id: 'DB-42',
    who: 'free',
    what: 'names with what nobody sees',
    tries: [
      `U&'\\200B'`,
      `U&'\\200B\\200C\\200D'`,
      `U&'\\2800'`,
      `U&'\\3164'`,
      `U&'\\+0E0041\\+0E0042'`,
      `U&'\\+0E0100'`,
      `U&'\\+01D173'`,
    ].flatMap((name) => named(name).slice(0, 2)),
    must: MALFORMED,
  },
  {
    id: 'DB-43',
    who: 'free',
    what: 'turns the reading direction in a name',
    tries: [`U&'a\\202Eb'`, `U&'a\\2066b'`, `U&'a\\202A'`].flatMap((name) => named(name).slice(0, 2)),
    must: MALFORMED,
  },
  {
    id: 'DB-44',
    who: 'free',
    what: 'breaks the line in a name',
    tries: [`E'a\\nb'`, `E'a\\rb'`, `E'a\\tb'`, `U&'a\\2028b'`, `U&'a\\0085b'`].flatMap((name) =>
      named(name).slice(0, 2),
    ),
    must: MALFORMED,
  },
  {
    id: 'DB-45',
    who: 'free',
    what: 'saves 1 color',
    tries: colored(`array['hsl(1, 2%, 3%)']`),
    must: MALFORMED,
  },
  {
    id: 'DB-46',
    who: 'free',
    what: 'saves 10 colors',
    tries: colored(`array_fill('hsl(1, 2%, 3%)'::text, array[10])`),
    must: MALFORMED,
  },
  {
    id: 'DB-47',
    who: 'free',
    what: 'saves 100000 colors',
    tries: colored(`array_fill('hsl(1, 2%, 3%)'::text, array[100000])`),
    must: MALFORMED,
  },
  { id: 'DB-48', who: 'free', what: 'saves no colors', tries: colored(`array[]::text[]`), must: MALFORMED },
  {
    id: 'DB-49',
    who: 'free',
    what: 'saves a color that is null',
    tries: colored(`array['hsl(1, 2%, 3%)', null]`),
    must: MALFORMED,
  },
  {
    id: 'DB-50',
    who: 'free',
    what: 'saves colors in two dimensions',
    tries: [
      ...colored(`array[['hsl(1, 2%, 3%)', 'hsl(1, 2%, 3%)'], ['hsl(1, 2%, 3%)', 'hsl(1, 2%, 3%)']]`),
      ...colored(`'[5:6]={"hsl(1, 2%, 3%)","hsl(1, 2%, 3%)"}'::text[]`),
    ],
    must: MALFORMED,
  },
  {
    id: 'DB-51',
    who: 'free',
    what: 'saves CSS that loads an address',
    tries: colored(`array['hsl(1, 2%, 3%)', 'url(https://evil.example/x.png)']`),
    must: MALFORMED,
  },
  {
    id: 'DB-52',
    who: 'free',
    what: 'saves HTML as a color',
    tries: colored(`array['hsl(1, 2%, 3%)', '<img src=x onerror=alert(1)>']`),
    must: MALFORMED,
  },
  {
    id: 'DB-53',
    who: 'free',
    what: 'saves hue 360, saturation or lightness 101',
    tries: [
      'hsl(360, 2%, 3%)',
      'hsl(1, 101%, 3%)',
      'hsl(1, 2%, 101%)',
      'hsl(-1, 2%, 3%)',
      'hsl(01, 2%, 3%)',
    ].flatMap((color) => colored(`array['hsl(1, 2%, 3%)', '${color}']`)),
    must: MALFORMED,
  },
  {
    id: 'DB-54',
    who: 'free',
    what: 'saves a color that is no number',
    tries: colored(`array['hsl(1, 2%, 3%)', 'hsl(NaN, 2%, 3%)']`),
    must: MALFORMED,
  },
  {
    id: 'DB-55',
    who: 'free',
    what: 'hides a line break after a color',
    tries: [
      ...colored(`array['hsl(1, 2%, 3%)', E'hsl(1, 2%, 3%)\\n']`),
      paletteRow(`exact = array['#0D9488', E'#FFFFFF\\n']`),
    ],
    must: MALFORMED,
  },
  {
    id: 'DB-56',
    who: 'free',
    what: 'counts videos downward',
    tries: ['select increment_extraction_count(-5)', `select increment_extraction_count('video', -5)`],
    must: { refused: '42883' },
  },
  {
    id: 'DB-57',
    who: 'free',
    what: 'resets its counter',
    tries: ['update extraction_counts set count = 0'],
    must: NOT_ALLOWED,
  },
  {
    id: 'DB-58',
    who: 'free',
    what: 'deletes its counter',
    tries: ['delete from extraction_counts'],
    must: NOT_ALLOWED,
  },
  {
    id: 'DB-59',
    who: 'free',
    what: 'takes a sixth video of the month',
    tries: [
      'select allowed, remaining from increment_extraction_count()',
      `select allowed, remaining from increment_extraction_count('video')`,
    ],
    must: { answers: [{ allowed: false, remaining: 0 }] },
  },
  {
    id: 'DB-60',
    who: 'free',
    what: 'reads the counter of another',
    tries: [`select count from extraction_counts where user_id = '${USERS.stranger}'`],
    must: NOT_ALLOWED,
  },
  {
    id: 'DB-61',
    who: 'anonymous',
    what: 'spends a counter',
    tries: [
      'select increment_extraction_count()',
      'select get_extraction_count()',
      `select private.spend_extraction('video')`,
    ],
    must: NOT_ALLOWED,
  },
  {
    id: 'DB-62',
    who: 'free',
    what: 'reads all customers',
    tries: ['select * from stripe_customers'],
    must: 'nothing',
  },
  {
    id: 'DB-63',
    who: 'anonymous',
    what: 'reads customers',
    tries: ['select * from stripe_customers'],
    must: NOT_ALLOWED,
  },
  {
    id: 'DB-64',
    who: 'free',
    what: 'reads all subscriptions',
    tries: ['select * from stripe_subscriptions'],
    must: 'nothing',
  },
  {
    id: 'DB-65',
    who: 'free',
    what: 'makes itself a customer',
    tries: [`insert into stripe_customers (user_id, customer_id) values ('${USERS.free}', 'cus_mine')`],
    must: NOT_ALLOWED,
  },
  {
    id: 'DB-66',
    who: 'lapsed',
    what: 'becomes another customer',
    tries: [`update stripe_customers set customer_id = 'cus_pro' where user_id = '${USERS.lapsed}'`],
    must: NOT_ALLOWED,
  },
  {
    id: 'DB-67',
    who: 'lapsed',
    what: 'writes itself a subscription',
    tries: [
      `insert into stripe_subscriptions (subscription_id, customer_id, status, current_period_start, current_period_end) values ('sub_mine', 'cus_lapsed', 'active', 0, 9999999999)`,
    ],
    must: NOT_ALLOWED,
  },
  {
    id: 'DB-68',
    who: 'lapsed',
    what: 'extends its period',
    tries: [`update stripe_subscriptions set current_period_end = 9999999999, status = 'active'`],
    must: NOT_ALLOWED,
  },
  {
    id: 'DB-69',
    who: 'free',
    what: 'lists the administrators',
    tries: ['select * from admin_users'],
    must: 'nothing',
  },
  {
    id: 'DB-70',
    who: 'free',
    what: 'makes itself an administrator',
    tries: [`insert into admin_users (user_id) values ('${USERS.free}')`],
    must: NOT_ALLOWED,
  },
  {
    id: 'DB-71',
    who: 'free',
    what: "takes an administrator's row",
    tries: [`update admin_users set user_id = '${USERS.free}'`],
    must: NOT_ALLOWED,
  },
  {
    id: 'DB-72',
    who: 'admin',
    what: 'hands its row to another',
    tries: [`update admin_users set user_id = '${USERS.free}' where user_id = '${USERS.admin}'`],
    must: NOT_ALLOWED,
  },
  {
    id: 'DB-73',
    who: 'admin',
    what: 'raises its own role',
    tries: [`update admin_users set role = 'owner' where user_id = '${USERS.admin}'`],
    must: NOT_ALLOWED,
  },
  {
    id: 'DB-74',
    who: 'admin',
    what: 'removes the other administrator',
    tries: [`delete from admin_users where user_id = '${USERS.otherAdmin}'`],
    must: NOT_ALLOWED,
  },
  {
    id: 'DB-75',
    who: {
      role: 'authenticated',
      claims: { sub: USERS.free, role: 'authenticated', user_metadata: { is_admin: true, role: 'admin' } },
    },
    what: 'writes the weekly palette as administrator by its own profile',
    tries: [weekly()],
    must: NOT_ALLOWED,
  },
  {
    id: 'DB-76',
    who: 'free',
    what: "deletes another's data as administrator",
    tries: [
      `select admin_delete_user_data('${USERS.stranger}')`,
      `select admin_delete_user_data('${USERS.free}')`,
      `select private.erase('${USERS.stranger}')`,
    ],
    must: NOT_ALLOWED,
  },
  {
    id: 'DB-77',
    who: 'anonymous',
    what: "deletes another's data as administrator",
    tries: [`select admin_delete_user_data('${USERS.stranger}')`, 'select delete_user_data()'],
    must: NOT_ALLOWED,
  },
  {
    id: 'DB-78',
    who: 'admin',
    what: 'deletes another administrator',
    tries: [
      `select admin_delete_user_data('${USERS.otherAdmin}')`,
      `select admin_delete_user_data('${USERS.admin}')`,
    ],
    must: NOT_ALLOWED,
  },
  {
    id: 'DB-79',
    who: 'admin',
    what: 'deletes a user who still pays',
    tries: [`select admin_delete_user_data('${USERS.pro}')`],
    must: CANCEL_FIRST,
  },
  {
    id: 'DB-80',
    who: 'pro',
    what: 'deletes its data while it still pays',
    tries: ['select delete_user_data()'],
    must: CANCEL_FIRST,
  },
  {
    id: 'DB-81',
    who: 'free',
    what: 'reads the accounts',
    tries: ['select * from auth.users', 'select id from auth.users'],
    must: NOT_ALLOWED,
  },
  { id: 'DB-82', who: 'free', what: 'writes the weekly palette', tries: [weekly()], must: NOT_ALLOWED },
  {
    id: 'DB-83',
    who: 'anonymous',
    what: 'deletes the weekly palette',
    tries: ['delete from palette_of_the_week'],
    must: NOT_ALLOWED,
  },
  {
    id: 'DB-84',
    who: 'admin',
    what: 'schedules week 54',
    tries: [weekly({ week_of_year: '54' })],
    must: MALFORMED,
  },
  {
    id: 'DB-85',
    who: 'admin',
    what: 'schedules week 0',
    tries: [weekly({ week_of_year: '0' })],
    must: MALFORMED,
  },
  {
    id: 'DB-86',
    who: 'admin',
    what: 'schedules the year 1999',
    tries: [weekly({ year: '1999' })],
    must: MALFORMED,
  },
  {
    id: 'DB-87',
    who: 'admin',
    what: 'schedules media that is a script',
    tries: [weekly({ background_media_url: `'javascript:alert(1)'` })],
    must: MALFORMED,
  },
  {
    id: 'DB-88',
    who: 'admin',
    what: 'schedules media without TLS, or with a quote',
    tries: [
      `'http://images.example.com/a.jpg'`,
      `'https://a.example/")'`,
      `'https://a.example/'')'`,
      `'https://a.example/ b'`,
      `E'https://a.example/\\n'`,
      `'https://a.example/' || repeat('a', 2048)`,
    ].map((url) => weekly({ background_media_url: url })),
    must: MALFORMED,
  },
  {
    id: 'DB-89',
    who: 'admin',
    what: 'schedules media of another kind',
    tries: [`'image/svg+xml'`, `'text/html'`, `''`].map((type) => weekly({ background_media_type: type })),
    must: MALFORMED,
  },
  {
    id: 'DB-90',
    who: 'admin',
    what: 'schedules one week twice',
    tries: [weekly({ week_of_year: '10' })],
    must: { refused: '23505' },
  },
  {
    id: 'DB-91',
    who: 'admin',
    what: 'inflates the clicks of a weekly palette',
    tries: ['update palette_of_the_week set click_count = 1000', weekly({ click_count: '1000' })],
    must: NOT_ALLOWED,
  },
  {
    id: 'DB-92',
    who: 'free',
    what: 'empties a table',
    tries: [
      'projects',
      'project_palettes',
      'palette_of_the_week',
      'extraction_counts',
      'stripe_customers',
      'stripe_subscriptions',
      'admin_users',
    ].map((table) => `truncate ${table} cascade`),
    must: NOT_ALLOWED,
  },
  {
    id: 'DB-93',
    who: 'free',
    what: 'creates a function',
    tries: [
      'create function public.mine() returns int language sql as $$ select 1 $$',
      'create function private.mine() returns int language sql as $$ select 1 $$',
      'create table public.mine ()',
    ],
    must: NOT_ALLOWED,
  },
  {
    id: 'DB-94',
    who: 'free',
    what: 'shadows a table by a temporary one',
    tries: [
      `create temp table projects (like public.projects); create temp table users (id uuid); ${project(USERS.free).replace('projects', 'public.projects')}`,
      `create temp table plan_limits (plan text, projects int); ${project(USERS.free)}`,
    ],
    must: FREE_PROJECT_LIMIT,
  },
  {
    id: 'DB-95',
    who: 'free',
    what: 'calls a private helper',
    tries: [
      `select private.is_pro('${USERS.stranger}')`,
      `select private.is_admin('${USERS.admin}')`,
      `select private.plan_of('${USERS.stranger}')`,
      `select private.visitor()`,
      'select * from private.digest_salt',
      'select * from private.palette_selections',
    ],
    must: NOT_ALLOWED,
  },
  {
    id: 'DB-96',
    who: { role: 'authenticated', claims: { role: 'authenticated' } },
    what: 'inserts a project with a token of nobody',
    tries: [
      project(USERS.free),
      `insert into projects (user_id, name) values (null, 'Of nobody')`,
      'select delete_user_data()',
      'select increment_extraction_count()',
      'select get_extraction_count()',
      `select admin_delete_user_data('${USERS.free}')`,
    ],
    must: NOT_ALLOWED,
  },
  {
    id: 'DB-97',
    who: 'free',
    what: 'hides SQL in a name',
    tries: [projectRow(`name = '''); drop table projects; --'`)],
    must: {
      taken: `select name from public.projects where id = '${PROJECTS.free}'`,
      reads: { name: `'); drop table projects; --` },
      changes: ['public.projects'],
    },
  },
  {
    id: 'DB-98',
    who: {
      role: 'authenticated',
      claims: {
        sub: USERS.newcomer,
        role: 'authenticated',
        is_pro: true,
        plan: 'pro',
        app_metadata: { plan: 'pro' },
        user_metadata: { plan: 'pro' },
      },
    },
    what: 'creates a private project with a plan in its token',
    tries: [`insert into projects (user_id, name, is_public) values ('${USERS.newcomer}', 'Hidden', false)`],
    must: { refused: 'PRO01' },
  },
  {
    id: 'DB-99',
    who: 'newcomer',
    what: 'deletes everything of others, without saying which',
    tries: ['delete from projects', 'delete from project_palettes'],
    must: 'nothing',
  },
  {
    id: 'DB-100',
    who: 'newcomer',
    what: 'changes everything of others, without saying which',
    tries: [
      `update projects set name = 'Taken'`,
      `update project_palettes set name = 'Taken'`,
      'update admin_users set notify_new_users = false',
      'update palette_of_the_week set year = 2030',
    ],
    must: 'nothing',
  },
  {
    id: 'DB-101',
    who: 'free',
    what: 'saves exact values that are not one for each color, or no colors',
    tries: [
      paletteRow(`exact = array['#0D9488']`),
      paletteRow(`exact = array['#0D9488', '#FFFFFF', '#000000']`),
      paletteRow(`exact = array['#0D9488', 'red']`),
      paletteRow(`exact = array['#0D9488', null]`),
      paletteRow(`exact = array['#0d9488', '#ffffff']`),
    ],
    must: MALFORMED,
  },
  {
    id: 'DB-102',
    who: 'free',
    what: "moves another user's palette into its own project",
    tries: [
      paletteRow(`project_id = '${PROJECTS.free}'`, PALETTES.stranger),
      paletteRow(`project_id = '${PROJECTS.free}'`, PALETTES.proPrivate),
    ],
    must: 'nothing',
  },
  {
    id: 'DB-103',
    who: 'anonymous',
    what: 'moves a palette',
    tries: [paletteRow(`project_id = '${PROJECTS.stranger}'`)],
    must: NOT_ALLOWED,
  },
  {
    id: 'DB-104',
    who: 'lapsed',
    what: 'moves a second palette into a project',
    tries: [
      `${palette(PROJECTS.lapsedPublic)}; ${paletteRow(`project_id = '${PROJECTS.lapsedPublic}'`, PALETTES.lapsedPrivate)}`,
    ],
    must: FREE_PALETTE_LIMIT,
  },
  {
    id: 'DB-105',
    who: 'pro',
    what: 'moves a palette into a private project, and wants it public there',
    tries: [paletteRow(`project_id = '${PROJECTS.proPrivate}', is_public = true`, PALETTES.proPublic)],
    must: {
      taken: looks('is_public', PALETTES.proPublic),
      reads: { is_public: false },
      changes: ['private.palette_search', 'public.project_palettes'],
    },
  },
  {
    id: 'DB-106',
    who: 'free',
    what: 'saves a theme that is no address of one, or too long',
    tries: [
      paletteRow(`theme = ''`),
      paletteRow(`theme = 'h='`),
      paletteRow(`theme = '?h=teal.0d9488'`),
      paletteRow(`theme = 'javascript:alert(1)'`),
      paletteRow(`theme = 'h=teal.0d9488" onload="'`),
      paletteRow(`theme = 'h=teal.0d9488#x'`),
      paletteRow(`theme = 'h=teal.0d9488/../x'`),
      paletteRow(`theme = E'h=teal.0d9488\n'`),
      paletteRow(`theme = E'x\nh=teal.0d9488'`),
      paletteRow(`theme = 'h=ü'`),
      paletteRow(`theme = 'h=' || repeat('a', 7999)`),
    ],
    must: MALFORMED,
  },
  {
    id: 'DB-107',
    who: 'stranger',
    what: "gives another user's palette a theme, or takes its own",
    tries: THEMES_OF_OTHERS,
    must: 'nothing',
  },
  {
    id: 'DB-108',
    who: 'pro',
    what: "gives another user's palette a theme, or takes its own",
    tries: THEMES_OF_OTHERS,
    must: 'nothing',
  },
  {
    id: 'DB-109',
    who: 'admin',
    what: "gives another user's palette a theme, or takes its own",
    tries: THEMES_OF_OTHERS,
    must: 'nothing',
  },
  {
    id: 'DB-110',
    who: 'anonymous',
    what: 'gives a palette a theme',
    tries: [paletteRow(`theme = 'h=teal.0d9488'`)],
    must: NOT_ALLOWED,
  },
  {
    id: 'DB-111',
    who: 'free',
    what: "reads the theme of another user's private palette",
    tries: [`select theme from project_palettes where id = '${PALETTES.proPrivate}'`],
    must: 'nothing',
  },
  {
    id: 'WK-01',
    who: 'pro',
    what: 'saves the weekly palette through its procedure, with media that nobody would take',
    tries: [savesWeek(`'/weekly/a.mp4'`), savesWeek(`'javascript:alert(1)'`)],
    must: NOT_ALLOWED,
  },
  {
    id: 'WK-02',
    who: 'anonymous',
    what: 'saves the weekly palette through its procedure',
    tries: [savesWeek(`'/weekly/a.mp4'`)],
    must: NOT_ALLOWED,
  },
  {
    id: 'WK-03',
    who: 'admin',
    what: 'saves media that is neither of the web nor of our own site',
    tries: [
      `'//evil.example/a.mp4'`,
      `'/../a.mp4'`,
      `'/weekly/../../a.mp4'`,
      `'/weekly//a.mp4'`,
      `'/a b.mp4'`,
      `'/a.mp4?x=1'`,
      `'weekly/a.mp4'`,
      `'javascript:alert(1)'`,
      `'data:video/mp4;base64,AAAA'`,
      `''`,
    ].map(savesWeek),
    must: MALFORMED,
  },
  {
    id: 'WK-04',
    who: 'free',
    what: 'opens the weekly palette a hundred times in a day',
    tries: [clickOf(WEEKLY, 100)],
    must: {
      taken: `select click_count, updated_at < now() as is_untouched from public.palette_of_the_week where id = '${WEEKLY}'`,
      reads: { click_count: 1, is_untouched: true },
      changes: ['private.weekly_clicks', 'public.palette_of_the_week'],
    },
  },
  {
    id: 'WK-05',
    who: 'admin',
    what: 'opens the weekly palette',
    tries: [clickOf(WEEKLY)],
    must: { answers: [{}] },
  },
  {
    id: 'WK-06',
    who: 'anonymous',
    what: 'opens a weekly palette that does not exist',
    tries: [clickOf(USERS.free)],
    must: { answers: [{}] },
  },
  {
    id: 'AD-01',
    who: 'free',
    what: 'gives itself PRO',
    tries: [
      `insert into complimentary_subscriptions (user_id) values ('${USERS.free}')`,
      `select back_office_give_pro('${USERS.admin}', '${USERS.free}')`,
      `select private.give_pro('${USERS.admin}', '${USERS.free}')`,
    ],
    must: NOT_ALLOWED,
  },
  {
    id: 'AD-02',
    who: 'admin',
    what: 'gives or takes PRO past the server function and its trail',
    tries: [
      `insert into complimentary_subscriptions (user_id) values ('${USERS.admin}')`,
      `delete from complimentary_subscriptions`,
      `select back_office_give_pro('${USERS.admin}', '${USERS.admin}')`,
      `select back_office_take_pro('${USERS.admin}', '${USERS.pro}')`,
    ],
    must: NOT_ALLOWED,
  },
  {
    id: 'AD-03',
    who: 'free',
    what: 'reads what others were given',
    tries: ['select * from complimentary_subscriptions'],
    must: 'nothing',
  },
  {
    id: 'AD-04',
    who: 'anonymous',
    what: 'reads what anyone was given',
    tries: ['select * from complimentary_subscriptions'],
    must: NOT_ALLOWED,
  },
  ...(['anonymous', 'free', 'pro', 'admin'] as const).map((who, index): Attack => ({
    id: `AD-0${index + 5}`,
    who,
    what: 'asks the back office past its functions',
    tries: [
      `select back_office_find_users('', 'all', 'joined', true, 10, 0)`,
      `select back_office_count_users('', 'all')`,
      `select back_office_user('${USERS.free}')`,
      'select back_office_dashboard()',
      `select private.find_users('', 'all', 'joined', true, 10, 0)`,
      `select private.count_users('', 'all')`,
      `select private.user_details('${USERS.free}')`,
      'select private.dashboard()',
      'select * from private.user_directory',
      'select * from private.pro_users',
      `update private.user_directory set palettes_count = 1000`,
    ],
    must: NOT_ALLOWED,
  })),
  {
    id: 'AD-09',
    who: 'service',
    what: 'sorts users by what is no column',
    tries: [
      `select back_office_find_users('', 'all', 'joined; drop table projects', true, 10, 0)`,
      `select back_office_find_users('', 'all', 'd.user_id', true, 10, 0)`,
      `select back_office_find_users('', 'everyone', 'joined', true, 10, 0)`,
    ],
    must: { refused: '22023' },
  },
  {
    id: 'AD-10',
    who: 'service',
    what: 'looks for SQL and patterns, which are words like any other',
    tries: [
      `select back_office_find_users('%', 'all', 'joined', true, 10, 0)::text as users`,
      `select back_office_find_users(''' or true --', 'all', 'joined', true, 10, 0)::text as users`,
      `select back_office_find_users('_erson', 'all', 'joined', true, 10, 0)::text as users`,
    ],
    must: { answers: [{ users: '[]' }] },
  },
  {
    id: 'TG-01',
    who: 'free',
    what: 'gives a palette tags that are none, or too many of them',
    tries: [
      paletteRow(`tags = '{Sunset}'`),
      paletteRow(`tags = '{a}'`),
      paletteRow(`tags = '{-ab}'`),
      paletteRow(`tags = '{cafe\u0301}'`),
      paletteRow(`tags = array['<b>x</b>']`),
      paletteRow(`tags = array['ab', null]`),
      paletteRow(`tags = array[array['ab'], array['cd']]`),
      paletteRow(`tags = '[0:0]={ab}'`),
      paletteRow(`tags = '{ab,ab}'`),
      paletteRow(`tags = '{a1,a2,a3,a4,a5,a6}'`),
    ],
    must: MALFORMED,
  },
  {
    id: 'TG-02',
    who: 'free',
    what: 'gives the palettes of others tags',
    tries: [
      paletteRow(`tags = '{mine}'`, PALETTES.stranger),
      paletteRow(`tags = '{mine}'`, PALETTES.proPrivate),
    ],
    must: 'nothing',
  },
  {
    id: 'TG-03',
    who: 'anonymous',
    what: 'gives a palette tags, or looks for own ones',
    tries: [
      paletteRow(`tags = '{mine}'`, PALETTES.stranger),
      `select * from find_own_palettes(tagged => '{ui}')`,
      `select private.own_tagged('{ui}')`,
    ],
    must: NOT_ALLOWED,
  },
  ...(['free', 'pro', 'newcomer'] as const).map((who, i): Attack => ({
    id: `TG-0${4 + i}`,
    who,
    what: 'moderates tags, or reads what administrators read of them',
    tries: [
      `select * from admin_list_tags('', false, 10, 0)`,
      `select admin_rename_tag('ui', 'other')`,
      `select admin_forbid_tag('ui')`,
      `select admin_allow_tag('ui')`,
      'select private.take_tags()',
      'select * from private.palette_tags',
      'select * from private.forbidden_tags',
      `delete from private.forbidden_tags`,
    ],
    must: NOT_ALLOWED,
  })),
  {
    id: 'TG-07',
    who: 'anonymous',
    what: 'moderates tags',
    tries: [
      `select * from admin_list_tags('', false, 10, 0)`,
      `select admin_rename_tag('ui', 'other')`,
      `select admin_forbid_tag('ui')`,
      `select admin_allow_tag('ui')`,
    ],
    must: NOT_ALLOWED,
  },
  {
    id: 'TG-08',
    who: 'admin',
    what: 'uses a tag that is forbidden, in a new palette, in one that is there, or as another name',
    tries: [
      `select admin_forbid_tag('rude'); ${paletteRow(`tags = '{ui,rude}'`, PALETTES.admin)}`,
      `select admin_forbid_tag('rude'); delete from project_palettes where id = '${PALETTES.admin}';
        insert into project_palettes (project_id, name, colors, tags) values ('${PROJECTS.admin}', 'More', ${TWO}, '{rude}')`,
      `${paletteRow(`tags = '{ui}'`, PALETTES.admin)}; select admin_forbid_tag('rude'); select admin_rename_tag('ui', 'rude')`,
    ],
    must: { refused: 'TAG01' },
  },
  {
    id: 'TG-09',
    who: 'admin',
    what: 'renames or forbids what is no tag, renames a tag into itself, or asks for what is no page',
    tries: [
      `select admin_rename_tag('ui', 'Not a tag')`,
      `select admin_rename_tag('ui', 'ui')`,
      `select admin_forbid_tag('Not a tag')`,
      `select * from admin_list_tags('', false, 1000, 0)`,
      `select * from admin_list_tags('', false, 10, -1)`,
    ],
    must: { refused: '22023' },
  },
  {
    id: 'TG-10',
    who: 'anonymous',
    what: 'looks for what are no tags',
    tries: [
      `select * from find_palettes(tagged => '{a}')`,
      `select * from find_palettes(tagged => array['x'' | y'])`,
      `select * from find_palettes(tagged => '{a1,a2,a3,a4,a5,a6}')`,
      `select * from suggest_tags('')`,
      `select * from suggest_tags('abcdefghijklmnopqrstuvwxyz')`,
    ],
    must: { refused: '22023' },
  },
  {
    id: 'SU-01',
    who: 'suspended',
    what: 'writes anything, where there is nothing to write too',
    tries: [
      project(USERS.suspended),
      projectRow(`name = 'Other'`),
      `delete from projects`,
      palette(PROJECTS.starter),
      paletteRow(`name = 'Other'`),
      `delete from project_palettes`,
      `select * from increment_extraction_count('video')`,
      `select delete_user_data()`,
      weekly(),
      'update palette_of_the_week set year = 2027',
      'update admin_users set notify_new_users = false',
      paletteRow(`tags = '{ui}'`),
    ],
    must: { refused: 'ACC01' },
  },
  {
    id: 'SU-02',
    who: 'suspended',
    what: 'makes a palette popular',
    tries: [selectionOf(PALETTES.proPublic)],
    must: { answers: [{}] },
  },
];
