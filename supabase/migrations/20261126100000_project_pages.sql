-- Somebody's own projects and palettes by page: searched and sorted here, because nobody has all of them at hand.

-- Names as people order them: without case and accents, and numbers by their value.
create function private.name_key(name text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select string_agg(
    case when part[2] is null then part[1] else lpad(ltrim(part[2], '0'), 40, '0') end, '' order by place
  )
  from regexp_matches(
    regexp_replace(lower(normalize(name, nfkd)), '[\u0300-\u036f]', '', 'g'), '([^0-9]+)|([0-9]+)', 'g'
  ) with ordinality as found (part, place)
$$;

-- One page with how many palettes each project has and the newest four of them; the next begins after its last row. With
-- `only_id`, that project alone.
create function public.list_projects(
  word text default null, sort text default 'recent', only_id uuid default null, most integer default 48,
  after_name text default null, after_time timestamptz default null, after_id uuid default null
) returns table (
  id uuid, name text, is_public boolean, created_at timestamptz, updated_at timestamptz, palette_count integer,
  palettes jsonb
)
language plpgsql stable security invoker set search_path = '' rows 48 as $$
#variable_conflict use_column
declare
  is_first constant boolean := after_id is null;
  is_by_name constant boolean := sort in ('name-asc', 'name-desc');
  is_newest_first constant boolean := sort in ('recent', 'name-asc');
  after_key constant text collate "C" := private.name_key(after_name);
begin
  if char_length(word) > 40 or most not between 1 and 1000
    or sort not in ('recent', 'oldest', 'name-asc', 'name-desc') then
    raise exception 'not a search' using errcode = '22023';
  end if;
  return query
    with page as materialized (
      select p.*, keys.key
      from public.projects as p,
        lateral (select case when is_by_name then private.name_key(p.name) collate "C" end as key) as keys
      where p.user_id = (select auth.uid()) and (only_id is null or p.id = only_id)
        and (word is null or strpos(lower(p.name), lower(word)) > 0)
        and (
          is_first
          or case sort
            when 'recent' then (p.created_at, p.id) < (after_time, after_id)
            when 'oldest' then (p.created_at, p.id) > (after_time, after_id)
            when 'name-asc' then
              keys.key > after_key or (keys.key = after_key and (p.created_at, p.id) < (after_time, after_id))
            else keys.key < after_key or (keys.key = after_key and (p.created_at, p.id) > (after_time, after_id))
          end
        )
      order by case when sort = 'name-asc' then keys.key end, case when sort = 'name-desc' then keys.key end desc,
        case when is_newest_first then p.created_at end desc, case when not is_newest_first then p.created_at end,
        case when is_newest_first then p.id end desc, case when not is_newest_first then p.id end
      limit most
    )
    select page.id, page.name, page.is_public, page.created_at, page.updated_at,
      (select count(*)::integer from public.project_palettes as q where q.project_id = page.id),
      (
        select coalesce(jsonb_agg(to_jsonb(newest) order by newest.created_at desc, newest.id desc), '[]')
        from (
          select q.* from public.project_palettes as q where q.project_id = page.id
          order by q.created_at desc, q.id desc limit 4
        ) as newest
      )
    from page
    order by case when sort = 'name-asc' then page.key end, case when sort = 'name-desc' then page.key end desc,
      case when is_newest_first then page.created_at end desc, case when not is_newest_first then page.created_at end,
      case when is_newest_first then page.id end desc, case when not is_newest_first then page.id end;
end
$$;

create function public.count_own_projects() returns table (projects integer, palettes integer)
language sql stable security invoker set search_path = '' rows 1 as $$
  select
    (select count(*)::integer from public.projects as p where p.user_id = (select auth.uid())),
    (
      select count(*)::integer from public.projects as p join public.project_palettes as q on q.project_id = p.id
      where p.user_id = (select auth.uid())
    )
$$;

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

grant execute on function private.name_key(text), private.own_palettes_near(text),
  public.list_projects(text, text, uuid, integer, text, timestamptz, uuid), public.count_own_projects(),
  public.find_own_palettes(text, text, integer, double precision, timestamptz, uuid)
  to authenticated, service_role;
