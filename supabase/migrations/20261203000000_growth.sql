-- What is there for years must not make each publish slower: a row for each page's address instead of all of them in one value, and the
-- calendar is mirrored from a day on instead of whole.

-- The last published path of every page there ever was; the server's own notes.
create table public.page_paths (
  page_id text primary key,
  path text not null,
  updated_at timestamptz not null default now()
);
alter table public.page_paths enable row level security;
revoke all on public.page_paths from public, anon, authenticated;
grant select, insert, update, delete on public.page_paths to service_role;

insert into public.page_paths (page_id, path)
select entry.key, entry.value
from public.content_state as state, jsonb_each_text(state.value) as entry
where state.key = 'page-paths' and jsonb_typeof(state.value) = 'object';
delete from public.content_state where key = 'page-paths';

-- The known paths of these pages by their ids; null as long as nothing is known at all.
create function public.known_page_paths(p_ids text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when exists (select from public.page_paths) then
    coalesce((select jsonb_object_agg(page_id, path) from public.page_paths where page_id = any (p_ids)), '{}')
  end;
$$;
revoke execute on function public.known_page_paths(text[]) from public, anon, authenticated;
grant execute on function public.known_page_paths(text[]) to service_role;

drop function public.sync_events(jsonb, boolean, timestamptz);

-- Takes over published events. What is older than what is stored is ignored, because webhooks may overtake each other. More spots go to
-- those who wait; fewer throw nobody out. With p_full_from the list is the whole calendar since then: what is not in it takes no RSVP.
create function public.sync_events(p_events jsonb, p_full_from timestamptz, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  given record;
begin
  for given in
    select * from jsonb_to_recordset(p_events) as row(
      event_id text, title text, location text, starts_at timestamptz, ends_at timestamptz, spots integer,
      content_updated_at timestamptz
    ) order by event_id
  loop
    insert into public.event_spots as stored (event_id, title, location, starts_at, ends_at, spots, content_updated_at)
    values (
      given.event_id, given.title, given.location, given.starts_at, given.ends_at, given.spots, given.content_updated_at
    )
    on conflict (event_id) do update set
      title = excluded.title, location = excluded.location, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
      spots = excluded.spots, content_updated_at = excluded.content_updated_at, is_published = true, updated_at = now()
    where stored.content_updated_at <= excluded.content_updated_at;
    perform public.promote_waiting(given.event_id, p_now);
  end loop;
  update public.event_spots set is_published = false, updated_at = now()
  where is_published and starts_at >= p_full_from
    and event_id not in (select value ->> 'event_id' from jsonb_array_elements(p_events));
end $$;
revoke execute on function public.sync_events(jsonb, timestamptz, timestamptz) from public, anon, authenticated;
grant execute on function public.sync_events(jsonb, timestamptz, timestamptz) to service_role;
