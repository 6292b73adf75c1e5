import type { Row } from './connection';
import { PALETTES, PROJECTS, USERS, WEEKLY, type Caller } from './people';

/** What must work, as the product's pages ask for it. */
export type Right = {
  readonly id: string;
  readonly who: Caller;
  readonly what: string;
  readonly sql: string;
  /** Answered to the caller. */
  readonly answers?: readonly Row[];
  /** Read afterwards by the owner of the database. */
  readonly look?: string;
  readonly reads?: readonly Row[];
  readonly changes: readonly string[];
};

/** Those of every palette in the fixture. */
const COLORS = `array['hsl(175, 84%, 32%)', 'hsl(0, 0%, 100%)']`;
const OTHERS = `array['hsl(1, 2%, 3%)', 'hsl(4, 5%, 6%)']`;
const THEME = 'h=teal.0d9488_amber.f59e0b.s-12&g=f5f5f4&by=ratio&n=Kiln+%E2%98%95';
const SAVED = 'public.project_palettes';
/** What is found of one's own palettes. */
const OWN_SEARCH = 'private.own_palette_search';
/** What is found of public palettes. */
const SEARCH = 'private.palette_search';
/** Which palettes have a tag. */
const TAGS = 'private.palette_tags';
/** Which palettes were saved into another project than theirs. */
const MOVED = 'private.moved_palettes';
const FORBIDDEN = 'private.forbidden_tags';
/** Where a palette that was taken out may come back; what is too old goes with the next one. */
const FREED = 'private.freed_places';
/** Counts what each account has. */
const DIRECTORY = 'private.user_directory';
/** What administrators did to weekly palettes. */
const TRAIL_OF_WEEKS = `select actor_id, target_id, outcome from private.audit_log where action = 'schedule palette'`;

