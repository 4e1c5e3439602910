-- What visitors send by forms. It is health data: only the server's functions write it, no visitor reads it.
create type public.submission_status as enum ('new', 'needs_review', 'in_progress', 'answered', 'closed');

create table public.submissions (
  id uuid primary key default gen_random_uuid(),
  -- A key of `forms` in lib/care/forms/shared/forms.ts; a new form needs no migration.
  form text not null check (form ~ '^[a-z][a-z0-9-]{0,63}$'),
  payload jsonb not null check (jsonb_typeof(payload) = 'object'),
  status public.submission_status not null default 'new',
  -- Of the sender's key and what was sent: the same message sent twice is stored once, a corrected one again.
  idempotency_key text not null unique check (char_length(idempotency_key) between 16 and 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  assignee text references public.staff (email) on update cascade on delete set null,
  -- The promise the site publishes, as a moment; null where nothing was promised.
  due_at timestamptz,
  answered_at timestamptz,
  -- Why it looks like spam; such a message waits in 'needs_review' and nobody is written to.
  review_reasons text[] not null default '{}',
  -- When the date of birth and the free text were removed, after the period set in the settings.
  redacted_at timestamptz,
  -- Its sender has deleted their account: once it is done, nothing in it tells any more who they are.
  is_sender_gone boolean not null default false
);
create index submissions_newest on public.submissions (created_at desc);
create index submissions_changed on public.submissions (updated_at desc);
create index submissions_open on public.submissions (form, created_at) where status not in ('answered', 'closed');
create index submissions_due on public.submissions (due_at) where status not in ('answered', 'closed');
create index submissions_email on public.submissions (lower(payload ->> 'email'));
create index submissions_sender_gone on public.submissions (id) where is_sender_gone;
alter table public.submissions enable row level security;
revoke all on public.submissions from public, anon, authenticated;
grant select, insert, update, delete on public.submissions to service_role;

alter table public.mail_outbox
  add foreign key (submission_id) references public.submissions (id) on delete cascade;

-- A note for colleagues, or what was written to the sender by mail.
create type public.submission_note_kind as enum ('note', 'reply');

create table public.submission_notes (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null references public.submissions (id) on delete cascade,
  kind public.submission_note_kind not null,
  author text not null check (char_length(author) between 3 and 320),
  -- Null once the health details were removed.
  body text check (char_length(body) between 1 and 10000),
  created_at timestamptz not null default now()
);
create index submission_notes_submission on public.submission_notes (submission_id, created_at);
alter table public.submission_notes enable row level security;
revoke all on public.submission_notes from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.submission_notes to service_role;

-- Stores what was sent and queues its mails in one step (R3). p_mails lists {kind, recipient, data}; a null
-- recipient is the clinic. With reasons for a review it waits in 'needs_review' and queues nothing. Returns the id
-- and whether it is new.
create function public.submit_form(
  p_form text, p_payload jsonb, p_idempotency_key text, p_due_at timestamptz, p_review_reasons text[], p_mails jsonb, p_now timestamptz
) returns table (id uuid, is_new boolean) language plpgsql security definer set search_path = '' as $$
declare
  stored uuid;
begin
  insert into public.submissions (form, payload, idempotency_key, status, due_at, review_reasons, created_at, updated_at)
  values (
    p_form, p_payload, p_idempotency_key,
    case when cardinality(p_review_reasons) > 0 then 'needs_review' else 'new' end::public.submission_status,
    p_due_at, p_review_reasons, p_now, p_now
  )
  on conflict (idempotency_key) do nothing
  returning submissions.id into stored;
  if stored is null then
    return query select submissions.id, false from public.submissions where idempotency_key = p_idempotency_key;
    return;
  end if;
  if cardinality(p_review_reasons) = 0 then perform public.queue_submission_mails(stored, p_mails, p_now); end if;
  return query select stored, true;
end $$;

-- Queues {kind, recipient, data} mails about a submission, each kind once. At most five of a kind a day go to one
-- address, which anybody can type, and thirty in ten minutes to the clinic: more would hold up everybody's mails, and
-- the inbox has all of them.
create function public.queue_submission_mails(p_submission uuid, p_mails jsonb, p_now timestamptz)
returns void language sql security definer set search_path = '' as $$
  insert into public.mail_outbox (kind, dedupe_key, submission_id, recipient, data, next_try_at, created_at)
  select mail ->> 'kind', (mail ->> 'kind') || ':' || p_submission, p_submission, mail ->> 'recipient',
    coalesce(mail -> 'data', '{}'), p_now, p_now
  from jsonb_array_elements(p_mails) as mail
  where case when mail ->> 'recipient' is null then
    30 > (
      select count(*) from public.mail_outbox as before
      where before.kind = mail ->> 'kind' and before.created_at > p_now - interval '10 minutes'
    )
  else
    5 > (
      select count(*) from public.mail_outbox as before
      where lower(before.recipient) = lower(mail ->> 'recipient') and before.kind = mail ->> 'kind'
        and before.created_at > p_now - interval '1 day'
    )
  end
  on conflict (dedupe_key) do nothing;
$$;

-- What looks like spam is never lost: it waits in 'needs_review' until its sender's browser has done some work, or a
-- person looks. Proofs of work that were accepted; each counts once.
create table public.altcha_challenges_used (
  id text primary key check (char_length(id) between 16 and 200),
  expires_at timestamptz not null
);
create index altcha_challenges_expiring on public.altcha_challenges_used (expires_at);
alter table public.altcha_challenges_used enable row level security;
revoke all on public.altcha_challenges_used from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.altcha_challenges_used to service_role;

-- Lets a held message through, with its mails (see submit_form); p_status is 'closed' for what its own domain keeps.
-- A filled honeypot only a person lets through. Without a challenge the sender has proved it otherwise. True when it
-- was held until now.
create function public.release_submission(
  p_id uuid, p_challenge text, p_expires_at timestamptz, p_status public.submission_status, p_mails jsonb, p_now timestamptz
) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  if p_challenge is not null then
    delete from public.altcha_challenges_used where expires_at < p_now;
    insert into public.altcha_challenges_used (id, expires_at) values (p_challenge, p_expires_at) on conflict do nothing;
    if not found then return false; end if;
  end if;
  update public.submissions set status = p_status, updated_at = p_now
  where id = p_id and status = 'needs_review' and not 'honeypot' = any (review_reasons);
  if not found then return false; end if;
  perform public.queue_submission_mails(p_id, p_mails, p_now);
  return true;
end $$;

-- Tells the clinic that held messages wait, once an hour at most, and only of those whose browsers had time to prove
-- themselves. Returns whether a mail was queued.
create function public.queue_review_notice(p_now timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  told_at timestamptz;
begin
  perform pg_advisory_xact_lock(hashtext('review_notice'));
  select max(created_at) into told_at from public.mail_outbox where kind = 'staff_review' and created_at <= p_now;
  if told_at > p_now - interval '1 hour' then return false; end if;
  if not exists (
    select from public.submissions
    where status = 'needs_review' and created_at <= p_now - interval '5 minutes'
      and created_at > coalesce(told_at, '-infinity') - interval '5 minutes'
  ) then return false; end if;
  insert into public.mail_outbox (kind, dedupe_key, next_try_at, created_at)
  values ('staff_review', 'staff_review:' || gen_random_uuid(), p_now, p_now);
  return true;
end $$;

-- The staff's work on requests, one function a step: each refuses when somebody else was faster, and writes the audit
-- itself.

-- What the search looks through: the reference, every text that was sent, and the phone number's digits.
create function public.request_words(p_id uuid, p_payload jsonb) returns text
language sql immutable set search_path = '' as $$
  select lower((
    left(p_id::text, 8) || ' ' || coalesce(string_agg(text.value #>> '{}', ' '), '') || ' '
    || regexp_replace(coalesce(p_payload ->> 'phone', ''), '\D', '', 'g')
  ) collate "und-x-icu")
  from jsonb_path_query(p_payload, 'strict $.**') as text (value)
  where jsonb_typeof(text.value) = 'string';
$$;

-- Requests of a view: what waits comes by its due time (so what is late is on top, what was not promised at the
-- end), the rest newest first. p_words must all be found. p_after_* are rank and id of the last one seen.
create function public.list_requests(
  p_view text, p_form text, p_status public.submission_status, p_assignee text, p_words text[], p_me text,
  p_after_rank numeric, p_after_id uuid, p_limit integer
) returns table (
  id uuid, form text, payload jsonb, status public.submission_status, assignee text, assignee_name text, due_at timestamptz,
  answered_at timestamptz, review_reasons text[], redacted_at timestamptz, created_at timestamptz, updated_at timestamptz, rank text
) language sql stable security definer set search_path = '' as $$
  select found.id, found.form, found.payload, found.status, found.assignee, staff.name, found.due_at, found.answered_at,
    found.review_reasons, found.redacted_at, found.created_at, found.updated_at, found.rank::text
  from (
    select submissions.*, case
      when p_view in ('open', 'mine', 'review') then extract(epoch from coalesce(due_at, created_at + interval '100 years'))
      else -extract(epoch from created_at)
    end as rank
    from public.submissions
    where case p_view
        when 'open' then status in ('new', 'in_progress')
        when 'mine' then status in ('new', 'in_progress') and assignee = p_me
        when 'review' then status = 'needs_review'
        when 'answered' then status in ('answered', 'closed')
        else true
      end
      and (p_form is null or form = p_form)
      and (p_status is null or status = p_status)
      and (p_assignee is null or assignee = p_assignee or (p_assignee = 'nobody' and assignee is null))
  ) as found
  left join public.staff on staff.email = found.assignee
  where (p_after_rank is null or (found.rank, found.id) > (p_after_rank, p_after_id))
    and (cardinality(p_words) = 0 or not exists (
      select from unnest(p_words) as word
      where position(lower(word collate "und-x-icu") in public.request_words(found.id, found.payload)) = 0
    ))
  order by found.rank, found.id
  limit p_limit;
$$;

-- What a glance at the inbox needs, cheap enough for every second. A moment alone does not tell of a change when the
-- clock was set back: `changed` also says how far the audit log is, where what staff do is written, and counts what
-- visitors send.
create function public.request_pulse(p_me text, p_now timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'changed', concat_ws('/',
      (select max(updated_at) from public.submissions),
      (select max(id) from public.audit_log),
      count(*) filter (where status <> 'needs_review'),
      count(*) filter (where status = 'needs_review')
    ),
    'open', count(*) filter (where status in ('new', 'in_progress')),
    'mine', count(*) filter (where status in ('new', 'in_progress') and assignee = p_me),
    'review', count(*) filter (where status = 'needs_review'),
    'late', count(*) filter (where status in ('new', 'in_progress') and due_at < p_now)
  )
  from public.submissions where status not in ('answered', 'closed');
$$;

-- A time after every earlier one of this request, also when the clock was set back.
create function public.next_change(p_before timestamptz, p_now timestamptz) returns timestamptz
language sql immutable set search_path = '' as $$
  select greatest(p_now, p_before + interval '1 microsecond');
$$;

-- Locks the request. Nothing, if it is as this person saw it; else why not as `outcome`: unknown, or changed with by
-- and at.
create function public.lock_request(p_id uuid, p_seen timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  request public.submissions;
begin
  select * into request from public.submissions where id = p_id for update;
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  if p_seen is null or request.updated_at = p_seen then return null; end if;
  return coalesce(
    (
      select jsonb_build_object('outcome', 'changed', 'by', coalesce(staff.name, audit_log.actor), 'at', audit_log.at)
      from public.audit_log left join public.staff on staff.email = audit_log.actor
      where subject = 'submission:' || p_id and action <> 'request.read' order by audit_log.id desc limit 1
    ),
    jsonb_build_object('outcome', 'changed')
  );
end $$;

-- Gives it to somebody (p_is_assigned; null: to nobody) or another status, or both. What was held for a review and
-- is none of it becomes 'new': its mails p_mails are queued now. Says `outcome`: done, unknown, changed.
create function public.change_request(
  p_id uuid, p_actor text, p_status public.submission_status, p_is_assigned boolean, p_assignee text, p_mails jsonb,
  p_seen timestamptz, p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  request public.submissions;
  trouble jsonb;
  about text := 'submission:' || p_id;
begin
  trouble := public.lock_request(p_id, p_seen);
  if trouble is not null then return trouble; end if;
  select * into strict request from public.submissions where id = p_id;
  if p_is_assigned and request.assignee is distinct from p_assignee then
    perform public.audit(p_actor, 'request.assigned', about, jsonb_build_object('to', p_assignee), p_now);
    request.assignee := p_assignee;
  end if;
  if p_status is distinct from request.status and p_status is not null then
    perform public.audit(
      p_actor, 'request.status', about, jsonb_build_object('from', request.status, 'to', p_status), p_now
    );
    if request.status = 'needs_review' and p_status = 'new' then
      perform public.queue_submission_mails(p_id, p_mails, p_now);
    end if;
    request.answered_at := case
      when p_status = 'answered' then coalesce(request.answered_at, p_now)
      when p_status = 'closed' then request.answered_at
    end;
    request.status := p_status;
  end if;
  update public.submissions set
    assignee = request.assignee, status = request.status, answered_at = request.answered_at,
    updated_at = public.next_change(updated_at, p_now)
  where id = p_id;
  return jsonb_build_object('outcome', 'done');
end $$;

-- Adds a note for colleagues. Says `outcome`: done, unknown.
create function public.note_request(p_id uuid, p_actor text, p_body text, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  trouble jsonb;
begin
  trouble := public.lock_request(p_id, null);
  if trouble is not null then return trouble; end if;
  insert into public.submission_notes (submission_id, kind, author, body, created_at)
  values (p_id, 'note', p_actor, p_body, p_now);
  perform public.audit(p_actor, 'request.noted', 'submission:' || p_id, '{}', p_now);
  update public.submissions set updated_at = public.next_change(updated_at, p_now) where id = p_id;
  return jsonb_build_object('outcome', 'done');
end $$;

-- Answers by mail: the reply, its mail and the status in one step. Says `outcome`: done, unknown, changed, no_email.
create function public.reply_to_request(
  p_id uuid, p_actor text, p_subject text, p_body text, p_seen timestamptz, p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  request public.submissions;
  trouble jsonb;
  note uuid;
begin
  trouble := public.lock_request(p_id, p_seen);
  if trouble is not null then return trouble; end if;
  select * into strict request from public.submissions where id = p_id;
  if coalesce(request.payload ->> 'email', '') not like '_%@_%' then return jsonb_build_object('outcome', 'no_email'); end if;
  insert into public.submission_notes (submission_id, kind, author, body, created_at)
  values (p_id, 'reply', p_actor, p_body, p_now) returning id into note;
  insert into public.mail_outbox (kind, dedupe_key, submission_id, recipient, data, next_try_at, created_at)
  values (
    'staff_reply', 'staff_reply:' || note, p_id, request.payload ->> 'email',
    jsonb_build_object('note', note, 'subject', p_subject), p_now, p_now
  );
  perform public.audit(p_actor, 'request.replied', 'submission:' || p_id, '{}', p_now);
  update public.submissions set
    status = 'answered', answered_at = coalesce(answered_at, p_now), updated_at = public.next_change(updated_at, p_now)
  where id = p_id;
  return jsonb_build_object('outcome', 'done');
end $$;

-- What becomes of the person in it.

-- Removes these fields of requests, and what was written about them. p_fields names them for each form.
create function public.redact_submissions(p_ids uuid[], p_fields jsonb, p_now timestamptz) returns void
language sql security definer set search_path = '' as $$
  update public.submissions set
    payload = payload || coalesce((
      select jsonb_object_agg(field, null) from jsonb_array_elements_text(p_fields -> form) as field where payload ? field
    ), '{}'),
    redacted_at = p_now, updated_at = public.next_change(updated_at, p_now)
  where id = any (p_ids);
  update public.submission_notes set body = null where submission_id = any (p_ids);
  update public.mail_outbox set data = data - 'subject' where submission_id = any (p_ids) and kind = 'staff_reply';
$$;

-- Removes dates of birth and free text from requests that are done and were last touched before p_before. p_fields
-- names the fields of each form, such as {"contact": ["message"]}. Returns how many requests it was.
create function public.redact_requests(p_before timestamptz, p_fields jsonb, p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  ids uuid[];
begin
  select array_agg(id) into ids from (
    select id from public.submissions
    where status in ('answered', 'closed') and redacted_at is null and updated_at < p_before
    order by updated_at limit 500 for update skip locked
  ) as old;
  perform public.redact_submissions(ids, p_fields, p_now);
  return coalesce(cardinality(ids), 0);
end $$;

-- The requests of whoever is signed in, by the confirmed address of their account: which form, when, and how far it
-- is. Not what was written, nor who of the staff has it; what is held as spam looks like any other.
create function public.own_requests() returns table (
  id uuid, form text, status public.submission_status, created_at timestamptz, due_at timestamptz, answered_at timestamptz
) language sql stable security definer set search_path = '' as $$
  select id, form, case when status = 'needs_review' then 'new' else status end, created_at, due_at, answered_at
  from public.submissions
  where lower(payload ->> 'email') = (
    select lower(email) from auth.users where id = (select public.shopper_id()) and email_confirmed_at is not null
  )
  order by created_at desc limit 200;
$$;

create function public.note_sender_gone() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.submissions set is_sender_gone = true
  where lower(payload ->> 'email') = lower(old.email) and status not in ('answered', 'closed');
  return old;
end $$;
create trigger note_sender_gone before delete on auth.users for each row
  when (old.email is not null and old.email_confirmed_at is not null) execute function public.note_sender_gone();

-- Takes these fields out of the requests whose sender is gone and that are done now. p_fields names them for each
-- form. Returns how many requests it was.
create function public.erase_left_requests(p_fields jsonb, p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  ids uuid[];
begin
  select array_agg(id) into ids from (
    select id from public.submissions where is_sender_gone and status in ('answered', 'closed')
      and not exists (
        select from public.mail_outbox where submission_id = submissions.id and mail_outbox.status in ('queued', 'sending')
      )
    limit 500 for update skip locked
  ) as done;
  perform public.redact_submissions(ids, p_fields, p_now);
  delete from public.mail_outbox where submission_id = any (ids) and recipient is not null;
  update public.submissions set is_sender_gone = false where id = any (ids);
  return coalesce(cardinality(ids), 0);
end $$;
