-- What administrators change for everybody leaves a line in the trail, whichever way they change it: the palette on the
-- home page, and what any administrator is told about.

create function private.note_weekly_palette() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.audit(
    auth.uid(), 'schedule palette', null, format('%s-W%s', new.year, lpad(new.week_of_year::text, 2, '0'))
  );
  return null;
end
$$;
-- A click is no change of the palette, and the server's own writes are nobody's.
create trigger note_weekly_palette after insert or update of
  palette_colors, exact, background_media_type, background_media_url, week_of_year, year
  on public.palette_of_the_week
  for each row when (auth.uid() is not null) execute function private.note_weekly_palette();

create function private.note_notifications() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.audit(auth.uid(), 'set notifications', new.user_id, 'done');
  return null;
end
$$;
create trigger note_notifications after update of notify_new_users, notify_pro_upgrades on public.admin_users
  for each row when (auth.uid() is not null) execute function private.note_notifications();
