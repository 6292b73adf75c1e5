import type { SupabaseClient } from '@supabase/supabase-js';
import { PALETTES, PROJECTS, USERS, WEEKLY, type User } from '../database/people';

export type Who = 'anonymous' | 'service' | User;
type Answered = {
  readonly status: number;
  readonly data: unknown;
  readonly count: number | null;
  readonly error: { readonly code: string; readonly message: string } | null;
};
export type Call = {
  readonly name: string;
  readonly who: Who;
  readonly ask: (client: SupabaseClient) => PromiseLike<Answered>;
};

const DOWN = { ascending: false } as const;
const COLORS = { colors: ['hsl(175, 84%, 32%)', 'hsl(0, 0%, 100%)'], exact: ['#0D9488', '#FFFFFF'] };
const WEEK = {
  palette_colors: COLORS.colors,
  exact: COLORS.exact,
  background_media_type: 'image',
  background_media_url: '/weekly/a.jpg',
  week_of_year: 20,
  year: 2026,
};
const explore = (client: SupabaseClient) =>
  client
    .from('project_palettes')
    .select()
    .eq('is_public', true)
    .limit(50)
    .order('selection_count', DOWN)
    .order('created_at', DOWN)
    .order('id', DOWN);
const LATER = `created_at.lt."2025-01-01T00:00:00+00:00",and(created_at.eq."2025-01-01T00:00:00+00:00",id.lt.${PALETTES.proPublic})`;

