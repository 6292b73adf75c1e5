-- Extractions of signed-in users: pictures by UTC day, videos by UTC month.

create table public.extraction_counts (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('image', 'video')),
  -- First day of the period.
  period date not null,
  count integer not null default 0 check (count >= 0),
  primary key (user_id, kind, period)
);

create trigger refuse_suspended before insert or update or delete on public.extraction_counts
  for each statement execute function private.refuse_suspended();

alter table public.extraction_counts enable row level security;
grant all on public.extraction_counts to service_role;

create function private.extraction_period(kind text) returns date
language sql stable set search_path = '' as $$
  select case kind
    when 'image' then (now() at time zone 'utc')::date
    else date_trunc('month', now() at time zone 'utc')::date
  end
$$;

create function private.extraction_limit(user_id uuid, kind text) returns integer
language sql stable security definer set search_path = '' as $$
  select case kind when 'image' then images_per_day else videos_per_month end
  from private.plan_limits where plan = private.plan_of(extraction_limit.user_id)
$$;

create function private.require_kind(kind text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if kind is null or kind not in ('image', 'video') then
    raise exception 'kind must be image or video' using errcode = '22023';
  end if;
end
$$;

create function private.read_extractions(kind text) returns integer
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := (select auth.uid());
begin
  perform private.require_kind(kind);
  if caller is null then
    raise exception 'not signed in' using errcode = '42501';
  end if;
  return coalesce((
    select e.count from public.extraction_counts as e
    where e.user_id = caller and e.kind = read_extractions.kind and e.period = private.extraction_period(e.kind)
  ), 0);
end
$$;

-- One statement decides and counts: reading first would let several requests pass at once.
create function private.spend_extraction(kind text, out allowed boolean, out remaining integer) returns record
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := (select auth.uid());
  most integer;
  used integer;
begin
  perform private.require_kind(kind);
  if caller is null then
    raise exception 'not signed in' using errcode = '42501';
  end if;
  most := private.extraction_limit(caller, kind);
  insert into public.extraction_counts as e (user_id, kind, period, count)
    select caller, spend_extraction.kind, private.extraction_period(spend_extraction.kind), 1
    where most is null or most > 0
    on conflict on constraint extraction_counts_pkey do update set count = e.count + 1 where most is null or e.count < most
    returning e.count into used;
  allowed := used is not null;
  remaining := case when most is null then null when allowed then most - used else 0 end;
end
$$;

-- Without a kind, both speak of videos.
create function public.get_extraction_count(kind text default 'video') returns integer
language sql stable security invoker set search_path = '' as $$
  select private.read_extractions(kind)
$$;
create function public.increment_extraction_count(kind text default 'video', out allowed boolean, out remaining integer)
returns record
language sql security invoker set search_path = '' as $$
  select * from private.spend_extraction(kind)
$$;

grant execute on function private.read_extractions(text) to authenticated;
grant execute on function private.spend_extraction(text) to authenticated;
grant execute on function public.get_extraction_count(text) to authenticated;
grant execute on function public.increment_extraction_count(text) to authenticated;
