-- People without an account, told apart for a day without keeping their addresses.

create table private.digest_salt (
  only_row boolean primary key default true check (only_row),
  salt uuid not null default gen_random_uuid()
);
insert into private.digest_salt default values;

-- What stays of an address however often its owner changes the rest: IPv4 whole, the first 64 bits of IPv6.
create function private.network_of(address text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  given inet;
begin
  given := address;
  return host(case
    when family(given) = 4 or given <<= '::ffff:0:0/96' then given else network(set_masklen(given, 64)) end);
exception when invalid_text_representation then
  return address;
end
$$;

-- The address as the proxy in front of the hosted service writes it, anew on each request. `x-forwarded-for` begins with
-- whatever the client wrote, so it is never read; requests without an address are one visitor.
create function private.visitor() returns text
language sql stable security definer set search_path = '' as $$
  select 'visitor:' || encode(sha256(convert_to(
    salt || coalesce(
      private.network_of(nullif(current_setting('request.headers', true), '')::json ->> 'cf-connecting-ip'), 'unknown'
    ), 'utf8')), 'hex')
  from private.digest_salt
$$;
