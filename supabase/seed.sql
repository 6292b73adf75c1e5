-- What a new local database begins with: one account for each role, six designers and what they have made, and those
-- who came in the last twelve weeks. It may be run again: what stands is left as it is.

create function pg_temp.person(email text) returns uuid language sql immutable as $$ select md5('person ' || email)::uuid $$;

-- Version 8, made of the content: by it the page knows a sample from what people save, whose ids are of version 4.
create function pg_temp.sample(name text) returns uuid language sql immutable as $$
  select overlay(overlay(md5('palette ' || name) placing '8' from 13) placing '8' from 17)::uuid
$$;

-- As src/color does it: the nearest whole numbers of hue, saturation and lightness.
create function pg_temp.hsl(hex text) returns text language plpgsql immutable as $$
declare
  packed integer := ('x' || lpad(substr(hex, 2), 8, '0'))::bit(32)::integer;
  r integer := packed >> 16 & 255;
  g integer := packed >> 8 & 255;
  b integer := packed & 255;
  most integer := greatest(r, g, b);
  sum integer := most + least(r, g, b);
  delta integer := 2 * most - sum;
  hue double precision := case
    when delta = 0 then 0
    when most = r then 60.0 * (g - b) / delta
    when most = g then 60.0 * (b - r) / delta + 120
    else 60.0 * (r - g) / delta + 240
  end;
begin
  return format(
    'hsl(%s, %s%%, %s%%)',
    floor(hue + 360.5)::integer % 360,
    case when delta = 0 then 0 else floor(100.0 * delta / least(sum, 510 - sum) + 0.5) end,
    floor(100.0 * sum / 510 + 0.5)
  );
end
$$;
create function pg_temp.hsl_list(exact text[]) returns text[] language sql immutable as $$
  select array_agg(pg_temp.hsl(hex) order by place) from unnest(exact) with ordinality as colors (hex, place)
$$;

-- What the palettes are found by: that of their project, and what they look like.
create function pg_temp.tags_of(project text, palette text) returns text[] language sql immutable as $$
  select coalesce((
    select tags::text[] from (values
      ('Northern light', '{nordic}'), ('Rooms', '{interior}'), ('Lisbon walks', '{travel,city}'),
      ('Type specimens', '{print}'), ('Spice market', '{food}'), ('Saris', '{textile}'), ('Machine rooms', '{industrial}'),
      ('Dashboards', '{interface}'), ('Garden notes', '{nature}'), ('Radio plays', '{retro}'),
      ('Four seasons', '{nature}'), ('City at night', '{night,city}')
    ) as tagged (name, tags) where name = project
  ), '{}') || coalesce((
    select array_agg(tag order by tag) from (values
      ('sunset', '{Harbor at Dusk,Midnight Sun,Rooftop Bar,Opening Theme}'),
      ('ocean', '{Atlantic Wind,Tagus Morning,Fjord,Lighthouse Keeper,Night Swim}'),
      ('forest', '{Pine Needles,Olive Grove,Reindeer Moss,Moss Between Stones,Birch Bark}'),
      ('vintage', '{Faded Poster,Newsprint,Sardine Tin,Carbon Copy,Red Letterpress,Galley Proof}'),
      ('pastel', '{Sweet Peas,Rosewater,Monsoon Chiffon,Wisteria Arbor,Tagus Morning}'),
      ('neon', '{Neon Puddle,Fluorescent Proof,Arcade Carpet,Karaoke Box}'),
      ('spring', '{Plum Blossom,Wisteria Arbor,Sweet Peas}'),
      ('summer', '{Sunflower Field,Goldfish Stall,Mango Lassi,Summer Fireworks}'),
      ('autumn', '{Persimmon,Maple Temple,Ginkgo Avenue,Reindeer Moss}'),
      ('winter', '{First Snow,Frozen Lake,Snow Lantern,Camellia in Frost}')
    ) as looks (tag, palettes) where palette = any (palettes::text[])
  ), '{}')
$$;

insert into auth.users (id, email, raw_user_meta_data, created_at, last_sign_in_at)
select pg_temp.person(email), email, jsonb_build_object('full_name', name), now() - days * interval '1 day', now() - interval '1 day'
from (values
  ('admin@example.com', 'Admin Example', 460),
  ('pro@example.com', 'Pro Example', 210),
  ('free@example.com', 'Free Example', 400),
  ('mara@example.com', 'Mara Lindqvist', 455),
  ('tomas@example.com', 'Tomás Ferreira', 450),
  ('priya@example.com', 'Priya Raman', 448),
  ('jonas@example.com', 'Jonas Becker', 445),
  ('amara@example.com', 'Amara Okafor', 441),
  ('yuki@example.com', 'Yuki Tanabe', 440)
) as people (email, name, days)
on conflict (id) do nothing;

insert into public.admin_users (user_id) values (pg_temp.person('admin@example.com')) on conflict (user_id) do nothing;

