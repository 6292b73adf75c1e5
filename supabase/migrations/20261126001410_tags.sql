-- What a tag is, and which words may be none.

-- Everything in Unicode 16 that is no letter, mark or decimal digit, as the class of a regular expression; marks and
-- fillers that cannot be seen belong to it, too. The classes of PostgreSQL itself depend on the locale.
create function private.no_tag_characters() returns text
language sql immutable parallel safe set search_path = '' as $$
  select '\u0001-\u002C\u002E-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00A9\u00AB-\u00B4\u00B6-\u00B9\u00BB-\u00BF'
    || '\u00D7\u00F7\u02C2-\u02C5\u02D2-\u02DF\u02E5-\u02EB\u02ED\u02EF-\u02FF\u034F\u0375\u037E\u0384-\u0385'
    || '\u0387\u03F6\u0482\u055A-\u055F\u0589-\u058F\u05BE\u05C0\u05C3\u05C6\u05F3-\u060F\u061B-\u061F'
    || '\u066A-\u066D\u06D4\u06DD-\u06DE\u06E9\u06FD-\u06FE\u0700-\u070F\u07F6-\u07F9\u07FE-\u07FF\u0830-\u083E'
    || '\u085E\u0888\u0890-\u0891\u08E2\u0964-\u0965\u0970\u09F2-\u09FB\u09FD\u0A76\u0AF0-\u0AF1\u0B70'
    || '\u0B72-\u0B77\u0BF0-\u0BFA\u0C77-\u0C7F\u0C84\u0D4F\u0D58-\u0D5E\u0D70-\u0D79\u0DF4\u0E3F\u0E4F'
    || '\u0E5A-\u0E5B\u0F01-\u0F17\u0F1A-\u0F1F\u0F2A-\u0F34\u0F36\u0F38\u0F3A-\u0F3D\u0F85\u0FBE-\u0FC5'
    || '\u0FC7-\u0FDA\u104A-\u104F\u109E-\u109F\u10FB\u115F-\u1160\u1360-\u137C\u1390-\u1399\u1400\u166D-\u166E'
    || '\u1680\u169B-\u169C\u16EB-\u16F0\u1735-\u1736\u17B4-\u17B5\u17D4-\u17D6\u17D8-\u17DB\u17F0-\u180F'
    || '\u1940-\u1945\u19DA-\u19FF\u1A1E-\u1A1F\u1AA0-\u1AA6\u1AA8-\u1AAD\u1B4E-\u1B4F\u1B5A-\u1B6A\u1B74-\u1B7F'
    || '\u1BFC-\u1BFF\u1C3B-\u1C3F\u1C7E-\u1C7F\u1CC0-\u1CC7\u1CD3\u1FBD\u1FBF-\u1FC1\u1FCD-\u1FCF\u1FDD-\u1FDF'
    || '\u1FED-\u1FEF\u1FFD-\u2070\u2074-\u207E\u2080-\u208E\u20A0-\u20C1\u2100-\u2101\u2103-\u2106\u2108-\u2109'
    || '\u2114\u2116-\u2118\u211E-\u2123\u2125\u2127\u2129\u212E\u213A-\u213B\u2140-\u2144\u214A-\u214D'
    || '\u214F-\u2182\u2185-\u2BFF\u2CE5-\u2CEA\u2CF9-\u2CFF\u2D70\u2E00-\u2E2E\u2E30-\u3004\u3007-\u3029\u3030'
    || '\u3036-\u303A\u303D-\u303F\u309B-\u309C\u30A0\u30FB\u3164\u3190-\u319F\u31C0-\u31EF\u3200-\u33FF'
    || '\u4DC0-\u4DFF\uA490-\uA4C6\uA4FE-\uA4FF\uA60D-\uA60F\uA673\uA67E\uA6E6-\uA6EF\uA6F2-\uA716\uA720-\uA721'
    || '\uA789-\uA78A\uA828-\uA82B\uA830-\uA839\uA874-\uA877\uA8CE-\uA8CF\uA8F8-\uA8FA\uA8FC\uA92E-\uA92F\uA95F'
    || '\uA9C1-\uA9CD\uA9DE-\uA9DF\uAA5C-\uAA5F\uAA77-\uAA79\uAADE-\uAADF\uAAF0-\uAAF1\uAB5B\uAB6A-\uAB6B\uABEB'
    || '\uE000-\uF8FF\uFB29\uFBB2-\uFBD2\uFD3E-\uFD4F\uFD90-\uFD91\uFDC8-\uFDCF\uFDFC-\uFE19\uFE30-\uFE6B'
    || '\uFEFF-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65\uFFA0\uFFE0-\uFFFD\U00010100-\U000101FC'
    || '\U000102E1-\U000102FB\U00010320-\U00010323\U00010341\U0001034A\U0001039F\U000103D0-\U000103D5\U0001056F'
    || '\U00010857-\U0001085F\U00010877-\U0001087F\U000108A7-\U000108AF\U000108FB-\U000108FF\U00010916-\U0001091F'
    || '\U0001093F\U000109BC-\U000109BD\U000109C0-\U000109FF\U00010A40-\U00010A58\U00010A7D-\U00010A7F'
    || '\U00010A9D-\U00010A9F\U00010AC8\U00010AEB-\U00010AF6\U00010B39-\U00010B3F\U00010B58-\U00010B5F'
    || '\U00010B78-\U00010B7F\U00010B99-\U00010BAF\U00010CFA-\U00010CFF\U00010D6E\U00010D8E-\U00010E7E\U00010EAD'
    || '\U00010ED0-\U00010ED8\U00010F1D-\U00010F26\U00010F51-\U00010F59\U00010F86-\U00010F89\U00010FC5-\U00010FCB'
    || '\U00011047-\U00011065\U000110BB-\U000110C1\U000110CD\U00011140-\U00011143\U00011174-\U00011175'
    || '\U000111C5-\U000111C8\U000111CD\U000111DB\U000111DD-\U000111F4\U00011238-\U0001123D\U000112A9'
    || '\U000113D4-\U000113D8\U0001144B-\U0001144F\U0001145A-\U0001145D\U000114C6\U000115C1-\U000115D7'
    || '\U00011641-\U00011643\U00011660-\U0001166C\U000116B9\U0001173A-\U0001173F\U0001183B\U000118EA-\U000118F2'
    || '\U00011944-\U00011946\U000119E2\U00011A3F-\U00011A46\U00011A9A-\U00011A9C\U00011A9E-\U00011AA2'
    || '\U00011B00-\U00011B09\U00011BE1\U00011C41-\U00011C45\U00011C5A-\U00011C71\U00011EF7-\U00011EF8'
    || '\U00011F43-\U00011F4F\U00011FC0-\U00011FFF\U00012400-\U00012474\U00012FF1-\U00012FF2\U00013430-\U0001343F'
    || '\U00016A6E-\U00016A6F\U00016AF5\U00016B37-\U00016B3F\U00016B44-\U00016B45\U00016B5B-\U00016B61'
    || '\U00016D6D-\U00016D6F\U00016E80-\U00016E9A\U00016FE2\U00016FF4-\U00016FF6\U0001BC9C\U0001BC9F-\U0001CCEF'
    || '\U0001CCFA-\U0001CEF0\U0001CF50-\U0001D164\U0001D16A-\U0001D16C\U0001D173-\U0001D17A\U0001D183-\U0001D184'
    || '\U0001D18C-\U0001D1A9\U0001D1AE-\U0001D241\U0001D245-\U0001D378\U0001D6C1\U0001D6DB\U0001D6FB\U0001D715'
    || '\U0001D735\U0001D74F\U0001D76F\U0001D789\U0001D7A9\U0001D7C3\U0001D800-\U0001D9FF\U0001DA37-\U0001DA3A'
    || '\U0001DA6D-\U0001DA74\U0001DA76-\U0001DA83\U0001DA85-\U0001DA8B\U0001E14F\U0001E2FF\U0001E5FF'
    || '\U0001E8C7-\U0001E8CF\U0001E95E-\U0001ED3D\U0001EEF0-\U0001FBEF\U0001FBFA\U000E0001-\U0010FFFD'
