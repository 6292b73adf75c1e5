-- Taking everything of a user away, before the account itself goes.

create function private.erase(target_user_id uuid) returns void
language sql security definer set search_path = '' as $$
  delete from private.palette_selections where user_id = target_user_id;
  delete from public.extraction_counts where user_id = target_user_id;
  delete from public.projects where user_id = target_user_id;
$$;

create function private.require_no_renewal(target_user_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.will_renew(target_user_id) then
    raise exception 'cancel the subscription first' using errcode = 'SUB01';
  end if;
end
$$;

create function private.erase_own() returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := (select auth.uid());
begin
  if caller is null then
    raise exception 'not signed in' using errcode = '42501';
  end if;
  perform private.require_no_renewal(caller);
  perform private.erase(caller);
end
$$;

create function private.erase_as_admin(target_user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := (select auth.uid());
begin
  if not private.is_admin(caller) or private.is_admin(target_user_id) then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  perform private.require_no_renewal(target_user_id);
  perform private.erase(target_user_id);
  perform private.audit(caller, 'delete user data', target_user_id, 'done');
end
$$;

create function public.delete_user_data() returns void
language sql security invoker set search_path = '' as $$
  select private.erase_own()
$$;
create function public.admin_delete_user_data(target_user_id uuid) returns void
language sql security invoker set search_path = '' as $$
  select private.erase_as_admin(target_user_id)
$$;

grant execute on function private.erase_own() to authenticated;
grant execute on function private.erase_as_admin(uuid) to authenticated;
grant execute on function public.delete_user_data() to authenticated;
grant execute on function public.admin_delete_user_data(uuid) to authenticated;
