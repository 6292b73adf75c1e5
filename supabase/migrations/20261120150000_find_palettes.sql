-- Public palettes by a word of their name, by a color, by their size.

-- OKLab of each '#RRGGBB' or 'hsl(H, S%, L%)', by the matrices of src/color/oklab.ts: L, a and b of the first, then of the
-- next. One call for a whole palette, and no query in it: it runs with every write.
create function private.oklab(colors text[]) returns double precision[]
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  color text;
  hsl integer[];
  amplitude integer;
  turned integer;
  packed integer;
  linear double precision[] := '{0, 0, 0}';
  channel double precision;
  l double precision;
  m double precision;
  s double precision;
  lab double precision[] := '{}';
begin
  foreach color in array colors loop
    if color like '#%' then
      packed := ('x' || substr(color, 2))::bit(24)::integer;
    else
      hsl := regexp_match(color, '^hsl\((\d+), (\d+)%, (\d+)%\)$')::integer[];
      amplitude := hsl[2] * least(hsl[3], 100 - hsl[3]);
      packed := 0;
      for i in 0..2 loop
        turned := (240 * (i % 2) + 120 * (i / 2) + hsl[1]) % 360;
        -- In whole numbers up to the one division, as the page does it: half a channel goes up.
        packed := packed * 256 + (
          510 * (3000 * hsl[3] - amplitude * greatest(-30, least(turned - 90, 270 - turned, 30))) + 300000
        ) / 600000;
      end loop;
    end if;
    for i in 1..3 loop
      channel := (packed >> (24 - 8 * i) & 255) / 255.0::double precision;
      linear[i] := case when channel <= 0.04045 then channel / 12.92 else ((channel + 0.055) / 1.055) ^ 2.4 end;
    end loop;
    l := cbrt(0.4122214708 * linear[1] + 0.5363325363 * linear[2] + 0.0514459929 * linear[3]);
    m := cbrt(0.2119034982 * linear[1] + 0.6806995451 * linear[2] + 0.1073969566 * linear[3]);
    s := cbrt(0.0883024619 * linear[1] + 0.2817188376 * linear[2] + 0.6299787005 * linear[3]);
    lab := lab || array[
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
    ];
  end loop;
  return lab;
end
$$;

-- Colors within this distance count as near. FIND.withinOklab of the page is the same number.
create function private.near_within() returns double precision
language sql immutable parallel safe set search_path = '' as $$ select 0.085::double precision $$;

-- The color space in cubes as wide as that distance. What is near a color lies in its cube or in one beside it.
create function private.color_cells(lab double precision[], reach integer) returns integer[]
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  width constant double precision := private.near_within();
  cells integer[] := '{}';
begin
  for i in 0..cardinality(lab) / 3 - 1 loop
    for l in -reach..reach loop
      for a in -reach..reach loop
        for b in -reach..reach loop
          cells := cells || (
            ((floor(lab[3 * i + 1] / width)::integer + l + 1) * 32 + floor(lab[3 * i + 2] / width)::integer + a + 16) * 32
              + floor(lab[3 * i + 3] / width)::integer + b + 16
          );
        end loop;
      end loop;
    end loop;
  end loop;
  return cells;
end
$$;

-- From the nearest of the colors, straight through OKLab.
create function private.color_distance(lab double precision[], goal double precision[]) returns double precision
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  nearest double precision := 'infinity';
begin
  for i in 0..cardinality(lab) / 3 - 1 loop
    nearest := least(nearest, sqrt(
      (lab[3 * i + 1] - goal[1]) ^ 2 + (lab[3 * i + 2] - goal[2]) ^ 2 + (lab[3 * i + 3] - goal[3]) ^ 2
    ));
  end loop;
  return nearest;
end
$$;

-- Without case and accents. Nothing of what somebody typed is taken for an operator: signs only part the words.
create function private.plain_words(phrase text) returns text[]
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return array_remove(regexp_split_to_array(
    regexp_replace(lower(normalize(phrase, nfkd)), '[\u0300-\u036f]', '', 'g'), '[\s\u0001-\u002f:-@\[-`\{-\u00bf]+'
  ), '');
end
$$;

