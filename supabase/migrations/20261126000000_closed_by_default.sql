-- Nothing is open unless a later file says so: hosted projects start with every privilege given to both client roles.

-- It would show every table a second time, by rules of its own.
drop extension if exists pg_graphql;

revoke all on schema public from public;
revoke all on all tables in schema public from anon, authenticated;
revoke all on all functions in schema public from public, anon, authenticated;
revoke all on all sequences in schema public from anon, authenticated;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
-- Functions are executable by everyone from birth, in any schema; per schema that right cannot be taken back.
alter default privileges revoke execute on functions from public;

grant usage on schema public to anon, authenticated, service_role;

-- What no client may see: the REST layer does not expose this schema. Clients may enter it only through the public
-- procedures, which run with the caller's own rights, and each function below says who may call it.
create schema private;
grant usage on schema private to anon, authenticated, service_role;
