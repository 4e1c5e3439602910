-- What staff do with requests: who has it, when an answer is due, what was said about it, and who did what.
alter table public.submissions
  add column assignee text references public.staff (email) on update cascade on delete set null,
  -- The promise the site publishes, as a moment; null where nothing was promised.
  add column due_at timestamptz,
  add column answered_at timestamptz,
  -- Why it looks like spam; such a message waits in 'needs_review' and nobody is written to.
  add column review_reasons text[] not null default '{}',
  -- When the date of birth and the free text were removed, after the period set in the settings.
  add column redacted_at timestamptz;
create index submissions_due on public.submissions (due_at) where status not in ('answered', 'closed');

alter table public.mail_outbox add column submission_id uuid references public.submissions (id) on delete cascade;
create index mail_outbox_submission on public.mail_outbox (submission_id);
create index mail_outbox_newest on public.mail_outbox (created_at desc);

-- A note for colleagues, or what was written to the sender by mail.
create type public.submission_note_kind as enum ('note', 'reply');
create table public.submission_notes (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null references public.submissions (id) on delete cascade,
  kind public.submission_note_kind not null,
  author text not null check (char_length(author) between 3 and 320),
  body text not null check (char_length(body) between 1 and 10000),
  created_at timestamptz not null default now()
);
create index submission_notes_submission on public.submission_notes (submission_id, created_at);

-- Every action of the staff. Rows are only added.
create table public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor text not null check (char_length(actor) between 3 and 320),
  role public.staff_role not null,
  -- A word such as 'request.assigned'.
  action text not null check (action ~ '^[a-z]+(\.[a-z_]+)+$'),
  -- What it was done to, such as 'submission:<id>'.
  subject text not null check (char_length(subject) between 1 and 200),
  -- No names, addresses or free text of visitors.
  detail jsonb not null default '{}'
);
create index audit_log_subject on public.audit_log (subject, at);

do $$
declare
  name text;
begin
  foreach name in array array['submission_notes', 'audit_log'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', name);
  end loop;
end $$;
grant select, insert, update, delete on public.submission_notes to service_role;
grant select, insert on public.audit_log to service_role;

-- Records an action. Called by the functions that act, so that neither can be without the other.
create function public.audit(p_actor text, p_action text, p_subject text, p_detail jsonb, p_now timestamptz)
returns void language plpgsql security definer set search_path = '' as $$
declare
  actor public.staff;
begin
  select * into actor from public.staff where email = p_actor;
  if not found then raise exception 'NOT_STAFF'; end if;
  insert into public.audit_log (at, actor, role, action, subject, detail)
  values (p_now, actor.email, actor.role, p_action, p_subject, coalesce(p_detail, '{}'));
end $$;

-- Stores what was sent and queues its mails in one step (R3). p_mails lists {kind, recipient, data}; a null recipient is the clinic.
-- With reasons for a review it waits in 'needs_review' and queues nothing. Returns the id and whether it is new.
drop function public.submit_form(text, jsonb, text, timestamptz);
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

-- Queues {kind, recipient, data} mails about a submission, each kind once.
create function public.queue_submission_mails(p_submission uuid, p_mails jsonb, p_now timestamptz)
returns void language sql security definer set search_path = '' as $$
  insert into public.mail_outbox (kind, dedupe_key, submission_id, recipient, data, next_try_at, created_at)
  select mail ->> 'kind', (mail ->> 'kind') || ':' || p_submission, p_submission, mail ->> 'recipient',
    coalesce(mail -> 'data', '{}'), p_now, p_now
  from jsonb_array_elements(p_mails) as mail
  on conflict (dedupe_key) do nothing;
$$;

do $$
declare
  signature text;
begin
  foreach signature in array array[
    'audit(text, text, text, jsonb, timestamptz)',
    'submit_form(text, jsonb, text, timestamptz, text[], jsonb, timestamptz)',
    'queue_submission_mails(uuid, jsonb, timestamptz)'
  ] loop
    execute format('revoke execute on function public.%s from public, anon, authenticated', signature);
    execute format('grant execute on function public.%s to service_role', signature);
  end loop;
end $$;
