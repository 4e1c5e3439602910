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

-- Adds what happened to a document between two revisions of it. False, and nothing added, when somebody was faster: p_known is
-- the revision the caller began with (null before the first time).
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

-- The last change of every price until a moment: of one document, or of all (null). What had no price then is among them.
create function public.prices_at(p_at timestamptz, p_document_id text)
returns setof public.price_changes language sql stable security definer set search_path = '' as $$
  select distinct on (document_id, field) *
  from public.price_changes
  where changed_at <= p_at and (p_document_id is null or document_id = p_document_id)
  order by document_id, field, changed_at desc, id desc;
$$;

-- Changes, newest first. p_words must all be in the name or in what the price is called; p_after_* are of the last one seen.
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

do $$
declare
  signature text;
begin
  foreach signature in array array[
    'record_prices(text, text, text, jsonb)',
    'prices_at(timestamptz, text)',
    'list_price_changes(text, text[], text, timestamptz, timestamptz, timestamptz, bigint, integer)',
    'price_changers()'
  ] loop
    execute format('revoke execute on function public.%s from public, anon, authenticated', signature);
    execute format('grant execute on function public.%s to service_role', signature);
  end loop;
end $$;
revoke all on all sequences in schema public from public, anon, authenticated;
