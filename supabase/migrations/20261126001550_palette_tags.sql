-- Which palettes have a tag: somebody's own ones, and the words that are offered to whoever types.

-- A line for each tag of each palette, kept in step by a trigger.
create table private.palette_tags (
  palette_id uuid not null references public.project_palettes (id) on delete cascade,
  -- By its letters alone, so that the beginning of a word is a range of the index.
  tag text collate "C" not null,
  user_id uuid not null,
  is_public boolean not null,
  primary key (palette_id, tag)
);
create index palette_tags_by_tag on private.palette_tags (tag, is_public);
create index palette_tags_by_user on private.palette_tags (user_id, tag);

create function private.follow_tags() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owner constant uuid := (select p.user_id from public.projects as p where p.id = new.project_id);
begin
  delete from private.palette_tags as t where t.palette_id = new.id and t.tag <> all (new.tags);
  insert into private.palette_tags as t (palette_id, tag, user_id, is_public)
    select new.id, tag, owner, new.is_public from unnest(new.tags) as tag
    on conflict (palette_id, tag) do update set user_id = excluded.user_id, is_public = excluded.is_public;
  return null;
end
$$;
create trigger follow_new_tags after insert on public.project_palettes
  for each row when (cardinality(new.tags) > 0) execute function private.follow_tags();
create trigger follow_changed_tags after update on public.project_palettes
  for each row when (
    cardinality(old.tags) + cardinality(new.tags) > 0
    and (old.tags, old.is_public, old.project_id) is distinct from (new.tags, new.is_public, new.project_id)
  ) execute function private.follow_tags();

-- The caller's own palettes that have all of these tags.
create function private.own_tagged(tags text[]) returns setof uuid
language sql stable security definer set search_path = '' rows 50 as $$
  select t.palette_id from private.palette_tags as t
  where t.user_id = (select auth.uid()) and t.tag = any (own_tagged.tags)
  group by t.palette_id having count(*) = cardinality(own_tagged.tags)
$$;

-- The tags of so many of the newest public palettes, and whose they are. `offset 0` keeps to the index of each palette:
-- planned without the number, all lines of tags would be read.
create function private.newest_tags(most integer) returns table (tag text, user_id uuid)
language sql stable security definer set search_path = '' rows 4000 as $$
  select own.tag, own.user_id
  from (
    select p.id from public.project_palettes as p where p.is_public order by p.created_at desc, p.id desc limit most
  ) as newest,
    lateral (select t.tag, t.user_id from private.palette_tags as t where t.palette_id = newest.id offset 0) as own
$$;

-- Up to eight tags that begin so: the caller's own by their use, then those of public palettes by how many accounts use
-- them, so that nobody alone brings one to the front. One that is forbidden is named first where it is just this word. A
-- palette of others that is private lends none. Where very many palettes have such tags, the newest ones are asked, as
-- counting all of them would take longer than a key press; what they lack is filled up in the order of the alphabet.
create function private.suggest_tags(word text) returns table (tag text, is_own boolean, is_allowed boolean)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan rows 8 as $$
#variable_conflict use_column
declare
  most constant integer := 8;
  counted constant integer := 5000;
  caller constant uuid := auth.uid();
  past constant text collate "C" := word || U&'\+10FFFF';
  are_few constant boolean := (
    select count(*) from (
      select from private.palette_tags as t where t.is_public and t.tag >= word and t.tag < past limit counted + 1
    ) as first
  ) <= counted;
begin
  return query
    with own as materialized (
      select t.tag, count(*) as uses from private.palette_tags as t
      where t.user_id = caller and t.tag >= word and t.tag < past
      group by t.tag order by uses desc, t.tag limit most
    ), first as materialized (
      select t.tag, t.user_id from private.palette_tags as t
      where t.is_public and t.tag >= word and t.tag < past order by t.tag limit counted
    ), others as materialized (
      select newest.tag collate "C" as tag, 2 as rank, count(distinct newest.user_id) as uses
      from private.newest_tags(2000) as newest
      where not are_few and newest.tag collate "C" >= word and newest.tag collate "C" < past group by newest.tag
      union all
      select first.tag, case when are_few then 2 else 3 end, count(distinct first.user_id) from first group by first.tag
    )
    select found.tag::text, found.rank = 1, found.rank > 0 from (
      select f.tag, 0 as rank, 0::bigint as uses from private.forbidden_tags as f where f.tag = word
      union all
      select own.tag, 1, own.uses from own
      union all
      select distinct on (others.tag) others.tag, others.rank, others.uses from others
      where others.tag not in (select own.tag from own) order by tag, rank
    ) as found
    order by found.rank, found.uses desc, found.tag limit most;
end
$$;

create function public.suggest_tags(word text) returns table (tag text, is_own boolean, is_allowed boolean)
language plpgsql stable security invoker set search_path = '' rows 8 as $$
begin
  if char_length(word) between 1 and 24 then
    return query select * from private.suggest_tags(word);
  else
    raise exception 'not the beginning of a tag' using errcode = '22023';
  end if;
end
$$;

-- Up to twelve tags that most accounts have given the newest public palettes. Of the newest alone: all of them would be
-- counted for every visitor, and what was liked years ago would stand in front for good. Each account counts once for a
-- tag; where a few of them have filled the newest palettes, ten times as many are looked through.
create function private.popular_tags() returns table (tag text, accounts integer)
language plpgsql stable security definer set search_path = '' rows 12 as $$
#variable_conflict use_column
declare
  few constant integer := 50;
  owners constant integer := (select count(distinct n.user_id) from private.newest_tags(2000) as n);
begin
  return query select n.tag, count(distinct n.user_id)::integer
    from private.newest_tags(case when owners < few then 20000 else 2000 end) as n
    group by n.tag order by 2 desc, n.tag collate "C" limit 12;
end
$$;

create function public.popular_tags() returns table (tag text, accounts integer)
language sql stable security invoker set search_path = '' rows 12 as $$ select * from private.popular_tags() $$;

grant execute on function private.own_tagged(text[]) to authenticated, service_role;
grant execute on function private.suggest_tags(text), public.suggest_tags(text), private.popular_tags(), public.popular_tags()
  to anon, authenticated, service_role;
