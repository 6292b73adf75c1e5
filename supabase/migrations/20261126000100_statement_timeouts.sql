-- Nobody's statement keeps the database from everybody else's. The REST layer applies the settings of the caller's role
-- to each request; a session that was left in a transaction is ended.

alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role anon set idle_in_transaction_session_timeout = '10s';
alter role authenticated set idle_in_transaction_session_timeout = '10s';

-- The REST layer signs in as this one before it becomes the caller's. Where everything runs in one process there is none.
do $$ begin
  if exists (select from pg_roles where rolname = 'authenticator') then
    alter role authenticator set idle_in_transaction_session_timeout = '10s';
  end if;
end $$;
