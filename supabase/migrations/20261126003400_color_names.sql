-- The names that colors of a palette were given, kept beside the palette: by its own migration, so that palettes of
-- earlier data stay, whose colors have none.

-- One for each color, of the same form as a palette's name; '' for a color without one.
create function private.are_color_names(names text[], colors text[]) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  name text;
begin
  if names is null then
    return true;
  end if;
  if array_ndims(names) is distinct from 1 or array_lower(names, 1) <> 1
    or cardinality(names) is distinct from cardinality(colors) then
    return false;
  end if;
  foreach name in array names loop
    if name is null or (name <> '' and not private.is_name(name)) then
      return false;
    end if;
  end loop;
  return true;
end
$$;

alter table public.project_palettes
  add column color_names text[]
    constraint project_palettes_color_names_check check (private.are_color_names(color_names, colors));

-- Check constraints run with the writer's rights.
grant execute on function private.are_color_names(text[], text[]) to authenticated, service_role;
grant insert (color_names), update (color_names) on public.project_palettes to authenticated;

-- Whoever writes another number of colors alone knows of no names. Before the check, which would refuse them.
create function private.drop_color_names() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  new.color_names := null;
  return new;
end
$$;
create trigger drop_color_names before update of colors on public.project_palettes
  for each row when (
    new.color_names is not distinct from old.color_names
    and cardinality(new.colors) is distinct from cardinality(old.colors)
  ) execute function private.drop_color_names();

-- Both searches as they were, with the names: what a function returns cannot be replaced.
drop function public.find_palettes(text, text, integer, text, double precision, integer, timestamptz, uuid, text[]);
drop function public.find_own_palettes(text, text, integer, double precision, timestamptz, uuid, text[]);

-- One page, by 'popular', 'recent' or 'nearest'; the next begins after the last row of this one. Each argument that is
-- null asks for nothing. Visitors have one page of anything.
create function public.find_palettes(
  word text default null, near text default null, size integer default null, sort text default 'popular',
  after_distance double precision default null, after_count integer default null,
  after_time timestamptz default null, after_id uuid default null, tagged text[] default null
) returns table (
  id uuid, project_id uuid, name text, colors text[], exact text[], color_names text[], tags text[], theme text,
  is_public boolean, selection_count integer, created_at timestamptz, updated_at timestamptz, distance double precision
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
  return query select p.id, p.project_id, p.name, p.colors, p.exact, p.color_names, p.tags, p.theme, p.is_public,
      p.selection_count, p.created_at, p.updated_at, f.distance
    from private.palettes_like(
        word, tagged, near, size, sort, 50, after_distance, after_count, after_time, after_id
      ) as f
      join public.project_palettes as p on p.id = f.id
    where p.is_public
    order by case when sort = 'nearest' then f.distance end, case when sort <> 'recent' then p.selection_count end desc,
      p.created_at desc, p.id desc;
end
$$;

-- One page of the caller's palettes, in whichever project they are: by a word of the name, the newest first, or by a
-- color, the nearest first; of those that have all of the tags. Without any of it, all of them.
create function public.find_own_palettes(
  word text default null, near text default null, most integer default 50,
  after_distance double precision default null, after_time timestamptz default null, after_id uuid default null,
  tagged text[] default null
) returns table (
  id uuid, project_id uuid, name text, colors text[], exact text[], color_names text[], tags text[], theme text,
  is_public boolean, selection_count integer, created_at timestamptz, updated_at timestamptz, project_name text,
  distance double precision
)
language plpgsql stable security invoker set search_path = '' rows 50 as $$
#variable_conflict use_column
begin
  if char_length(word) > 40 or near !~ '^#[0-9A-F]{6}$' or not private.are_tags(tagged)
    or most not between 1 and 1000 then
    raise exception 'not a search' using errcode = '22023';
  end if;
  if near is null then
    return query select q.id, q.project_id, q.name, q.colors, q.exact, q.color_names, q.tags, q.theme, q.is_public,
        q.selection_count, q.created_at, q.updated_at, p.name, 0::double precision
      from public.projects as p join public.project_palettes as q on q.project_id = p.id
      where p.user_id = (select auth.uid()) and (word is null or strpos(lower(q.name), lower(word)) > 0)
        and (tagged is null or q.id in (select private.own_tagged(tagged)))
        and (after_id is null or (q.created_at, q.id) < (after_time, after_id))
      order by q.created_at desc, q.id desc limit most;
  else
    return query select q.id, q.project_id, q.name, q.colors, q.exact, q.color_names, q.tags, q.theme, q.is_public,
        q.selection_count, q.created_at, q.updated_at, p.name, f.distance
      from private.own_palettes_near(near, tagged, most, after_distance, after_time, after_id) as f
        join public.project_palettes as q on q.id = f.id join public.projects as p on p.id = q.project_id
      where p.user_id = (select auth.uid())
      order by f.distance, q.created_at desc, q.id desc;
  end if;
end
$$;

grant execute on function
  public.find_palettes(text, text, integer, text, double precision, integer, timestamptz, uuid, text[])
  to anon, authenticated, service_role;
grant execute on function
  public.find_own_palettes(text, text, integer, double precision, timestamptz, uuid, text[])
  to authenticated, service_role;
