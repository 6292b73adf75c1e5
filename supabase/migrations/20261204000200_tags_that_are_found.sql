-- Where public palettes are looked for, only their tags are offered: one's own private ones would find nothing.

drop function public.suggest_tags(text);
drop function private.suggest_tags(text);

-- Up to eight tags that begin so: the caller's own by their use, then those of public palettes by how many accounts use
-- them, so that nobody alone brings one to the front. One that is forbidden is named first where it is just this word. A
-- palette of others that is private lends none, and with `only_public` neither does one's own. Where very many palettes
-- have such tags, the newest ones are asked, as counting all of them would take longer than a key press; what they lack
-- is filled up in the order of the alphabet.
create function private.suggest_tags(word text, only_public boolean)
returns table (tag text, is_own boolean, is_allowed boolean)
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
        and (
          not only_public
          or exists (select from private.palette_tags as shown where shown.tag = t.tag and shown.is_public)
        )
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

create function public.suggest_tags(word text, only_public boolean default false)
returns table (tag text, is_own boolean, is_allowed boolean)
language plpgsql stable security invoker set search_path = '' rows 8 as $$
begin
  if char_length(word) between 1 and 24 and only_public is not null then
    return query select * from private.suggest_tags(word, only_public);
  else
    raise exception 'not the beginning of a tag' using errcode = '22023';
  end if;
end
$$;

grant execute on function private.suggest_tags(text, boolean), public.suggest_tags(text, boolean)
  to anon, authenticated, service_role;