/** What the screens and the functions ask, in an order that a day could bring; each runs on what was left before. */
export const CALLS: readonly Call[] = [
  { name: 'explore, popular', who: 'anonymous', ask: explore },
  {
    name: 'explore, the page after',
    who: 'free',
    ask: (client) => explore(client).or(`selection_count.lt.7,and(selection_count.eq.7,or(${LATER}))`),
  },
  {
    name: 'explore, recent',
    who: 'pro',
    ask: (client) =>
      client
        .from('project_palettes')
        .select()
        .eq('is_public', true)
        .order('created_at', DOWN)
        .order('id', DOWN),
  },
  {
    name: 'explore, how many',
    who: 'anonymous',
    ask: (client) => client.from('project_palettes').select('id', { count: 'exact', head: true }),
  },
  {
    name: 'explore, a page by range',
    who: 'anonymous',
    ask: (client) => client.from('project_palettes').select('id', { count: 'exact' }).order('id').range(1, 2),
  },
  {
    name: 'a public palette',
    who: 'anonymous',
    ask: (client) => client.from('project_palettes').select().eq('id', PALETTES.free).maybeSingle(),
  },
  {
    name: 'a private palette of someone else',
    who: 'free',
    ask: (client) => client.from('project_palettes').select().eq('id', PALETTES.proPrivate).maybeSingle(),
  },
  {
    name: 'find by word',
    who: 'anonymous',
    ask: (client) => client.rpc('find_palettes', { sort: 'popular', word: 'orch' }),
  },
  {
    name: 'find by color',
    who: 'free',
    ask: (client) => client.rpc('find_palettes', { sort: 'popular', near: '#0D9488', size: 2 }),
  },
  {
    name: 'count a selection',
    who: 'stranger',
    ask: (client) => client.rpc('increment_palette_selection_count', { palette_id: PALETTES.free }),
  },
  {
    name: 'the projects, with their palettes',
    who: 'pro',
    ask: (client) =>
      client
        .from('projects')
        .select('*, project_palettes(*)')
        .eq('user_id', USERS.pro)
        .order('created_at', DOWN)
        .order('id', DOWN)
        .order('created_at', { ...DOWN, referencedTable: 'project_palettes' }),
  },
  { name: 'the projects of nobody', who: 'anonymous', ask: (client) => client.from('projects').select() },
  {
    name: 'a first project',
    who: 'newcomer',
    ask: (client) =>
      client
        .from('projects')
        .insert({ user_id: USERS.newcomer, name: 'First', is_public: true })
        .select()
        .single(),
  },
  {
    name: 'a second project of a free account',
    who: 'newcomer',
    ask: (client) => client.from('projects').insert({ user_id: USERS.newcomer, name: 'Second' }),
  },
  {
    name: 'a project for someone else',
    who: 'free',
    ask: (client) => client.from('projects').insert({ user_id: USERS.newcomer, name: 'Forged' }),
  },
  {
    name: 'a project that hides without PRO',
    who: 'free',
    ask: (client) => client.from('projects').update({ is_public: false }).eq('id', PROJECTS.free),
  },
  {
    name: 'a project that hides with PRO',
    who: 'pro',
    ask: (client) =>
      client.from('projects').update({ is_public: false }).eq('id', PROJECTS.proPublic).select().single(),
  },
  {
    name: 'a change of what is not there',
    who: 'free',
    ask: (client) =>
      client.from('projects').update({ name: 'X' }).eq('id', PROJECTS.stranger).select().single(),
  },
  {
    name: 'a change of several where one is asked for',
    who: 'pro',
    ask: (client) =>
      client.from('projects').update({ name: 'Both' }).eq('user_id', USERS.pro).select().single(),
  },
  {
    name: 'what that left behind',
    who: 'pro',
    ask: (client) => client.from('projects').select('name').order('name'),
  },
  {
    name: 'the palettes of a project',
    who: 'pro',
    ask: (client) =>
      client
        .from('project_palettes')
        .select()
        .eq('project_id', PROJECTS.proPrivate)
        .order('created_at', DOWN)
        .order('id', DOWN),
  },
  {
    name: 'a palette is saved',
    who: 'starter',
    ask: (client) =>
      client
        .from('project_palettes')
        .insert({ project_id: PROJECTS.starter, name: 'One', ...COLORS })
        .select()
        .single(),
  },
  {
    name: 'a second palette of a free project',
    who: 'starter',
    ask: (client) =>
      client.from('project_palettes').insert({ project_id: PROJECTS.starter, name: 'Two', ...COLORS }),
  },
  {
    name: 'two palettes at once',
    who: 'pro',
    ask: (client) =>
      client.from('project_palettes').insert([
        { project_id: PROJECTS.proPublic, name: 'A', ...COLORS },
        { project_id: PROJECTS.proPublic, name: 'B', colors: COLORS.colors },
      ]),
  },
  {
    name: 'a palette with one color',
    who: 'pro',
    ask: (client) =>
      client
        .from('project_palettes')
        .insert({ project_id: PROJECTS.proPublic, name: 'A', colors: ['hsl(1, 2%, 3%)'] }),
  },
  {
    name: 'a palette in a project that is not there',
    who: 'pro',
    ask: (client) => client.from('project_palettes').insert({ project_id: WEEKLY, name: 'A', ...COLORS }),
  },
  {
    name: 'a palette is changed',
    who: 'free',
    ask: (client) =>
      client
        .from('project_palettes')
        .update({ colors: ['hsl(1, 2%, 3%)', 'hsl(4, 5%, 6%)'] })
        .eq('id', PALETTES.free)
        .select()
        .single(),
  },
  {
    name: 'a column that only the server writes',
    who: 'free',
    ask: (client) => client.from('project_palettes').update({ selection_count: 9 }).eq('id', PALETTES.free),
  },
  {
    name: 'a palette is deleted',
    who: 'free',
    ask: (client) => client.from('project_palettes').delete().eq('id', PALETTES.free),
  },
  {
    name: 'a project is deleted',
    who: 'stranger',
    ask: (client) => client.from('projects').delete().eq('id', PROJECTS.stranger),
  },
  {
    name: 'a project of someone else is deleted',
    who: 'stranger',
    ask: (client) => client.from('projects').delete({ count: 'exact' }).eq('id', PROJECTS.proPublic),
  },
  {
    name: 'the customer',
    who: 'pro',
    ask: (client) =>
      client.from('stripe_customers').select('customer_id').eq('user_id', USERS.pro).maybeSingle(),
  },
  {
    name: 'the subscription',
    who: 'pro',
    ask: (client) =>
      client
        .from('stripe_subscriptions')
        .select()
        .eq('customer_id', 'cus_pro')
        .is('deleted_at', null)
        .order('created_at', DOWN)
        .limit(1)
        .maybeSingle(),
  },
  {
    name: 'a gift of PRO',
    who: 'free',
    ask: (client) =>
      client.from('complimentary_subscriptions').select('user_id').eq('user_id', USERS.free).maybeSingle(),
  },
  {
    name: 'an administrator',
    who: 'admin',
    ask: (client) => client.from('admin_users').select('id').eq('user_id', USERS.admin).single(),
  },
  {
    name: 'no administrator',
    who: 'free',
    ask: (client) => client.from('admin_users').select('id').eq('user_id', USERS.free).single(),
  },
  {
    name: 'who hears of news',
    who: 'admin',
    ask: (client) =>
      client
        .from('admin_users')
        .update({ notify_new_users: false })
        .eq('user_id', USERS.otherAdmin)
        .select('user_id'),
  },
  {
    name: 'videos so far',
    who: 'free',
    ask: (client) => client.rpc('get_extraction_count', { kind: 'video' }),
  },
  {
    name: 'one more video',
    who: 'starter',
    ask: (client) => client.rpc('increment_extraction_count', { kind: 'video' }),
  },
  {
    name: 'one video too many',
    who: 'free',
    ask: (client) => client.rpc('increment_extraction_count', { kind: 'video' }),
  },
  {
    name: 'a kind that is none',
    who: 'free',
    ask: (client) => client.rpc('increment_extraction_count', { kind: 'sound' }),
  },
  {
    name: 'a count by a visitor',
    who: 'anonymous',
    ask: (client) => client.rpc('get_extraction_count', { kind: 'video' }),
  },
  {
    name: 'a change by reading',
    who: 'starter',
    ask: (client) => client.rpc('increment_extraction_count', { kind: 'video' }, { get: true }),
  },
  {
    name: 'the palette of a week',
    who: 'anonymous',
    ask: (client) =>
      client.from('palette_of_the_week').select().eq('year', 2026).eq('week_of_year', 10).maybeSingle(),
  },
  {
    name: 'all weeks',
    who: 'admin',
    ask: (client) => client.from('palette_of_the_week').select().order('year').order('week_of_year'),
  },
  {
    name: 'a week is scheduled',
    who: 'admin',
    ask: (client) => client.rpc('save_palette_of_the_week', WEEK),
  },
  {
    name: 'a week by who may not',
    who: 'free',
    ask: (client) => client.rpc('save_palette_of_the_week', WEEK),
  },
  {
    name: 'the same week twice',
    who: 'admin',
    ask: (client) => client.from('palette_of_the_week').insert({ ...WEEK, week_of_year: 10 }),
  },
  {
    name: 'a click',
    who: 'free',
    ask: (client) => client.rpc('increment_weekly_click_count', { palette_id: WEEKLY }),
  },
  {
    name: 'anything of a suspended account',
    who: 'suspended',
    ask: (client) => client.from('projects').insert({ user_id: USERS.suspended, name: 'Mine' }),
  },
  { name: 'an unknown column', who: 'free', ask: (client) => client.from('projects').select('nope') },
  { name: 'an unknown table', who: 'free', ask: (client) => client.from('nope').select() },
  { name: 'an unknown procedure', who: 'free', ask: (client) => client.rpc('nope') },
  { name: 'a procedure that is not theirs', who: 'free', ask: (client) => client.rpc('admin_totals') },
  {
    name: 'a foreign schema',
    who: 'free',
    ask: (client) => client.schema('auth').from('users').select(),
  },
  {
    name: 'an id that is none',
    who: 'free',
    ask: (client) => client.from('projects').select().eq('id', 'zzz'),
  },
  {
    name: 'a sum',
    who: 'anonymous',
    ask: (client) => client.from('project_palettes').select('selection_count.sum()'),
  },
  {
    name: 'subscriptions by id, for the ledger',
    who: 'service',
    ask: (client) =>
      client
        .from('stripe_subscriptions')
        .select('subscription_id,status')
        .in('subscription_id', ['sub_pro', 'sub_lapsed'])
        .order('subscription_id'),
  },
  {
    name: 'a customer is kept once',
    who: 'service',
    ask: (client) =>
      client
        .from('stripe_customers')
        .upsert(
          { user_id: USERS.pro, customer_id: 'cus_second' },
          { onConflict: 'user_id', ignoreDuplicates: true },
        ),
  },
  {
    name: 'the calls of an hour',
    who: 'service',
    ask: (client) => client.rpc('spend_call', { actor: 'x', action: 'y', most: 5, window_seconds: 3600 }),
  },
  { name: 'their data is taken away', who: 'lapsed', ask: (client) => client.rpc('delete_user_data') },
  { name: 'not while it will renew', who: 'pro', ask: (client) => client.rpc('delete_user_data') },
];
