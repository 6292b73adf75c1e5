-- How often one caller may use one server function: counted here, because functions run in many short-lived processes.

create table private.call_counts (
  -- A user's id, or a word for everyone together.
  actor text not null,
  action text not null,
  count integer not null,
  resets_at timestamptz not null,
  primary key (actor, action)
);
create index call_counts_by_reset on private.call_counts (resets_at);
grant all on private.call_counts to service_role;

-- Counts the call and answers the seconds to wait: 0 where it is within the budget. One statement decides and counts.
create function public.spend_call(actor text, action text, most integer, window_seconds integer) returns integer
language sql security invoker set search_path = '' as $$
  delete from private.call_counts as c using (
      select o.actor, o.action from private.call_counts as o
      where o.resets_at < now() - interval '1 day' limit 10 for update skip locked
    ) as old
    where c.actor = old.actor and c.action = old.action;
  insert into private.call_counts as c (actor, action, count, resets_at)
    values (spend_call.actor, spend_call.action, 1, now() + make_interval(secs => window_seconds))
    on conflict (actor, action) do update set
      count = case when c.resets_at <= now() then 1 else least(c.count, most) + 1 end,
      resets_at = case when c.resets_at <= now() then excluded.resets_at else c.resets_at end
    returning case when c.count <= most then 0 else greatest(1, ceil(extract(epoch from c.resets_at - now())))::integer end;
$$;

grant execute on function public.spend_call(text, text, integer, integer) to service_role;
