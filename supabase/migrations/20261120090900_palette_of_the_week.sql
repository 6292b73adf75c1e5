-- The palette on the home page, one per ISO week.

create table public.palette_of_the_week (
  id uuid primary key default gen_random_uuid(),
  palette_colors text[] not null check (private.are_colors(palette_colors)),
  exact text[] check (private.are_exact(exact, palette_colors)),
  background_media_type text not null check (background_media_type in ('video', 'image')),
  background_media_url text not null
    check (octet_length(background_media_url) <= 2048 and background_media_url ~ '^https://[^\s"''<>\\`]+$'),
  week_of_year integer not null check (week_of_year between 1 and 53),
  year integer not null check (year between 2000 and 2100),
  click_count integer not null default 0 check (click_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (year, week_of_year)
);

create trigger touch_updated_at before update on public.palette_of_the_week
  for each row execute function private.touch_updated_at();

alter table public.palette_of_the_week enable row level security;

create policy "everyone reads the weekly palettes" on public.palette_of_the_week
  for select to anon, authenticated using (true);
create policy "administrators schedule weekly palettes" on public.palette_of_the_week
  for insert to authenticated with check ((select private.am_admin()));
create policy "administrators change weekly palettes" on public.palette_of_the_week
  for update to authenticated using ((select private.am_admin())) with check ((select private.am_admin()));

grant select on public.palette_of_the_week to anon, authenticated;
grant insert (palette_colors, exact, background_media_type, background_media_url, week_of_year, year)
  on public.palette_of_the_week to authenticated;
grant update (palette_colors, exact, background_media_type, background_media_url, week_of_year, year)
  on public.palette_of_the_week to authenticated;
grant all on public.palette_of_the_week to service_role;
