-- A suspended account reads on until its access token ends, and writes nothing. The auth server's own mark is the only
-- one: whoever sets or lifts it there has done all there is to do.

create function private.is_suspended(user_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from auth.users as u where u.id = is_suspended.user_id and u.banned_until > now())
$$;

-- For each statement, not for each row: the answer is the same whether or not there was anything to write. It says
-- the words of private.is_suspended itself: a call of that one would be planned anew in each statement.
create function private.refuse_suspended() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from auth.users as u where u.id = (select auth.uid()) and u.banned_until > now()) then
    raise exception 'account suspended' using errcode = 'ACC01';
  end if;
  return null;
end
$$;
