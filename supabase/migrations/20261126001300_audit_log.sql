-- Who did what to whom, without content. Rows outlive the accounts they speak of.

create table private.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id uuid,
  action text not null,
  target_id uuid,
  outcome text not null
);
create index audit_log_by_time on private.audit_log (at desc);

create function private.audit(actor_id uuid, action text, target_id uuid, outcome text) returns void
language sql security definer set search_path = '' as $$
  insert into private.audit_log (actor_id, action, target_id, outcome) values (actor_id, action, target_id, outcome)
$$;
grant execute on function private.audit(uuid, text, uuid, text) to service_role;

-- The same for the server functions: the REST layer does not reach the private schema.
create function public.record_audit(actor_id uuid, action text, target_id uuid, outcome text) returns void
language sql security invoker set search_path = '' as $$
  select private.audit(actor_id, action, target_id, outcome)
$$;
grant execute on function public.record_audit(uuid, text, uuid, text) to service_role;
