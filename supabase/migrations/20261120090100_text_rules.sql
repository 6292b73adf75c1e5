-- Shapes that the check constraints of several tables share.

-- 1 to 40 code points, trimmed, on one line, and with something to see. Overrides of the reading direction
-- (U+202A–202E, U+2066–2069) would turn the text around a name, too.
create function private.is_name(name text) returns boolean
language sql immutable strict parallel safe set search_path = '' as $$
  select case
    when octet_length(name) > 160 or char_length(name) not between 1 and 40 then false
    else name !~ '[\u0001-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]'
      and name !~ '^[\s\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000\uFEFF]'
      and name !~ '[\s\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000\uFEFF]$'
      and name ~ '[^\s\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]'
  end
$$;

-- 2 to 9 of 'hsl(H, S%, L%)' with integers in range, written in one way only.
create function private.are_colors(colors text[]) returns boolean
language sql immutable strict parallel safe set search_path = '' as $$
  select case
    when array_ndims(colors) is distinct from 1 or array_lower(colors, 1) <> 1 then false
    when cardinality(colors) not between 2 and 9 then false
    else (
      select bool_and(
        color is not null
        and color ~ '^hsl\(([0-9]|[1-9][0-9]|[12][0-9]{2}|3[0-5][0-9]), ([0-9]|[1-9][0-9]|100)%, ([0-9]|[1-9][0-9]|100)%\)$'
      )
      from unnest(colors) as color
    )
  end
$$;

-- The exact values beside them, one '#RRGGBB' for each color.
create function private.are_exact(exact text[], colors text[]) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select exact is null or case
    when array_ndims(exact) is distinct from 1 or array_lower(exact, 1) <> 1 then false
    when cardinality(exact) is distinct from cardinality(colors) then false
    else (select bool_and(hex is not null and hex ~ '^#[0-9A-F]{6}$') from unnest(exact) as hex)
  end
$$;

-- Check constraints run with the writer's rights.
grant execute on function private.is_name(text) to authenticated, service_role;
grant execute on function private.are_colors(text[]) to authenticated, service_role;
grant execute on function private.are_exact(text[], text[]) to authenticated, service_role;
