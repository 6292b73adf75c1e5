-- Public palettes by words of their names and tags, by tags, by a color, by their size.

-- A line for each public palette, kept in step by a trigger: colors as they are measured, and what is sorted by beside
-- what is looked for, so that of a million palettes only those are touched that come near the page.
create table private.palette_search (
  palette_id uuid primary key references public.project_palettes (id) on delete cascade,
  size smallint not null,
  selection_count integer not null,
  created_at timestamptz not null,
  -- OKLab of its colors, three numbers each.
  lab double precision[] not null,
  -- Its colors and the cubes that they lie in.
  cells integer[] not null,
  words tsvector not null
);
create index palette_search_popular on private.palette_search (selection_count desc, created_at desc, palette_id desc);
create index palette_search_recent on private.palette_search (created_at desc, palette_id desc);
create index palette_search_cells on private.palette_search using gin (cells);
create index palette_search_words on private.palette_search using gin (words);

create function private.color_keys(lab double precision[]) returns integer[]
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  keys integer[] := private.color_hashes(lab);
begin
  for level in 0..4 loop
    keys := keys || private.color_cells(lab, level, 0);
  end loop;
  return keys;
end
$$;

create function private.follow_palette() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  lab double precision[];
begin
  if not new.is_public then
    delete from private.palette_search as s where s.palette_id = new.id;
    return null;
  end if;
  -- Being used is by far the most common change, and colors are what takes time.
  if tg_op = 'UPDATE'
    and (new.is_public, new.colors, new.exact) is not distinct from (old.is_public, old.colors, old.exact) then
    update private.palette_search as s
      set selection_count = new.selection_count, created_at = new.created_at,
        words = private.search_words(new.name, new.tags)
      where s.palette_id = new.id;
    return null;
  end if;
  lab := private.oklab(coalesce(new.exact, new.colors));
  insert into private.palette_search as s (palette_id, size, selection_count, created_at, lab, cells, words)
    values (
      new.id, cardinality(new.colors), new.selection_count, new.created_at, lab, private.color_keys(lab),
      private.search_words(new.name, new.tags)
    )
    on conflict (palette_id) do update set
      size = excluded.size, selection_count = excluded.selection_count, created_at = excluded.created_at,
      lab = excluded.lab, cells = excluded.cells, words = excluded.words;
  return null;
end
$$;
create trigger follow_new_palette after insert on public.project_palettes
  for each row execute function private.follow_palette();
create trigger follow_changed_palette after update on public.project_palettes
  for each row when (
    (old.is_public, old.selection_count, old.created_at, old.name, old.colors, old.exact, old.tags)
      is distinct from (new.is_public, new.selection_count, new.created_at, new.name, new.colors, new.exact, new.tags)
  ) execute function private.follow_palette();

-- Whether palettes with these words are looked for in the order of the page, which ends once it is full: where few have
-- them, all of those are sorted instead. The planner, which knows how many lie in which cube, cannot tell how many words
-- begin in some way, so they are counted up to where it makes no difference any more.
create function private.is_order_followed(query tsquery) returns boolean
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
declare
  most constant integer := 3000;
begin
  return (query is null)
    or (select count(*) from (select from private.palette_search as s where s.words @@ query limit most) as first) = most;
end
$$;

-- One page of those that are like it: `cells` and `within` say where the colors may be. Planned anew for each question.
create function private.popular_like(
  query tsquery, goal double precision[], cells integer[], within double precision, size integer, most integer,
  after_count integer, after_time timestamptz, after_id uuid
) returns table (id uuid, distance double precision)
language plpgsql stable security definer rows 50
set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off set enable_indexscan = on as $$
#variable_conflict use_variable
begin
  perform set_config('enable_indexscan', private.is_order_followed(query)::text, true);
  return query select s.palette_id, coalesce(private.color_distance(s.lab, goal), 0)
    from private.palette_search as s
    where (query is null or s.words @@ query) and (size is null or s.size = size)
      and (goal is null or (s.cells && cells and private.color_distance(s.lab, goal) <= within))
      and (after_id is null or (s.selection_count, s.created_at, s.palette_id) < (after_count, after_time, after_id))
    order by s.selection_count desc, s.created_at desc, s.palette_id desc limit most;
end
$$;

create function private.recent_like(
  query tsquery, goal double precision[], cells integer[], within double precision, size integer, most integer,
  after_time timestamptz, after_id uuid
) returns table (id uuid, distance double precision)
language plpgsql stable security definer rows 50
set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off set enable_indexscan = on as $$
#variable_conflict use_variable
begin
  perform set_config('enable_indexscan', private.is_order_followed(query)::text, true);
  return query select s.palette_id, coalesce(private.color_distance(s.lab, goal), 0)
    from private.palette_search as s
    where (query is null or s.words @@ query) and (size is null or s.size = size)
      and (goal is null or (s.cells && cells and private.color_distance(s.lab, goal) <= within))
      and (after_id is null or (s.created_at, s.palette_id) < (after_time, after_id))
    order by s.created_at desc, s.palette_id desc limit most;
