-- What visitors send by forms. It is health data: only the server's functions write it, no visitor reads it.
create type public.submission_status as enum ('new', 'needs_review', 'in_progress', 'answered', 'closed');

create table public.submissions (
  id uuid primary key default gen_random_uuid(),
  -- A key of `forms` in lib/care/forms/shared/model.ts; a new form needs no migration.
  form text not null check (form ~ '^[a-z][a-z0-9-]{0,63}$'),
  payload jsonb not null check (jsonb_typeof(payload) = 'object'),
  status public.submission_status not null default 'new',
  -- Of the sender's key and what was sent: the same message sent twice is stored once, a corrected one again.
  idempotency_key text not null unique check (char_length(idempotency_key) between 16 and 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index submissions_newest on public.submissions (created_at desc);
create index submissions_open on public.submissions (form, created_at) where status not in ('answered', 'closed');

alter table public.submissions enable row level security;
revoke all on public.submissions from public, anon, authenticated;
grant select, insert, update, delete on public.submissions to service_role;

-- Stores what was sent and tells the staff in one step (R3). The mail says that something waits, never what it says. Returns the
-- submission's id, also when it was stored before.
create function public.submit_form(p_form text, p_payload jsonb, p_idempotency_key text, p_now timestamptz)
returns uuid language plpgsql security definer set search_path = '' as $$
declare
  stored uuid;
begin
  insert into public.submissions (form, payload, idempotency_key, created_at, updated_at)
  values (p_form, p_payload, p_idempotency_key, p_now, p_now)
  on conflict (idempotency_key) do nothing
  returning id into stored;
  if stored is null then
    select id into strict stored from public.submissions where idempotency_key = p_idempotency_key;
    return stored;
  end if;
  insert into public.mail_outbox (kind, dedupe_key, data, next_try_at, created_at)
  values (
    'staff_submission', 'staff_submission:' || stored,
    jsonb_build_object('form', p_form, 'submission', stored), p_now, p_now
  );
  return stored;
end $$;

revoke execute on function public.submit_form(text, jsonb, text, timestamptz) from public, anon, authenticated;
grant execute on function public.submit_form(text, jsonb, text, timestamptz) to service_role;
