/** Ways to ask for a row: create, read, update, delete. */
export type Ways = '' | 'R' | 'RU' | 'RD' | 'CR' | 'CRU' | 'CRUD';
export type Role = 'anonymous' | 'free' | 'pro' | 'admin' | 'service';

/** What each role may do with rows of its own and with rows of others; PRO opens more by limits, not by rows. */
type RowAccess = Readonly<Record<Role, { readonly own: Ways; readonly others: Ways }>>;

const NONE = { own: '', others: '' } as const;
const ALL = { own: 'CRUD', others: 'CRUD' } as const;
const READ_OWN = { own: 'R', others: '' } as const;
const READ_ALL = { own: 'R', others: 'R' } as const;

export const ROW_ACCESS: Readonly<Record<string, RowAccess>> = {
  'public.projects': {
    anonymous: NONE,
    free: { own: 'CRUD', others: '' },
    pro: { own: 'CRUD', others: '' },
    admin: { own: 'CRUD', others: '' },
    service: ALL,
  },
  // The rows of others are public ones here, the own ones private.
  'public.project_palettes': {
    anonymous: { own: '', others: 'R' },
    free: { own: 'CRUD', others: 'R' },
    pro: { own: 'CRUD', others: 'R' },
    admin: { own: 'CRUD', others: 'R' },
    service: ALL,
  },
  'public.palette_of_the_week': {
    anonymous: READ_ALL,
    free: READ_ALL,
    pro: READ_ALL,
    admin: { own: 'CRU', others: 'CRU' },
    service: ALL,
  },
  'public.stripe_customers': {
    anonymous: NONE,
    free: READ_OWN,
    pro: READ_OWN,
    admin: READ_OWN,
    service: ALL,
  },
  'public.stripe_subscriptions': {
    anonymous: NONE,
    free: READ_OWN,
    pro: READ_OWN,
    admin: READ_OWN,
    service: ALL,
  },
  'public.complimentary_subscriptions': {
    anonymous: NONE,
    free: READ_OWN,
    pro: READ_OWN,
    admin: READ_OWN,
    service: ALL,
  },
  'public.admin_users': {
    anonymous: NONE,
    free: NONE,
    pro: NONE,
    admin: { own: 'RU', others: 'RU' },
    service: ALL,
  },
  'public.extraction_counts': { anonymous: NONE, free: NONE, pro: NONE, admin: NONE, service: ALL },
};

/** Columns that signed-in clients may write; visitors may write none, and the server may write all. */
export const WRITABLE: Readonly<Record<string, { readonly insert: string; readonly update: string }>> = {
  'public.projects': { insert: 'user_id name is_public', update: 'name is_public updated_at' },
  'public.project_palettes': {
    insert: 'project_id name colors exact theme is_public',
    update: 'project_id name colors exact theme is_public updated_at',
  },
  'public.palette_of_the_week': {
    insert: 'palette_colors exact background_media_type background_media_url week_of_year year',
    update: 'palette_colors exact background_media_type background_media_url week_of_year year',
  },
  'public.stripe_customers': { insert: '', update: '' },
  'public.stripe_subscriptions': { insert: '', update: '' },
  'public.complimentary_subscriptions': { insert: '', update: '' },
  'public.admin_users': { insert: '', update: 'notify_new_users notify_pro_upgrades updated_at' },
  'public.extraction_counts': { insert: '', update: '' },
};

/** Tables that no client reaches in any way, and what the server may do with them directly. */
export const HIDDEN: Readonly<Record<string, 'nothing' | 'everything'>> = {
  'private.audit_log': 'nothing',
  'private.billing_tickets': 'everything',
  'private.call_counts': 'everything',
  'private.digest_salt': 'nothing',
  'private.own_palette_search': 'nothing',
  'private.palette_search': 'nothing',
  'private.palette_selections': 'nothing',
  'private.plan_limits': 'nothing',
  'private.pro_users': 'nothing',
  'private.user_directory': 'nothing',
  'private.webhook_events': 'everything',
  'private.weekly_clicks': 'nothing',
};

