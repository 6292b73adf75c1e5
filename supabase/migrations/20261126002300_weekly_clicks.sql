-- How often the weekly palettes were opened: once per person, palette and day, and never by administrators, who look at
-- what they have scheduled.

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
