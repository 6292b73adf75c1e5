-- What an administrator does to a tag is done in parts, each within the time of a statement, and is no change that the
-- owners of the palettes have made.

create or replace function private.guard_palette_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- Set by private.retag alone, for as long as it runs.
  is_retagged constant boolean := current_setting('hueloom.retags', true) is not distinct from 'on';
begin
  -- Being counted is not being changed, nor is what an administrator does to a tag.
  new.updated_at :=
    case when new.selection_count = old.selection_count and not is_retagged then now() else old.updated_at end;
  -- Only its project decides: through the trigger below, or the one above where it comes into another.
  if pg_trigger_depth() = 1 and new.project_id = old.project_id then
    new.is_public := old.is_public;
  end if;
  -- Exact values of the colors before are not those of the colors now.
  if new.colors is distinct from old.colors and new.exact is not distinct from old.exact then
    new.exact := null;
  end if;
  -- Popularity was for what was seen, and either list is seen.
  if new.colors is distinct from old.colors or new.exact is distinct from old.exact then
    new.selection_count := 0;
  end if;
  return new;
end
$$;

-- Gives up to 500 palettes of a tag another in its place, once where they have that one, too; none where it is null.
-- Returns how many: whoever asked goes on until there are fewer.
create function private.retag(tag text, other text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  count integer;
begin
  perform set_config('hueloom.retags', 'on', true);
  update public.project_palettes as p
    set tags = case
      when other is null or other = any (p.tags) then array_remove(p.tags, tag) else array_replace(p.tags, tag, other)
    end
    where p.id in (select t.palette_id from private.palette_tags as t where t.tag = retag.tag limit 500);
  get diagnostics count = row_count;
  perform set_config('hueloom.retags', '', true);
  return count;
end
$$;

create or replace function private.rename_tag(tag text, other text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  count integer;
begin
  perform private.take_tags();
  if tag = other or not private.is_tag(other) then
    raise exception 'not another tag' using errcode = '22023';
  end if;
  count := private.retag(tag, other);
  perform private.audit(auth.uid(), 'rename tag', null, format('%s to %s, palettes: %s', tag, other, count));
  return count;
end
$$;

-- Takes a tag off palettes, and off those to come.
create or replace function private.forbid_tag(tag text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  count integer;
begin
  perform private.take_tags();
  if not private.is_tag(tag) then
    raise exception 'not a tag' using errcode = '22023';
  end if;
  insert into private.forbidden_tags (tag) values (forbid_tag.tag) on conflict do nothing;
  count := private.retag(tag, null);
  perform private.audit(auth.uid(), 'forbid tag', null, format('%s, palettes: %s', tag, count));
  return count;
end
$$;