export const RIGHTS: readonly Right[] = [
  {
    id: 'OK-01',
    who: 'newcomer',
    what: 'creates the first project',
    sql: `insert into projects (user_id, name, is_public) values ('${USERS.newcomer}', 'First', true) returning name, is_public`,
    answers: [{ name: 'First', is_public: true }],
    changes: [DIRECTORY, 'public.projects'],
  },
  {
    id: 'OK-02',
    who: 'starter',
    what: 'saves the first palette, exact values too',
    sql: `insert into project_palettes (project_id, name, colors, exact, is_public)
      values ('${PROJECTS.starter}', 'First', ${COLORS}, array['#0D9488', '#FFFFFF'], true) returning is_public, selection_count, exact`,
    answers: [{ is_public: true, selection_count: 0, exact: ['#0D9488', '#FFFFFF'] }],
    changes: [OWN_SEARCH, SEARCH, DIRECTORY, SAVED],
  },
  {
    id: 'OK-03',
    who: 'free',
    what: 'reads its projects, the newest first',
    sql: `select id, name from projects where user_id = '${USERS.free}' order by created_at desc`,
    answers: [{ id: PROJECTS.free, name: 'Of the free' }],
    changes: [],
  },
  {
    id: 'OK-04',
    who: 'free',
    what: 'renames its project, with a clock of its own',
    sql: `update projects set name = 'Renamed', is_public = true, updated_at = '2000-01-01Z' where id = '${PROJECTS.free}'`,
    look: `select name, updated_at = now() as is_now from public.projects where id = '${PROJECTS.free}'`,
    reads: [{ name: 'Renamed', is_now: true }],
    changes: ['public.projects'],
  },
  {
    id: 'OK-05',
    who: 'free',
    what: 'renames its palette and keeps the popularity',
    sql: `update project_palettes set name = 'Renamed', colors = ${COLORS}, updated_at = '2000-01-01Z' where id = '${PALETTES.free}'`,
    look: `select name, selection_count, exact, updated_at = now() as is_now from public.project_palettes where id = '${PALETTES.free}'`,
    reads: [{ name: 'Renamed', selection_count: 7, exact: ['#0D9488', '#FFFFFF'], is_now: true }],
    changes: [SEARCH, SAVED],
  },
  {
    id: 'OK-06',
    who: 'free',
    what: 'changes colors alone, and no exact values of other colors stay',
    sql: `update project_palettes set colors = array['hsl(1, 2%, 3%)', 'hsl(4, 5%, 6%)'] where id = '${PALETTES.free}'`,
    look: `select exact, selection_count from public.project_palettes where id = '${PALETTES.free}'`,
    reads: [{ exact: null, selection_count: 0 }],
    changes: [OWN_SEARCH, SEARCH, SAVED],
  },
  {
    id: 'OK-07',
    who: 'free',
    what: 'deletes its palette and saves another in its place, and nothing older is kept',
    sql: `delete from project_palettes where id = '${PALETTES.free}';
      insert into project_palettes (project_id, name, colors) values ('${PROJECTS.free}', 'Next', ${COLORS}) returning name`,
    answers: [{ name: 'Next' }],
    look: 'select count(*)::int as places from private.freed_places',
    reads: [{ places: 0 }],
    changes: [FREED, OWN_SEARCH, SEARCH, SAVED],
  },
  {
    id: 'OK-08',
    who: 'free',
    what: 'deletes its project with everything in it',
    sql: `delete from projects where id = '${PROJECTS.free}'`,
    look: `select count(*)::int as palettes from public.project_palettes where project_id = '${PROJECTS.free}'`,
    reads: [{ palettes: 0 }],
    changes: [OWN_SEARCH, SEARCH, DIRECTORY, SAVED, 'public.projects'],
  },
  {
    id: 'OK-09',
    who: 'anonymous',
    what: 'reads every column of the public palettes',
    sql: `select * from (select * from project_palettes where is_public order by selection_count desc, created_at desc, id desc limit 50) as page
      where id = '${PALETTES.stranger}'`,
    changes: [],
  },
  {
    id: 'OK-10',
    who: 'anonymous',
    what: 'reads the weekly palette',
    sql: 'select id, week_of_year from palette_of_the_week order by year, week_of_year',
    answers: [{ id: WEEKLY, week_of_year: 10 }],
    changes: [],
  },
  {
    id: 'OK-11',
    who: 'anonymous',
    what: 'uses a public palette, which counts',
    sql: `select increment_palette_selection_count('${PALETTES.stranger}')`,
    look: `select selection_count, updated_at = '2025-01-01Z' as is_untouched from public.project_palettes where id = '${PALETTES.stranger}'`,
    reads: [{ selection_count: 8, is_untouched: true }],
    changes: [SEARCH, 'private.palette_selections', SAVED],
  },
  {
    id: 'OK-12',
    who: 'pro',
    what: 'creates 30 projects, private ones among them',
    sql: `insert into projects (user_id, name, is_public) select '${USERS.pro}', 'Project ' || n, n % 2 = 0 from generate_series(1, 30) as n`,
    look: `select count(*)::int as projects from public.projects where user_id = '${USERS.pro}'`,
    reads: [{ projects: 32 }],
    changes: [DIRECTORY, 'public.projects'],
  },
  {
    id: 'OK-13',
    who: 'pro',
    what: 'saves 30 palettes into a private project, private all',
    sql: `insert into project_palettes (project_id, name, colors) select '${PROJECTS.proPrivate}', 'Palette ' || n, ${COLORS} from generate_series(1, 30) as n`,
    look: `select count(*)::int as palettes, bool_or(is_public) as any_public from public.project_palettes where project_id = '${PROJECTS.proPrivate}'`,
    reads: [{ palettes: 31, any_public: false }],
    changes: [OWN_SEARCH, DIRECTORY, SAVED],
  },
  {
    id: 'OK-14',
    who: 'pro',
    what: 'hides a project, and its palettes with it',
    sql: `update projects set is_public = false where id = '${PROJECTS.proPublic}'`,
    look: `select palette.is_public, palette.updated_at = now() as is_told, project.updated_at = now() as is_renewed
      from public.project_palettes as palette join public.projects as project on project.id = palette.project_id
      where palette.id = '${PALETTES.proPublic}'`,
    reads: [{ is_public: false, is_told: true, is_renewed: true }],
    changes: [SEARCH, SAVED, 'public.projects'],
  },
  {
    id: 'OK-15',
    who: 'lapsed',
    what: 'renames what is private and publishes it',
    sql: `update projects set name = 'Kept' where id = '${PROJECTS.lapsedPrivate}';
      update projects set is_public = true where id = '${PROJECTS.lapsedPrivate}'`,
    look: `select is_public from public.project_palettes where id = '${PALETTES.lapsedPrivate}'`,
    reads: [{ is_public: true }],
    changes: [SEARCH, SAVED, 'public.projects'],
  },
  {
    id: 'OK-16',
    who: 'leaving',
    what: 'is PRO to the end of the period',
    sql: `insert into projects (user_id, name, is_public) values ('${USERS.leaving}', 'One', false), ('${USERS.leaving}', 'Two', false) returning is_public`,
    answers: [{ is_public: false }, { is_public: false }],
    changes: [DIRECTORY, 'public.projects'],
  },
  {
    id: 'OK-17',
    who: 'stranger',
    what: 'counts videos to the limit',
    sql: `select increment_extraction_count(); select increment_extraction_count('video');
      select increment_extraction_count(); select get_extraction_count() as count`,
    answers: [{ count: 5 }],
    changes: ['public.extraction_counts'],
  },
  {
    id: 'OK-18',
    who: 'pro',
    what: 'extracts without a limit',
    sql: `select increment_extraction_count('video') from generate_series(1, 20);
      select allowed, remaining from increment_extraction_count('video')`,
    answers: [{ allowed: true, remaining: null }],
    changes: ['public.extraction_counts'],
  },
  {
    id: 'OK-19',
    who: 'pro',
    what: 'reads its own customer and subscription',
    sql: `select c.customer_id, s.status from stripe_customers as c join stripe_subscriptions as s using (customer_id)
      where c.user_id = '${USERS.pro}' and s.deleted_at is null order by s.created_at desc limit 1`,
    answers: [{ customer_id: 'cus_pro', status: 'active' }],
    changes: [],
  },
  {
    id: 'OK-20',
    who: 'leaving',
    what: 'deletes its data after canceling',
    sql: `insert into projects (user_id, name) values ('${USERS.leaving}', 'Last'); select delete_user_data()`,
    look: `select count(*)::int as projects from public.projects where user_id = '${USERS.leaving}'`,
    reads: [{ projects: 0 }],
    changes: [],
  },
  {
    id: 'OK-21',
    who: 'admin',
    what: 'sees every administrator and sets what all are told, on the record',
    sql: `update admin_users set notify_new_users = false, updated_at = now();
      select count(*)::int as all, bool_or(notify_new_users) as notified from admin_users`,
    answers: [{ all: 2, notified: false }],
    look: 'select actor_id, action, target_id, outcome from private.audit_log order by target_id',
    reads: [USERS.admin, USERS.otherAdmin].map((target_id) => ({
      actor_id: USERS.admin,
      action: 'set notifications',
      target_id,
      outcome: 'done',
    })),
    changes: ['private.audit_log', 'public.admin_users'],
  },
  {
    id: 'OK-22',
    who: 'admin',
    what: "deletes a user's data, on the record",
    sql: `select admin_delete_user_data('${USERS.stranger}')`,
    look: `select actor_id, target_id, (select count(*)::int from public.projects where user_id = target_id) as projects from private.audit_log`,
    reads: [{ actor_id: USERS.admin, target_id: USERS.stranger, projects: 0 }],
    changes: [
      'private.audit_log',
      OWN_SEARCH,
      SEARCH,
      'private.palette_selections',
      DIRECTORY,
      'public.extraction_counts',
      SAVED,
      'public.projects',
    ],
  },
  {
    id: 'OK-23',
    who: 'admin',
    what: 'schedules a weekly palette and replaces it, both on the record',
    sql: `insert into palette_of_the_week (palette_colors, background_media_type, background_media_url, week_of_year, year)
      values (${COLORS}, 'video', 'https://videos.example.com/a.mp4', 11, 2026);
      insert into palette_of_the_week (palette_colors, background_media_type, background_media_url, week_of_year, year)
      values (${COLORS}, 'image', 'https://images.example.com/b.jpg', 11, 2026)
      on conflict (year, week_of_year) do update set palette_colors = excluded.palette_colors,
        background_media_type = excluded.background_media_type, background_media_url = excluded.background_media_url
      returning background_media_type`,
    answers: [{ background_media_type: 'image' }],
    look: TRAIL_OF_WEEKS,
    reads: Array.from({ length: 2 }, () => ({ actor_id: USERS.admin, target_id: null, outcome: '2026-W11' })),
    changes: ['private.audit_log', 'public.palette_of_the_week'],
  },
  {
    id: 'OK-24',
    who: 'free',
    what: 'asks whether it is an administrator and hears of no row',
    sql: `select role from admin_users where user_id = '${USERS.free}'`,
    answers: [],
    changes: [],
  },
  {
    id: 'OK-25',
    who: 'service',
    what: 'stamps each change with the clock of the database',
    sql: ['admin_users', 'palette_of_the_week', 'stripe_subscriptions']
      .map((table) => `update ${table} set updated_at = '2000-01-01Z'`)
      .join('; '),
    look: `select bool_and(updated_at = now()) as stamped from (
      select updated_at from public.admin_users union all select updated_at from public.palette_of_the_week
      union all select updated_at from public.stripe_subscriptions) as changed`,
    reads: [{ stamped: true }],
    changes: ['public.admin_users', 'public.palette_of_the_week', 'public.stripe_subscriptions'],
  },
  {
    id: 'OK-26',
    who: 'admin',
    what: 'saves a weekly palette with media of our own site, then another in its place, on the record',
    sql: `select save_palette_of_the_week(${COLORS}, null, 'video', 'https://videos.example.com/a.mp4', 53, 2026);
      select save_palette_of_the_week(${COLORS}, array['#0D9488', '#FFFFFF'], 'image', '/weekly/slow-tide.jpg', 53, 2026);
      select palette_colors, exact, background_media_type, background_media_url, week_of_year, year, click_count
      from palette_of_the_week where (year, week_of_year) = (2026, 53)`,
    answers: [
      {
        palette_colors: ['hsl(175, 84%, 32%)', 'hsl(0, 0%, 100%)'],
        exact: ['#0D9488', '#FFFFFF'],
        background_media_type: 'image',
        background_media_url: '/weekly/slow-tide.jpg',
        week_of_year: 53,
        year: 2026,
        click_count: 0,
      },
    ],
    look: TRAIL_OF_WEEKS,
    reads: Array.from({ length: 2 }, () => ({ actor_id: USERS.admin, target_id: null, outcome: '2026-W53' })),
    changes: ['private.audit_log', 'public.palette_of_the_week'],
  },
  {
    id: 'OK-27',
    who: 'anonymous',
    what: 'opens the weekly palette, which counts, and only yesterday’s clicks are forgotten',
    sql: `select increment_weekly_click_count('${WEEKLY}')`,
    look: `select click_count, (select count(*)::int from private.weekly_clicks) as kept from public.palette_of_the_week where id = '${WEEKLY}'`,
    reads: [{ click_count: 1, kept: 1 }],
    changes: ['private.weekly_clicks', 'public.palette_of_the_week'],
  },
  {
    id: 'OK-28',
    who: 'pro',
    what: 'moves a palette to a project that is private, with its popularity',
    sql: `update project_palettes set project_id = '${PROJECTS.proPrivate}' where id = '${PALETTES.proPublic}'`,
    look: `select project_id, is_public, selection_count, exact from public.project_palettes where id = '${PALETTES.proPublic}'`,
    reads: [
      {
        project_id: PROJECTS.proPrivate,
        is_public: false,
        selection_count: 7,
        exact: ['#0D9488', '#FFFFFF'],
      },
    ],
    changes: [FREED, MOVED, SEARCH, SAVED],
  },
  {
    id: 'OK-29',
    who: 'lapsed',
    what: 'moves a palette out of a project that is private, which publishes it',
    sql: `update project_palettes set project_id = '${PROJECTS.lapsedPublic}' where id = '${PALETTES.lapsedPrivate}'`,
    look: `select is_public from public.project_palettes where id = '${PALETTES.lapsedPrivate}'`,
    reads: [{ is_public: true }],
    changes: [FREED, MOVED, SEARCH, SAVED],
  },
  {
    id: 'OK-30',
    who: 'starter',
    what: 'saves the first palette with its theme',
    sql: `insert into project_palettes (project_id, name, colors, theme)
      values ('${PROJECTS.starter}', 'First', ${COLORS}, '${THEME}') returning theme`,
    answers: [{ theme: THEME }],
    changes: [OWN_SEARCH, SEARCH, DIRECTORY, SAVED],
  },
  {
    id: 'OK-31',
    who: 'free',
    what: 'gives its palette a theme, which keeps colors and popularity',
    sql: `update project_palettes set theme = '${THEME}' where id = '${PALETTES.free}'`,
    look: `select theme, selection_count, exact, updated_at = now() as is_now from public.project_palettes where id = '${PALETTES.free}'`,
    reads: [{ theme: THEME, selection_count: 7, exact: ['#0D9488', '#FFFFFF'], is_now: true }],
    changes: [SAVED],
  },
  {
    id: 'OK-32',
    who: 'pro',
    what: 'moves a palette with its theme',
    sql: `update project_palettes set theme = '${THEME}' where id = '${PALETTES.proPublic}';
      update project_palettes set project_id = '${PROJECTS.proPrivate}' where id = '${PALETTES.proPublic}'`,
    look: `select project_id, theme from public.project_palettes where id = '${PALETTES.proPublic}'`,
    reads: [{ project_id: PROJECTS.proPrivate, theme: THEME }],
    changes: [FREED, MOVED, SEARCH, SAVED],
  },
  ...(['anonymous', 'stranger', 'admin'] as const).map((who, i) => ({
    id: `OK-${33 + i}`,
    who,
    what: 'reads the theme of a public palette',
    sql: `select theme from project_palettes where id = '${PALETTES.stranger}'`,
    answers: [{ theme: 'h=teal.0d9488' }],
    changes: [],
  })),
  {
    id: 'OK-36',
    who: 'free',
    what: 'gives its palette tags and keeps the popularity',
    sql: `update project_palettes set tags = '{ui,warm-tones}' where id = '${PALETTES.free}'`,
    look: `select tags, selection_count, exact, updated_at = now() as is_now from public.project_palettes where id = '${PALETTES.free}'`,
    reads: [{ tags: ['ui', 'warm-tones'], selection_count: 7, exact: ['#0D9488', '#FFFFFF'], is_now: true }],
    changes: [SEARCH, TAGS, SAVED],
  },
  {
    id: 'OK-37',
    who: 'pro',
    what: 'saves a palette with five tags in a private project, where only its owner finds it by them',
    sql: `insert into project_palettes (project_id, name, colors, tags)
        values ('${PROJECTS.proPrivate}', 'Tagged', ${COLORS}, '{a1,a2,a3,a4,a5}');
      select (select count(*)::int from find_own_palettes(tagged => '{a1,a5}')) as own,
        (select count(*)::int from find_palettes(tagged => '{a1}')) as open`,
    answers: [{ own: 1, open: 0 }],
    changes: [OWN_SEARCH, TAGS, DIRECTORY, SAVED],
  },
  {
    id: 'OK-38',
    who: 'anonymous',
    what: 'looks for public palettes by a tag, and for tags',
    sql: `select (select count(*)::int from find_palettes(tagged => '{none-has-it}')) as palettes,
      (select count(*)::int from suggest_tags('n')) as tags`,
    answers: [{ palettes: 0, tags: 0 }],
    changes: [],
  },
  {
    id: 'OK-39',
    who: 'admin',
    what: 'renames a tag into one that some palettes have already, on the record',
    sql: `update project_palettes set tags = '{colour,color,ui}' where id = '${PALETTES.admin}';
      select admin_rename_tag('colour', 'color') as palettes`,
    answers: [{ palettes: 1 }],
    look: `select tags, (select actor_id from private.audit_log) as actor,
        (select action || ': ' || outcome from private.audit_log) as trail
      from public.project_palettes where id = '${PALETTES.admin}'`,
    reads: [
      {
        tags: ['color', 'ui'],
        actor: USERS.admin,
        trail: 'rename tag: colour to color, palettes: 1',
      },
    ],
    changes: ['private.audit_log', SEARCH, TAGS, SAVED],
  },
  {
    id: 'OK-40',
    who: 'admin',
    what: 'forbids a tag, which takes it off every palette, on the record',
    sql: `update project_palettes set tags = '{ui,rude}' where id = '${PALETTES.admin}';
      select admin_forbid_tag('rude') as palettes`,
    answers: [{ palettes: 1 }],
    look: `select tags, (select actor_id from private.audit_log) as actor,
        (select action || ': ' || outcome from private.audit_log) as trail,
        (select string_agg(tag, ' ') from private.forbidden_tags) as forbidden
      from public.project_palettes where id = '${PALETTES.admin}'`,
    reads: [{ tags: ['ui'], actor: USERS.admin, trail: 'forbid tag: rude, palettes: 1', forbidden: 'rude' }],
    changes: ['private.audit_log', FORBIDDEN, SEARCH, TAGS, SAVED],
  },
  {
    id: 'OK-41',
    who: 'admin',
    what: 'allows a tag again, which is used then, both on the record',
    sql: `select admin_forbid_tag('rude'); select admin_allow_tag('rude');
      update project_palettes set tags = '{rude}' where id = '${PALETTES.admin}' returning tags`,
    answers: [{ tags: ['rude'] }],
    look: `select string_agg(action, ', ' order by id) as trail from private.audit_log`,
    reads: [{ trail: 'forbid tag, allow tag' }],
    changes: ['private.audit_log', SEARCH, TAGS, SAVED],
  },
  {
    id: 'OK-42',
    who: 'admin',
    what: 'reads the tags by their use, and those that are forbidden',
    sql: `update project_palettes set tags = '{ui,warm}' where id = '${PALETTES.admin}';
      select admin_forbid_tag('rude');
      select tag, palettes, public_palettes, total from admin_list_tags('', false, 1, 1)
      union all select tag, palettes, public_palettes, total from admin_list_tags('ru', true, 10, 0)`,
    answers: [
      { tag: 'warm', palettes: 1, public_palettes: 1, total: 2 },
      { tag: 'rude', palettes: 0, public_palettes: 0, total: 1 },
    ],
    changes: ['private.audit_log', FORBIDDEN, SEARCH, TAGS, SAVED],
  },
  {
    id: 'OK-43',
    who: 'service',
    what: 'gives PRO and takes it again, both on the record',
    sql: `select admin_give_pro('${USERS.admin}', '${USERS.newcomer}');
      select admin_take_pro('${USERS.admin}', '${USERS.newcomer}') as became`,
    answers: [{ became: 'changed' }],
    look: `select string_agg(action || ' ' || outcome, ', ' order by id) as trail from private.audit_log
      where actor_id = '${USERS.admin}' and target_id = '${USERS.newcomer}'`,
    reads: [{ trail: 'grant pro done, remove pro done' }],
    changes: ['private.audit_log'],
  },
  {
    id: 'OK-44',
    who: 'starter',
    what: 'saves the first palette with the names of its colors, and finds it with them',
    sql: `insert into project_palettes (project_id, name, colors, color_names)
        values ('${PROJECTS.starter}', 'First', ${COLORS}, array['Warm Red', '']);
      select color_names from find_own_palettes()
      union all select color_names from find_own_palettes(near => '#0D9488')
      union all select array(select jsonb_array_elements_text(palettes -> 0 -> 'color_names')) from list_projects()`,
    answers: Array.from({ length: 3 }, () => ({ color_names: ['Warm Red', ''] })),
    changes: [OWN_SEARCH, SEARCH, DIRECTORY, SAVED],
  },
  {
    id: 'OK-45',
    who: 'free',
    what: 'names the colors of its palette, up to 40 characters each, which keeps colors and popularity',
    sql: `update project_palettes set color_names = array['', repeat('é', 40)] where id = '${PALETTES.free}'`,
    look: `select color_names, selection_count, exact, updated_at = now() as is_now from public.project_palettes where id = '${PALETTES.free}'`,
    reads: [
      {
        color_names: ['', 'é'.repeat(40)],
        selection_count: 7,
        exact: ['#0D9488', '#FFFFFF'],
        is_now: true,
      },
    ],
    changes: [SAVED],
  },
  {
    id: 'OK-46',
    who: 'stranger',
    what: 'gives its palette other colors under the same names, and takes the names away',
    sql: `update project_palettes set colors = array['hsl(1, 2%, 3%)', 'hsl(4, 5%, 6%)'], color_names = array['--primary', '']
        where id = '${PALETTES.stranger}' returning color_names;
      update project_palettes set color_names = null where id = '${PALETTES.stranger}' and color_names = array['--primary', '']`,
    look: `select color_names, colors[1] as first from public.project_palettes where id = '${PALETTES.stranger}'`,
    reads: [{ color_names: null, first: 'hsl(1, 2%, 3%)' }],
    changes: [OWN_SEARCH, SEARCH, SAVED],
  },
  {
    id: 'OK-47',
    who: 'stranger',
    what: 'changes the number of colors alone, and no names of fewer colors stay',
    sql: `update project_palettes set colors = colors || array['hsl(1, 2%, 3%)'] where id = '${PALETTES.stranger}'`,
    look: `select color_names, cardinality(colors) as size from public.project_palettes where id = '${PALETTES.stranger}'`,
    reads: [{ color_names: null, size: 3 }],
    changes: [OWN_SEARCH, SEARCH, SAVED],
  },
  {
    id: 'OK-48',
    who: 'pro',
    what: 'moves a palette with the names of its colors',
    sql: `update project_palettes set project_id = '${PROJECTS.proPublic}' where id = '${PALETTES.proPrivate}'`,
    look: `select project_id, color_names from public.project_palettes where id = '${PALETTES.proPrivate}'`,
    reads: [{ project_id: PROJECTS.proPublic, color_names: ['--primary', ''] }],
    changes: [FREED, MOVED, SEARCH, SAVED],
  },
  ...(['anonymous', 'free', 'admin'] as const).map((who, i) => ({
    id: `OK-${49 + i}`,
    who,
    what: 'reads the names of the colors of a public palette, and finds it with them',
    sql: `select color_names from project_palettes where id = '${PALETTES.stranger}'
      union all select color_names from find_palettes(word => 'Orchard')`,
    answers: [{ color_names: ['--primary', ''] }, { color_names: ['--primary', ''] }],
    changes: [],
  })),
  {
    id: 'OK-52',
    who: 'lapsed',
    what: 'deletes a private palette and gets it back, where more are than are free',
    sql: `delete from project_palettes where id = '${PALETTES.lapsedPrivate}';
      insert into project_palettes (project_id, name, colors) values ('${PROJECTS.lapsedPrivate}', 'Attic', ${COLORS}) returning name, is_public`,
    answers: [{ name: 'Attic', is_public: false }],
    look: 'select count(*)::int as places from private.freed_places',
    reads: [{ places: 0 }],
    changes: [FREED, OWN_SEARCH, SAVED],
  },
  {
    id: 'OK-53',
    who: 'lapsed',
    what: 'deletes two palettes and gets both back, the last one first',
    sql: `update project_palettes set colors = ${OTHERS} where id = '${PALETTES.lapsedOther}';
      delete from project_palettes where id = '${PALETTES.lapsedPrivate}';
      delete from project_palettes where id = '${PALETTES.lapsedOther}';
      insert into project_palettes (project_id, name, colors) values ('${PROJECTS.lapsedPrivate}', 'Cellar', ${OTHERS});
      insert into project_palettes (project_id, name, colors) values ('${PROJECTS.lapsedPrivate}', 'Attic', ${COLORS})`,
    look: `select count(*)::int as palettes from public.project_palettes where project_id = '${PROJECTS.lapsedPrivate}'`,
    reads: [{ palettes: 2 }],
    changes: [FREED, OWN_SEARCH, SAVED],
  },
  {
    id: 'OK-54',
    who: 'lapsed',
    what: 'moves a private palette away, changes it and moves it back, where more are than are free',
    sql: `update project_palettes set project_id = '${PROJECTS.lapsedPublic}' where id = '${PALETTES.lapsedPrivate}';
      update project_palettes set name = 'Loft' where id = '${PALETTES.lapsedPrivate}';
      update project_palettes set project_id = '${PROJECTS.lapsedPrivate}' where id = '${PALETTES.lapsedPrivate}'`,
    look: `select name, project_id, is_public, selection_count from public.project_palettes where id = '${PALETTES.lapsedPrivate}'`,
    reads: [{ name: 'Loft', project_id: PROJECTS.lapsedPrivate, is_public: false, selection_count: 7 }],
    changes: [FREED, MOVED, SAVED],
  },
  {
    id: 'OK-55',
    who: 'service',
    what: 'deletes a palette, whose owner has not, and keeps no place for it',
    sql: `delete from project_palettes where id = '${PALETTES.free}'`,
    changes: [OWN_SEARCH, SEARCH, DIRECTORY, SAVED],
  },
];

export const SPECIFIED_COLUMNS: Readonly<Record<string, string>> = {
  projects: 'id, user_id, name, is_public, created_at, updated_at',
  project_palettes: 'id, project_id, name, colors, is_public, selection_count, created_at, updated_at',
  palette_of_the_week:
    'id, palette_colors, background_media_type, background_media_url, week_of_year, year, click_count, created_at, updated_at',
  stripe_customers: 'user_id, customer_id',
  stripe_subscriptions:
    'customer_id, status, current_period_start, current_period_end, cancel_at_period_end, created_at, deleted_at',
  admin_users: 'id, user_id, role, notify_new_users, notify_pro_upgrades, updated_at',
};
