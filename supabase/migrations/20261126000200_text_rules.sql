-- Shapes that the check constraints of several tables share. In PL/pgSQL, which is planned once in a session: a function
-- in SQL is planned anew in each statement, which cost more than the write itself.

-- 1 to 40 code points, trimmed, on one line, and with something to see. Overrides of the reading direction
-- (U+202A–202E, U+2066–2069) would turn the text around a name, too.
create function private.is_name(name text) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  if octet_length(name) > 160 or char_length(name) not between 1 and 40 then
    return false;
  end if;
  return name !~ '[\u0001-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]'
    and name !~ '^[\s\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000\uFEFF]'
    and name !~ '[\s\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000\uFEFF]$'
    and name ~ '[^\s\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]';
end
$$;

-- 2 to 9 of 'hsl(H, S%, L%)' with integers in range, written in one way only.
create function private.are_colors(colors text[]) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  color text;
begin
  if array_ndims(colors) is distinct from 1 or array_lower(colors, 1) <> 1
    or cardinality(colors) not between 2 and 9 then
    return false;
  end if;
  foreach color in array colors loop
    if color is null
      or color !~ '^hsl\(([0-9]|[1-9][0-9]|[12][0-9]{2}|3[0-5][0-9]), ([0-9]|[1-9][0-9]|100)%, ([0-9]|[1-9][0-9]|100)%\)$' then
      return false;
    end if;
  end loop;
  return true;
end
$$;

-- The exact values beside them, one '#RRGGBB' for each color.
create function private.are_exact(exact text[], colors text[]) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  hex text;
begin
  if exact is null then
    return true;
  end if;
  if array_ndims(exact) is distinct from 1 or array_lower(exact, 1) <> 1
    or cardinality(exact) is distinct from cardinality(colors) then
    return false;
  end if;
  foreach hex in array exact loop
    if hex is null or hex !~ '^#[0-9A-F]{6}$' then
      return false;
    end if;
  end loop;
  return true;
end
$$;

-- Check constraints run with the writer's rights.
grant execute on function private.is_name(text), private.are_colors(text[]), private.are_exact(text[], text[])
  to authenticated, service_role;
