-- The palette on the home page, one per ISO week, and how it is scheduled.

create table public.palette_of_the_week (
  id uuid primary key default gen_random_uuid(),
  palette_colors text[] not null check (private.are_colors(palette_colors)),
  exact text[] check (private.are_exact(exact, palette_colors)),
  background_media_type text not null check (background_media_type in ('video', 'image')),
  -- Media of our own site are paths from its root: they move with it to another address.
  background_media_url text not null check (
    octet_length(background_media_url) <= 2048
    and background_media_url ~ '^(https://[^\s"''<>\\`]+|(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+)$'
  ),
  week_of_year integer not null check (week_of_year between 1 and 53),
  year integer not null check (year between 2000 and 2100),
  click_count integer not null default 0 check (click_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (year, week_of_year)
);

-- A click is no change of the palette.
create trigger touch_updated_at before update of
  palette_colors, exact, background_media_type, background_media_url, week_of_year, year, updated_at
  on public.palette_of_the_week
  for each row execute function private.touch_updated_at();
create trigger refuse_suspended before insert or update or delete on public.palette_of_the_week
  for each statement execute function private.refuse_suspended();

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

-- A week that has a palette gets the new one in its place, and keeps its clicks. The caller's own rights decide what is
-- written; the question comes first, so that nobody but an administrator learns what is wrong with the rest.
create function public.save_palette_of_the_week(
  palette_colors text[], exact text[], background_media_type text, background_media_url text, week_of_year integer,
  year integer
) returns void
language plpgsql security invoker set search_path = '' as $$
begin
  if not (select private.am_admin()) then
    raise exception using errcode = '42501', message = 'administrators only';
  end if;
  insert into public.palette_of_the_week (
    palette_colors, exact, background_media_type, background_media_url, week_of_year, year
  )
  values (
    save_palette_of_the_week.palette_colors, save_palette_of_the_week.exact,
    save_palette_of_the_week.background_media_type, save_palette_of_the_week.background_media_url,
    save_palette_of_the_week.week_of_year, save_palette_of_the_week.year
  )
  on conflict on constraint palette_of_the_week_year_week_of_year_key do update set
    palette_colors = excluded.palette_colors,
    exact = excluded.exact,
    background_media_type = excluded.background_media_type,
    background_media_url = excluded.background_media_url;
end
$$;
grant execute on function public.save_palette_of_the_week(text[], text[], text, text, integer, integer)
  to authenticated;
