-- How the weekly palettes are scheduled, and how often each was opened.

-- Media of our own site are paths from its root: they move with it to another address.
alter table public.palette_of_the_week
  drop constraint palette_of_the_week_background_media_url_check,
  add constraint palette_of_the_week_background_media_url_check check (
    octet_length(background_media_url) <= 2048
    and background_media_url ~ '^(https://[^\s"''<>\\`]+|(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+)$'
  );

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

-- A click is no change of the palette.
drop trigger touch_updated_at on public.palette_of_the_week;
create trigger touch_updated_at before update of
  palette_colors, exact, background_media_type, background_media_url, week_of_year, year, updated_at
  on public.palette_of_the_week
  for each row execute function private.touch_updated_at();

-- Once per person, palette and day, and never for administrators, who look at what they have scheduled.
create table private.weekly_clicks (
  palette_id uuid not null references public.palette_of_the_week (id) on delete cascade,
  -- The user's id, or a digest of a visitor's address that cannot be turned back.
  actor text not null,
  -- The user again, so that nothing of an account is left when it goes.
  user_id uuid references auth.users (id) on delete cascade,
  day date not null default (now() at time zone 'utc')::date,
  primary key (palette_id, actor, day)
);
create index weekly_clicks_by_user on private.weekly_clicks (user_id) where user_id is not null;

-- Says nothing in any case. A digest is kept for the day it counts: older ones go with the next click.
create function private.count_weekly_click(palette_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := (select auth.uid());
  today date := (now() at time zone 'utc')::date;
begin
  if private.is_admin(caller)
    or not exists (select from public.palette_of_the_week as w where w.id = count_weekly_click.palette_id) then
    return;
  end if;
  delete from private.weekly_clicks as c where c.day < today;
  insert into private.weekly_clicks (palette_id, actor, user_id, day)
    values (count_weekly_click.palette_id, coalesce(caller::text, private.visitor()), caller, today)
    on conflict do nothing;
  if found then
    update public.palette_of_the_week as w set click_count = w.click_count + 1
      where w.id = count_weekly_click.palette_id;
  end if;
end
$$;

create function public.increment_weekly_click_count(palette_id uuid) returns void
language sql security invoker set search_path = '' as $$
  select private.count_weekly_click(palette_id)
$$;

grant execute on function private.count_weekly_click(uuid) to anon, authenticated, service_role;
grant execute on function public.increment_weekly_click_count(uuid) to anon, authenticated, service_role;
