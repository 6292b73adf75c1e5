-- People without an account, told apart for a day without keeping their addresses.

create table private.digest_salt (
  only_row boolean primary key default true check (only_row),
  salt uuid not null default gen_random_uuid()
);
insert into private.digest_salt default values;

-- The address as the gateway in front of the database reports it; it overwrites what a client sends.
create function private.visitor() returns text
language sql stable security definer set search_path = '' as $$
  select 'visitor:' || encode(sha256(convert_to(
    salt || coalesce(
      nullif(current_setting('request.headers', true), '')::json ->> 'cf-connecting-ip',
      nullif(current_setting('request.headers', true), '')::json ->> 'x-forwarded-for',
      'unknown'
    ), 'utf8')), 'hex')
  from private.digest_salt
$$;