-- All of the words, each as the beginning of one in the name; null where there is none.
create function private.word_query(phrase text) returns tsquery
language sql immutable strict parallel safe set search_path = '' as $$
  select string_agg(format('''%s'':*', word), ' & ')::tsquery from unnest(private.plain_words(phrase)) as word
$$;

create index project_palettes_cells on public.project_palettes
  using gin (private.color_cells(private.oklab(coalesce(exact, colors)), 0)) where is_public;
create index project_palettes_words on public.project_palettes
  using gin (array_to_tsvector(private.plain_words(name))) where is_public;

-- Ids of public palettes and how near they are, and nothing else: row security would keep the two indexes from being
-- used, because their operators are not proven to leak nothing.
create function private.palettes_like(word text, near text)
returns table (id uuid, distance double precision)
language plpgsql stable security definer set search_path = '' rows 100 as $$
declare
  query tsquery := private.word_query(word);
  goal double precision[] := case when near is not null then private.oklab(array[near]) end;
begin
  if near is null then
    return query select p.id, 0::double precision from public.project_palettes as p
      where p.is_public and array_to_tsvector(private.plain_words(p.name)) @@ query;
  else
    return query select p.id, d.distance from public.project_palettes as p,
        lateral (select private.color_distance(private.oklab(coalesce(p.exact, p.colors)), goal) as distance) as d
      where p.is_public and private.color_cells(private.oklab(coalesce(p.exact, p.colors)), 0) && private.color_cells(goal, 1)
        and d.distance <= private.near_within()
        and (word is null or array_to_tsvector(private.plain_words(p.name)) @@ query);
  end if;
end
$$;

-- One page, by 'popular', 'recent' or 'nearest'; the next begins after the last row of this one. Each argument that is
-- null asks for nothing. Visitors have one page of anything.
create function public.find_palettes(
  word text default null, near text default null, size integer default null, sort text default 'popular',
  after_distance double precision default null, after_count integer default null,
  after_time timestamptz default null, after_id uuid default null
) returns table (
  id uuid, project_id uuid, name text, colors text[], exact text[], is_public boolean, selection_count integer,
  created_at timestamptz, updated_at timestamptz, distance double precision
)
language plpgsql stable security invoker set search_path = '' rows 50 as $$
#variable_conflict use_column
declare
  is_first boolean := after_id is null;
  most constant integer := 50;
begin
  if char_length(word) > 40 or near !~ '^#[0-9A-F]{6}$' or size not between 2 and 9
    or sort not in ('popular', 'recent', 'nearest') then
    raise exception 'not a search' using errcode = '22023';
  end if;
  if not is_first and (select auth.uid()) is null then
    return;
  end if;
  if word is null and near is null and sort = 'recent' then
    return query select p.id, p.project_id, p.name, p.colors, p.exact, p.is_public, p.selection_count, p.created_at,
        p.updated_at, 0::double precision
      from public.project_palettes as p
      where p.is_public and (size is null or cardinality(p.colors) = size)
        and (is_first or (p.created_at, p.id) < (after_time, after_id))
      order by p.created_at desc, p.id desc limit most;
  elsif word is null and near is null then
    return query select p.id, p.project_id, p.name, p.colors, p.exact, p.is_public, p.selection_count, p.created_at,
        p.updated_at, 0::double precision
      from public.project_palettes as p
      where p.is_public and (size is null or cardinality(p.colors) = size)
        and (is_first or (p.selection_count, p.created_at, p.id) < (after_count, after_time, after_id))
      order by p.selection_count desc, p.created_at desc, p.id desc limit most;
  else
    return query select p.id, p.project_id, p.name, p.colors, p.exact, p.is_public, p.selection_count, p.created_at,
        p.updated_at, f.distance
      from private.palettes_like(word, near) as f
        join public.project_palettes as p on p.id = f.id,
        lateral (
          select case when sort = 'nearest' then f.distance else 0 end as far,
            case when sort = 'recent' then 0 else p.selection_count end as uses
        ) as place
      where p.is_public and (size is null or cardinality(p.colors) = size)
        and (
          is_first or (-far, uses, p.created_at, p.id) < (
            case when sort = 'nearest' then -after_distance else 0 end,
            case when sort = 'recent' then 0 else after_count end, after_time, after_id
          )
        )
      order by far, uses desc, p.created_at desc, p.id desc limit most;
  end if;
end
$$;

-- Whoever writes a palette runs what its indexes are made of.
grant execute on function private.oklab(text[]), private.near_within(), private.color_cells(double precision[], integer),
  private.plain_words(text) to authenticated, service_role;
grant execute on function private.palettes_like(text, text),
  public.find_palettes(text, text, integer, text, double precision, integer, timestamptz, uuid)
  to anon, authenticated, service_role;
