-- Which colors are near each other, and a key by which an index finds them.

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

-- The color space in cubes, as wide as that distance on level 0, and half as wide on each of the four levels below. What
-- is within the width of a color lies in its cube (`reach` 0) or in one beside it (`reach` 1). No number means two cubes.
create function private.color_cells(lab double precision[], level integer, reach integer) returns integer[]
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  width constant double precision := private.near_within() / 2 ^ level;
  cells integer[] := '{}';
begin
  for i in 0..cardinality(lab) / 3 - 1 loop
    for l in -reach..reach loop
      for a in -reach..reach loop
        for b in -reach..reach loop
          cells := cells || (
            ((level * 256 + floor(lab[3 * i + 1] / width)::integer + l + 1) * 256
              + floor(lab[3 * i + 2] / width)::integer + a + 128) * 256
              + floor(lab[3 * i + 3] / width)::integer + b + 128
          );
        end loop;
      end loop;
    end loop;
  end loop;
  return cells;
end
$$;

-- A number for each color itself. Two colors may share one, or one with a cube: whoever looks measures the distance, too.
create function private.color_hashes(lab double precision[]) returns integer[]
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  hashes integer[] := '{}';
begin
  for i in 0..cardinality(lab) / 3 - 1 loop
    hashes := hashes || hash_array(lab[3 * i + 1 : 3 * i + 3]);
  end loop;
  return hashes;
end
$$;

-- From the nearest of the colors, straight through OKLab. One expression, written into the queries that ask for it: that
-- takes half the time of a call, as long as the function is neither strict nor has settings. Its names are looked up where
-- it is created. Of nine colors at most, those that are not there are null and count for nothing.
create function private.color_distance(lab double precision[], goal double precision[]) returns double precision
language sql immutable parallel safe
return sqrt(least(
  (lab[1] - goal[1]) ^ 2 + (lab[2] - goal[2]) ^ 2 + (lab[3] - goal[3]) ^ 2,
  (lab[4] - goal[1]) ^ 2 + (lab[5] - goal[2]) ^ 2 + (lab[6] - goal[3]) ^ 2,
  (lab[7] - goal[1]) ^ 2 + (lab[8] - goal[2]) ^ 2 + (lab[9] - goal[3]) ^ 2,
  (lab[10] - goal[1]) ^ 2 + (lab[11] - goal[2]) ^ 2 + (lab[12] - goal[3]) ^ 2,
  (lab[13] - goal[1]) ^ 2 + (lab[14] - goal[2]) ^ 2 + (lab[15] - goal[3]) ^ 2,
  (lab[16] - goal[1]) ^ 2 + (lab[17] - goal[2]) ^ 2 + (lab[18] - goal[3]) ^ 2,
  (lab[19] - goal[1]) ^ 2 + (lab[20] - goal[2]) ^ 2 + (lab[21] - goal[3]) ^ 2,
  (lab[22] - goal[1]) ^ 2 + (lab[23] - goal[2]) ^ 2 + (lab[24] - goal[3]) ^ 2,
  (lab[25] - goal[1]) ^ 2 + (lab[26] - goal[2]) ^ 2 + (lab[27] - goal[3]) ^ 2
));
