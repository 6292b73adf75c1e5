-- Somebody's own projects by page: searched and sorted here, because nobody has all of them at hand.

-- One page with how many palettes each project has, the newest four of them, and when it or one of them was changed
-- last; the next begins after its last row. With `only_id`, that project alone.
create function public.list_projects(
  word text default null, sort text default 'recent', only_id uuid default null, most integer default 48,
  after_name text default null, after_time timestamptz default null, after_id uuid default null
) returns table (
  id uuid, name text, is_public boolean, created_at timestamptz, updated_at timestamptz, palette_count integer,
  palettes jsonb, changed_at timestamptz
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
      ),
      greatest(
        page.updated_at,
        (select max(q.updated_at) from public.project_palettes as q where q.project_id = page.id)
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

grant execute on function public.list_projects(text, text, uuid, integer, text, timestamptz, uuid), public.count_own_projects()
  to authenticated, service_role;