/** Who may execute each function: a(nonymous), u(sers), s(erver). */
export const EXECUTABLE: Readonly<Record<string, '' | 's' | 'us' | 'aus' | 'u'>> = {
  'private.activities_page(kind text, most integer, skip integer)': 's',
  'private.am_admin()': 'u',
  'private.are_colors(colors text[])': 'us',
  'private.are_exact(exact text[], colors text[])': 'us',
  'private.audit(actor_id uuid, action text, target_id uuid, outcome text)': 's',
  'private.color_cells(lab double precision[], level integer, reach integer)': '',
  'private.color_distance(lab double precision[], goal double precision[])': '',
  'private.color_hashes(lab double precision[])': '',
  'private.color_keys(lab double precision[])': '',
  'private.count_gone_palettes()': '',
  'private.count_gone_projects()': '',
  'private.count_new_palettes()': '',
  'private.count_new_projects()': '',
  'private.count_selection(palette_id uuid)': 'aus',
  'private.count_weekly_click(palette_id uuid)': 'aus',
  'private.count_users(word text, plan text)': 's',
  'private.dashboard()': 's',
  'private.directory_name(email text, metadata jsonb)': '',
  'private.display_name(email text, metadata jsonb)': '',
  'private.erase(target_user_id uuid)': '',
  'private.erase_as_admin(target_user_id uuid)': 'u',
  'private.erase_own()': 'u',
  'private.extraction_limit(user_id uuid, kind text)': '',
  'private.extraction_period(kind text)': '',
  'private.find_users(word text, plan text, sort text, descends boolean, most integer, skip integer)': 's',
  'private.follow_own_palette()': '',
  'private.follow_palette()': '',
  'private.follow_user()': '',
  'private.give_pro(actor_id uuid, target_id uuid)': 's',
  'private.guard_arrival()': '',
  'private.guard_new_project()': '',
  'private.guard_palette_change()': '',
  'private.guard_project_change()': '',
  'private.is_admin(user_id uuid)': 's',
  'private.is_order_followed(query tsquery)': '',
  'private.is_name(name text)': 'us',
  'private.is_pro(user_id uuid)': 's',
  'private.is_suspended(user_id uuid)': '',
  'private.name_key(name text)': 'us',
  'private.near_within()': '',
  'private.nearest_like(query tsquery, goal double precision[], size integer, most integer, after_distance double precision, after_count integer, after_time timestamp with time zone, after_id uuid)':
    '',
  'private.network_of(address text)': '',
  'private.oklab(colors text[])': '',
  'private.own_cells(user_id uuid, cells integer[])': '',
  'private.own_keys(user_id uuid, lab double precision[])': '',
  'private.own_palettes_near(near text, most integer, after_distance double precision, after_time timestamp with time zone, after_id uuid)':
    'us',
  'private.palettes_like(word text, near text, size integer, sort text, most integer, after_distance double precision, after_count integer, after_time timestamp with time zone, after_id uuid)':
    'aus',
  'private.plain_words(phrase text)': '',
  'private.plan_of(user_id uuid)': 's',
  'private.popular_like(query tsquery, goal double precision[], cells integer[], within double precision, size integer, most integer, after_count integer, after_time timestamp with time zone, after_id uuid)':
    '',
  'private.public_metadata(metadata jsonb)': '',
  'private.read_extractions(kind text)': 'u',
  'private.recent_like(query tsquery, goal double precision[], cells integer[], within double precision, size integer, most integer, after_time timestamp with time zone, after_id uuid)':
    '',
  'private.refuse_suspended()': '',
  'private.require_kind(kind text)': '',
  'private.require_no_renewal(target_user_id uuid)': '',
  'private.spend_extraction(kind text, OUT allowed boolean, OUT remaining integer)': 'u',
  'private.spread_visibility()': '',
  'private.take_pro(actor_id uuid, target_id uuid)': 's',
  'private.totals()': 's',
  'private.touch_updated_at()': '',
  'private.user_details(user_id uuid)': 's',
  'private.visitor()': '',
  'private.will_renew(user_id uuid)': 's',
  'private.word_query(phrase text)': '',
  'public.admin_delete_user_data(target_user_id uuid)': 'us',
  'public.back_office_activities(kind text, most integer, skip integer)': 's',
  'public.back_office_count_users(word text, plan text)': 's',
  'public.back_office_dashboard()': 's',
  'public.back_office_find_users(word text, plan text, sort text, descends boolean, most integer, skip integer)':
    's',
  'public.back_office_give_pro(actor_id uuid, target_id uuid)': 's',
  'public.back_office_take_pro(actor_id uuid, target_id uuid)': 's',
  'public.back_office_totals()': 's',
  'public.back_office_user(user_id uuid)': 's',
  'public.close_billing_sync(event_id text, event_type text, customer_id text, ticket bigint, subscriptions jsonb)':
    's',
  'public.count_own_projects()': 'us',
  'public.delete_user_data()': 'us',
  'public.find_own_palettes(word text, near text, most integer, after_distance double precision, after_time timestamp with time zone, after_id uuid)':
    'us',
  'public.find_palettes(word text, near text, size integer, sort text, after_distance double precision, after_count integer, after_time timestamp with time zone, after_id uuid)':
    'aus',
  'public.get_extraction_count(kind text)': 'us',
  'public.increment_extraction_count(kind text, OUT allowed boolean, OUT remaining integer)': 'us',
  'public.increment_palette_selection_count(palette_id uuid)': 'aus',
  'public.increment_weekly_click_count(palette_id uuid)': 'aus',
  'public.list_projects(word text, sort text, only_id uuid, most integer, after_name text, after_time timestamp with time zone, after_id uuid)':
    'us',
  'public.open_billing_sync(event_id text, customer_id text)': 's',
  'public.record_audit(actor_id uuid, action text, target_id uuid, outcome text)': 's',
  'public.record_webhook_event(event_id text, event_type text)': 's',
  'public.save_palette_of_the_week(palette_colors text[], exact text[], background_media_type text, background_media_url text, week_of_year integer, year integer)':
    'us',
  'public.spend_call(actor text, action text, most integer, window_seconds integer)': 's',
};

