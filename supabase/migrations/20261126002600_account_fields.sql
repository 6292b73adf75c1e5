-- How accounts are shown to administrators.

-- Accounts hold more than anyone needs to see: only these three of a user's own fields leave. What they hold comes from
-- outside and may have any length; an address that is cut is longer than the page takes.
create function private.public_metadata(metadata jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(field.key, left(field.value #>> '{}', 2049)), '{}')
  from jsonb_each(case when jsonb_typeof(metadata) = 'object' then metadata else '{}' end) as field
  where field.key in ('full_name', 'name', 'avatar_url') and jsonb_typeof(field.value) = 'string'
$$;

create function private.display_name(email text, metadata jsonb) returns text
language sql immutable set search_path = '' as $$
  select left(coalesce(
    nullif(trim(metadata ->> 'full_name'), ''), nullif(trim(metadata ->> 'name'), ''),
    nullif(split_part(email, '@', 1), ''), 'User'
  ), 200)
$$;
