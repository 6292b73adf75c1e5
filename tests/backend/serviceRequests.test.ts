import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import { answerRequests, expectAsked, USER_ID, WRITTEN, type AskedRow } from './askedRequests';

answerRequests();

const COLORS = ['#0D9488', '#FFFFFF'].map((hex) => colorFromHex(hex));
const AFTER = { id: 'q9', createdAt: '2026-11-20', selectionCount: 7 };
const NEWEST_FIRST = expect.stringMatching(/^created_at\.desc(,|$)/) as string;
const SOME_TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string;

/** THE TABLE of what the page asks the database for. */
const READS_AND_WRITES: readonly AskedRow[] = [
  [
    'the own projects, newest first [D-12]',
    ({ projects }) => projects.page({ word: null, sort: 'recent' }, null),
    'POST /rest/v1/rpc/list_projects',
    { body: { sort: 'recent', most: 48 } },
  ],
  [
    'a new project [D-12]',
    ({ projects }) => projects.create({ name: 'One', isPublic: true }),
    'POST /rest/v1/projects',
    { body: { user_id: USER_ID, name: 'One', is_public: true } },
  ],
  [
    'a changed project [D-12]',
    ({ projects }) => projects.update('p1', { name: 'Two', isPublic: false }),
    'PATCH /rest/v1/projects',
    { query: { id: 'eq.p1' }, body: { name: 'Two', is_public: false, updated_at: SOME_TIME } },
  ],
  [
    'no project any more [D-12]',
    ({ projects }) => projects.remove('p1'),
    'DELETE /rest/v1/projects',
    { query: { id: 'eq.p1' } },
  ],
  [
    'the palettes of a project, newest first [D-13]',
    ({ projects }) => projects.palettes('p1', null),
    'GET /rest/v1/project_palettes',
    { query: { project_id: 'eq.p1', order: NEWEST_FIRST } },
  ],
  [
    'one palette of the own, in whichever project it is [D-13]',
    ({ projects }) => projects.ownPalette('q1'),
    'GET /rest/v1/project_palettes',
    { query: { id: 'eq.q1' } },
  ],
  [
    'a new palette [D-13]',
    ({ projects }) => projects.createPalette('p1', { name: 'Teal', colors: COLORS }),
    'POST /rest/v1/project_palettes',
    { body: { project_id: 'p1', name: 'Teal', colors: WRITTEN } },
  ],
  [
    'a changed palette [D-13]',
    ({ projects }) => projects.updatePalette('q1', { name: 'Sea', colors: COLORS }),
    'PATCH /rest/v1/project_palettes',
    { query: { id: 'eq.q1' }, body: { name: 'Sea', colors: WRITTEN, updated_at: SOME_TIME } },
  ],
  [
    'a palette in another project [D-13]',
    ({ projects }) => projects.movePalette('q1', 'p2'),
    'PATCH /rest/v1/project_palettes',
    { query: { id: 'eq.q1' }, body: { project_id: 'p2' } },
  ],
  [
    'no palette any more [D-13]',
    ({ projects }) => projects.removePalette('q1'),
    'DELETE /rest/v1/project_palettes',
    { query: { id: 'eq.q1' } },
  ],
  [
    'fifty public palettes by their use [D-14] [E-11, E-14]',
    ({ explore }) => explore.page('popular', null),
    'GET /rest/v1/project_palettes',
    {
      query: {
        is_public: 'eq.true',
        limit: '50',
        order: expect.stringMatching(/^selection_count\.desc,created_at\.desc,/) as string,
      },
    },
  ],
  [
    'the newest of them [D-14] [E-15]',
    ({ explore }) => explore.page('recent', null),
    'GET /rest/v1/project_palettes',
    { query: { is_public: 'eq.true', limit: '50', order: NEWEST_FIRST } },
  ],
  ...(['popular', 'recent'] as const).map((sort): AskedRow => [
    `those behind one of them, ${sort} first, by all that they are sorted by [D-14] [E-14] [E-15]`,
    ({ explore }) => explore.page(sort, AFTER),
    'POST /rest/v1/rpc/find_palettes',
    { body: { sort, after_distance: 0, after_count: 7, after_time: '2026-11-20', after_id: 'q9' } },
  ]),
  [
    'the own customer at the payment provider [D-15]',
    ({ billing }) => billing.subscription(),
    'GET /rest/v1/stripe_customers',
    { query: { user_id: `eq.${USER_ID}` } },
  ],
  [
    'its subscriptions that are not deleted, the latest first [D-15]',
    ({ billing }) => billing.subscription(),
    'GET /rest/v1/stripe_subscriptions',
    { query: { customer_id: 'eq.cus_1', deleted_at: 'is.null', order: NEWEST_FIRST } },
  ],
  [
    'whether there is a row of an administrator [D-16] [R-10]',
    ({ account }) => account.isAdmin(),
    'GET /rest/v1/admin_users',
    { query: { user_id: `eq.${USER_ID}` } },
  ],
  [
    'what an administrator is told about [D-16]',
    ({ admin }) =>
      admin.setNotifications({ id: 'a1', userId: 'u', notifyNewUsers: true, notifyProUpgrades: false }),
    'PATCH /rest/v1/admin_users',
    {
      query: { id: 'eq.a1' },
      body: { notify_new_users: true, notify_pro_upgrades: false, updated_at: SOME_TIME },
    },
  ],
  [
    'the count of a use [D-17] [E-04]',
    ({ explore }) => explore.countSelection('q1'),
    'POST /rest/v1/rpc/increment_palette_selection_count',
    { body: { palette_id: 'q1' } },
  ],
  [
    'how many were extracted [D-20]',
    ({ extractions }) => extractions.used('image'),
    'POST /rest/v1/rpc/get_extraction_count',
    { body: { kind: 'image' } },
  ],
  [
    'one extraction more [D-20]',
    ({ extractions }) => extractions.spend('video'),
    'POST /rest/v1/rpc/increment_extraction_count',
    { body: { kind: 'video' } },
  ],
  [
    'tags to search public palettes by',
    ({ explore }) => explore.suggestTags('wa', 'public'),
    'POST /rest/v1/rpc/suggest_tags',
    { body: { word: 'wa', only_public: true } },
  ],
  [
    'the weekly palettes, the oldest first [D-31]',
    ({ weekly }) => weekly.history(),
    'GET /rest/v1/palette_of_the_week',
    { query: { order: 'year.asc,week_of_year.asc' } },
  ],
  [
    'the palette of a week [D-31]',
    ({ weekly }) =>
      weekly.save({ colors: COLORS, background: { type: 'video', url: '/a.mp4' }, year: 2026, week: 53 }),
    'POST /rest/v1/rpc/save_palette_of_the_week',
    {
      body: {
        palette_colors: WRITTEN,
        background_media_type: 'video',
        background_media_url: '/a.mp4',
        week_of_year: 53,
        year: 2026,
      },
    },
  ],
];

describe('the database is asked', () => {
  it.each(READS_AND_WRITES)('for %s', async (...row) => {
    expect(await expectAsked(row)).toMatchObject({ request: row[2] });
  });
});
