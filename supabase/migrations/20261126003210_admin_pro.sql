-- PRO given to somebody and taken again.

-- The gift and its trail, both or neither. Returns what became of it.
create function private.give_pro(actor_id uuid, target_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
begin
  perform from auth.users as u where u.id = target_id for key share;
  if not found then
    return 'unknown';
  end if;
  if private.will_renew(target_id) then
    return 'paid';
  end if;
  insert into public.complimentary_subscriptions (user_id) values (target_id) on conflict do nothing;
  if not found then
    return 'unchanged';
  end if;
  perform private.audit(actor_id, 'grant pro', target_id, 'done');
  return 'changed';
end
$$;

create function private.take_pro(actor_id uuid, target_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.complimentary_subscriptions as g where g.user_id = target_id;
  if found then
    perform private.audit(actor_id, 'remove pro', target_id, 'done');
    return 'changed';
  end if;
  return case
    when not exists (select from auth.users as u where u.id = target_id) then 'unknown'
    when private.will_renew(target_id) then 'paid'
    else 'unchanged'
  end;
end
$$;

create function public.admin_give_pro(actor_id uuid, target_id uuid) returns text
language sql security invoker set search_path = '' as $$ select private.give_pro(actor_id, target_id) $$;
create function public.admin_take_pro(actor_id uuid, target_id uuid) returns text
language sql security invoker set search_path = '' as $$ select private.take_pro(actor_id, target_id) $$;

grant execute on function private.give_pro(uuid, uuid) to service_role;
grant execute on function private.take_pro(uuid, uuid) to service_role;
grant execute on function public.admin_give_pro(uuid, uuid) to service_role;
grant execute on function public.admin_take_pro(uuid, uuid) to service_role;
