-- Somebody's own palettes by page, whichever project they are in.

-- A line for each palette, public or not, kept in step by a trigger: what its owner finds it by.
create table private.own_palette_search (
  palette_id uuid primary key references public.project_palettes (id) on delete cascade,
  user_id uuid not null,
  created_at timestamptz not null,
  -- OKLab of its colors, three numbers each.
  lab double precision[] not null,
  -- The cubes that they lie in, as cubes of its owner.
  cells integer[] not null
);
create index own_palette_search_cells on private.own_palette_search using gin (cells);

-- The same cubes under numbers of one user's own: in an index of everybody's palettes, those of a user stand together.
-- Two users may share a number: whoever looks asks for the user, too.
create function private.own_cells(user_id uuid, cells integer[]) returns integer[]
language sql immutable strict parallel safe set search_path = '' as $$
  select array_agg(hash_array(array[uuid_hash(user_id), cell])) from unnest(cells) as cell
$$;

create function private.own_keys(user_id uuid, lab double precision[]) returns integer[]
language sql immutable strict parallel safe set search_path = '' as $$
  select array_agg(distinct key)
  from generate_series(0, 2) as level, unnest(private.own_cells(user_id, private.color_cells(lab, level, 0))) as key
$$;

create function private.follow_own_palette() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owner constant uuid := (select p.user_id from public.projects as p where p.id = new.project_id);
  lab constant double precision[] := private.oklab(coalesce(new.exact, new.colors));
begin
  insert into private.own_palette_search as s (palette_id, user_id, created_at, lab, cells)
    values (new.id, owner, new.created_at, lab, private.own_keys(owner, lab))
    on conflict (palette_id) do update set
      user_id = excluded.user_id, created_at = excluded.created_at, lab = excluded.lab, cells = excluded.cells;
  return null;
end
$$;
create trigger follow_new_own_palette after insert on public.project_palettes
  for each row execute function private.follow_own_palette();
create trigger follow_changed_own_palette after update on public.project_palettes
  for each row when (
    (old.project_id, old.created_at, old.colors, old.exact)
      is distinct from (new.project_id, new.created_at, new.colors, new.exact)
  ) execute function private.follow_own_palette();

-- One page of the caller's own: ids and how near they are. From the color itself outwards, as far as it takes to fill the
-- page, like private.nearest_like; on fewer levels, as one account has fewer palettes.
create function private.own_palettes_near(
  near text, tags text[], most integer, after_distance double precision, after_time timestamptz, after_id uuid
) returns table (id uuid, distance double precision)
language plpgsql stable security definer rows 50
set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
#variable_conflict use_variable
declare
  caller constant uuid := auth.uid();
  goal constant double precision[] := private.oklab(array[near]);
  cells integer[];
  within double precision;
  ids uuid[];
  distances double precision[];
begin
  for level in reverse 2..0 loop
    cells := private.own_cells(caller, private.color_cells(goal, level, 1));
    within := private.near_within() / 2 ^ level;
    continue when after_distance > within;
    select array_agg(p.palette_id), array_agg(p.far) into ids, distances from (
      select s.palette_id, d.far
      from private.own_palette_search as s, lateral (select private.color_distance(s.lab, goal) as far offset 0) as d
      where s.cells && cells and s.user_id = caller and d.far <= within
        and (tags is null or s.palette_id in (select private.own_tagged(tags)))
        and (after_id is null or (-d.far, s.created_at, s.palette_id) < (-after_distance, after_time, after_id))
      order by d.far, s.created_at desc, s.palette_id desc limit most
    ) as p;
    exit when cardinality(ids) = most;
  end loop;
  return query select * from unnest(ids, distances);
end
$$;

-- One page of the caller's palettes, in whichever project they are: by a word of the name, the newest first, or by a
-- color, the nearest first; of those that have all of the tags. Without any of it, all of them.
create function public.find_own_palettes(
  word text default null, near text default null, most integer default 50,
  after_distance double precision default null, after_time timestamptz default null, after_id uuid default null,
  tagged text[] default null
) returns table (
  id uuid, project_id uuid, name text, colors text[], exact text[], tags text[], theme text, is_public boolean, selection_count integer,
  created_at timestamptz, updated_at timestamptz, project_name text, distance double precision
)
language plpgsql stable security invoker set search_path = '' rows 50 as $$
#variable_conflict use_column
begin
  if char_length(word) > 40 or near !~ '^#[0-9A-F]{6}$' or not private.are_tags(tagged)
    or most not between 1 and 1000 then
    raise exception 'not a search' using errcode = '22023';
  end if;
  if near is null then
    return query select q.id, q.project_id, q.name, q.colors, q.exact, q.tags, q.theme, q.is_public, q.selection_count,
        q.created_at, q.updated_at, p.name, 0::double precision
      from public.projects as p join public.project_palettes as q on q.project_id = p.id
      where p.user_id = (select auth.uid()) and (word is null or strpos(lower(q.name), lower(word)) > 0)
        and (tagged is null or q.id in (select private.own_tagged(tagged)))
        and (after_id is null or (q.created_at, q.id) < (after_time, after_id))
      order by q.created_at desc, q.id desc limit most;
  else
    return query select q.id, q.project_id, q.name, q.colors, q.exact, q.tags, q.theme, q.is_public, q.selection_count,
        q.created_at, q.updated_at, p.name, f.distance
      from private.own_palettes_near(near, tagged, most, after_distance, after_time, after_id) as f
        join public.project_palettes as q on q.id = f.id join public.projects as p on p.id = q.project_id
      where p.user_id = (select auth.uid())
      order by f.distance, q.created_at desc, q.id desc;
  end if;
end
$$;

grant execute on function private.own_palettes_near(text, text[], integer, double precision, timestamptz, uuid),
  public.find_own_palettes(text, text, integer, double precision, timestamptz, uuid, text[])
  to authenticated, service_role;