-- The designers pay for PRO: this much is more than a free account holds.
insert into public.stripe_customers (user_id, customer_id)
select pg_temp.person(name || '@example.com'), 'cus_local_' || name
from unnest(array['pro', 'mara', 'tomas', 'priya', 'jonas', 'amara', 'yuki']) as name
on conflict (user_id) do nothing;
insert into public.stripe_subscriptions (
  subscription_id, customer_id, status, price_id, current_period_start, current_period_end, cancel_at_period_end,
  payment_method_brand, payment_method_last4, created_at, deleted_at
)
select 'sub_local_' || name, 'cus_local_' || name, 'active', 'price_hueloom_pro_monthly',
  extract(epoch from now() + ends * interval '1 day' - interval '30 days')::bigint,
  extract(epoch from now() + ends * interval '1 day')::bigint,
  false, 'visa', '4242', now() - begun * interval '1 day', null
from (values
  ('pro', 205, 19),
  ('mara', 455, 4),
  ('tomas', 450, 9),
  ('priya', 448, 11),
  ('jonas', 445, 14),
  ('amara', 441, 18),
  ('yuki', 440, 20)
) as paid (name, begun, ends)
on conflict (subscription_id) do nothing;

-- Who came lately: of each when, after how many days they paid for PRO, and their first project. As many projects as
-- their plan allows.
create temporary table newcomer as
  select name, lower(replace(name, ' ', '.')) as slug, now() - days * interval '1 day' as came,
    now() - (days - paid_after) * interval '1 day' as paid, project
  from (values
    ('Mina Jurek', 83.2, null, 'Logo studies'), ('Wanda Larbi', 80.6, null, null),
    ('Kira Ueda', 78.4, 9.1, 'Wayfinding'), ('Rafael Grabow', 76.1, null, null), ('Ella Brandt', 73.9, null, null),
    ('Henri Hagen', 72.3, 2.6, 'App icons'), ('Hana Dahl', 70.2, null, 'Autumn menu'), ('Rosa Berg', 69.5, null, null),
    ('Ada Lindh', 66.3, null, null), ('Umar Keller', 65.2, 21.3, 'Museum posters'), ('Bea Halvorsen', 62.8, null, null),
    ('Leon Sato', 61.7, null, 'Sketches'), ('Iris Klein', 59.1, null, null), ('Gus Garcia', 58.5, 5.4, null),
    ('Nico Dunn', 55.9, null, null), ('Finn Gallo', 54.6, null, 'Trail maps'), ('Wim Ortega', 53.3, null, null),
    ('Quinn Esposito', 51.2, null, null), ('Yara Xander', 48.8, 1.2, 'Swim club'), ('Bruno Urban', 47.4, null, null),
    ('Tilda Zeller', 46.6, null, null), ('Ivo Varga', 45.1, null, 'Packaging'), ('Fay Nagy', 44.9, null, null),
    ('Theo Oyelaran', 41.7, 12.8, 'Chart styles'), ('Alma Bauer', 40.3, null, null), ('Maja Olsen', 39.2, null, null),
    ('Kaya Jokic', 38.6, null, 'Zine no. 4'), ('David Silva', 37.1, null, null), ('Samir Diallo', 34.9, 0.4, 'Rebrand'),
    ('Ben Fuchs', 33.8, null, null), ('Pia Zorn', 32.5, null, null), ('Kofi Toth', 31.4, null, 'Night market'),
    ('Luca Friis', 30.6, null, null), ('Nadia Nowak', 27.8, 6.7, 'Tea tins'), ('Olga Cohen', 26.9, null, null),
    ('Hugo Elmi', 25.7, null, null), ('Clara Novak', 24.4, null, 'Reading room'), ('Ulla Lund', 23.6, null, null),
    ('Marco Petrov', 22.8, 3.9, null), ('Viktor Ilves', 20.6, null, null), ('Pablo Vidal', 19.5, null, 'Stage lights'),
    ('Ines Costa', 18.7, 7.5, 'Field guide'), ('Dina Horvat', 17.9, null, null), ('Emil Ito', 16.8, null, null),
    ('Felix Kovacs', 15.4, null, 'Bike shop'), ('Cora Ymer', 14.6, null, null),
    ('Nils Quist', 12.9, 1.8, 'Seed packets'), ('Jana Rossi', 11.8, null, null),
    ('Jude Moreau', 10.7, null, 'Loading states'), ('Otis Marchetti', 9.6, 2.2, null),
    ('Anton Jansen', 8.9, null, null), ('Greta Weiss', 8.2, null, 'Winter menu'), ('Lena Meyer', 7.4, null, null),
    ('Gina Walsh', 6.3, 0.9, 'Annual report'), ('Elif Castellano', 5.2, null, null),
    ('Dario Park', 4.4, null, 'Label tests'), ('Selma Fontaine', 3.3, 0.2, 'Tram lines'),
    ('Carl Ishii', 2.2, null, null), ('Joel Ekholm', 1.3, null, 'Postcards'), ('Vera Tahan', 0.4, null, null)
  ) as given (name, days, paid_after, project);

insert into auth.users (id, email, raw_user_meta_data, created_at, last_sign_in_at)
select pg_temp.person(slug || '@example.com'), slug || '@example.com', jsonb_build_object('full_name', name), came, greatest(came, paid)
from newcomer on conflict (id) do nothing;
insert into public.stripe_customers (user_id, customer_id)
select pg_temp.person(slug || '@example.com'), 'cus_local_' || slug from newcomer where paid is not null
on conflict (user_id) do nothing;
insert into public.stripe_subscriptions (
  subscription_id, customer_id, status, price_id, current_period_start, current_period_end, cancel_at_period_end,
  payment_method_brand, payment_method_last4, created_at
)
select 'sub_local_' || slug, 'cus_local_' || slug, 'active', 'price_hueloom_pro_monthly',
  extract(epoch from now() - interval '11 days')::bigint, extract(epoch from now() + interval '19 days')::bigint,
  false, 'visa', '4242', paid
