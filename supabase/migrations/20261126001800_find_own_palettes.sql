-- Somebody's own palettes by page, whichever project they are in.

-- Ids and how near they are, of the caller's own alone. No index: those of everybody would be as many as there are.
create function private.own_palettes_near(near text) returns table (id uuid, distance double precision)
language plpgsql stable security definer set search_path = '' rows 100 as $$
declare
  goal constant double precision[] := private.oklab(array[near]);
begin
  return query select q.id, d.distance
    from public.projects as p join public.project_palettes as q on q.project_id = p.id,
      lateral (select private.color_distance(private.oklab(coalesce(q.exact, q.colors)), goal) as distance) as d
    where p.user_id = (select auth.uid()) and d.distance <= private.near_within();
end
$$;

-- One page of the caller's palettes, in whichever project they are: by a word of the name, the newest first, or by a
-- color, the nearest first. Without either, all of them.
create function public.find_own_palettes(
  word text default null, near text default null, most integer default 50,
  after_distance double precision default null, after_time timestamptz default null, after_id uuid default null
) returns table (
  id uuid, project_id uuid, name text, colors text[], exact text[], is_public boolean, selection_count integer,
  created_at timestamptz, updated_at timestamptz, project_name text, distance double precision
)
language plpgsql stable security invoker set search_path = '' rows 50 as $$
#variable_conflict use_column
begin
  if char_length(word) > 40 or near !~ '^#[0-9A-F]{6}$' or most not between 1 and 1000 then
    raise exception 'not a search' using errcode = '22023';
  end if;
  if near is null then
    return query select q.id, q.project_id, q.name, q.colors, q.exact, q.is_public, q.selection_count, q.created_at,
        q.updated_at, p.name, 0::double precision
      from public.projects as p join public.project_palettes as q on q.project_id = p.id
      where p.user_id = (select auth.uid()) and (word is null or strpos(lower(q.name), lower(word)) > 0)
        and (after_id is null or (q.created_at, q.id) < (after_time, after_id))
      order by q.created_at desc, q.id desc limit most;
  else
    return query select q.id, q.project_id, q.name, q.colors, q.exact, q.is_public, q.selection_count, q.created_at,
        q.updated_at, p.name, f.distance
      from private.own_palettes_near(near) as f join public.project_palettes as q on q.id = f.id
        join public.projects as p on p.id = q.project_id
      where p.user_id = (select auth.uid())
        and (after_id is null or (-f.distance, q.created_at, q.id) < (-after_distance, after_time, after_id))
      order by f.distance, q.created_at desc, q.id desc limit most;
  end if;
end
$$;

grant execute on function private.own_palettes_near(text),
  public.find_own_palettes(text, text, integer, double precision, timestamptz, uuid)
  to authenticated, service_role;
