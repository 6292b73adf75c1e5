-- One of everybody; people.ts names the rows. Written as the server, which no limit binds.

insert into auth.users (id, email)
select format('00000000-0000-4000-8000-0000000000%s', lpad(n::text, 2, '0'))::uuid, format('person%s@example.com', n)
from generate_series(1, 10) as n;
update auth.users set banned_until = 'infinity' where id = '00000000-0000-4000-8000-000000000010';

insert into public.stripe_customers (user_id, customer_id) values
  ('00000000-0000-4000-8000-000000000003', 'cus_pro'),
  ('00000000-0000-4000-8000-000000000004', 'cus_lapsed'),
  ('00000000-0000-4000-8000-000000000007', 'cus_admin'),
  ('00000000-0000-4000-8000-000000000009', 'cus_leaving');
insert into public.stripe_subscriptions
  (subscription_id, customer_id, status, price_id, current_period_start, current_period_end, cancel_at_period_end)
select id, customer, status, 'price_pro', extract(epoch from now() + begins)::bigint,
  extract(epoch from now() + ends)::bigint, cancels
from (values
  ('sub_pro', 'cus_pro', 'active', interval '-10 days', interval '20 days', false),
  ('sub_lapsed', 'cus_lapsed', 'canceled', interval '-40 days', interval '-10 days', true),
  ('sub_admin', 'cus_admin', 'canceled', interval '-40 days', interval '-10 days', true),
  ('sub_leaving', 'cus_leaving', 'active', interval '-10 days', interval '20 days', true)
) as s (id, customer, status, begins, ends, cancels);

insert into public.admin_users (user_id) values
  ('00000000-0000-4000-8000-000000000007'),
  ('00000000-0000-4000-8000-000000000008');

insert into public.projects (id, user_id, name, is_public, created_at, updated_at)
select format('00000000-0000-4000-8000-0000000000%s', project)::uuid,
  format('00000000-0000-4000-8000-0000000000%s', owner)::uuid, name, is_public, '2025-01-01Z', '2025-01-01Z'
from (values
  ('11', '01', 'Of the free', true),
  ('12', '02', 'Of the stranger', true),
  ('13', '03', 'Open', true),
  ('14', '03', 'Closed', false),
  ('15', '04', 'Open from before', true),
  ('16', '04', 'Closed from before', false),
  ('17', '06', 'Empty', true),
  ('18', '07', 'Of the administrator', true)
) as p (project, owner, name, is_public);

insert into public.project_palettes (
  id, project_id, name, colors, exact, color_names, theme, selection_count, created_at, updated_at
)
select format('00000000-0000-4000-8000-0000000000%s', palette)::uuid,
  format('00000000-0000-4000-8000-0000000000%s', project)::uuid, name,
  array['hsl(175, 84%, 32%)', 'hsl(0, 0%, 100%)'], array['#0D9488', '#FFFFFF'],
  case when palette in ('22', '24') then array['--primary', ''] end,
  case when palette in ('22', '24') then 'h=teal.0d9488' end, 7, '2025-01-01Z', '2025-01-01Z'
from (values
  ('21', '11', 'Harbor'),
  ('22', '12', 'Orchard'),
  ('23', '13', 'Signal'),
  ('24', '14', 'Vault'),
  ('26', '16', 'Attic'),
  ('27', '16', 'Cellar'),
  ('28', '18', 'Ledger')
) as p (palette, project, name);

insert into public.palette_of_the_week
  (id, palette_colors, background_media_type, background_media_url, week_of_year, year)
values (
  '00000000-0000-4000-8000-000000000031', array['hsl(175, 84%, 32%)', 'hsl(0, 0%, 100%)'],
  'image', 'https://images.example.com/week.jpg', 10, 2026
);

insert into public.extraction_counts (user_id, kind, period, count) values
  ('00000000-0000-4000-8000-000000000001', 'video', private.extraction_period('video'), 5),
  ('00000000-0000-4000-8000-000000000002', 'video', private.extraction_period('video'), 2),
  ('00000000-0000-4000-8000-000000000007', 'video', private.extraction_period('video'), 1);

insert into private.palette_selections (palette_id, actor, user_id, day) values
  ('00000000-0000-4000-8000-000000000023', '00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000002', '2025-01-01');

-- Too long ago for the palette to come back.
insert into private.freed_places (project_id, palette, freed_at)
select project_id, md5(colors::text), now() - interval '5 minutes' from public.project_palettes where name = 'Harbor';
