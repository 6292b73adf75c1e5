-- A click on a weekly palette says nothing to a suspended account either, and clears old digests in parts: after
-- midnight the first clicks would otherwise wait for each other to delete those of the whole day before.
create index weekly_clicks_by_day on private.weekly_clicks (day);

-- Says nothing in any case. A digest is kept for the day it counts: older ones go with later clicks.
create or replace function private.count_weekly_click(palette_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := (select auth.uid());
  today date := (now() at time zone 'utc')::date;
begin
  if private.is_admin(caller) or private.is_suspended(caller)
    or not exists (select from public.palette_of_the_week as w where w.id = count_weekly_click.palette_id) then
    return;
  end if;
  -- No other request is waited for: what one leaves behind, the next takes along.
  delete from private.weekly_clicks as c where c.ctid in (
    select old.ctid from private.weekly_clicks as old
    where old.day < today limit 100 for update skip locked
  );
  insert into private.weekly_clicks (palette_id, actor, user_id, day)
    values (count_weekly_click.palette_id, coalesce(caller::text, private.visitor()), caller, today)
    on conflict do nothing;
  if found then
    update public.palette_of_the_week as w set click_count = w.click_count + 1
      where w.id = count_weekly_click.palette_id;
  end if;
end
$$;
