-- Every limit that the database enforces, by plan. Null is no limit. A test compares it with the page's own table.

create table private.plan_limits (
  plan text primary key check (plan in ('free', 'pro')),
  projects integer check (projects >= 0),
  palettes_per_project integer check (palettes_per_project >= 0),
  allows_private boolean not null,
  images_per_day integer check (images_per_day >= 0),
  videos_per_month integer check (videos_per_month >= 0)
);

insert into private.plan_limits values
  ('free', 1, 1, false, 10, 5),
  ('pro', null, null, true, null, null);