$$;

-- 2 to 24 letters and digits of any script in lower case, with single hyphens between.
create function private.is_tag(tag text) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return octet_length(tag) <= 96 and char_length(tag) between 2 and 24 and tag !~ '^-|--|-$'
    and tag is nfc normalized and lower(tag) = tag and tag !~ ('[' || private.no_tag_characters() || ']');
end
$$;

-- At most five, all different.
create function private.are_tags(tags text[]) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  tag text;
begin
  if cardinality(tags) = 0 then
    return true;
  end if;
  if array_ndims(tags) <> 1 or array_lower(tags, 1) <> 1 or cardinality(tags) > 5
    or (select count(distinct t) from unnest(tags) as t) <> cardinality(tags) then
    return false;
  end if;
  foreach tag in array tags loop
    if not private.is_tag(tag) then
      return false;
    end if;
  end loop;
  return true;
end
$$;

create table private.forbidden_tags (
  tag text collate "C" primary key check (private.is_tag(tag)),
  created_at timestamptz not null default now()
);
create trigger refuse_suspended before insert or update or delete on private.forbidden_tags
  for each statement execute function private.refuse_suspended();

-- Whoever writes tags shares a lock that an administrator who forbids or renames one has alone: no palette comes in
-- between with a word that has just gone. Taken before any row is: the other way around, the two could wait for each other.
create function private.share_tags() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('private.forbidden_tags'));
  return null;
end
$$;

-- The detail is the first such tag in the list as it was written: whoever wrote it is told which one it is.
create function private.refuse_forbidden_tags() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  forbidden constant text := (
    select given.tag from unnest(new.tags) with ordinality as given (tag, place)
    join private.forbidden_tags as f on f.tag = given.tag order by given.place limit 1
  );
begin
  if forbidden is not null then
    raise exception 'forbidden tag' using errcode = 'TAG01', detail = forbidden;
  end if;
  return new;
end
$$;

-- Check constraints run with the writer's rights.
grant execute on function private.no_tag_characters(), private.is_tag(text), private.are_tags(text[])
  to authenticated, service_role;