from newcomer where paid is not null
on conflict (subscription_id) do nothing;
insert into public.projects (id, user_id, name, is_public, created_at, updated_at)
select md5('project ' || project)::uuid, pg_temp.person(slug || '@example.com'), project, true, made, made
from newcomer, lateral (select least(coalesce(paid, came) + interval '3 hours', now()) as made) as moment
where project is not null
on conflict (id) do nothing;

insert into public.projects (id, user_id, name, is_public, created_at, updated_at)
select md5('project ' || name)::uuid, pg_temp.person(owner || '@example.com'), name, is_public, made, made
from (values
  ('Northern light', 'mara', true, 436),
  ('Rooms', 'mara', true, 433),
  ('Lisbon walks', 'tomas', true, 436),
  ('Type specimens', 'tomas', true, 434),
  ('Spice market', 'priya', true, 436),
  ('Saris', 'priya', true, 435),
  ('Machine rooms', 'jonas', true, 436),
  ('Dashboards', 'jonas', true, 433),
  ('Garden notes', 'amara', true, 435),
  ('Radio plays', 'amara', true, 434),
  ('Four seasons', 'yuki', true, 436),
  ('City at night', 'yuki', true, 433),
  ('Client work', 'pro', false, 200),
  ('Studio samples', 'pro', true, 190),
  ('My palettes', 'free', true, 395)
) as given (name, owner, is_public, days), lateral (select now() - days * interval '1 day' as made) as moment
on conflict (id) do nothing;

-- Nobody has used them: the designers' are shown by appeal because those with more of it are newer.
insert into public.project_palettes (id, project_id, name, colors, exact, tags, created_at, updated_at)
select pg_temp.sample(name), md5('project ' || project)::uuid, name, pg_temp.hsl_list(exact::text[]), exact::text[],
  pg_temp.tags_of(project, name), made, made
