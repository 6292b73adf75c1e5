-- A tag is kept with hyphens, and is found among one's own palettes as it was typed, too: "warm pink" as `warm-pink`.

-- One page of the caller's palettes, in whichever project they are: by a word of the name or of a tag, the newest first,
-- or by a color, the nearest first; of those that have all of the tags. Without any of it, all of them.
create or replace function public.find_own_palettes(
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
declare
  -- The words as the page writes a tag. Null where nothing is left of them, which would be in every tag.
  as_tag constant text := nullif(
    trim(both '-' from lower(normalize(regexp_replace(word, '[\s_#-]+', '-', 'g'), nfc))), ''
  );
begin
  if char_length(word) > 40 or near !~ '^#[0-9A-F]{6}$' or not private.are_tags(tagged)
    or most not between 1 and 1000 then
    raise exception 'not a search' using errcode = '22023';
  end if;
  if near is null then
    return query select q.id, q.project_id, q.name, q.colors, q.exact, q.color_names, q.tags, q.theme, q.is_public,
        q.selection_count, q.created_at, q.updated_at, p.name, 0::double precision
      from public.projects as p join public.project_palettes as q on q.project_id = p.id
      where p.user_id = (select auth.uid())
        and (
          word is null or strpos(lower(q.name), lower(word)) > 0
          or strpos(array_to_string(q.tags, e'\n'), as_tag) > 0
        )
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
