-- Good Faith Estimates: one for a request, as staff write it, and every version that was sent, as it was sent.
create table public.estimates (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null unique references public.submissions (id) on delete cascade,
  draft jsonb not null check (jsonb_typeof(draft) = 'object'),
  -- Goes up with every change, so that two people don't overwrite each other.
  revision integer not null default 1,
  -- The link in the mail opens the newest version; another recipient gets another link. Kept as a hash.
  link_number integer not null default 0,
  link_hash text unique check (char_length(link_hash) = 43),
  recipient text check (char_length(recipient) between 3 and 320),
  -- What staff tell the patient, as a keyed hash.
  code_hash text check (char_length(code_hash) = 43),
  wrong_codes integer not null default 0,
  wrong_codes_since timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.estimate_versions (
  estimate_id uuid not null references public.estimates (id) on delete cascade,
  number integer not null check (number > 0),
  snapshot jsonb not null check (jsonb_typeof(snapshot) = 'object'),
  total_cents integer not null check (total_cents >= 0),
  created_by text not null check (char_length(created_by) between 3 and 320),
  sent_at timestamptz not null,
  -- When it was first opened with the code.
  viewed_at timestamptz,
  primary key (estimate_id, number)
);

alter table public.estimates enable row level security;
alter table public.estimate_versions enable row level security;
revoke all on public.estimates, public.estimate_versions from public, anon, authenticated, service_role;
-- Only the functions below write: a version that was sent stays as it is.
grant select on public.estimates, public.estimate_versions to service_role;

-- Keeps what staff wrote. p_revision is what they had read, 0 for none yet. Returns the new revision.
create function public.save_estimate(p_submission uuid, p_draft jsonb, p_revision integer, p_actor text, p_now timestamptz)
returns integer language plpgsql security definer set search_path = '' as $$
declare
  saved integer;
begin
  perform 1 from public.submissions where id = p_submission and form = 'estimate' for share;
  if not found then raise exception 'NOT_FOUND'; end if;
  if p_revision = 0 then
    insert into public.estimates (submission_id, draft, created_at, updated_at) values (p_submission, p_draft, p_now, p_now)
    on conflict (submission_id) do nothing returning revision into saved;
  else
    update public.estimates set draft = p_draft, revision = revision + 1, updated_at = p_now
    where submission_id = p_submission and revision = p_revision returning revision into saved;
  end if;
  if saved is null then raise exception 'CHANGED_MEANWHILE'; end if;
  perform public.audit(p_actor, 'estimate.saved', 'submission:' || p_submission, '{}', p_now);
  return saved;
end $$;

-- Freezes a version, queues the mail with its link, and answers the request, in one step. A null p_code_hash keeps
-- the code. Returns the version's number.
create function public.send_estimate(
  p_estimate uuid, p_revision integer, p_snapshot jsonb, p_total_cents integer, p_recipient text, p_link_number integer,
  p_link_hash text, p_code_hash text, p_actor text, p_detail jsonb, p_now timestamptz
) returns integer language plpgsql security definer set search_path = '' as $$
declare
  request uuid;
  version integer;
begin
  update public.estimates set
    revision = revision + 1, recipient = p_recipient, link_number = p_link_number, link_hash = p_link_hash,
    code_hash = coalesce(p_code_hash, code_hash), updated_at = p_now,
    wrong_codes = case when p_code_hash is null then wrong_codes else 0 end
  where id = p_estimate and revision = p_revision and coalesce(p_code_hash, code_hash) is not null
  returning submission_id into request;
  if request is null then raise exception 'CHANGED_MEANWHILE'; end if;
  select coalesce(max(number), 0) + 1 into version from public.estimate_versions where estimate_id = p_estimate;
  insert into public.estimate_versions (estimate_id, number, snapshot, total_cents, created_by, sent_at)
  values (p_estimate, version, p_snapshot, p_total_cents, p_actor, p_now);
  insert into public.mail_outbox (kind, dedupe_key, submission_id, recipient, data, next_try_at, created_at)
  values (
    'estimate_ready', 'estimate_ready:' || p_estimate || ':' || version, request, p_recipient,
    jsonb_build_object('estimate', p_estimate, 'link', p_link_number), p_now, p_now
  );
  update public.submissions set
    status = case when status = 'closed' then status else 'answered' end,
    answered_at = coalesce(answered_at, p_now), updated_at = p_now
  where id = request;
  perform public.audit(
    p_actor, 'estimate.sent', 'submission:' || request,
    p_detail || jsonb_build_object('version', version, 'total_cents', p_total_cents), p_now
  );
  return version;
end $$;

-- Another code: the one before opens nothing any more, and tries are counted anew.
create function public.renew_estimate_code(p_estimate uuid, p_code_hash text, p_actor text, p_now timestamptz)
returns void language plpgsql security definer set search_path = '' as $$
declare
  request uuid;
begin
  update public.estimates set code_hash = p_code_hash, wrong_codes = 0, wrong_codes_since = null, updated_at = p_now
  where id = p_estimate and link_hash is not null returning submission_id into request;
  if request is null then raise exception 'NOT_FOUND'; end if;
  perform public.audit(p_actor, 'estimate.code_renewed', 'submission:' || request, '{}', p_now);
end $$;

-- One try of a code: 'right', 'wrong', 'wait' (with the seconds) or 'unknown'. After five wrong ones within 15
-- minutes no code is looked at, the right one neither, until they are over.
create function public.try_estimate_code(p_link_hash text, p_code_hash text, p_now timestamptz)
returns table (outcome text, wait_seconds integer) language plpgsql security definer set search_path = '' as $$
declare
  found_one public.estimates;
  period constant interval := interval '15 minutes';
begin
  select * into found_one from public.estimates where link_hash = p_link_hash for update;
  if not found then return query select 'unknown', 0; return; end if;
  -- The demo clock can be moved back: what began in the future is over.
  if found_one.wrong_codes_since is null or p_now not between found_one.wrong_codes_since and found_one.wrong_codes_since + period then
    found_one.wrong_codes := 0;
    found_one.wrong_codes_since := p_now;
  end if;
  if found_one.wrong_codes >= 5 then
    return query select 'wait', greatest(1, ceil(extract(epoch from found_one.wrong_codes_since + period - p_now))::integer);
    return;
  end if;
  if found_one.code_hash = p_code_hash then
    update public.estimates set wrong_codes = 0, wrong_codes_since = null where id = found_one.id;
    return query select 'right', 0;
    return;
  end if;
  update public.estimates set wrong_codes = found_one.wrong_codes + 1, wrong_codes_since = found_one.wrong_codes_since
  where id = found_one.id;
  return query select 'wrong', 0;
end $$;

-- The newest version behind a link, which is marked as seen. Only for a reader who has shown the code.
create function public.view_estimate(p_link_hash text, p_now timestamptz)
returns setof public.estimate_versions language sql security definer set search_path = '' as $$
  update public.estimate_versions set viewed_at = coalesce(viewed_at, p_now)
  where (estimate_id, number) in (
    select estimate_id, max(number) from public.estimate_versions
    where estimate_id = (select id from public.estimates where link_hash = p_link_hash)
    group by estimate_id
  )
  returning *;
$$;