from (values
  -- Mara Lindqvist: Northern light
  ('Northern light', 'Harbor at Dusk', '{#0A2D57,#5C3FA3,#BC56B5,#F78AA1,#FFD3BF}', 1790, 75.7),
  ('Northern light', 'First Snow', '{#354352,#5F7283,#8EA2B2,#BFCDD6,#EBEEF0}', 41, 100.3),
  ('Northern light', 'Aurora over Kiruna', '{#0B132B,#1C4E6B,#2BB3A3,#A8F0C6,#8E6BBF}', 2184, 307.8),
  ('Northern light', 'Birch Bark', '{#F3EFE7,#D4CBBB,#8E857A,#3B3733,#B7793F}', 278, 31.2),
  ('Northern light', 'Frozen Lake', '{#0C2D42,#2A6F97,#61A5C2,#A9D6E5,#F1FAFB}', 1074, 134.8),
  ('Northern light', 'Cloudberry Jam', '{#F48C06,#FAA84B,#FCE1B6,#7A2E12,#6B8F71}', 159, 252.9),
  ('Northern light', 'Woolen Mittens', '{#251614,#5C4743,#A69490,#F6ECEA,#ED6D67}', 219, 425.5),
  ('Northern light', 'Midnight Sun', '{#1D2B53,#7E4E8C,#E4716A,#F9A65A,#FDE2A7}', 1344, 4.2),
  ('Northern light', 'Reindeer Moss', '{#E8EDDC,#B9C4A0,#7E8F5A,#4A5A34,#A65A3A}', 676, 263.1),
  ('Northern light', 'Slate Roof', '{#364251,#697686,#8B9DB0,#BBCAD8,#EBEFF2}', 28, 355.9),
  ('Northern light', 'Fjord', '{#050F1A,#002132,#004253,#006E7B,#31B1B1}', 0, 56.8),
  ('Northern light', 'Lighthouse Keeper', '{#0A1421,#E14A39,#F4EBD9,#6FA3B8,#FEB263}', 4, 380.4),
  ('Northern light', 'Sauna Smoke', '{#4E4038,#7D6B5F,#AD9E93,#CDC4BB,#EDEBEA}', 5, 337.9),
  ('Northern light', 'Blue Hour', '{#222847,#3D5496,#5485D7,#92BDEF,#DEEDFB}', 191, 270.4),
  ('Northern light', 'Lingonberry', '{#421D21,#873B47,#C86677,#E4A3AE,#FCE1E6}', 0, 97.6),
  ('Northern light', 'Pine Needles', '{#0C2E1B,#206331,#589B53,#A4C695,#EBF2E4}', 14, 282.9),
  -- Mara Lindqvist: Rooms
  ('Rooms', 'Reading Chair', '{#3F2A21,#704326,#92643F,#B58F69,#D2BA9C,#EEE4D4}', 429, 355.3),
  ('Rooms', 'Linen Closet', '{#474237,#7C725D,#A69F8F,#CBC4B2,#F0EBE0}', 291, 86.3),
  ('Rooms', 'Kitchen at Six', '{#003D2A,#00976D,#E8EAD4,#F19A4B,#AB5E00}', 0, 105.7),
  ('Rooms', 'Stone Sink', '{#37484E,#607479,#85A3A9,#BBCACC,#E5EAEA}', 131, 31.3),
  ('Rooms', 'Brass Lamp', '{#22190E,#584A3B,#A1968A,#F4EDE6,#FFB920}', 0, 328),
  ('Rooms', 'Painted Floor', '{#00384D,#008CB9,#DAEEDE,#FFC166,#D38F00}', 11, 146.3),
  ('Rooms', 'Window Seat', '{#004049,#34AC63,#F2E8C3}', 460, 275.3),
  ('Rooms', 'Cellar Door', '{#1C0F0A,#4A2A1A,#8C5A35,#C9A66B,#58705A}', 0, 10),
  ('Rooms', 'Dried Lavender', '{#6E5F8F,#A799C6,#D9D0E7,#F3EFE6,#8E9B7A}', 141, 389.1),
  ('Rooms', 'Copper Pots', '{#7A3217,#B8602F,#E39A6A,#F5E0CC,#34524A}', 309, 61),
  -- Tomás Ferreira: Lisbon walks
  ('Lisbon walks', 'Azulejo', '{#0F2C59,#2D5DA1,#8FB6E0,#F4F6F8,#E9C46A}', 1476, 73.4),
  ('Lisbon walks', 'Tram 28', '{#F2C230,#F7F3E8,#2E2A26,#B5332A,#7E9AA8}', 1843, 110.1),
  ('Lisbon walks', 'Terracotta Roofs', '{#3C2621,#693F31,#9A654D,#BF8D71,#D7B7A2,#ECE4DD}', 0, 91.2),
  ('Lisbon walks', 'Pastel de Nata', '{#5F2300,#CC7E00,#F3B94D,#F9E7C3,#FFF9EC}', 177, 86.9),
  ('Lisbon walks', 'Alfama Laundry', '{#F4F1EA,#F26C6C,#5AB1D8,#F7D463,#D8886B}', 317, 227),
  ('Lisbon walks', 'Tagus Morning', '{#B4E9F2,#A7DFCD,#CFECC0,#DED5AC,#FFE2CB}', 6, 215.9),
  ('Lisbon walks', 'Ginjinha', '{#140708,#360D11,#61272A,#9E4444,#D88680}', 60, 15.7),
  ('Lisbon walks', 'Cork Oak', '{#3A241A,#8A5A36,#D2A679,#EFE6D2,#6E7D5A}', 652, 5.6),
  ('Lisbon walks', 'Sardine Tin', '{#061520,#E34C3A,#FEB263,#EBF3F9}', 58, 339.9),
  ('Lisbon walks', 'Bougainvillea', '{#B5179E,#E0589F,#F7B6D2,#3F7D4E,#F6F1E7}', 104, 320.4),
  ('Lisbon walks', 'Limestone Pavement', '{#E9E2D5,#C4B8A5,#8E8271,#4B5D67,#20282D}', 921, 17.5),
  ('Lisbon walks', 'Lemon Cart', '{#F9E547,#F4B41A,#6FA34B,#FDFBEF,#2F5D8A}', 1260, 3.6),
  ('Lisbon walks', 'Fado', '{#120E1B,#5B1A36,#A8324A,#E0A458,#F3E4CE}', 0, 117),
  ('Lisbon walks', 'Atlantic Wind', '{#06304A,#0B7A9B,#7FC8C4,#EAF4EC,#E0A458}', 410, 78.3),
  ('Lisbon walks', 'Faded Poster', '{#581C15,#C65B4C,#E8EAD4,#00CACA,#008686}', 0, 112.3),
  ('Lisbon walks', 'Olive Grove', '{#2C2F18,#4F5219,#737339,#9C995E,#C9C5A1,#EFECD9}', 46, 20.5),
  -- Tomás Ferreira: Type specimens
  ('Type specimens', 'Ink and Paper', '{#23180F,#5A493D,#A3958B,#F5EDE7,#ED6659}', 197, 69.6),
  ('Type specimens', 'Red Letterpress', '{#D62828,#F4EBDD,#2B2B2B,#8D99AE}', 860, 84.4),
  ('Type specimens', 'Carbon Copy', '{#3F4454,#69707F,#939DB1,#BCC5D5,#E3E8F1}', 2, 364.8),
  ('Type specimens', 'Blueprint', '{#0A1F44,#174B8F,#3D7DD8,#A9CBF5,#F4F8FF}', 542, 45.9),
  ('Type specimens', 'Newsprint', '{#F2EEE3,#D9D2C0,#8B8678,#33312C,#B3261E}', 0, 150.9),
  ('Type specimens', 'Riso Pink and Teal', '{#FF48B0,#00838A,#F4EFE6,#2B2A33}', 549, 75.1),
  ('Type specimens', 'Fluorescent Proof', '{#D4FF2A,#121218,#FF4FA8,#6D5BFF,#F4F4EE}', 1390, 278),
  ('Type specimens', 'Galley Proof', '{#454135,#7A6F5A,#A99985,#D1C5B9,#F2ECE7}', 1, 283.5),
  ('Type specimens', 'Cyan Plate', '{#002E37,#005E6C,#0098A7,#79C8CF,#D6F0F1}', 14, 250.6),
  ('Type specimens', 'Overprint', '{#FFE800,#FF48B0,#0078BF,#F2EDE4,#3D2C8D}', 1967, 205.3),
  -- Priya Raman: Spice market
  ('Spice market', 'Turmeric', '{#382000,#6F4A00,#A97B00,#CFBA86,#EDE9D8}', 82, 63.4),
  ('Spice market', 'Cardamom Pods', '{#EAF0DB,#B7C98C,#6F8F3E,#35511F,#C98B4E}', 608, 256.5),
  ('Spice market', 'Chili and Salt', '{#9B111E,#D7263D,#F46036,#FAF3EC,#2E2A28}', 10, 391.6),
  ('Spice market', 'Saffron Threads', '{#7A1E00,#C44900,#F08A24,#F9C46B,#4A2545}', 200, 180.2),
  ('Spice market', 'Star Anise', '{#4A2511,#7B4B2A,#B98B5E,#E7D3B1,#1F3B36}', 456, 110.1),
  ('Spice market', 'Fennel Flower', '{#F6E27F,#C6C94A,#7E9B3C,#3F5B2A,#F8F6E6}', 378, 398.7),
  ('Spice market', 'Clove Smoke', '{#160A06,#360F04,#5B2416,#9E4736,#DF8374}', 521, 50.3),
  ('Spice market', 'Rosewater', '{#F9DDE3,#EFB3C1,#D77A8F,#9AAE8C,#FDF8F5}', 466, 54.2),
  ('Spice market', 'Tamarind', '{#531B13,#942E0F,#DB5300,#F09461,#F9CDAF}', 4, 222.9),
  ('Spice market', 'Coconut Shell', '{#3B291D,#69472B,#946538,#B88D61,#D4BDA2,#EEE4D8}', 46, 297.2),
  ('Spice market', 'Mango Lassi', '{#FFB627,#FF8A3D,#FFE4A8,#F7F3E3,#5C8D58}', 183, 159.8),
  ('Spice market', 'Betel Leaf', '{#11331A,#2C642D,#619C49,#ABC694,#EAEFE2}', 178, 320.9),
  ('Spice market', 'Jaggery', '{#4B1A00,#8E4400,#C97000,#E69D47,#F6D5A8}', 4, 198.6),
  ('Spice market', 'Indigo Vat', '{#0B1033,#1D2F6F,#3A5BA9,#8FA9DC,#ECEAE0}', 107, 44.7),
  ('Spice market', 'Marigold Garland', '{#F6A600,#E8590C,#8C1C13,#F9E7C2,#3B6B35}', 706, 111.2),
  ('Spice market', 'Black Salt', '{#493B41,#866B74,#B1989F,#D0C1C4,#EDE8E9}', 133, 183.8),
  -- Priya Raman: Saris
  ('Saris', 'Kanchipuram', '{#7A0C3F,#C2185B,#F2B705,#0B6E4F,#FFF1D6}', 0, 300.2),
  ('Saris', 'Peacock Border', '{#023E4A,#007C86,#3DB489,#F2B134,#5B2A86}', 1702, 293.9),
  ('Saris', 'Raw Silk', '{#3C2D17,#64491D,#8B6B34,#AC9264,#D5C19C,#EFE6D3}', 630, 281.2),
  ('Saris', 'Wedding Red', '{#8E0E1D,#C81D25,#E9B44C,#F6E7C1,#3A0A0E}', 1151, 235),
  ('Saris', 'Block Print', '{#151A26,#454D5E,#9298A6,#EAEFF7,#F0605B}', 328, 271.2),
  ('Saris', 'Monsoon Chiffon', '{#B5EAE6,#9ADFE9,#BBEAFD,#B3DAF9,#DBE9FF}', 108, 409.8),
  ('Saris', 'Temple Gold', '{#3B1F0B,#8A5A19,#D4A017,#F2D680,#7B1E26}', 27, 306.7),
  ('Saris', 'Parrot and Plum', '{#3BB143,#C5E86C,#F7F5E6,#8E4585,#4B1D52}', 1031, 267.3),
  ('Saris', 'Banarasi Night', '{#0C0820,#35165C,#8A2B6E,#D9A441,#F2E2C4}', 0, 17.3),
  ('Saris', 'Cotton in the Sun', '{#FFFBF0,#F5DDA9,#F28F6B,#5FB49C,#2F6690}', 779, 412.9),
  -- Jonas Becker: Machine rooms
  ('Machine rooms', 'Control Panel', '{#12181B,#00A86B,#7CF5C4,#F2C14E,#E4572E}', 1204, 245.8),
  ('Machine rooms', 'Hazard Tape', '{#FFD000,#1A1A1A,#FFFFFF,#8C8C8C}', 266, 416.1),
  ('Machine rooms', 'Hydraulic Oil', '{#1A1109,#6B3F14,#C97B2C,#F0C27B,#3E4A52}', 326, 36),
  ('Machine rooms', 'Rust and Primer', '{#7A2E17,#B7472A,#D98E6C,#A7ADB0,#4C5459}', 1, 2.6),
  ('Machine rooms', 'Brushed Steel', '{#DDE3E7,#A9B4BC,#6E7B85,#3C464D,#D9A441}', 414, 200.6),
  ('Machine rooms', 'Warning Lamp', '{#141B26,#444E5E,#9099A6,#EAEFF7,#EC7043}', 310, 400.2),
  ('Machine rooms', 'Coolant', '{#C9F7E5,#57E2C4,#12B5A6,#0A6E78,#103A47}', 4, 59.3),
  ('Machine rooms', 'Server Aisle', '{#030F1D,#0A2C3D,#12616B,#2FD6C3,#F25F5C}', 11, 400.7),
  ('Machine rooms', 'Patch Cables', '{#FF4D4D,#FFC400,#1FA7F2,#23C16B,#17181C}', 676, 307.6),
  ('Machine rooms', 'Concrete Pour', '{#EDEBE6,#C8C4BB,#97928A,#5E5A55,#E2B04A}', 14, 229.1),
  ('Machine rooms', 'Oscilloscope', '{#03120A,#0B3B24,#18A558,#A3F7B5,#F4F9E9}', 329, 383.1),
  ('Machine rooms', 'Arc Weld', '{#14142B,#4B3F8F,#6C8CFF,#CFE3FF,#FFB86B}', 294, 6),
  ('Machine rooms', 'Switchboard', '{#005572,#43B2E1,#E2F1FA,#EA9344,#9A5500,#89E0BA}', 0, 60.6),
  ('Machine rooms', 'Night Shift', '{#080D1A,#081D39,#003E6A,#006B9D,#45AEDC}', 1, 88.3),
  ('Machine rooms', 'Safety Orange', '{#FF6A13,#1F2A30,#5D6B73,#C9D1D5,#F7F7F5}', 542, 139.2),
  ('Machine rooms', 'Turbine Hall', '{#003A42,#0090A2,#DFEDD9,#F19A4B,#AB5E00}', 291, 103.8),
  -- Jonas Becker: Dashboards
  ('Dashboards', 'Quiet Charts', '{#0E4F86,#67AAED,#E5F0FC,#F48A64,#AD4216,#89E0BA}', 0, 294.6),
  ('Dashboards', 'Status Lights', '{#2FBF71,#F4B942,#E5484D,#3E7BFA,#8E8E93}', 2, 198.6),
  ('Dashboards', 'Uptime', '{#023520,#006344,#009A74,#88CBB5,#DBECE7}', 365, 57.9),
  ('Dashboards', 'Error Budget', '{#0F4C5C,#5F9EA0,#E9F5DB,#FB8B24,#9A031E}', 506, 186.6),
  ('Dashboards', 'Heat Map', '{#1A0E2C,#401949,#6C245A,#99355E,#C1505A,#DD7557,#EDA068,#F4CB92,#FCF2CC}', 568, 309.9),
  ('Dashboards', 'Terminal Green', '{#041104,#102810,#174614,#37702E,#78AD6D}', 348, 46.5),
  ('Dashboards', 'Dark Mode at Noon', '{#151A26,#454D5E,#9298A6,#EAEFF7,#00A7AE}', 108, 57.1),
  ('Dashboards', 'Percentiles', '{#091430,#012C59,#004974,#00678E,#0088A8,#00A9C0,#3DCAD3,#8CE5E0,#CEFEF3}', 468, 301.2),
  ('Dashboards', 'Alert Fatigue', '{#2B2D42,#8D99AE,#EDF2F4,#F4757F,#C40F2A}', 426, 402.1),
  ('Dashboards', 'Cold Start', '{#002D3E,#005E78,#0094B4,#7AC8DB,#D9F5FA}', 558, 110.1),
  -- Amara Okafor: Garden notes
  ('Garden notes', 'Tomato Vine', '{#D7301F,#F4764E,#F7E3CF,#6B9A3B,#26451F}', 36, 331.8),
  ('Garden notes', 'Beetroot', '{#4A0D2E,#8E1B4F,#C94277,#F3C3CF,#7C8F3E}', 1, 361.5),
  ('Garden notes', 'Compost', '{#2A1E15,#5E4630,#9A7B4F,#C8B48A,#5F7A3A}', 0, 162.5),
  ('Garden notes', 'Sweet Peas', '{#F9C6D7,#E48FB1,#B48EDB,#8FB8ED,#CDE7B0}', 884, 6.3),
  ('Garden notes', 'Rain Barrel', '{#002E3A,#00616F,#0097A3,#7BCCCE,#D6F2EF}', 273, 86.4),
  ('Garden notes', 'Nasturtium', '{#E63E00,#FF8A00,#FFC857,#6E9F3D,#244A2B}', 677, 362.2),
  ('Garden notes', 'Kale Bed', '{#10291F,#2F5D46,#6E9B73,#C5D8B4,#7A4E8A}', 38, 174.8),
  ('Garden notes', 'Hollyhock', '{#5B1647,#A83279,#E57FB1,#F9D9E6,#7E9E6B}', 0, 65.8),
  ('Garden notes', 'Clay Pots', '{#8C3F2B,#C4694A,#E5A98A,#F3E6DA,#5E7D6A}', 1431, 346.5),
  ('Garden notes', 'Bee Balm', '{#C2185B,#F06292,#F8D7E3,#7BA05B,#2F4A2C}', 675, 125.6),
  ('Garden notes', 'Moss Between Stones', '{#25301B,#40511F,#6A773F,#959C69,#BFC19B,#E9E9E0}', 185, 104.7),
  ('Garden notes', 'Sunflower Field', '{#F7B801,#F18701,#5B3A1A,#6A994E,#EAF4D3}', 518, 349.4),
  ('Garden notes', 'Wet Soil', '{#160A04,#351700,#562D00,#8C5200,#CA9452}', 9, 249),
  ('Garden notes', 'Foxglove', '{#6C3483,#B07CC6,#E9CFF0,#F6F0DE,#6B8E5A}', 395, 64.6),
  ('Garden notes', 'Early Radish', '{#C9184A,#FF8FA3,#FFF0F3,#95B46A,#40572B}', 365, 217.7),
  ('Garden notes', 'Elderberry Syrup', '{#120914,#2C102C,#53264B,#914175,#CD81A5}', 1, 279.5),
  -- Amara Okafor: Radio plays
  ('Radio plays', 'Late Broadcast', '{#0E0E19,#3B1F4A,#7A3B69,#E08D60,#F6E1C3}', 79, 181.4),
  ('Radio plays', 'Static', '{#3E4053,#696D85,#979BAC,#C4CADF,#E8ECF6}', 176, 44.7),
  ('Radio plays', 'Opening Theme', '{#362155,#843080,#D84781,#FA9180,#FFD4B2}', 3, 78.9),
  ('Radio plays', 'Rain on the Roof', '{#032C3F,#005C7E,#0091BF,#7DC3E2,#D9F0FA}', 21, 357.9),
  ('Radio plays', 'Café Scene', '{#2E1B12,#7B4B2A,#C79A6B,#F2E4CF,#2F5D50}', 990, 327.3),
  ('Radio plays', 'The Train Leaves', '{#0B2545,#3B5F8A,#8DA9C4,#EEF4ED,#D1495B}', 568, 194.7),
  ('Radio plays', 'Whispered Lines', '{#CCDFFF,#C4CEFE,#E0DDFF,#DFC9FA,#F9DDFF}', 90, 199.2),
  ('Radio plays', 'Final Act', '{#4A1537,#952957,#D74E68,#F58C82,#FFCFBE}', 0, 339.4),
  ('Radio plays', 'Applause', '{#FFD166,#EF476F,#F78FB3,#6A0572,#2D0A31}', 496, 163.4),
  ('Radio plays', 'Closing Credits', '{#181926,#4A4C5E,#9597A6,#EDEEF7,#FABD00}', 1, 16),
  -- Yuki Tanabe: Four seasons
  ('Four seasons', 'Plum Blossom', '{#4A1230,#A63A6B,#E88CA5,#FBE3E4,#5F6B3C}', 349, 15.6),
  ('Four seasons', 'Matcha Whisk', '{#2F3B1C,#6F8B3A,#B5C77E,#EEF0D8,#C7A27C}', 1297, 422.7),
  ('Four seasons', 'Indigo Noren', '{#080C16,#101C36,#1B3669,#305FA5,#6E9EDA}', 19, 325.6),
  ('Four seasons', 'Wisteria Arbor', '{#4B3B7A,#8E7CC3,#C9BDEB,#EEE9F8,#7FA36B}', 370, 154.8),
  ('Four seasons', 'Rainy Season', '{#38454C,#60777F,#8CA0A6,#B3CFD3,#E7ECEC}', 335, 119.9),
  ('Four seasons', 'Goldfish Stall', '{#FF5A36,#FF9A3D,#FFE3C2,#3EA6C8,#12475E}', 1523, 96.9),
  ('Four seasons', 'Summer Fireworks', '{#0B0F2B,#E63973,#FFB400,#4CC9F0,#F7F7FF}', 812, 426.2),
  ('Four seasons', 'Persimmon', '{#501304,#983500,#D35D00,#F1995E,#FED3B1}', 167, 55.6),
  ('Four seasons', 'Ginkgo Avenue', '{#E3B505,#F2D95C,#8A8D3F,#4C4A38,#F4F0E1}', 365, 290.5),
  ('Four seasons', 'Maple Temple', '{#7C1D0E,#C8371B,#EE8434,#F3D9A4,#2F4B3C}', 80, 336),
  ('Four seasons', 'Charcoal Brazier', '{#251712,#5C4841,#A5948E,#F6ECE8,#ED6D4E}', 57, 30.3),
  ('Four seasons', 'Snow Lantern', '{#0B1F3A,#3C5A80,#DCE6F0,#F9C46B,#E76F51}', 628, 28.6),
  ('Four seasons', 'Hinoki Bath', '{#3E2D1C,#63431D,#8F6934,#AE9064,#D2BC98,#EAE5DB}', 3, 359.1),
  ('Four seasons', 'Tatami', '{#353012,#554E20,#7C753C,#A19B64,#C4C2A0,#E6E6D6}', 162, 363.9),
  ('Four seasons', 'Camellia in Frost', '{#581B24,#C55865,#E9EAD3,#00C9D1,#00858A}', 357, 162.4),
  ('Four seasons', 'New Year Cranes', '{#D7263D,#F7F3EC,#1B1B1E,#C9A227}', 58, 357.2),
  -- Yuki Tanabe: City at night
  ('City at night', 'Vending Machine', '{#E4002B,#FFFFFF,#00A3E0,#FFD100,#0B1B33}', 35, 36.8),
  ('City at night', 'Last Train', '{#08101D,#00252D,#004738,#4A6E08,#BE9843}', 76, 17.1),
  ('City at night', 'Neon Puddle', '{#120B24,#FF2E93,#7B2CFF,#19D3F3,#F4F1FF}', 1655, 77.8),
  ('City at night', 'Ramen Steam', '{#6B2F12,#C9742B,#F2C777,#FBF3E2,#3E5B3A}', 603, 5.7),
  ('City at night', 'Arcade Carpet', '{#1B0F3B,#5B2EFF,#FF3CAC,#00E5C7,#FFD23F}', 957, 37.3),
  ('City at night', 'Karaoke Box', '{#2A0845,#8E2DE2,#F953C6,#FFB86B,#E9E4FF}', 350, 34.5),
  ('City at night', 'Convenience Store', '{#008C45,#F4F5F0,#EE2737,#FF9E1B,#0057B8}', 277, 120.3),
  ('City at night', 'Taxi Lights', '{#0F1321,#FDC000,#E8EAED,#3A7D44,#D7263D}', 162, 125.9),
  ('City at night', 'Rooftop Bar', '{#28285B,#6D3795,#C457B0,#F58EAB,#FFCBC2}', 0, 223),
  ('City at night', 'Quiet Alley', '{#050C15,#00262A,#00492D,#5F6700,#C98E43}', 39, 217.8),
  -- Pro Example: Client work
  ('Client work', 'Coastal Clinic', '{#00585C,#14BBC2,#E0F3F4,#F68675,#AF3E30,#AFDA97}', 146, 83.9),
  ('Client work', 'Bakery on Fifth', '{#5C3A21,#C08552,#F3E9DC,#E8B4A0,#8FA998}', 1434, 82.8),
  ('Client work', 'Climbing Gym', '{#111827,#F97316,#FACC15,#22C55E,#3B82F6,#F3F4F6}', 1081, 77.1),
  ('Client work', 'Law Office', '{#131B26,#424E5E,#8F99A6,#E9EFF7,#FFB75D}', 1263, 151.4),
  ('Client work', 'Kids'' Museum', '{#EF898A,#F09F60,#D6BB55,#A3D17A,#60DAB2,#36D3E3,#66BDFD,#9CA1F8}', 48, 68.8),
  -- Pro Example: Studio samples
  ('Studio samples', 'Workshop Wall', '{#201A0D,#6B5B45,#C9B79C,#F36B59,#3A6EA5}', 399, 114.9),
  ('Studio samples', 'Poster Series', '{#274B88,#78A5EF,#E7EFFC,#F68675,#AF3E30,#89E0BA}', 165, 9.9),
  ('Studio samples', 'Herbarium', '{#F4EFE1,#C9B98E,#7F8C4F,#49572B,#7A3B2E}', 1588, 160.2),
  ('Studio samples', 'Night Swim', '{#020F1A,#063B4D,#0E7C7B,#5FD3BC,#F6E7CB}', 0, 102.0),
  ('Studio samples', 'Paper Kites', '{#FF6B6B,#FFD93D,#6BCB77,#4D96FF,#FFFFFF}', 1118, 33.5),
  -- Free Example: My palettes
  ('My palettes', 'Sunday Market', '{#7E321F,#E58870,#FCEAE6,#62C37A,#007F38,#CBD284}', 1, 289.7)
) as given (project, name, exact, appeal, days), lateral (
  select now() - interval '1 day' * case
    when project in ('Client work', 'Studio samples', 'My palettes') then days
    -- Less than the age of the youngest of their projects.
    else 425 / (1 + appeal / 100.0) + days / 100
  end as made
) as moment
on conflict (id) do nothing;

