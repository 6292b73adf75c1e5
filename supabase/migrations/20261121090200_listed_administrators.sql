-- The table of users says of each whether they are an administrator. Otherwise as before: a word is looked for as it
-- stands, in names and addresses; an id is found whole.
create or replace function private.find_users(
  word text, plan text, sort text, descends boolean, most integer, skip integer
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  by_column text := case sort
    when 'name' then 'd.name' when 'email' then 'd.email' when 'joined' then 'd.created_at'
    when 'status' then 'p.user_id is not null'
    when 'palettes' then 'd.palettes_count' when 'projects' then 'd.projects_count'
  end;
  direction text := case when descends then 'desc' else 'asc' end;
  answer jsonb;
begin
  if by_column is null or plan not in ('all', 'pro', 'free') then
    raise exception 'unknown column or plan' using errcode = '22023';
  end if;
  execute format($query$
    with page as (
      select d.user_id, d.projects_count, d.palettes_count, p.user_id is not null as is_pro,
        row_number() over (order by %1$s %2$s, d.user_id %2$s) as place
      from private.user_directory as d left join private.pro_users as p using (user_id)
      where ($2 = 'all' or (p.user_id is not null) = ($2 = 'pro'))
        and ($1 = '' or strpos(d.name, $1) > 0 or strpos(d.email, $1) > 0 or d.user_id::text = $1)
      order by %1$s %2$s, d.user_id %2$s limit $3 offset $4
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', u.id,
      'email', coalesce(u.email, 'No email'),
      'created_at', u.created_at,
      'last_sign_in_at', u.last_sign_in_at,
      'user_metadata', private.public_metadata(to_jsonb(u.raw_user_meta_data)),
      'is_pro', page.is_pro,
      'is_admin', a.user_id is not null,
      'is_suspended', coalesce(u.banned_until > now(), false),
      'palettes_count', page.palettes_count,
      'projects_count', page.projects_count
    ) order by page.place), '[]')
    from page join auth.users as u on u.id = page.user_id left join public.admin_users as a on a.user_id = u.id
  $query$, by_column, direction) into answer using lower(word), plan, most, skip;
  return answer;
end
$$;