/** Rules that stand on the tables themselves; the attacks try those that a client can reach. */
export const CONSTRAINTS: readonly string[] = [
  'admin_users_role_check',
  'admin_users_user_id_fkey',
  'admin_users_user_id_key',
  'billing_tickets_customer_id_fkey',
  'complimentary_subscriptions_user_id_fkey',
  'digest_salt_only_row_check',
  'extraction_counts_count_check',
  'extraction_counts_kind_check',
  'extraction_counts_user_id_fkey',
  'own_palette_search_palette_id_fkey',
  'palette_of_the_week_background_media_type_check',
  'palette_of_the_week_background_media_url_check',
  'palette_of_the_week_check',
  'palette_of_the_week_click_count_check',
  'palette_of_the_week_palette_colors_check',
  'palette_of_the_week_week_of_year_check',
  'palette_of_the_week_year_check',
  'palette_of_the_week_year_week_of_year_key',
  'palette_search_palette_id_fkey',
  'palette_selections_palette_id_fkey',
  'palette_selections_user_id_fkey',
  'plan_limits_images_per_day_check',
  'plan_limits_palettes_per_project_check',
  'plan_limits_plan_check',
  'plan_limits_projects_check',
  'plan_limits_videos_per_month_check',
  'project_palettes_check',
  'project_palettes_colors_check',
  'project_palettes_name_check',
  'project_palettes_project_id_fkey',
  'project_palettes_selection_count_check',
  'project_palettes_theme_check',
  'projects_name_check',
  'projects_user_id_fkey',
  'stripe_customers_customer_id_key',
  'stripe_customers_user_id_fkey',
  'stripe_subscriptions_customer_id_fkey',
  'stripe_subscriptions_payment_method_last4_check',
  'stripe_subscriptions_status_check',
  'weekly_clicks_palette_id_fkey',
  'weekly_clicks_user_id_fkey',
];
