-- Which content tags the last rendering of each page used, so that a publish renews exactly those pages.
create table public.content_paths (
  path text primary key check (path like '/%' and char_length(path) <= 500),
  tags text[] not null,
  seen_at timestamptz not null default now()
);
create index content_paths_tags on public.content_paths using gin (tags);

-- What the content jobs remember between runs, such as what the last poll had seen.
create table public.content_state (
  key text primary key check (char_length(key) between 1 and 200),
  value jsonb not null,
  updated_at timestamptz not null default now()
);

alter table public.content_paths enable row level security;
alter table public.content_state enable row level security;
revoke all on public.content_paths, public.content_state from public, anon, authenticated;
grant select, insert, update, delete on public.content_paths, public.content_state to service_role;

create function public.record_content_path(p_path text, p_tags text[]) returns void
language sql security definer set search_path = '' as $$
  insert into public.content_paths (path, tags) values (p_path, p_tags)
  on conflict (path) do update set tags = excluded.tags, seen_at = excluded.seen_at;
$$;

-- A function and not a filter of the API, because an empty list in a filter is an error there; here it finds nothing.
create function public.paths_for_tags(p_tags text[]) returns setof text
language sql stable security definer set search_path = '' as $$
  select path from public.content_paths where tags && p_tags order by path;
$$;

revoke execute on function public.record_content_path(text, text[]) from public, anon, authenticated;
revoke execute on function public.paths_for_tags(text[]) from public, anon, authenticated;
grant execute on function public.record_content_path(text, text[]) to service_role;
grant execute on function public.paths_for_tags(text[]) to service_role;
