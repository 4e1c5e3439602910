-- What looks like spam is never lost: it waits in 'needs_review' until its sender's browser has done some work, or a person looks.
-- Proofs of work that were accepted; each counts once.
create table public.altcha_challenges_used (
  id text primary key check (char_length(id) between 16 and 200),
  expires_at timestamptz not null
);
create index altcha_challenges_expiring on public.altcha_challenges_used (expires_at);
alter table public.altcha_challenges_used enable row level security;
revoke all on public.altcha_challenges_used from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.altcha_challenges_used to service_role;

-- Lets a held message through, with its mails (see submit_form); p_status is 'closed' for what its own domain keeps. A filled
-- honeypot only a person lets through. Without a challenge the sender has proved it otherwise. True when it was held until now.
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

-- Tells the clinic that held messages wait, once an hour at most, and only of those whose browsers had time to prove themselves.
-- Returns whether a mail was queued.
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

do $$
declare
  signature text;
begin
  foreach signature in array array[
    'release_submission(uuid, text, timestamptz, public.submission_status, jsonb, timestamptz)',
    'queue_review_notice(timestamptz)'
  ] loop
    execute format('revoke execute on function public.%s from public, anon, authenticated', signature);
    execute format('grant execute on function public.%s to service_role', signature);
  end loop;
end $$;
