-- What a name is found by, and where it stands in a list.

-- Without case and accents. Nothing of what somebody typed is taken for an operator: signs only part the words.
create function private.plain_words(phrase text) returns text[]
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return array_remove(regexp_split_to_array(
    regexp_replace(lower(normalize(phrase, nfkd)), '[\u0300-\u036f]', '', 'g'), '[\s\u0001-\u002f:-@\[-`\{-\u00bf]+'
  ), '');
end
$$;

-- What a palette is found by: the words of its name, and its tags behind a sign that no word has.
create function private.search_words(name text, tags text[]) returns tsvector
language sql immutable strict parallel safe set search_path = '' as $$
  select array_to_tsvector(
    private.plain_words(name) || (select coalesce(array_agg('#' || tag), '{}') from unnest(tags) as tag)
  )
$$;

-- All of the words, each as the beginning of one in the name, and all of the tags, each whole; null where there is none.
create function private.word_query(phrase text, tags text[]) returns tsquery
language sql immutable parallel safe set search_path = '' as $$
  select string_agg(term, ' & ')::tsquery from (
    select format('''%s'':*', word) from unnest(private.plain_words(phrase)) as word
    union all
    select format('''#%s''', tag) from unnest(tags) as tag
  ) as asked (term)
$$;

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

-- Projects are sorted with the caller's own rights.
grant execute on function private.name_key(text) to authenticated, service_role;
