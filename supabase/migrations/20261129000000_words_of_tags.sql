-- Words find tags, too: who looks for 'retro' means the palettes that are tagged so. By its own migration, so that palettes
-- of earlier data stay.

-- What a palette is found by: the words of its name and of its tags, and its tags whole behind a sign that no word has.
create or replace function private.search_words(name text, tags text[]) returns tsvector
language sql immutable strict parallel safe set search_path = '' as $$
  select array_to_tsvector(
    private.plain_words(concat_ws(' ', name, array_to_string(tags, ' ')))
      || (select coalesce(array_agg('#' || tag), '{}') from unnest(tags) as tag)
  )
$$;

update private.palette_search as s
  set words = private.search_words(p.name, p.tags)
  from public.project_palettes as p
  where p.id = s.palette_id and cardinality(p.tags) > 0;
