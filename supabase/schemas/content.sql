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

-- The last published path of every page there ever was; the server's own notes. A row for each page instead of all
-- of them in one value: what is there for years must not make each publish slower.
create table public.page_paths (
  page_id text primary key,
  path text not null,
  updated_at timestamptz not null default now()
);

alter table public.content_paths enable row level security;
alter table public.content_state enable row level security;
alter table public.page_paths enable row level security;
revoke all on public.content_paths, public.content_state, public.page_paths from public, anon, authenticated;
grant select, insert, update, delete on public.content_paths, public.content_state, public.page_paths to service_role;

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

-- The known paths of these pages by their ids; null as long as nothing is known at all.
create function public.known_page_paths(p_ids text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when exists (select from public.page_paths) then
    coalesce((select jsonb_object_agg(page_id, path) from public.page_paths where page_id = any (p_ids)), '{}')
  end;
$$;

-- Links by which somebody without an account sees the drafts until a moment. Of the link's secret only the hash is
-- kept.
create table public.preview_links (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique check (token_hash ~ '^[\w-]{43}$'),
  path text not null check (path ~ '^/' and char_length(path) <= 200),
  at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  created_by text not null,
  opened_at timestamptz,
  revoked_at timestamptz,
  revoked_by text,
  check (expires_at > created_at and expires_at <= created_at + interval '7 days'),
  check ((revoked_at is null) = (revoked_by is null))
);
create index preview_links_newest on public.preview_links (created_at desc);
alter table public.preview_links enable row level security;
revoke all on public.preview_links from public, anon, authenticated;
grant select, insert, update, delete on public.preview_links to service_role;

-- A new link. What ended more than 30 days ago goes.
create function public.make_preview_link(
  p_token_hash text, p_path text, p_at timestamptz, p_expires_at timestamptz, p_actor text, p_now timestamptz
)
returns uuid language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
begin
  delete from public.preview_links where expires_at < p_now - interval '30 days';
  insert into public.preview_links (token_hash, path, at, expires_at, created_at, created_by)
  values (p_token_hash, p_path, p_at, p_expires_at, p_now, p_actor) returning id into made;
  perform public.audit(
    p_actor, 'preview.shared', 'preview:' || made, jsonb_build_object('path', p_path, 'until', p_expires_at), p_now
  );
  return made;
end $$;

-- The link of this hash while it lasts, marked as opened; no row when there is none.
create function public.open_preview_link(p_token_hash text, p_now timestamptz)
returns table (id uuid, path text, at timestamptz, expires_at timestamptz)
language sql security definer set search_path = '' as $$
  update public.preview_links link set opened_at = p_now
  where link.token_hash = p_token_hash and link.revoked_at is null and link.expires_at > p_now
  returning link.id, link.path, link.at, link.expires_at
$$;

-- Ends a link and every preview opened by it. False when there is none that could still be opened.
create function public.revoke_preview_link(p_id uuid, p_actor text, p_now timestamptz)
returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update public.preview_links set revoked_at = p_now, revoked_by = p_actor
  where id = p_id and revoked_at is null and expires_at > p_now;
  if not found then return false; end if;
  perform public.audit(p_actor, 'preview.taken_back', 'preview:' || p_id, '{}', p_now);
  return true;
end $$;

-- Every price as it was published: what it was before, what it became, when, and by whom. Rows are only added.
create table public.price_changes (
  id bigint generated always as identity primary key,
  document_id text not null check (char_length(document_id) between 1 and 200),
  document_type text not null check (char_length(document_type) between 1 and 100),
  -- The thing's name on that day.
  title text not null check (char_length(title) <= 200),
  -- Where in the document the price is, such as 'price' or 'dosages[_key=="a"].price', and what staff call it.
  field text not null check (char_length(field) between 1 and 200),
  label text not null check (char_length(label) between 1 and 200),
  -- Null: there was none, or there is none any more.
  before_cents integer check (before_cents >= 0),
  after_cents integer check (after_cents >= 0),
  -- The document was recorded for the first time: the price may be older.
  is_first boolean not null,
  changed_at timestamptz not null,
  -- Id and name at the CMS; null while it could not say.
  changed_by text check (char_length(changed_by) <= 200),
  changed_by_name text check (char_length(changed_by_name) <= 200),
  revision text not null check (char_length(revision) between 1 and 200),
  unique (document_id, revision, field),
  check (before_cents is distinct from after_cents)
);
create index price_changes_newest on public.price_changes (changed_at desc, id desc);
create index price_changes_field on public.price_changes (document_id, field, changed_at desc, id desc);

-- The revision of each document up to which its prices are recorded.
create table public.price_revisions (
  document_id text primary key check (char_length(document_id) between 1 and 200),
  revision text not null check (char_length(revision) between 1 and 200)
);

alter table public.price_changes enable row level security;
alter table public.price_revisions enable row level security;
revoke all on public.price_changes, public.price_revisions from public, anon, authenticated, service_role;
grant select, insert on public.price_changes to service_role;
-- Only to add who it was, once the CMS can say.
grant update (changed_by, changed_by_name) on public.price_changes to service_role;
grant select, insert, update on public.price_revisions to service_role;

-- Adds what happened to a document between two revisions of it. False, and nothing added, when somebody was faster:
-- p_known is the revision the caller began with (null before the first time).
create function public.record_prices(p_document_id text, p_known text, p_revision text, p_changes jsonb)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  recorded text;
begin
  perform pg_advisory_xact_lock(hashtextextended('prices ' || p_document_id, 0));
  select revision into recorded from public.price_revisions where document_id = p_document_id;
  if recorded is distinct from p_known then
    return false;
  end if;
  insert into public.price_changes (
    document_id, document_type, title, field, label, before_cents, after_cents, is_first, changed_at, changed_by, changed_by_name,
    revision
  )
  select p_document_id, document_type, title, field, label, before_cents, after_cents, is_first, changed_at, changed_by,
    changed_by_name, revision
  from rows from (jsonb_to_recordset(p_changes) as (
    document_type text, title text, field text, label text, before_cents integer, after_cents integer, is_first boolean,
    changed_at timestamptz, changed_by text, changed_by_name text, revision text
  )) with ordinality as change (
    document_type, title, field, label, before_cents, after_cents, is_first, changed_at, changed_by, changed_by_name, revision, place
  )
  order by place
  on conflict (document_id, revision, field) do nothing;
  insert into public.price_revisions (document_id, revision) values (p_document_id, p_revision)
  on conflict (document_id) do update set revision = excluded.revision;
  return true;
end $$;

-- The last change of every price until a moment: of one document, or of all (null). What had no price then is among
-- them.
create function public.prices_at(p_at timestamptz, p_document_id text)
returns setof public.price_changes language sql stable security definer set search_path = '' as $$
  select distinct on (document_id, field) *
  from public.price_changes
  where changed_at <= p_at and (p_document_id is null or document_id = p_document_id)
  order by document_id, field, changed_at desc, id desc;
$$;

-- Changes, newest first. p_words must all be in the name or in what the price is called; p_after_* are of the last
-- one seen.
create function public.list_price_changes(
  p_document_id text, p_words text[], p_person text, p_from timestamptz, p_to timestamptz,
  p_after_at timestamptz, p_after_id bigint, p_limit integer
) returns setof public.price_changes language sql stable security definer set search_path = '' as $$
  select *
  from public.price_changes
  where (p_document_id is null or document_id = p_document_id)
    and (p_person is null or changed_by = p_person or (p_person = 'unknown' and changed_by is null))
    and (p_from is null or changed_at >= p_from)
    and (p_to is null or changed_at < p_to)
    and (p_after_id is null or (changed_at, id) < (p_after_at, p_after_id))
    and not exists (
      select from unnest(p_words) as word
      where strpos(lower((title || ' ' || label) collate "und-x-icu"), lower(word collate "und-x-icu")) = 0)
  order by changed_at desc, id desc
  limit p_limit;
$$;

-- Everybody who changed a price, by the name they had last.
create function public.price_changers()
returns table (id text, name text) language sql stable security definer set search_path = '' as $$
  select distinct on (changed_by) changed_by, changed_by_name
  from public.price_changes
  where changed_by is not null
  order by changed_by, changed_at desc, price_changes.id desc;
$$;
