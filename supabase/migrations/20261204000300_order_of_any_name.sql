-- Names of accents alone have a place in the order, too: without one, a page that ends with such a name was the last.

-- Names as people order them: without case and accents, and numbers by their value. What is nothing else comes first.
create or replace function private.name_key(name text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select coalesce(string_agg(
    case when part[2] is null then part[1] else lpad(ltrim(part[2], '0'), 40, '0') end, '' order by place
  ), '')
  from regexp_matches(
    regexp_replace(lower(normalize(name, nfkd)), '[\u0300-\u036f]', '', 'g'), '([^0-9]+)|([0-9]+)', 'g'
  ) with ordinality as found (part, place)
$$;
