-- Public palettes by a word of their name, by a color, by their size.

-- Ids of public palettes and how near they are, and nothing else: row security would keep the two indexes from being
-- used, because their operators are not proven to leak nothing.
create function private.palettes_like(word text, near text)
returns table (id uuid, distance double precision)
language plpgsql stable security definer set search_path = '' rows 100 as $$
declare
  query tsquery := private.word_query(word);
  goal double precision[] := case when near is not null then private.oklab(array[near]) end;
begin
  if near is null then
    return query select p.id, 0::double precision from public.project_palettes as p
      where p.is_public and array_to_tsvector(private.plain_words(p.name)) @@ query;
  else
    return query select p.id, d.distance from public.project_palettes as p,
        lateral (select private.color_distance(private.oklab(coalesce(p.exact, p.colors)), goal) as distance) as d
      where p.is_public and private.color_cells(private.oklab(coalesce(p.exact, p.colors)), 0) && private.color_cells(goal, 1)
        and d.distance <= private.near_within()
        and (word is null or array_to_tsvector(private.plain_words(p.name)) @@ query);
  end if;
end
$$;

-- One page, by 'popular', 'recent' or 'nearest'; the next begins after the last row of this one. Each argument that is
-- null asks for nothing. Visitors have one page of anything.
create function public.find_palettes(
  word text default null, near text default null, size integer default null, sort text default 'popular',
  after_distance double precision default null, after_count integer default null,
  after_time timestamptz default null, after_id uuid default null
) returns table (
  id uuid, project_id uuid, name text, colors text[], exact text[], is_public boolean, selection_count integer,
  created_at timestamptz, updated_at timestamptz, distance double precision
)
language plpgsql stable security invoker set search_path = '' rows 50 as $$
#variable_conflict use_column
declare
  is_first boolean := after_id is null;
  most constant integer := 50;
begin
  if char_length(word) > 40 or near !~ '^#[0-9A-F]{6}$' or size not between 2 and 9
    or sort not in ('popular', 'recent', 'nearest') then
    raise exception 'not a search' using errcode = '22023';
  end if;
  if not is_first and (select auth.uid()) is null then
    return;
  end if;
  if word is null and near is null and sort = 'recent' then
    return query select p.id, p.project_id, p.name, p.colors, p.exact, p.is_public, p.selection_count, p.created_at,
        p.updated_at, 0::double precision
      from public.project_palettes as p
      where p.is_public and (size is null or cardinality(p.colors) = size)
        and (is_first or (p.created_at, p.id) < (after_time, after_id))
      order by p.created_at desc, p.id desc limit most;
  elsif word is null and near is null then
    return query select p.id, p.project_id, p.name, p.colors, p.exact, p.is_public, p.selection_count, p.created_at,
        p.updated_at, 0::double precision
      from public.project_palettes as p
      where p.is_public and (size is null or cardinality(p.colors) = size)
        and (is_first or (p.selection_count, p.created_at, p.id) < (after_count, after_time, after_id))
      order by p.selection_count desc, p.created_at desc, p.id desc limit most;
  else
    return query select p.id, p.project_id, p.name, p.colors, p.exact, p.is_public, p.selection_count, p.created_at,
        p.updated_at, f.distance
      from private.palettes_like(word, near) as f
        join public.project_palettes as p on p.id = f.id,
        lateral (
          select case when sort = 'nearest' then f.distance else 0 end as far,
            case when sort = 'recent' then 0 else p.selection_count end as uses
        ) as place
      where p.is_public and (size is null or cardinality(p.colors) = size)
        and (
          is_first or (-far, uses, p.created_at, p.id) < (
            case when sort = 'nearest' then -after_distance else 0 end,
            case when sort = 'recent' then 0 else after_count end, after_time, after_id
          )
        )
      order by far, uses desc, p.created_at desc, p.id desc limit most;
  end if;
end
$$;

grant execute on function private.palettes_like(text, text),
  public.find_palettes(text, text, integer, text, double precision, integer, timestamptz, uuid)
  to anon, authenticated, service_role;