end
$$;

-- From the color itself outwards, as far as it takes to fill the page: what is farther than a width is never nearer
-- than what is within it.
create function private.nearest_like(
  query tsquery, goal double precision[], size integer, most integer,
  after_distance double precision, after_count integer, after_time timestamptz, after_id uuid
) returns table (id uuid, distance double precision)
language plpgsql stable security definer rows 50
set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
#variable_conflict use_variable
declare
  ids uuid[];
  distances double precision[];
  cells integer[];
  within double precision;
begin
  if after_id is null or after_distance = 0 then
    select array_agg(p.id), array_agg(p.distance) into ids, distances from private.popular_like(
      query, goal, private.color_hashes(goal), 0, size, most, after_count, after_time, after_id) as p;
    if cardinality(ids) = most then
      return query select * from unnest(ids, distances);
      return;
    end if;
  end if;
  for level in reverse 4..0 loop
    cells := private.color_cells(goal, level, 1);
    within := private.near_within() / 2 ^ level;
    continue when after_distance > within;
    select array_agg(p.palette_id), array_agg(p.far) into ids, distances from (
      select s.palette_id, d.far
      from private.palette_search as s, lateral (select private.color_distance(s.lab, goal) as far) as d
      where s.cells && cells and d.far <= within and (query is null or s.words @@ query)
        and (size is null or s.size = size)
        and (
          after_id is null or (-d.far, s.selection_count, s.created_at, s.palette_id)
            < (-after_distance, after_count, after_time, after_id)
        )
      order by d.far, s.selection_count desc, s.created_at desc, s.palette_id desc limit most
    ) as p;
    exit when cardinality(ids) = most;
  end loop;
  return query select * from unnest(ids, distances);
end
$$;

-- One page of public palettes, their ids and how near they are: what find_palettes may see of the lines above.
create function private.palettes_like(
  word text, tags text[], near text, size integer, sort text, most integer,
  after_distance double precision, after_count integer, after_time timestamptz, after_id uuid
) returns table (id uuid, distance double precision)
language plpgsql stable security definer set search_path = '' rows 50 as $$
#variable_conflict use_variable
declare
  query tsquery := private.word_query(word, tags);
  goal double precision[] := case when near is not null then private.oklab(array[near]) end;
  cells integer[] := case when near is not null then private.color_cells(goal, 0, 1) end;
  within double precision := private.near_within();
begin
  if not private.are_tags(tags) then
    raise exception 'not a search' using errcode = '22023';
  end if;
  -- Of a word without a letter nothing is left to look for.
  if word is not null and cardinality(private.plain_words(word)) = 0 then
    return;
  end if;
  if near is not null and sort = 'nearest' then
    return query select * from private.nearest_like(
      query, goal, size, most, after_distance, after_count, after_time, after_id);
  elsif sort = 'recent' then
    return query select * from private.recent_like(query, goal, cells, within, size, most, after_time, after_id);
  else
    return query select * from private.popular_like(
      query, goal, cells, within, size, most, after_count, after_time, after_id);
  end if;
end
$$;

-- One page, by 'popular', 'recent' or 'nearest'; the next begins after the last row of this one. Each argument that is
-- null asks for nothing. Visitors have one page of anything.
create function public.find_palettes(
  word text default null, near text default null, size integer default null, sort text default 'popular',
  after_distance double precision default null, after_count integer default null,
  after_time timestamptz default null, after_id uuid default null, tagged text[] default null
) returns table (
  id uuid, project_id uuid, name text, colors text[], exact text[], tags text[], theme text, is_public boolean, selection_count integer,
  created_at timestamptz, updated_at timestamptz, distance double precision
)
language plpgsql stable security invoker set search_path = '' rows 50 as $$
#variable_conflict use_column
begin
  if char_length(word) > 40 or near !~ '^#[0-9A-F]{6}$' or size not between 2 and 9
    or sort not in ('popular', 'recent', 'nearest') then
    raise exception 'not a search' using errcode = '22023';
  end if;
  if after_id is not null and (select auth.uid()) is null then
    return;
  end if;
  return query select p.id, p.project_id, p.name, p.colors, p.exact, p.tags, p.theme, p.is_public, p.selection_count,
      p.created_at, p.updated_at, f.distance
    from private.palettes_like(
        word, tagged, near, size, sort, 50, after_distance, after_count, after_time, after_id
      ) as f
      join public.project_palettes as p on p.id = f.id
    where p.is_public
    order by case when sort = 'nearest' then f.distance end, case when sort <> 'recent' then p.selection_count end desc,
      p.created_at desc, p.id desc;
end
$$;

grant execute on function
  private.palettes_like(text, text[], text, integer, text, integer, double precision, integer, timestamptz, uuid),
  public.find_palettes(text, text, integer, text, double precision, integer, timestamptz, uuid, text[])
  to anon, authenticated, service_role;
