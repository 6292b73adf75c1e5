-- What is told to subscribers when it changes: the lists of projects and of palettes, and nothing else. Row security
-- decides who hears of a row. A deletion tells no more than the primary key, because it passes no row security: the
-- replica identity of both tables stays the default.
-- A database without the service that reads the publication has none.
do $$ begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime set table public.projects, public.project_palettes;
  end if;
end $$;
