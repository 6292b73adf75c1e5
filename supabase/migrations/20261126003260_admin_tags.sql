-- Tags as administrators see them, and what they may do about one. All of it leaves a line in the trail.

-- One page: those that begin with a word, the most used first; of those that are forbidden, or of those that are not.
-- `total` is how many there are on all pages.
create function private.list_tags(word text, forbidden boolean, most integer, skip integer)
returns table (tag text, palettes integer, public_palettes integer, total integer)
language plpgsql stable security definer set search_path = '' rows 50 as $$
#variable_conflict use_column
declare
  past constant text collate "C" := word || U&'\+10FFFF';
begin
  if not private.am_admin() then
    raise exception 'administrators only' using errcode = '42501';
  end if;
  if most not between 1 and 100 or skip < 0 then
    raise exception 'not a page' using errcode = '22023';
  end if;
  return query
    with used as (
      select t.tag, count(*)::integer as palettes, (count(*) filter (where t.is_public))::integer as shown
      from private.palette_tags as t
      where not forbidden and t.tag >= word and t.tag < past group by t.tag
      union all
      select f.tag, 0, 0 from private.forbidden_tags as f where forbidden and f.tag >= word and f.tag < past
    )
    select used.tag::text, used.palettes, used.shown, (count(*) over ())::integer from used
    order by used.palettes desc, used.tag limit most offset skip;
end
$$;

-- Whoever changes a tag of everybody's palettes has all of them to themselves.
create function private.take_tags() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.am_admin() then
    raise exception 'administrators only' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtext('private.forbidden_tags'));
end
$$;

-- Gives all palettes of a tag another in its place, once where they have that one, too. Returns how many had it.
create function private.rename_tag(tag text, other text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  count integer;
begin
  perform private.take_tags();
  if tag = other or not private.is_tag(other) then
    raise exception 'not another tag' using errcode = '22023';
  end if;
  update public.project_palettes as p
    set tags = case when other = any (p.tags) then array_remove(p.tags, tag) else array_replace(p.tags, tag, other) end
    where p.id in (select t.palette_id from private.palette_tags as t where t.tag = rename_tag.tag);
  get diagnostics count = row_count;
  perform private.audit(auth.uid(), 'rename tag', null, format('%s to %s, palettes: %s', tag, other, count));
  return count;
end
$$;

-- Takes a tag off all palettes, and off those to come. Returns how many had it.
create function private.forbid_tag(tag text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  count integer;
begin
  perform private.take_tags();
  if not private.is_tag(tag) then
    raise exception 'not a tag' using errcode = '22023';
  end if;
  insert into private.forbidden_tags (tag) values (forbid_tag.tag) on conflict do nothing;
  update public.project_palettes as p set tags = array_remove(p.tags, forbid_tag.tag)
    where p.id in (select t.palette_id from private.palette_tags as t where t.tag = forbid_tag.tag);
  get diagnostics count = row_count;
  perform private.audit(auth.uid(), 'forbid tag', null, format('%s, palettes: %s', tag, count));
  return count;
end
$$;

-- Lets a tag be used again. Palettes that had it do not get it back.
create function private.allow_tag(tag text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.take_tags();
  delete from private.forbidden_tags as f where f.tag = allow_tag.tag;
  if found then
    perform private.audit(auth.uid(), 'allow tag', null, tag);
  end if;
end
$$;

create function public.admin_list_tags(word text, forbidden boolean, most integer, skip integer)
returns table (tag text, palettes integer, public_palettes integer, total integer)
language sql stable security invoker set search_path = '' rows 50 as $$
  select * from private.list_tags(word, forbidden, most, skip)
$$;
create function public.admin_rename_tag(tag text, other text) returns integer
language sql security invoker set search_path = '' as $$ select private.rename_tag(tag, other) $$;
create function public.admin_forbid_tag(tag text) returns integer
language sql security invoker set search_path = '' as $$ select private.forbid_tag(tag) $$;
create function public.admin_allow_tag(tag text) returns void
language sql security invoker set search_path = '' as $$ select private.allow_tag(tag) $$;

grant execute on function private.list_tags(text, boolean, integer, integer), private.rename_tag(text, text),
  private.forbid_tag(text), private.allow_tag(text), public.admin_list_tags(text, boolean, integer, integer),
  public.admin_rename_tag(text, text), public.admin_forbid_tag(text), public.admin_allow_tag(text) to authenticated;