-- The week that it is, some before it and the next, by the ISO calendar; one of them has none. Media of our own.
insert into public.palette_of_the_week (
  palette_colors, exact, background_media_type, background_media_url, week_of_year, year
)
select pg_temp.hsl_list(exact::text[]), exact::text[], type, '/weekly/' || file, extract(week from day),
  extract(isoyear from day)
from (values
  ('{#0B2B33,#14535C,#2F8F8B,#9CCFC0,#F1EBDD}', 'video', 'slow-tide.mp4', -42),
  ('{#FFF3E2,#FFC894,#F98B4A,#D9481C,#6E1F10}', 'image', 'ember-silk.jpg', -35),
  ('{#EEF0FF,#B9BDF7,#7B7BE6,#4739A6,#1B1353}', 'video', 'slow-tide.mp4', -28),
  ('{#0D1021,#3B1C59,#C2316B,#FF8A3D,#FFE3A8}', 'image', 'night-market.jpg', -14),
  ('{#1F4A3B,#4F7F52,#A5B86A,#EADFA8,#C9733A}', 'image', 'slow-tide.jpg', -7),
  ('{#220A1B,#6F123D,#D5412D,#F69955,#FDE5C9}', 'video', 'ember-silk.mp4', 0),
  ('{#F3EFDF,#C6D3A9,#7FA88B,#3A7373,#173F4E}', 'video', 'slow-tide.mp4', 7)
) as weeks (exact, type, file, days),
  lateral (select (now() at time zone 'utc')::date + days as day) as dates
where not exists (select from public.palette_of_the_week)
on conflict (year, week_of_year) do nothing;

drop table pg_temp.newcomer;
drop function pg_temp.person(text), pg_temp.sample(text), pg_temp.tags_of(text, text), pg_temp.hsl(text), pg_temp.hsl_list(text[]);
