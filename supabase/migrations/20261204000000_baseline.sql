-- Made of supabase/schemas/ by `npm run typegen` (docs/decisions/0033-one-baseline.md): change those, not this.

-- platform.sql

-- Of the server itself: who runs a job, and what went wrong in visitors' browsers.

-- Who runs a job now: of several nodes only the holder of its lease.
create table public.job_leases (
  name text primary key check (char_length(name) between 1 and 200),
  holder text not null,
  expires_at timestamptz not null
);
alter table public.job_leases enable row level security;
revoke all on public.job_leases from public, anon, authenticated;
grant select, insert, update, delete on public.job_leases to service_role;

-- True when the lease is now p_holder's for p_seconds: it was free or expired, or p_holder renews it.
create function public.take_lease(p_name text, p_holder text, p_seconds integer, p_now timestamptz default now())
returns boolean language plpgsql security definer set search_path = '' as $$
begin
  if p_seconds is null or p_seconds <= 0 then
    raise exception using errcode = 'PT400', message = 'p_seconds must be above 0';
  end if;
  insert into public.job_leases as lease (name, holder, expires_at)
  values (p_name, p_holder, p_now + make_interval(secs => p_seconds))
  on conflict (name) do update set holder = excluded.holder, expires_at = excluded.expires_at
    where lease.holder = excluded.holder or lease.expires_at <= p_now;
  return found;
end $$;

-- Gives the lease back; nothing happens when it is somebody else's by now.
create function public.release_lease(p_name text, p_holder text) returns void
language sql security definer set search_path = '' as $$
  delete from public.job_leases where name = p_name and holder = p_holder;
$$;

-- How often a block of somebody else did not come, per day at the clinic: numbers only, nothing about who waited or
-- where.
create table public.widget_failures (
  widget text not null check (widget in ('booking', 'portal', 'exam', 'reviews', 'map', 'paypal')),
  reason text not null check (reason in ('slow', 'failed')),
  day date not null,
  count integer not null check (count > 0),
  primary key (day, widget, reason)
);
alter table public.widget_failures enable row level security;
revoke all on public.widget_failures from public, anon, authenticated;
grant select, insert, update, delete on public.widget_failures to service_role;

-- One more of them; what is older than 90 days goes.
create function public.count_widget_failure(p_widget text, p_reason text, p_now timestamptz)
returns void language plpgsql security definer set search_path = '' as $$
declare
  today date := (p_now at time zone 'America/Phoenix')::date;
begin
  insert into public.widget_failures as counted (widget, reason, day, count) values (p_widget, p_reason, today, 1)
  on conflict (day, widget, reason) do update set count = counted.count + 1 where counted.count < 1000000;
  delete from public.widget_failures where day <= today - 90;
end $$;

-- What went wrong in visitors' browsers, per day at the clinic: a kind of error, how often, and the latest place.
-- The server has taken out what could tell of a person before it comes here.
create table public.browser_errors (
  day date not null,
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{16}$'),
  message text not null check (char_length(message) between 1 and 300),
  -- The first line of our own code in the stack, such as 'chunks/abc.js:1:2345'.
  frame text not null check (char_length(frame) <= 200),
  path text not null check (char_length(path) between 1 and 200),
  browser text not null check (char_length(browser) between 1 and 60),
  -- By which the server's log names the same failure.
  digest text check (char_length(digest) <= 64),
  count integer not null check (count > 0),
  last_at timestamptz not null,
  primary key (day, fingerprint)
);
alter table public.browser_errors enable row level security;
revoke all on public.browser_errors from public, anon, authenticated;
grant select, insert, update, delete on public.browser_errors to service_role;

-- One more of them. Anybody can tell of errors, so a day has 100 kinds at most; what comes on top is counted as one.
-- Gone after 30 days.
create function public.record_browser_error(
  p_fingerprint text, p_message text, p_frame text, p_path text, p_browser text, p_digest text, p_now timestamptz
) returns void language plpgsql security definer set search_path = '' as $$
declare
  today date := (p_now at time zone 'America/Phoenix')::date;
  kind text := p_fingerprint;
begin
  if not exists (select from public.browser_errors where day = today and fingerprint = kind)
    and (select count(*) from public.browser_errors where day = today) >= 100 then
    kind := repeat('0', 16);
  end if;
  insert into public.browser_errors as known (day, fingerprint, message, frame, path, browser, digest, count, last_at)
  values (
    today, kind, case when kind = p_fingerprint then p_message else 'More errors of other kinds' end,
    case when kind = p_fingerprint then p_frame else '' end, p_path, p_browser, p_digest, 1, p_now
  )
  on conflict (day, fingerprint) do update set
    count = least(known.count + 1, 1000000), path = excluded.path, browser = excluded.browser,
    digest = coalesce(excluded.digest, known.digest), last_at = greatest(known.last_at, excluded.last_at);
  delete from public.browser_errors where day <= today - 30;
end $$;

-- The kinds of the last 30 days, the latest first; of each the place where it was seen last.
create function public.list_browser_errors(p_now timestamptz)
returns table (message text, frame text, path text, browser text, digest text, count bigint, last_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select (array_agg(e.message order by e.last_at desc))[1], (array_agg(e.frame order by e.last_at desc))[1],
    (array_agg(e.path order by e.last_at desc))[1], (array_agg(e.browser order by e.last_at desc))[1],
    (array_agg(e.digest order by e.last_at desc))[1], sum(e.count), max(e.last_at)
  from public.browser_errors e
  where e.day > (p_now at time zone 'America/Phoenix')::date - 30
  group by e.fingerprint order by max(e.last_at) desc limit 100
$$;

-- The call in which a row of the audit log was written: the server's log lines begin with the same id
-- (lib/platform/telemetry/server/request.ts).
create function public.request_id() returns text language plpgsql stable set search_path = '' as $$
declare
  id text := nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-request-id';
begin
  return case when id ~ '^[\w-]{1,64}$' then id end;
exception when others then
  return null;
end $$;

-- staff.sql

-- Who works at the clinic and what they may do with its data. Rights come from here, never from a log-in token.
create type public.staff_role as enum ('owner', 'editor', 'front_desk', 'clinician');

create table public.staff (
  email text primary key check (email = lower(email) and email like '%_@_%'),
  role public.staff_role not null,
  name text not null check (char_length(name) between 1 and 200),
  created_at timestamptz not null default now(),
  -- Names a person without their address. Somebody who is invited again gets another: what was learned of the first is
  -- worth nothing then.
  id uuid not null default gen_random_uuid() unique
);
alter table public.staff enable row level security;
revoke all on public.staff from public, anon, authenticated;
-- Only the functions below write, each of them with its entry in the audit log.
revoke insert, update, delete on public.staff from service_role;
grant select on public.staff to service_role;

-- Who may do nothing any more. Their names are still needed to read the audit.
create table public.former_staff (
  id uuid primary key,
  email text not null check (email = lower(email)),
  role public.staff_role not null,
  name text not null check (char_length(name) between 1 and 200),
  removed_at timestamptz not null,
  removed_by text not null check (char_length(removed_by) between 3 and 320)
);
create index former_staff_newest on public.former_staff (removed_at desc);
alter table public.former_staff enable row level security;
revoke all on public.former_staff from public, anon, authenticated, service_role;
grant select on public.former_staff to service_role;

-- Every action of the staff. Rows are only added.
create table public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor text not null check (char_length(actor) between 3 and 320),
  -- Null: the person themself, not one of the staff.
  role public.staff_role,
  -- A word such as 'request.assigned'.
  action text not null check (action ~ '^[a-z]+(\.[a-z_]+)+$'),
  -- What it was done to, such as 'submission:<id>'.
  subject text not null check (char_length(subject) between 1 and 200),
  -- No names, addresses or free text of visitors.
  detail jsonb not null default '{}',
  request_id text default public.request_id()
);
create index audit_log_subject on public.audit_log (subject, at);
alter table public.audit_log enable row level security;
revoke all on public.audit_log from public, anon, authenticated, service_role;
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

-- Records that somebody looked at a request or an order, at most once an hour; p_action such as 'request.read'.
create function public.record_look(p_actor text, p_action text, p_subject text, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from public.audit_log
    where subject = p_subject and actor = p_actor and action = p_action and at > p_now - interval '1 hour'
  ) then
    perform public.audit(p_actor, p_action, p_subject, '{}', p_now);
  end if;
end $$;

-- Who works at the clinic is decided in the Studio. The list is changed by these functions alone: each checks the
-- actor under one lock, keeps an owner, and writes the audit in the same step.

-- Waits until nobody else is changing the list, and says whether p_actor is an owner now: one removed a moment ago
-- is none.
create function public.lock_staff(p_actor text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  lock table public.staff in share row exclusive mode;
  return exists (select from public.staff where email = p_actor and role = 'owner');
end $$;

-- Whether nobody else would be owner without this one. Only under the lock.
create function public.is_last_owner(p_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.staff where id = p_id and role = 'owner')
    and not exists (select from public.staff where id <> p_id and role = 'owner')
$$;

-- Lets somebody in and queues the mail that tells them. Says `outcome`: invited, exists (with `name` and `role`),
-- not_owner.
create function public.invite_staff(
  p_email text, p_name text, p_role public.staff_role, p_actor text, p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  known public.staff;
  made uuid;
begin
  if not public.lock_staff(p_actor) then return jsonb_build_object('outcome', 'not_owner'); end if;
  select * into known from public.staff where email = p_email;
  if found then return jsonb_build_object('outcome', 'exists', 'name', known.name, 'role', known.role); end if;
  insert into public.staff (email, name, role, created_at) values (p_email, p_name, p_role, p_now) returning id into made;
  perform public.audit(p_actor, 'staff.invited', 'staff:' || made, jsonb_build_object('role', p_role), p_now);
  insert into public.mail_outbox (kind, dedupe_key, recipient, data, next_try_at, created_at)
  values ('staff_invited', 'staff_invited:' || made, p_email, jsonb_build_object('role', p_role), p_now, p_now);
  return jsonb_build_object('outcome', 'invited');
end $$;

-- Gives somebody another role than p_seen. Says `outcome`: done, same, changed (with the `role` it is now),
-- last_owner, unknown, not_owner.
create function public.change_staff_role(
  p_id uuid, p_role public.staff_role, p_seen public.staff_role, p_actor text, p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  person public.staff;
begin
  if not public.lock_staff(p_actor) then return jsonb_build_object('outcome', 'not_owner'); end if;
  select * into person from public.staff where id = p_id;
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  if person.role = p_role then return jsonb_build_object('outcome', 'same'); end if;
  if person.role <> p_seen then return jsonb_build_object('outcome', 'changed', 'role', person.role); end if;
  if public.is_last_owner(p_id) then return jsonb_build_object('outcome', 'last_owner'); end if;
  -- First the audit: it says in which role the actor did it.
  perform public.audit(
    p_actor, 'staff.role_changed', 'staff:' || p_id, jsonb_build_object('from', person.role, 'to', p_role), p_now
  );
  update public.staff set role = p_role where id = p_id;
  return jsonb_build_object('outcome', 'done');
end $$;

-- Ends somebody's access: their open requests are nobody's, links to previews they made end, and a mail that invites
-- them is not sent. Says `outcome`: done, last_owner, unknown, not_owner.
create function public.remove_staff(p_id uuid, p_actor text, p_now timestamptz)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  person public.staff;
  one uuid;
begin
  if not public.lock_staff(p_actor) then return jsonb_build_object('outcome', 'not_owner'); end if;
  select * into person from public.staff where id = p_id;
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  if public.is_last_owner(p_id) then return jsonb_build_object('outcome', 'last_owner'); end if;
  for one in
    update public.submissions set assignee = null, updated_at = public.next_change(updated_at, p_now)
    where assignee = person.email and status not in ('answered', 'closed') returning id
  loop
    perform public.audit(p_actor, 'request.assigned', 'submission:' || one, jsonb_build_object('to', null), p_now);
  end loop;
  for one in
    select id from public.preview_links where created_by = person.email and revoked_at is null and expires_at > p_now
  loop
    perform public.revoke_preview_link(one, p_actor, p_now);
  end loop;
  delete from public.mail_outbox where dedupe_key = 'staff_invited:' || p_id and status in ('queued', 'failed');
  perform public.audit(p_actor, 'staff.removed', 'staff:' || p_id, jsonb_build_object('role', person.role), p_now);
  insert into public.former_staff (id, email, role, name, removed_at, removed_by)
  values (person.id, person.email, person.role, person.name, p_now, p_actor);
  delete from public.staff where id = p_id;
  return jsonb_build_object('outcome', 'done');
end $$;

-- mail.sql

-- Mails to be sent: a row is written in the transaction of what it reports, a worker sends it.
create type public.mail_status as enum ('queued', 'sending', 'sent', 'failed');

create table public.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (char_length(kind) between 1 and 100),
  -- One mail of a kind about one thing, however often that is recorded.
  dedupe_key text not null unique,
  -- What it is about. The file of each of these tables adds its foreign key: they come after the mails.
  order_id uuid,
  -- What the mail says beside the order's own data, as it was when it was queued.
  data jsonb not null default '{}',
  -- Null: the clinic's own mailbox, read from the site's settings when it is sent.
  recipient text check (char_length(recipient) between 3 and 320),
  status public.mail_status not null default 'queued',
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  submission_id uuid,
  subscriber_id uuid,
  -- How often staff sent it once more: each time is a message of its own to the mailbox.
  resends integer not null default 0
);
create index mail_outbox_due on public.mail_outbox (next_try_at) where status in ('queued', 'sending');
create index mail_outbox_unsent on public.mail_outbox (status) where status <> 'sent';
create index mail_outbox_newest on public.mail_outbox (created_at desc);
create index mail_outbox_recipient on public.mail_outbox (lower(recipient));
create index mail_outbox_order on public.mail_outbox (order_id);
create index mail_outbox_submission on public.mail_outbox (submission_id);
create index mail_outbox_subscriber on public.mail_outbox (subscriber_id);
alter table public.mail_outbox enable row level security;
revoke all on public.mail_outbox from public, anon, authenticated;
grant select, insert, update, delete on public.mail_outbox to service_role;

-- Hands out mails that are due, each to one worker. One that was handed out and never finished is due again after
-- p_seconds.
create function public.take_mails(p_limit integer, p_seconds integer, p_now timestamptz)
returns setof public.mail_outbox language sql security definer set search_path = '' as $$
  update public.mail_outbox set
    status = 'sending', tries = tries + 1, next_try_at = p_now + make_interval(secs => p_seconds)
  where id in (
    select id from public.mail_outbox
    where status in ('queued', 'sending') and next_try_at <= p_now
    order by next_try_at limit p_limit for update skip locked
  )
  returning *;
$$;

-- Records how sending went. After a failure it is tried again after 1, 2, 4 … minutes; the eighth failure is the
-- last. The sender of a gift card hears that it is delivered once its mail is sent, not before.
create function public.finish_mail(p_id uuid, p_error text, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mail public.mail_outbox;
begin
  -- The order comes before its mail, as for all who drop mails of an order they hold.
  perform from public.orders
    where id = (select order_id from public.mail_outbox where id = p_id and kind = 'gift_card') for key share;
  update public.mail_outbox set
    status = case when p_error is null then 'sent' when tries >= 8 then 'failed' else 'queued' end::public.mail_status,
    sent_at = case when p_error is null then p_now end,
    last_error = p_error,
    next_try_at = p_now + make_interval(mins => (2 ^ least(tries - 1, 8))::integer)
  where id = p_id and status = 'sending' returning * into mail;
  if mail.kind = 'gift_card' and mail.status = 'sent' then
    perform public.queue_gift_mail('gift_card_delivered', card.id, null, null, p_now) from public.gift_cards as card
    where card.id = (mail.data ->> 'gift_card')::uuid and card.issue = (mail.data ->> 'issue')::integer
      and card.status = 'delivered' and card.recipient_email is not null;
  end if;
end $$;

-- How many mails wait since before p_before for another reason than their reader's address.
create function public.late_mails(p_before timestamptz) returns bigint
language sql stable security definer set search_path = '' as $$
  select count(*) from public.mail_outbox
  where status in ('queued', 'sending') and created_at < p_before and coalesce(last_error, '') !~ 'EENVELOPE|EMESSAGE';
$$;

-- Mails that wait because nobody could reach the mail server, or sign in there, are due now.
create function public.hurry_mails(p_now timestamptz) returns void
language sql security definer set search_path = '' as $$
  update public.mail_outbox set next_try_at = p_now
  where status = 'queued' and next_try_at > p_now
    and last_error ~ '^mail server: (ECONNECTION|ECONNREFUSED|ESOCKET|EDNS|ENOTFOUND|ETIMEDOUT|ETLS|EAUTH|EPROTOCOL)';
$$;

-- Sends a mail once more: 'queued', 'unknown', or 'unwanted' when its reader has unsubscribed since.
create function public.resend_mail(p_id uuid, p_actor text, p_now timestamptz)
returns text language plpgsql security definer set search_path = '' as $$
declare
  mail public.mail_outbox;
begin
  select * into mail from public.mail_outbox where id = p_id for update;
  if not found then return 'unknown'; end if;
  if mail.subscriber_id is not null and exists (
    select 1 from public.newsletter_subscribers where id = mail.subscriber_id and status = 'unsubscribed'
  ) then return 'unwanted'; end if;
  if mail.status = 'sending' then return 'queued'; end if;
  update public.mail_outbox set
    status = 'queued', tries = 0, next_try_at = p_now, last_error = null, sent_at = null,
    resends = resends + (status in ('sent', 'failed'))::integer
  where id = p_id;
  perform public.audit(p_actor, 'mail.resent', 'mail:' || p_id, jsonb_build_object('kind', mail.kind), p_now);
  return 'queued';
end $$;

-- Mails of a view ('failed', 'waiting', 'sent', 'all'), a page at a time, the newest first; of all of them those
-- that failed are on top. p_after is the cursor of the last one seen. Their data is not told: it holds codes and
-- links.
create function public.list_mails(p_view text, p_search text, p_after text, p_limit integer)
returns table (
  id uuid, cursor text, kind text, recipient text, status public.mail_status, tries integer, last_error text,
  created_at timestamptz, next_try_at timestamptz, sent_at timestamptz
) language sql stable security definer set search_path = '' as $$
  select id, cursor, kind, recipient, status, tries, last_error, created_at, next_try_at, sent_at
  from (
    select *, concat_ws(
      '~', (status = 'failed')::integer, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), id
    ) collate "C" as cursor
    from public.mail_outbox
    where case p_view
      when 'failed' then status = 'failed'
      when 'waiting' then status in ('queued', 'sending')
      when 'sent' then status = 'sent'
      else true
    end
    and (p_search is null or position(lower(p_search) in lower(coalesce(recipient, ''))) > 0)
  ) as mails
  where p_after is null or cursor < p_after
  order by cursor desc limit p_limit;
$$;

create function public.mail_counts() returns table (failed bigint, waiting bigint)
language sql stable security definer set search_path = '' as $$
  select
    count(*) filter (where status = 'failed'),
    count(*) filter (where status in ('queued', 'sending'))
  from public.mail_outbox where status <> 'sent';
$$;

-- second-factor.sql

-- What staff prove before money goes back, patients leave in bulk or access changes: a code of their authenticator app
-- (docs/decisions/0052-second-factor.md). The secrets are sealed with a key that only our server has.

create table public.staff_factors (
  -- Of this row of the list: who is invited again is somebody else, and has none.
  staff_id uuid primary key references public.staff (id) on delete cascade,
  -- Sealed; null until a code of it was shown.
  secret text,
  enrolled_at timestamptz,
  -- The last half minute whose code counted: none counts twice (RFC 6238, 5.2).
  last_step bigint not null default 0,
  -- What is being set up, and the number that the mailed code is made of.
  next_secret text,
  next_id uuid,
  next_at timestamptz,
  -- Tries since the last right code; each is counted before anybody looks at it.
  failures integer not null default 0,
  locked_until timestamptz,
  check ((secret is null) = (enrolled_at is null)),
  check ((next_secret is null) = (next_id is null) and (next_secret is null) = (next_at is null))
);

create table public.staff_recovery_codes (
  -- Keyed: without the server's key nobody can try codes on it.
  code_hash text primary key check (char_length(code_hash) = 43),
  staff_id uuid not null references public.staff_factors (staff_id) on delete cascade,
  used_at timestamptz
);
create index staff_recovery_codes_person on public.staff_recovery_codes (staff_id);

-- Who proved it a moment ago is not asked again: for this log-in alone, by the hash of its token.
create table public.staff_step_ups (
  token_hash text primary key check (char_length(token_hash) = 43),
  staff_id uuid not null references public.staff_factors (staff_id) on delete cascade,
  until timestamptz not null
);
create index staff_step_ups_person on public.staff_step_ups (staff_id);

alter table public.staff_factors enable row level security;
alter table public.staff_recovery_codes enable row level security;
alter table public.staff_step_ups enable row level security;
revoke all on public.staff_factors, public.staff_recovery_codes, public.staff_step_ups
  from public, anon, authenticated, service_role;
-- Only the functions below write.
grant select on public.staff_factors, public.staff_recovery_codes, public.staff_step_ups to service_role;

-- Writes to somebody and to every owner what happened to a second factor, once for the key.
create function public.tell_of_factor(p_staff_id uuid, p_what text, p_key text, p_now timestamptz) returns void
language sql security definer set search_path = '' as $$
  insert into public.mail_outbox (kind, dedupe_key, recipient, data, next_try_at, created_at)
  select 'staff_factor', 'staff_factor:' || p_staff_id || ':' || p_what || ':' || p_key || ':' || reader.id, reader.email,
    jsonb_build_object('what', p_what, 'name', person.name), p_now, p_now
  from public.staff as person join public.staff as reader on reader.id = person.id or reader.role = 'owner'
  where person.id = p_staff_id
  on conflict (dedupe_key) do nothing;
$$;

-- Opens ten minutes for this log-in. The caller holds the factor.
create function public.open_step_up(p_staff_id uuid, p_token_hash text, p_now timestamptz) returns void
language sql security definer set search_path = '' as $$
  delete from public.staff_step_ups where staff_id = p_staff_id and until <= p_now or token_hash = p_token_hash;
  insert into public.staff_step_ups (token_hash, staff_id, until)
  values (p_token_hash, p_staff_id, p_now + interval '10 minutes');
$$;

-- Begins a proof and, where a code came along, counts it as wrong until `finish_factor_try` says otherwise: so a
-- thousand at once are no more than five. p_what is proof (ten minutes after the last one nobody is asked), fresh
-- (always asked) or set_up (a code of the secret that is being set up). Says `outcome`: open, not_enrolled, needed (no
-- code came along), locked (with wait_seconds), expired (nothing is being set up, or for more than an hour), try (with
-- the secret, and the next_id of what is being set up).
create function public.begin_factor_try(
  p_actor text, p_token_hash text, p_what text, p_has_code boolean, p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  factor public.staff_factors;
begin
  select staff_factors.* into factor from public.staff_factors
    join public.staff on staff.id = staff_factors.staff_id where staff.email = p_actor for update of staff_factors;
  if p_what = 'set_up' then
    -- The demo clock can be moved back: what began in the future is over.
    if factor.next_at is null or p_now not between factor.next_at and factor.next_at + interval '1 hour' then
      return jsonb_build_object('outcome', 'expired');
    end if;
  elsif factor.secret is null then
    return jsonb_build_object('outcome', 'not_enrolled');
  elsif p_what = 'proof' and exists (
    select from public.staff_step_ups where staff_id = factor.staff_id and token_hash = p_token_hash
      and until > p_now and until <= p_now + interval '10 minutes'
  ) then
    return jsonb_build_object('outcome', 'open');
  end if;
  if not p_has_code then return jsonb_build_object('outcome', 'needed'); end if;
  if factor.locked_until > p_now and factor.locked_until <= p_now + interval '1 day' then
    return jsonb_build_object(
      'outcome', 'locked', 'wait_seconds', ceil(extract(epoch from factor.locked_until - p_now))::integer
    );
  end if;
  -- Each fifth wrong one in a row closes it, for a quarter of an hour and then twice as long each time, up to a day.
  update public.staff_factors set failures = factor.failures + 1,
      locked_until = case when (factor.failures + 1) % 5 = 0 then
        p_now + least(interval '1 day', interval '15 minutes' * power(2, least((factor.failures + 1) / 5 - 1, 7)))
      end
    where staff_id = factor.staff_id;
  return jsonb_build_object(
    'outcome', 'try', 'next_id', factor.next_id, 'secret',
    case when p_what = 'set_up' then factor.next_secret else factor.secret end
  );
end $$;

-- Ends a proof: p_step is the half minute whose code it was, p_recovery_hash stands for a recovery code, neither for
-- a wrong code. A step counts if it is later than the last one that did, a recovery code once; the row's lock decides
-- between two at once. Says `outcome`: right, wrong.
create function public.finish_factor_try(
  p_actor text, p_step bigint, p_recovery_hash text, p_token_hash text, p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  factor public.staff_factors;
  is_right boolean := false;
begin
  select staff_factors.* into factor from public.staff_factors
    join public.staff on staff.id = staff_factors.staff_id where staff.email = p_actor for update of staff_factors;
  if p_step is not null then
    is_right := p_step > factor.last_step;
  elsif p_recovery_hash is not null then
    update public.staff_recovery_codes set used_at = p_now
      where code_hash = p_recovery_hash and staff_id = factor.staff_id and used_at is null;
    is_right := found;
  end if;
  if not coalesce(is_right, false) then
    if factor.locked_until > p_now then
      perform public.tell_of_factor(factor.staff_id, 'locked', factor.locked_until::text, p_now);
      perform public.audit(
        p_actor, 'factor.locked', 'staff:' || factor.staff_id, jsonb_build_object('tries', factor.failures), p_now
      );
    end if;
    return jsonb_build_object('outcome', 'wrong');
  end if;
  update public.staff_factors set failures = 0, locked_until = null, last_step = greatest(last_step, coalesce(p_step, 0))
    where staff_id = factor.staff_id;
  perform public.open_step_up(factor.staff_id, p_token_hash, p_now);
  if p_step is null then
    perform public.audit(p_actor, 'factor.recovered', 'staff:' || factor.staff_id, '{}', p_now);
    perform public.tell_of_factor(factor.staff_id, 'recovered', p_recovery_hash, p_now);
  end if;
  return jsonb_build_object('outcome', 'right');
end $$;

-- Begins to set up a second factor, or another in place of one that goes on until then, and mails a code that proves
-- the person's mailbox.
create function public.begin_factor(p_actor text, p_id uuid, p_secret text, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person public.staff;
begin
  select * into person from public.staff where email = p_actor;
  if not found then raise exception 'NOT_STAFF'; end if;
  insert into public.staff_factors (staff_id, next_secret, next_id, next_at) values (person.id, p_secret, p_id, p_now)
  on conflict (staff_id) do update set next_secret = excluded.next_secret, next_id = excluded.next_id, next_at = excluded.next_at;
  insert into public.mail_outbox (kind, dedupe_key, recipient, data, next_try_at, created_at)
  values ('staff_factor_code', 'staff_factor_code:' || p_id, person.email, jsonb_build_object('id', p_id), p_now, p_now);
end $$;

-- Makes what is being set up under p_id the factor, once its code and the mailed one were right. The recovery codes of
-- an earlier one end. Says `outcome`: right, wrong (somebody began anew meanwhile).
create function public.confirm_factor(
  p_actor text, p_id uuid, p_step bigint, p_recovery_hashes text[], p_token_hash text, p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  person public.staff;
  had boolean;
begin
  select * into person from public.staff where email = p_actor;
  select secret is not null into had from public.staff_factors where staff_id = person.id for update;
  update public.staff_factors set secret = next_secret, enrolled_at = p_now, last_step = p_step, next_secret = null,
      next_id = null, next_at = null, failures = 0, locked_until = null
    where staff_id = person.id and next_id = p_id;
  if not found then return jsonb_build_object('outcome', 'wrong'); end if;
  delete from public.staff_recovery_codes where staff_id = person.id;
  insert into public.staff_recovery_codes (code_hash, staff_id) select one, person.id from unnest(p_recovery_hashes) as one;
  -- Other log-ins prove themselves with the new one.
  delete from public.staff_step_ups where staff_id = person.id;
  perform public.open_step_up(person.id, p_token_hash, p_now);
  perform public.audit(
    p_actor, case when had then 'factor.replaced' else 'factor.enrolled' end, 'staff:' || person.id, '{}', p_now
  );
  perform public.tell_of_factor(person.id, 'enrolled', p_id::text, p_now);
  return jsonb_build_object('outcome', 'right');
end $$;

-- An owner takes away somebody's factor, so that they can set up another. Their own nobody takes away here: that is
-- what recovery codes are for. Says `outcome`: done, unknown (or none is set up), own, not_owner.
create function public.reset_factor(p_id uuid, p_actor text, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person public.staff;
begin
  if not public.lock_staff(p_actor) then return jsonb_build_object('outcome', 'not_owner'); end if;
  select * into person from public.staff where id = p_id;
  if person.email = p_actor then return jsonb_build_object('outcome', 'own'); end if;
  delete from public.staff_factors where staff_id = p_id;
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  perform public.audit(p_actor, 'factor.reset', 'staff:' || p_id, '{}', p_now);
  perform public.tell_of_factor(p_id, 'reset', p_now::text, p_now);
  return jsonb_build_object('outcome', 'done');
end $$;

-- accounts.sql

-- An account is its owner's once somebody has opened the mailbox of its address and stands for its password (0014):
-- before that a stranger may have made it, with a password of their own. The address is kept with it: one that the
-- accounts service changed without our page has to be proven anew.
create table public.proven_accounts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  email text not null,
  proven_at timestamptz not null
);
alter table public.proven_accounts enable row level security;
revoke all on public.proven_accounts from public, anon, authenticated;
grant select, insert, update, delete on public.proven_accounts to service_role;

-- Whether the account is its owner's: its present address is the one that was proven.
create function public.is_proven(p_user_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.proven_accounts as proof join auth.users as account on account.id = proof.user_id
    where account.id = p_user_id and proof.email = lower(account.email) and account.email_confirmed_at is not null
  );
$$;

-- False where the account has another address by now.
create function public.prove_account(p_user_id uuid, p_email text, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.proven_accounts (user_id, email, proven_at)
    select id, lower(email), p_now from auth.users
    where id = p_user_id and lower(email) = lower(p_email) and email_confirmed_at is not null
  on conflict (user_id) do update set email = excluded.email, proven_at = excluded.proven_at;
  return found;
end $$;

-- What there is under an address: 'none', an account 'waiting' for its address to be confirmed, one that is
-- confirmed but 'unproven', or 'proven'.
create function public.account_state(p_email text) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select case when email_confirmed_at is null then 'waiting' when public.is_proven(id) then 'proven' else 'unproven' end
    from auth.users where email = lower(p_email)
  ), 'none');
$$;

-- What the site must know of an address before it signs somebody up, without ever telling: as account_state. One
-- that was never confirmed while its link worked is forgotten: it may have been made by somebody else, with a
-- password the owner of the address does not know.
create function public.account_before_sign_up(p_email text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.users
  where email = lower(p_email) and email_confirmed_at is null
    and greatest(created_at, confirmation_sent_at, recovery_sent_at) < now() - interval '1 hour';
  return public.account_state(p_email);
end $$;

-- A mail to the owner of an account. That there is one already is told to confirmed accounts only, once in ten
-- minutes and five times a day: anybody can ask for it.
create function public.queue_account_notice(p_kind text, p_email text, p_now timestamptz)
returns void language plpgsql security definer set search_path = '' as $$
declare
  address text := lower(p_email);
  about text := gen_random_uuid();
begin
  if p_kind = 'account_exists' then
    if not exists (select from auth.users where email = address and email_confirmed_at is not null) then return; end if;
    if 5 <= (
      select count(*) from public.mail_outbox
      where recipient = address and kind = p_kind and created_at > p_now - interval '1 day'
    ) then return; end if;
    about := encode(sha256(convert_to(address, 'UTF8')), 'hex') || ':' || floor(extract(epoch from p_now) / 600);
  end if;
  insert into public.mail_outbox (kind, dedupe_key, recipient, next_try_at, created_at)
  values (p_kind, p_kind || ':' || about, address, p_now, p_now)
  on conflict (dedupe_key) do nothing;
end $$;

-- Whoever asks with the token of a shopper: nobody, while their account is not proven or once they have signed out.
create function public.shopper_id() returns uuid
language sql stable security definer set search_path = '' as $$
  select auth.uid() where public.is_proven(auth.uid()) and not exists (
    select from (select (auth.jwt() ->> 'session_id')::uuid as id) as named
    where named.id is not null
      and not exists (select from auth.sessions where sessions.id = named.id and sessions.user_id = auth.uid())
  );
$$;

-- What a link of our mails is about, by its code, before it is used. `sign_up` tells one sign-up from another of the
-- same address.
create function public.mail_link(p_token_hash text) returns table (
  kind text, user_id uuid, address text, account_email text, sign_up text
) language sql stable security definer set search_path = '' as $$
  select 'signup', id, lower(email), lower(email), raw_user_meta_data ->> 'sign_up' from auth.users
    where p_token_hash <> '' and confirmation_token = p_token_hash and email_confirmed_at is null
  union all
  select 'recovery', id, lower(email), lower(email), null from auth.users
    where p_token_hash <> '' and recovery_token = p_token_hash
  union all
  select 'email_change', id, lower(email_change), lower(email), null from auth.users
    where p_token_hash <> '' and p_token_hash in (email_change_token_new, email_change_token_current)
  limit 1;
$$;

-- What the clinic holds of a person with an account, and its removal.

-- Everything kept about the person of an account, as one document; null when there is no such account. A confirmed
-- address ties to the account what was sent with it. Left out is what protects others or the person: notes among
-- colleagues, keys, codes and hashes.
create function public.account_data(p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person record;
  address text;
begin
  select id, email, raw_user_meta_data as given, created_at, email_confirmed_at, last_sign_in_at into person
  from auth.users where id = p_user_id;
  if not found then return null; end if;
  address := case when person.email_confirmed_at is not null then lower(person.email) end;
  return jsonb_build_object(
    'account', jsonb_build_object(
      'id', person.id, 'email', person.email, 'first_name', person.given ->> 'first_name',
      'last_name', person.given ->> 'last_name', 'created_at', person.created_at,
      'email_confirmed_at', person.email_confirmed_at, 'last_signed_in_at', person.last_sign_in_at
    ),
    'sessions', (
      select coalesce(jsonb_agg(jsonb_build_object('began_at', created_at, 'browser', user_agent, 'ip', ip) order by created_at), '[]')
      from auth.sessions where user_id = p_user_id
    ),
    'cart', (
      select coalesce(jsonb_agg(jsonb_build_object('product', products.name, 'quantity', line.quantity) order by line.added_at), '[]')
      from public.cart_items as line join public.products on products.id = line.product_id where line.user_id = p_user_id
    ),
    'orders', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', orders.id, 'in_account', orders.user_id is not null, 'email', orders.email, 'buyer_name', orders.buyer_name, 'status', orders.status,
        'total', orders.total_amount, 'travel_fee', orders.travel_fee, 'discount', orders.discount_amount, 'visit_zip', orders.visit_zip,
        'visit_area', orders.visit_area, 'phone', orders.phone, 'currency', 'USD', 'created_at', orders.created_at, 'paid_at', orders.paid_at,
        'paypal_payment_id', orders.paypal_payment_id,
        'paid_by_gift_card', (select amount from public.gift_card_uses where order_id = orders.id and state = 'taken'),
        'items', (
          select jsonb_agg(jsonb_build_object('name', name, 'quantity', quantity, 'price', price) order by name)
          from public.order_items where order_id = orders.id
        ),
        'refunds', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'paypal_refund_id', refund.paypal_refund_id, 'status', refund.status, 'amount', refund.amount, 'at', refund.created_at
          ) order by refund.created_at), '[]')
          from public.refunds as refund
          join public.payment_captures as capture using (paypal_capture_id)
          join public.payment_attempts as attempt on attempt.id = capture.attempt_id
          where attempt.order_id = orders.id
        ),
        'exam_done_at', (select ticked_at from public.exam_checks where order_id = orders.id)
      ) order by orders.created_at), '[]')
      from public.orders where user_id = p_user_id or (is_email_known and lower(email) = address)
    ),
    'exam_decisions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'treatment_group', said.treatment_group, 'outcome', said.outcome, 'provider_name', said.provider_name,
        'provider_licence', said.provider_licence, 'decided_at', said.decided_at, 'valid_until', said.valid_until
      ) order by said.position), '[]')
      from public.clearances as said where said.user_id = p_user_id or said.email = address or exists (
        select from public.orders where orders.id = said.order_id and said.user_id is null and said.email is null
          and (orders.user_id = p_user_id or (orders.is_email_known and lower(orders.email) = address))
      )
    ),
    'gift_cards_bought', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'title', card.title, 'value', card.value, 'price', card.price, 'recipient_name', card.recipient_name,
        'recipient_email', card.recipient_email, 'sender_name', card.sender_name, 'message', card.message,
        'deliver_on', card.deliver_on, 'delivered_at', card.delivered_at,
        'status', case card.status when 'void' then 'cancelled' else card.status end, 'order', card.order_id
      ) order by card.issued_at), '[]')
      from public.gift_cards as card join public.orders on orders.id = card.order_id
      where card.status <> 'pending' and (orders.user_id = p_user_id or (orders.is_email_known and lower(orders.email) = address))
    ),
    'gift_cards_received', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'value', value, 'balance', balance, 'recipient_name', recipient_name, 'sender_name', sender_name, 'message', message,
        'delivered_at', delivered_at
      ) order by delivered_at), '[]')
      from public.gift_cards where status = 'delivered' and lower(recipient_email) = address
    ),
    'requests', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', request.id, 'form', request.form, 'status', case when request.status = 'needs_review' then 'new' else request.status end,
        'sent_at', request.created_at, 'due_at', request.due_at, 'answered_at', request.answered_at,
        'health_details_removed_at', request.redacted_at, 'what_you_sent', request.payload,
        'our_replies', (
          select coalesce(jsonb_agg(jsonb_build_object('at', created_at, 'text', body) order by created_at), '[]')
          from public.submission_notes where submission_id = request.id and kind = 'reply'
        ),
        'estimates', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'number', version.number, 'total_cents', version.total_cents, 'sent_at', version.sent_at
          ) order by version.number), '[]')
          from public.estimate_versions as version join public.estimates on estimates.id = version.estimate_id
          where estimates.submission_id = request.id
        ),
        'exam_done_at', (select ticked_at from public.exam_checks where submission_id = request.id)
      ) order by request.created_at), '[]')
      from public.submissions as request where lower(payload ->> 'email') = address
    ),
    'reservations', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'event', event.title, 'starts_at', event.starts_at, 'first_name', rsvp.first_name, 'last_name', rsvp.last_name,
        'phone', rsvp.phone, 'people', rsvp.party_size, 'status', rsvp.status, 'reserved_at', rsvp.created_at
      ) order by rsvp.created_at), '[]')
      from public.event_rsvps as rsvp join public.event_spots as event using (event_id) where lower(rsvp.email) = address
    ),
    'mailing_lists', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'list', list, 'status', status, 'first_name', first_name, 'asked_at', created_at, 'confirmed_at', confirmed_at,
        'unsubscribed_at', unsubscribed_at
      ) order by created_at), '[]')
      from public.newsletter_subscribers where email = address
    ),
    'discount_codes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'code', code, 'percent', percent, 'amount', amount, 'waives_travel_fee', waives_travel, 'made_at', created_at,
        'used_at', (select jsonb_agg(at order by at) from public.discount_uses where discount_id = discount_codes.id)
      ) order by created_at), '[]')
      from public.discount_codes where email = address
    ),
    'mails', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', kind, 'subject', data ->> 'subject', 'status', status, 'written_at', created_at, 'sent_at', sent_at
      ) order by created_at), '[]')
      from public.mail_outbox where lower(recipient) = address
    )
  );
end $$;

-- Ends an account in one step. What goes: the account with its cart and sessions, names and contacts in requests
-- that are done, in reservations, on gift cards and on the mailing lists, the record of mails. Spots of coming
-- events are given back. What stays: orders without their person (the tax books need them), a discount code that was
-- used, and requests that still wait for an answer, of which the staff learn. p_fields names for each form what
-- tells who or how somebody is. Says `outcome`: deleted, unknown.
create function public.delete_account(p_user_id uuid, p_guest_email text, p_fields jsonb, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  address text;
  bought uuid[];
  open_orders uuid[];
  done_requests uuid[];
  open_requests uuid[];
  rsvp uuid;
begin
  select lower(email) into address from auth.users where id = p_user_id for update;
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;

  select array_agg(id order by id), array_agg(id order by id) filter (
    where status in ('in_review', 'paid', 'needs_attention', 'partially_refunded')
  ) into bought, open_orders from (
    select id, status from public.orders where user_id = p_user_id or (is_email_known and lower(email) = address)
    order by id for update
  ) as own;
  perform public.forget_gift_people(bought, address, p_now);
  perform public.forget_clearances(p_user_id, address, bought);
  update public.orders set user_id = null, email = p_guest_email, is_email_known = false, updated_at = p_now
  where id = any (bought);

  select array_agg(id) filter (where status in ('answered', 'closed')),
    array_agg(id) filter (where status not in ('answered', 'closed'))
  into done_requests, open_requests from (
    select id, status from public.submissions where lower(payload ->> 'email') = address order by id for update
  ) as own;
  perform public.redact_submissions(done_requests, p_fields, p_now);

  for rsvp in
    select id from public.event_rsvps where lower(email) = address and status in ('waiting', 'confirmed') order by event_id, id
  loop
    perform public.cancel_rsvp(rsvp, null, p_now);
  end loop;
  update public.event_rsvps set first_name = 'Removed', last_name = 'Removed', phone = null, email = id || '@removed.invalid',
    updated_at = p_now
  where lower(email) = address;

  perform public.end_subscription(id, p_now) from public.newsletter_subscribers where email = address;
  update public.newsletter_subscribers set first_name = null where email = address;
  delete from public.discount_codes where email = address
    and not exists (select from public.discount_uses where discount_id = discount_codes.id);
  delete from public.mail_outbox where lower(recipient) = address;
  delete from auth.users where id = p_user_id;

  insert into public.mail_outbox (kind, dedupe_key, recipient, next_try_at, created_at)
  values ('account_deleted', 'account_deleted:' || p_user_id, address, p_now, p_now);
  if open_orders is not null or open_requests is not null then
    insert into public.mail_outbox (kind, dedupe_key, data, next_try_at, created_at) values (
      'staff_account_deleted', 'staff_account_deleted:' || p_user_id,
      jsonb_build_object('orders', coalesce(to_jsonb(open_orders), '[]'), 'requests', coalesce(to_jsonb(open_requests), '[]')),
      p_now, p_now
    );
  end if;
  insert into public.audit_log (at, actor, action, subject, detail) values (
    p_now, 'account holder', 'account.deleted', 'account:' || p_user_id, jsonb_build_object(
      'orders', coalesce(cardinality(bought), 0), 'requests_done', coalesce(cardinality(done_requests), 0),
      'requests_open', coalesce(cardinality(open_requests), 0)
    )
  );
  return jsonb_build_object(
    'outcome', 'deleted', 'open_orders', coalesce(cardinality(open_orders), 0),
    'open_requests', coalesce(cardinality(open_requests), 0)
  );
end $$;

-- content.sql

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

-- search.sql

-- What visitors look for is about their health: words stand here only once five networks sent them. Until then there
-- are hashes, keyed by a secret the database doesn't have, and the network's is another one for each word
-- (docs/decisions/0047-missed-words.md).
create table public.missed_word_senders (
  word_hash text not null check (word_hash ~ '^[\w-]{43}$'),
  sender_hash text not null check (sender_hash ~ '^[\w-]{43}$'),
  sent_on date not null,
  primary key (word_hash, sender_hash)
);
alter table public.missed_word_senders enable row level security;
revoke all on public.missed_word_senders from public, anon, authenticated;
grant select, insert, update, delete on public.missed_word_senders to service_role;
create index missed_word_senders_by_day on public.missed_word_senders (sent_on);

create table public.missed_words (
  words text primary key check (char_length(words) between 3 and 40 and words !~ '[0-9@]'),
  networks integer not null check (networks >= 5),
  sent_on date not null
);
alter table public.missed_words enable row level security;
revoke all on public.missed_words from public, anon, authenticated;
grant select, insert, update, delete on public.missed_words to service_role;

-- A network looked for words that find nothing. Whether they are kept by now. Nobody fills the table: beyond 5,000 rows
-- nothing new is taken until some are forgotten, after 30 days.
create function public.note_missed_words(p_words text, p_word_hash text, p_sender_hash text, p_now timestamptz)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  today date := (p_now at time zone 'America/Phoenix')::date;
  senders integer;
begin
  -- Of two at once, the second sees the first.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('missed ' || p_word_hash, 0));
  update public.missed_word_senders set sent_on = greatest(sent_on, today)
    where word_hash = p_word_hash and sender_hash = p_sender_hash;
  if not found then
    if (select count(*) from public.missed_word_senders) >= 5000 then
      return false;
    end if;
    insert into public.missed_word_senders (word_hash, sender_hash, sent_on)
      values (p_word_hash, p_sender_hash, today);
  end if;
  select count(*) into senders from public.missed_word_senders
    where word_hash = p_word_hash and sent_on > today - 30;
  if senders < 5 then
    return false;
  end if;
  insert into public.missed_words as known (words, networks, sent_on) values (p_words, senders, today)
    on conflict (words) do update set networks = excluded.networks, sent_on = greatest(known.sent_on, today);
  return true;
end $$;

-- Forgets what nobody looked for in 30 days, or all of it.
create function public.forget_missed_words(p_all boolean, p_now timestamptz)
returns integer language plpgsql security definer set search_path = '' as $$
declare
  last_day date := (p_now at time zone 'America/Phoenix')::date - 30;
  gone integer;
begin
  delete from public.missed_word_senders where p_all or sent_on <= last_day;
  get diagnostics gone = row_count;
  delete from public.missed_words where p_all or sent_on <= last_day;
  return gone;
end $$;

-- What five networks or more looked for in the last 30 days, the most wanted first.
create function public.list_missed_words(p_now timestamptz)
returns table (words text, networks integer, sent_on date)
language sql stable security definer set search_path = '' as $$
  select m.words, m.networks, m.sent_on from public.missed_words m
  where m.sent_on > (p_now at time zone 'America/Phoenix')::date - 30
  order by m.networks desc, m.words limit 200
$$;

-- schedule.sql

-- Published content that changes by itself at a moment: documents in groups, each group in one step.
create type public.schedule_state as enum ('planned', 'done', 'cancelled', 'failed');
create type public.scheduled_change_state as enum ('planned', 'done', 'skipped');

create table public.scheduled_groups (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(title) between 1 and 200),
  due_at timestamptz not null,
  -- 'failed': it was due, could not be published, and is tried again at next_try_at.
  state public.schedule_state not null default 'planned',
  created_by text not null check (char_length(created_by) between 3 and 320),
  -- As it was then: the record of the publishing carries it, also when the person has left.
  created_role public.staff_role not null,
  created_at timestamptz not null,
  done_at timestamptz,
  note text check (char_length(note) <= 10000),
  tries integer not null default 0,
  next_try_at timestamptz not null,
  -- Whose turn it is to publish it. While it stands nobody knows whether it is published already.
  claim uuid,
  claimed_until timestamptz,
  -- Of its staff's changes: who changes it says which one they saw.
  version integer not null default 1
);
create index scheduled_groups_due on public.scheduled_groups (due_at) where state in ('planned', 'failed');

create table public.scheduled_changes (
  group_id uuid not null references public.scheduled_groups (id) on delete cascade,
  document_id text not null check (char_length(document_id) between 1 and 200 and document_id not like 'drafts.%'),
  document_type text not null check (char_length(document_type) between 1 and 100),
  title text not null check (char_length(title) <= 500),
  -- The published document the change was made from; both null when there was none.
  base_revision text,
  before jsonb check (jsonb_typeof(before) = 'object'),
  -- The whole document as it shall be published.
  after jsonb not null check (jsonb_typeof(after) = 'object'),
  state public.scheduled_change_state not null default 'planned',
  note text check (char_length(note) <= 10000),
  primary key (group_id, document_id)
);
create index scheduled_changes_document on public.scheduled_changes (document_id);

alter table public.scheduled_groups enable row level security;
alter table public.scheduled_changes enable row level security;
revoke all on public.scheduled_groups, public.scheduled_changes from public, anon, authenticated, service_role;
grant select on public.scheduled_groups, public.scheduled_changes to service_role;

-- What staff do with planned changes. Each writes its audit entry in the same step.

-- Plans a document, {id, type, title, revision, before, after}, in a group there is or, without p_group, in a new
-- one. A document that is in the group already is replaced. Answers {outcome, group}: planned, past (the moment is
-- over), gone or closed (the group).
create function public.plan_document(
  p_group uuid, p_title text, p_due_at timestamptz, p_document jsonb, p_actor text, p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  planned public.scheduled_groups;
begin
  if p_group is null then
    if p_due_at <= p_now then return jsonb_build_object('outcome', 'past'); end if;
    insert into public.scheduled_groups (title, due_at, next_try_at, created_by, created_role, created_at)
    select p_title, p_due_at, p_due_at, email, role, p_now from public.staff where email = p_actor
    returning * into planned;
    if planned.id is null then raise exception 'NOT_STAFF'; end if;
  else
    select * into planned from public.scheduled_groups where id = p_group for update;
    if not found then return jsonb_build_object('outcome', 'gone'); end if;
    if planned.state <> 'planned' or planned.due_at <= p_now then
      return jsonb_build_object('outcome', 'closed');
    end if;
    update public.scheduled_groups set version = version + 1 where id = planned.id;
  end if;
  insert into public.scheduled_changes as change (group_id, document_id, document_type, title, base_revision, before, after)
  values (
    planned.id, p_document ->> 'id', p_document ->> 'type', p_document ->> 'title', p_document ->> 'revision',
    nullif(p_document -> 'before', 'null'), p_document -> 'after'
  )
  on conflict (group_id, document_id) do update set
    document_type = excluded.document_type, title = excluded.title, base_revision = excluded.base_revision,
    before = excluded.before, after = excluded.after;
  perform public.audit(
    p_actor, 'schedule.planned', 'schedule:' || planned.id,
    jsonb_build_object('document', p_document ->> 'id', 'due', planned.due_at), p_now
  );
  return jsonb_build_object('outcome', 'planned', 'group', planned.id);
end $$;

-- Plans a document as plan_document does and takes it out of the groups p_instead_of, where that moment is not to be
-- kept; a group that is empty then is cancelled. Answers what plan_document answers, or, with nothing done,
-- replaced_gone: one of the groups is published, being published or cancelled, or has the document no more.
create function public.plan_instead(
  p_instead_of uuid[], p_group uuid, p_title text, p_due_at timestamptz, p_document jsonb, p_actor text, p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  old public.scheduled_groups;
  planned jsonb;
begin
  -- In one order, so that two who replace each other's plans don't wait for each other.
  perform from public.scheduled_groups where id = any (p_instead_of) or id = p_group order by id for update;
  for old in select * from public.scheduled_groups where id = any (p_instead_of) order by id loop
    if old.state not in ('planned', 'failed') or old.claim is not null then
      return jsonb_build_object('outcome', 'replaced_gone');
    end if;
  end loop;
  if (
    select count(distinct group_id) from public.scheduled_changes
    where group_id = any (p_instead_of) and document_id = p_document ->> 'id'
  ) <> (select count(distinct id) from unnest(p_instead_of) as id) then
    return jsonb_build_object('outcome', 'replaced_gone');
  end if;
  planned := public.plan_document(p_group, p_title, p_due_at, p_document, p_actor, p_now);
  if planned ->> 'outcome' <> 'planned' then return planned; end if;
  for old in
    select * from public.scheduled_groups where id = any (p_instead_of) and id <> (planned ->> 'group')::uuid order by id
  loop
    delete from public.scheduled_changes where group_id = old.id and document_id = p_document ->> 'id';
    update public.scheduled_groups set version = version + 1,
      state = case when rest.is_empty then 'cancelled' else state end, done_at = case when rest.is_empty then p_now else done_at end
    from (select not exists (select from public.scheduled_changes where group_id = old.id) as is_empty) as rest
    where id = old.id;
    perform public.audit(
      p_actor, 'schedule.remove', 'schedule:' || old.id,
      jsonb_build_object('document', p_document ->> 'id', 'instead', planned -> 'group'), p_now
    );
  end loop;
  return planned;
end $$;

-- Changes a group that is not published: 'edit' (p_title, p_due_at), 'cancel', 'run' (now), or 'remove' (p_document;
-- without its last one the group is cancelled). Answers done, gone, closed, changed (somebody else was faster),
-- under_way or past.
create function public.change_schedule(
  p_group uuid, p_seen integer, p_action text, p_title text, p_due_at timestamptz, p_document text, p_actor text, p_now timestamptz
) returns text language plpgsql security definer set search_path = '' as $$
declare
  planned public.scheduled_groups;
begin
  select * into planned from public.scheduled_groups where id = p_group for update;
  if not found then return 'gone'; end if;
  if planned.state not in ('planned', 'failed') then return 'closed'; end if;
  if planned.claim is not null then return 'under_way'; end if;
  if planned.version <> p_seen then return 'changed'; end if;
  case p_action
    when 'edit' then
      if p_due_at <= p_now then return 'past'; end if;
      update public.scheduled_groups
      set title = p_title, due_at = p_due_at, next_try_at = p_due_at, state = 'planned', tries = 0, note = null
      where id = p_group;
    when 'cancel' then
      update public.scheduled_groups set state = 'cancelled', done_at = p_now where id = p_group;
    when 'run' then
      update public.scheduled_groups set due_at = least(due_at, p_now), next_try_at = p_now where id = p_group;
    when 'remove' then
      delete from public.scheduled_changes where group_id = p_group and document_id = p_document;
      if not found then return 'gone'; end if;
      update public.scheduled_groups set state = 'cancelled', done_at = p_now
      where id = p_group and not exists (select from public.scheduled_changes where group_id = p_group);
    else
      raise exception using errcode = 'PT400', message = 'p_action is unknown';
  end case;
  update public.scheduled_groups set version = version + 1 where id = p_group;
  perform public.audit(
    p_actor, 'schedule.' || p_action, 'schedule:' || p_group,
    jsonb_strip_nulls(jsonb_build_object('due', p_due_at, 'document', p_document)), p_now
  );
  return 'done';
end $$;

-- Plans what changes a group back at a later moment: each document of it as it was before. A document that it
-- publishes for the first time, or left out, stays as it is. Answers {outcome, group}: planned, past, early (not
-- after the group), nothing, gone or closed.
create function public.plan_return(p_group uuid, p_title text, p_due_at timestamptz, p_actor text, p_now timestamptz)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  changed public.scheduled_groups;
  planned uuid;
begin
  select * into changed from public.scheduled_groups where id = p_group for share;
  if not found then return jsonb_build_object('outcome', 'gone'); end if;
  if changed.state = 'cancelled' then return jsonb_build_object('outcome', 'closed'); end if;
  if p_due_at <= p_now then return jsonb_build_object('outcome', 'past'); end if;
  if p_due_at <= changed.due_at then return jsonb_build_object('outcome', 'early'); end if;
  insert into public.scheduled_groups (title, due_at, next_try_at, created_by, created_role, created_at)
  select p_title, p_due_at, p_due_at, email, role, p_now from public.staff where email = p_actor
  returning id into planned;
  if planned is null then raise exception 'NOT_STAFF'; end if;
  insert into public.scheduled_changes (group_id, document_id, document_type, title, before, after)
  select planned, document_id, document_type, title, after, before
  from public.scheduled_changes where group_id = p_group and before is not null and state <> 'skipped';
  if not found then
    delete from public.scheduled_groups where id = planned;
    return jsonb_build_object('outcome', 'nothing');
  end if;
  perform public.audit(
    p_actor, 'schedule.planned', 'schedule:' || planned,
    jsonb_build_object('back', p_group, 'due', p_due_at), p_now
  );
  return jsonb_build_object('outcome', 'planned', 'group', planned);
end $$;

-- Hands out the group that is due first to one worker. One that was handed out and neither finished nor failed is
-- due again after p_seconds. A group waits for every earlier one that changes a document of its own, or the older
-- value would win.
create function public.claim_schedule(p_claim uuid, p_seconds integer, p_now timestamptz)
returns setof public.scheduled_groups language sql security definer set search_path = '' as $$
  update public.scheduled_groups set
    claim = p_claim, claimed_until = p_now + make_interval(secs => p_seconds), tries = tries + 1
  where id = (
    select id from public.scheduled_groups as due
    where state in ('planned', 'failed') and due_at <= p_now and next_try_at <= p_now
      and (claimed_until is null or claimed_until <= p_now)
      and not exists (
        select from public.scheduled_groups as earlier
        join public.scheduled_changes as theirs on theirs.group_id = earlier.id
        join public.scheduled_changes as ours on ours.group_id = due.id and ours.document_id = theirs.document_id
        where earlier.state in ('planned', 'failed')
          and (earlier.due_at, earlier.created_at, earlier.id) < (due.due_at, due.created_at, due.id)
      )
    order by due_at, created_at, id limit 1 for update skip locked
  )
  returning *;
$$;

-- Records that a group is published: p_results lists {document, state, note}. False when it is another worker's by
-- now.
create function public.finish_schedule(p_group uuid, p_claim uuid, p_note text, p_results jsonb, p_now timestamptz)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  published public.scheduled_groups;
begin
  update public.scheduled_groups
  set state = 'done', done_at = p_now, note = p_note, claim = null, claimed_until = null, version = version + 1
  where id = p_group and claim = p_claim
  returning * into published;
  if not found then return false; end if;
  update public.scheduled_changes as change
  set state = (result ->> 'state')::public.scheduled_change_state, note = result ->> 'note'
  from jsonb_array_elements(p_results) as result
  where change.group_id = p_group and change.document_id = result ->> 'document';
  insert into public.audit_log (at, actor, role, action, subject, detail)
  select p_now, published.created_by, published.created_role, 'schedule.published', 'schedule:' || p_group,
    jsonb_build_object(
      'documents', count(*) filter (where state = 'done'), 'skipped', count(*) filter (where state = 'skipped'),
      'due', published.due_at
    )
  from public.scheduled_changes where group_id = p_group;
  return true;
end $$;

-- Records why a group could not be published; it is tried again after 1, 2, 4 … 60 minutes. At the third time staff
-- get a mail.
create function public.fail_schedule(p_group uuid, p_claim uuid, p_problem text, p_now timestamptz)
returns void language plpgsql security definer set search_path = '' as $$
declare
  late public.scheduled_groups;
begin
  update public.scheduled_groups set
    state = 'failed', note = p_problem, claim = null, claimed_until = null, version = version + 1,
    next_try_at = p_now + make_interval(mins => least(60, (2 ^ least(tries - 1, 6))::integer))
  where id = p_group and claim = p_claim
  returning * into late;
  if late.tries >= 3 then
    insert into public.mail_outbox (kind, dedupe_key, recipient, data, next_try_at, created_at)
    values (
      'staff_schedule_late', format('staff_schedule_late:%s:%s', p_group, extract(epoch from late.due_at)), null,
      jsonb_build_object('title', late.title, 'due', late.due_at), p_now, p_now
    )
    on conflict (dedupe_key) do nothing;
  end if;
end $$;

-- requests.sql

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

-- estimates.sql

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

-- newsletter.sql

-- Who wants mails of a list. Nobody gets any before pressing the button in the mail that asks (double opt-in).
create type public.mailing_list as enum ('newsletter', 'event_alerts');
create type public.subscriber_status as enum ('pending', 'confirmed', 'unsubscribed');

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  list public.mailing_list not null,
  email text not null check (email = lower(email) and char_length(email) between 3 and 320),
  first_name text check (char_length(first_name) between 1 and 200),
  status public.subscriber_status not null default 'pending',
  -- Of the link in the mail that asks: SHA-256 in hex, and until when it can be used.
  confirm_hash text unique check (confirm_hash ~ '^[0-9a-f]{64}$'),
  confirm_until timestamptz,
  asked_at timestamptz,
  -- Stands in every mail of the list. It opens nothing, it only ends this one subscription; links are looked up by
  -- its hash.
  unsubscribe_token text not null unique default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  unsubscribe_hash text not null unique generated always as (encode(sha256(decode(unsubscribe_token, 'hex')), 'hex')) stored,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  unique (list, email)
);
create index newsletter_subscribers_newest on public.newsletter_subscribers (created_at desc);

alter table public.mail_outbox
  add foreign key (subscriber_id) references public.newsletter_subscribers (id) on delete cascade;

-- Coming events that were told to the subscribers, or were there already when this began.
create table public.event_alerts_sent (
  event_id text primary key check (char_length(event_id) between 1 and 200),
  sent_at timestamptz not null,
  recipients integer not null check (recipients >= 0)
);
alter table public.newsletter_subscribers enable row level security;
alter table public.event_alerts_sent enable row level security;
revoke all on public.newsletter_subscribers, public.event_alerts_sent from public, anon, authenticated;
grant select, insert, update, delete on public.newsletter_subscribers, public.event_alerts_sent to service_role;

-- Asks an address whether it wants the list, by mail. Says nothing about who was subscribed: a subscriber is not
-- asked again, an address at most every ten minutes and five times a day. A mail that still waits is replaced, its
-- link would be dead.
create function public.subscribe_to_list(
  p_list public.mailing_list, p_email text, p_first_name text, p_token text, p_now timestamptz
) returns void language plpgsql security definer set search_path = '' as $$
declare
  subscriber public.newsletter_subscribers;
begin
  insert into public.newsletter_subscribers (list, email, first_name, created_at)
  values (p_list, lower(p_email), p_first_name, p_now)
  on conflict (list, email) do nothing;
  select * into strict subscriber from public.newsletter_subscribers
  where list = p_list and email = lower(p_email) for update;
  if subscriber.status = 'confirmed' or subscriber.asked_at > p_now - interval '10 minutes' then return; end if;
  if 5 <= (
    select count(*) from public.mail_outbox
    where subscriber_id = subscriber.id and kind = 'subscription_confirm' and created_at > p_now - interval '1 day'
  ) then return; end if;
  delete from public.mail_outbox
  where subscriber_id = subscriber.id and kind = 'subscription_confirm' and status in ('queued', 'failed');
  update public.newsletter_subscribers set
    status = 'pending', first_name = coalesce(p_first_name, first_name), asked_at = p_now,
    confirm_hash = encode(sha256(decode(p_token, 'hex')), 'hex'), confirm_until = p_now + interval '7 days'
  where id = subscriber.id
  returning * into subscriber;
  insert into public.mail_outbox (kind, dedupe_key, subscriber_id, recipient, data, next_try_at, created_at)
  values (
    'subscription_confirm', 'subscription_confirm:' || subscriber.confirm_hash, subscriber.id, subscriber.email,
    jsonb_build_object('list', p_list, 'token', p_token), p_now, p_now
  );
end $$;

-- The button behind the link was pressed: 'confirmed' (again and again), 'expired' or 'unknown'. The first time it
-- welcomes.
create function public.confirm_subscription(p_hash text, p_now timestamptz)
returns text language plpgsql security definer set search_path = '' as $$
declare
  subscriber public.newsletter_subscribers;
begin
  select * into subscriber from public.newsletter_subscribers where confirm_hash = p_hash for update;
  if not found then return 'unknown'; end if;
  if subscriber.status = 'confirmed' then return 'confirmed'; end if;
  if subscriber.confirm_until < p_now then return 'expired'; end if;
  update public.newsletter_subscribers set status = 'confirmed', confirmed_at = p_now, unsubscribed_at = null
  where id = subscriber.id;
  insert into public.mail_outbox (kind, dedupe_key, subscriber_id, recipient, data, next_try_at, created_at)
  values (
    'subscription_welcome', 'subscription_welcome:' || p_hash, subscriber.id, subscriber.email,
    jsonb_build_object('list', subscriber.list), p_now, p_now
  )
  on conflict (dedupe_key) do nothing;
  return 'confirmed';
end $$;

-- Ends a subscription at once: its mails that still wait are not sent, its open link confirms nothing any more.
create function public.end_subscription(p_id uuid, p_now timestamptz)
returns void language sql security definer set search_path = '' as $$
  update public.newsletter_subscribers set
    status = 'unsubscribed', confirm_hash = null, confirm_until = null, unsubscribed_at = coalesce(unsubscribed_at, p_now)
  where id = p_id;
  delete from public.mail_outbox where subscriber_id = p_id and status <> 'sent';
$$;

-- By the link in a mail; p_is_back undoes it for who had confirmed before. False when the link is none of ours.
create function public.unsubscribe(p_hash text, p_is_back boolean, p_now timestamptz)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  subscriber public.newsletter_subscribers;
begin
  select * into subscriber from public.newsletter_subscribers where unsubscribe_hash = p_hash for update;
  if not found then return false; end if;
  if not p_is_back then
    perform public.end_subscription(subscriber.id, p_now);
  elsif subscriber.confirmed_at is not null then
    update public.newsletter_subscribers set status = 'confirmed', unsubscribed_at = null where id = subscriber.id;
  end if;
  return true;
end $$;

-- By staff, because somebody called. False when there is no such subscriber.
create function public.unsubscribe_by_staff(p_id uuid, p_actor text, p_now timestamptz)
returns boolean language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.newsletter_subscribers where id = p_id for update;
  if not found then return false; end if;
  perform public.end_subscription(p_id, p_now);
  perform public.audit(p_actor, 'subscriber.unsubscribed', 'subscriber:' || p_id, '{}', p_now);
  return true;
end $$;

-- Tells the subscribers of coming events they were not told of: p_events lists {id, …}, and what else it says goes
-- into the mail. Each event once, whatever is killed. What is there at the very first call is known, not news. The
-- mails are due fifty at a time, so that a receipt never waits behind all of them. Returns the number of mails.
create function public.announce_events(p_events jsonb, p_now timestamptz)
returns integer language plpgsql security definer set search_path = '' as $$
declare
  is_first boolean;
  event jsonb;
  queued integer;
  total integer := 0;
begin
  insert into public.content_state (key, value, updated_at) values ('event-alerts-since', to_jsonb(p_now), p_now)
  on conflict (key) do nothing;
  is_first := found;
  for event in select * from jsonb_array_elements(p_events) loop
    insert into public.event_alerts_sent (event_id, sent_at, recipients) values (event ->> 'id', p_now, 0)
    on conflict (event_id) do nothing;
    if not found or is_first then continue; end if;
    insert into public.mail_outbox (kind, dedupe_key, subscriber_id, recipient, data, next_try_at, created_at)
    select
      'event_alert', 'event_alert:' || (event ->> 'id') || ':' || id, id, email, jsonb_build_object('event', event),
      p_now + interval '15 seconds' * ((row_number() over (order by confirmed_at) - 1) / 50), p_now
    from public.newsletter_subscribers where list = 'event_alerts' and status = 'confirmed';
    get diagnostics queued = row_count;
    update public.event_alerts_sent set recipients = queued where event_id = event ->> 'id';
    total := total + queued;
  end loop;
  return total;
end $$;

-- Subscribers of a list (null: of all), the newest first.
create function public.list_subscribers(
  p_list public.mailing_list, p_status public.subscriber_status, p_search text, p_after text, p_limit integer
) returns table (
  id uuid, cursor text, list public.mailing_list, email text, first_name text, status public.subscriber_status,
  created_at timestamptz, confirmed_at timestamptz, unsubscribed_at timestamptz
) language sql stable security definer set search_path = '' as $$
  select id, cursor, list, email, first_name, status, created_at, confirmed_at, unsubscribed_at
  from (
    select *, concat_ws('~', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), id) collate "C" as cursor
    from public.newsletter_subscribers
    where (p_list is null or list = p_list) and (p_status is null or status = p_status)
      and (p_search is null or position(lower(p_search) in email || ' ' || lower(coalesce(first_name, ''))) > 0)
  ) as subscribers
  where p_after is null or cursor < p_after
  order by cursor desc limit p_limit;
$$;

-- rsvps.sql

-- Events as the clinic's books know them: the mirror of the published ones, which carries the number of spots
-- (EVENT-002).
create table public.event_spots (
  event_id text primary key check (char_length(event_id) between 1 and 200),
  title text not null check (char_length(title) between 1 and 200),
  location text,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at >= starts_at),
  -- Null: nobody reserves. 0: everybody waits.
  spots integer check (spots >= 0),
  is_published boolean not null default true,
  content_updated_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create type public.rsvp_status as enum ('waiting', 'confirmed', 'attended', 'cancelled');

create table public.event_rsvps (
  id uuid primary key default gen_random_uuid(),
  -- The order of arrival: who waits longer comes first.
  number bigint generated always as identity unique,
  event_id text not null references public.event_spots (event_id),
  first_name text not null check (char_length(first_name) between 1 and 200),
  last_name text not null check (char_length(last_name) between 1 and 200),
  email text not null check (char_length(email) between 3 and 320),
  phone text check (char_length(phone) between 1 and 100),
  party_size integer not null check (party_size between 1 and 4),
  status public.rsvp_status not null,
  idempotency_key text not null unique check (char_length(idempotency_key) between 16 and 200),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- One RSVP per address and event, as long as it is not cancelled.
create unique index event_rsvps_one_each on public.event_rsvps (event_id, lower(email))
  where status <> 'cancelled';
create index event_rsvps_in_order on public.event_rsvps (event_id, number);
create index event_rsvps_email on public.event_rsvps (lower(email));
alter table public.event_spots enable row level security;
alter table public.event_rsvps enable row level security;
revoke all on public.event_spots, public.event_rsvps from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.event_spots, public.event_rsvps to service_role;

-- Spots nobody has; below zero when staff let in more, or when the number was lowered. Null where nobody reserves.
create function public.spots_left(p_event public.event_spots) returns integer
language sql stable security definer set search_path = '' as $$
  select p_event.spots - coalesce(sum(party_size), 0)::integer from public.event_rsvps
  where event_id = p_event.event_id and status in ('confirmed', 'attended');
$$;

-- Queues a mail about an RSVP, to its guest or, for a kind 'staff_…', to the clinic. The same p_once is queued once.
create function public.queue_rsvp_mail(p_rsvp public.event_rsvps, p_kind text, p_once text, p_now timestamptz) returns void
language sql security definer set search_path = '' as $$
  insert into public.mail_outbox (kind, dedupe_key, recipient, data, next_try_at, created_at)
  values (
    p_kind, p_kind || ':' || p_rsvp.id || p_once, case when p_kind not like 'staff\_%' then p_rsvp.email end,
    jsonb_build_object('rsvp', p_rsvp.id), p_now, p_now
  )
  on conflict (dedupe_key) do nothing;
$$;

-- What a guest is told: 'confirmed', or 'waiting' with the place in the queue.
create function public.rsvp_answer(p_rsvp public.event_rsvps) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'outcome', p_rsvp.status, 'rsvp', p_rsvp.id,
    'position', case when p_rsvp.status = 'waiting' then (
      select count(*) from public.event_rsvps
      where event_id = p_rsvp.event_id and status = 'waiting' and number <= p_rsvp.number
    ) end
  );
$$;

-- An RSVP with its event, as its guest sees it.
create function public.read_rsvp(p_rsvp uuid) returns table (
  status public.rsvp_status, "position" integer, first_name text, party_size integer, event_id text, title text, location text,
  starts_at timestamptz, ends_at timestamptz, is_published boolean
) language sql stable security definer set search_path = '' as $$
  select rsvp.status, (public.rsvp_answer(rsvp) ->> 'position')::integer, rsvp.first_name, rsvp.party_size, event.event_id,
    event.title, event.location, event.starts_at, event.ends_at, event.is_published
  from public.event_rsvps as rsvp join public.event_spots as event using (event_id) where rsvp.id = p_rsvp;
$$;

-- What a new guest with this party would be told now.
create function public.rsvp_outlook(p_event public.event_spots, p_party_size integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when p_party_size <= public.spots_left(p_event) then jsonb_build_object('outcome', 'confirmed')
  else jsonb_build_object('outcome', 'waiting', 'position', 1 + (
    select count(*) from public.event_rsvps where event_id = p_event.event_id and status = 'waiting'
  )) end;
$$;

-- Gives free spots to those who wait, in their order, to each whose party fits. The caller holds the event's row.
create function public.promote_waiting(p_event_id text, p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  event public.event_spots;
  waiting public.event_rsvps;
  places integer;
  promoted integer := 0;
begin
  select * into event from public.event_spots where event_id = p_event_id for update;
  places := public.spots_left(event);
  if not event.is_published or places is null or event.ends_at <= p_now then return 0; end if;
  for waiting in
    select * from public.event_rsvps where event_id = p_event_id and status = 'waiting' order by number
  loop
    exit when places < 1;
    continue when waiting.party_size > places;
    update public.event_rsvps set status = 'confirmed', updated_at = p_now where id = waiting.id;
    perform public.queue_rsvp_mail(waiting, 'rsvp_promoted', '', p_now);
    places := places - waiting.party_size;
    promoted := promoted + 1;
  end loop;
  return promoted;
end $$;

-- Takes an RSVP: confirmed while there are spots, else on the waitlist; with its mails, once per key. The event's
-- row is locked, so that two at once never get the same spot. An address that is in already learns so by mail, while
-- the answer is a stranger's: it tells nobody who comes. Returns {outcome: confirmed | waiting | over | closed,
-- position?}.
create function public.reserve_spot(
  p_event_id text, p_first_name text, p_last_name text, p_email text, p_phone text, p_party_size integer, p_idempotency_key text,
  p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  event public.event_spots;
  rsvp public.event_rsvps;
  outlook jsonb;
begin
  select * into event from public.event_spots where event_id = p_event_id for update;
  if not found or not event.is_published or event.spots is null then return jsonb_build_object('outcome', 'closed'); end if;
  outlook := public.rsvp_outlook(event, p_party_size);
  select * into rsvp from public.event_rsvps where idempotency_key = p_idempotency_key;
  if found then
    return case when rsvp.status <> 'cancelled' then public.rsvp_answer(rsvp) else outlook end;
  end if;
  if event.ends_at <= p_now then return jsonb_build_object('outcome', 'over'); end if;
  select * into rsvp from public.event_rsvps
  where event_id = p_event_id and lower(email) = lower(p_email) and status <> 'cancelled';
  if found then
    perform public.queue_rsvp_mail(rsvp, 'rsvp_again', ':' || p_now::date, p_now);
    return outlook;
  end if;
  insert into public.event_rsvps (
    event_id, first_name, last_name, email, phone, party_size, status, idempotency_key, created_at, updated_at
  ) values (
    p_event_id, p_first_name, p_last_name, p_email, p_phone, p_party_size, (outlook ->> 'outcome')::public.rsvp_status,
    p_idempotency_key, p_now, p_now
  ) returning * into rsvp;
  perform public.queue_rsvp_mail(rsvp, 'rsvp_' || rsvp.status, '', p_now);
  perform public.queue_rsvp_mail(rsvp, 'staff_rsvp', '', p_now);
  return public.rsvp_answer(rsvp);
end $$;

-- Gives the spot back and hands it on, with the mails. Without an actor it is the guest, who can't once the event is
-- over. Returns {outcome: cancelled | over | attended | unknown, promoted?}; cancelled again changes nothing.
create function public.cancel_rsvp(p_rsvp uuid, p_actor text, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  event public.event_spots;
  rsvp public.event_rsvps;
begin
  select spots.* into event from public.event_spots as spots
  where spots.event_id = (select event_id from public.event_rsvps where id = p_rsvp) for update;
  select * into rsvp from public.event_rsvps where id = p_rsvp for update;
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  if rsvp.status in ('cancelled', 'attended') then return jsonb_build_object('outcome', rsvp.status); end if;
  if p_actor is null and event.ends_at <= p_now then return jsonb_build_object('outcome', 'over'); end if;
  update public.event_rsvps set status = 'cancelled', updated_at = p_now where id = p_rsvp;
  perform public.queue_rsvp_mail(rsvp, 'rsvp_cancelled', '', p_now);
  if p_actor is not null then
    perform public.audit(
      p_actor, 'rsvp.cancelled', 'rsvp:' || p_rsvp, jsonb_build_object('event', rsvp.event_id, 'was', rsvp.status), p_now
    );
  end if;
  return jsonb_build_object('outcome', 'cancelled', 'promoted', public.promote_waiting(rsvp.event_id, p_now));
end $$;

-- Staff give a spot to somebody who waits, out of turn. With too few spots it is refused ('full', with what is left)
-- unless they say so. Returns {outcome: confirmed | full | attended | cancelled | unknown}.
create function public.promote_rsvp(p_rsvp uuid, p_over_capacity boolean, p_actor text, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  event public.event_spots;
  rsvp public.event_rsvps;
  places integer;
begin
  select spots.* into event from public.event_spots as spots
  where spots.event_id = (select event_id from public.event_rsvps where id = p_rsvp) for update;
  select * into rsvp from public.event_rsvps where id = p_rsvp for update;
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  if rsvp.status <> 'waiting' then return jsonb_build_object('outcome', rsvp.status); end if;
  places := greatest(coalesce(public.spots_left(event), 0), 0);
  if rsvp.party_size > places and not p_over_capacity then return jsonb_build_object('outcome', 'full', 'left', places); end if;
  update public.event_rsvps set status = 'confirmed', updated_at = p_now where id = p_rsvp;
  perform public.queue_rsvp_mail(rsvp, 'rsvp_promoted', '', p_now);
  perform public.audit(
    p_actor, 'rsvp.promoted', 'rsvp:' || p_rsvp,
    jsonb_build_object('event', rsvp.event_id, 'over_capacity', rsvp.party_size > places), p_now
  );
  return jsonb_build_object('outcome', 'confirmed');
end $$;

-- Staff note who came, or take it back. Returns {outcome}, the state it is in now.
create function public.mark_rsvp_attended(p_rsvp uuid, p_attended boolean, p_actor text, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  rsvp public.event_rsvps;
  before public.rsvp_status := case when p_attended then 'confirmed' else 'attended' end;
  after public.rsvp_status := case when p_attended then 'attended' else 'confirmed' end;
begin
  select * into rsvp from public.event_rsvps where id = p_rsvp for update;
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  if rsvp.status = before then
    update public.event_rsvps set status = after, updated_at = p_now where id = p_rsvp returning * into rsvp;
    perform public.audit(
      p_actor, 'rsvp.marked', 'rsvp:' || p_rsvp, jsonb_build_object('event', rsvp.event_id, 'is', rsvp.status), p_now
    );
  end if;
  return jsonb_build_object('outcome', rsvp.status);
end $$;

-- Takes over published events. What is older than what is stored is ignored, because webhooks may overtake each
-- other. More spots go to those who wait; fewer throw nobody out. With p_full_from the list is the whole calendar
-- since then: what is not in it takes no RSVP.
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

-- An unpublished event takes no RSVP; its row stays, because RSVPs name it.
create function public.withdraw_event(p_event_id text) returns void
language sql security definer set search_path = '' as $$
  update public.event_spots set is_published = false, updated_at = now() where event_id = p_event_id and is_published;
$$;

-- Every event with its figures: people who have a spot, who wait and who came.
create function public.event_figures() returns table (
  event_id text, title text, location text, starts_at timestamptz, ends_at timestamptz, spots integer, is_published boolean,
  taken integer, waiting integer, attended integer, rsvps integer
) language sql stable security definer set search_path = '' as $$
  select event.event_id, event.title, event.location, event.starts_at, event.ends_at, event.spots, event.is_published,
    coalesce(sum(party_size) filter (where status in ('confirmed', 'attended')), 0)::integer,
    coalesce(sum(party_size) filter (where status = 'waiting'), 0)::integer,
    coalesce(sum(party_size) filter (where status = 'attended'), 0)::integer,
    count(rsvp.id)::integer
  from public.event_spots as event left join public.event_rsvps as rsvp using (event_id)
  group by event.event_id order by event.starts_at, event.event_id;
$$;

-- products.sql

-- What the shop sells (ENT-001): the mirror of the published injections, plus the stock, which only the shop changes.
create table public.products (
  id text primary key check (char_length(id) between 1 and 200),
  name text not null check (char_length(name) between 1 and 200),
  description text,
  price numeric(10,2) not null check (price >= 0),
  original_price numeric(10,2) check (original_price >= 0),
  image_url text,
  category text,
  stock_quantity integer not null default 100 check (stock_quantity >= 0),
  duration_minutes integer check (duration_minutes > 0),
  is_active boolean not null default true,
  content_rev text not null,
  content_updated_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Whether a Good Faith Exam comes before it is given. Without a word of the CMS one does: that is the safe side.
  is_exam_required boolean not null default true,
  -- One exam clears a person for all products of a group.
  clearance_group text not null default 'injections' check (char_length(clearance_group) between 1 and 60)
);

alter table public.products enable row level security;
create policy "Anyone sees what is on sale" on public.products
  for select to anon, authenticated using (is_active);

revoke all on public.products from public, anon, authenticated;
grant select on public.products to anon, authenticated;
-- Its functions write: what is in stock is counted by stock.sql alone.
revoke insert, update, delete, truncate on public.products from service_role;
grant select on public.products to service_role;

-- Takes over published injections and returns how many rows changed. A row older than the stored one is ignored,
-- because webhooks may overtake each other. With p_is_full the list is the whole catalogue: what is not in it goes
-- off sale.
create function public.sync_products(p_products jsonb, p_is_full boolean) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  changed integer;
begin
  if p_products is null or jsonb_typeof(p_products) <> 'array' then
    raise exception using errcode = 'PT400', message = 'p_products must be an array of products';
  end if;
  if exists (
    select from jsonb_to_recordset(p_products) as given(id text, price numeric, original_price numeric)
    where price <> round(price, 2) or original_price <> round(original_price, 2)
  ) then
    raise exception using errcode = 'PT400', message = 'a price has more than two decimals';
  end if;

  with given as (
    select distinct on (id) * from jsonb_to_recordset(p_products) as row(
      id text, name text, description text, price numeric, original_price numeric, image_url text, category text,
      duration_minutes integer, is_exam_required boolean, clearance_group text, content_rev text,
      content_updated_at timestamptz
    )
    order by id, content_updated_at desc
  ), written as (
    insert into public.products as stored (
      id, name, description, price, original_price, image_url, category, duration_minutes, is_exam_required, clearance_group,
      content_rev, content_updated_at
    )
    select id, name, description, price, original_price, image_url, category, duration_minutes,
      coalesce(is_exam_required, true), coalesce(clearance_group, 'injections'), content_rev, content_updated_at
    from given order by id
    on conflict (id) do update set
      name = excluded.name, description = excluded.description, price = excluded.price,
      original_price = excluded.original_price, image_url = excluded.image_url, category = excluded.category,
      duration_minutes = excluded.duration_minutes, is_exam_required = excluded.is_exam_required,
      clearance_group = excluded.clearance_group,
      content_rev = excluded.content_rev, content_updated_at = excluded.content_updated_at, is_active = true,
      updated_at = now()
    where stored.content_updated_at <= excluded.content_updated_at
      and (
        not stored.is_active
        or (stored.name, stored.description, stored.price, stored.original_price, stored.image_url, stored.category,
            stored.duration_minutes, stored.is_exam_required, stored.clearance_group, stored.content_rev,
            stored.content_updated_at)
          is distinct from
          (excluded.name, excluded.description, excluded.price, excluded.original_price, excluded.image_url,
            excluded.category, excluded.duration_minutes, excluded.is_exam_required, excluded.clearance_group,
            excluded.content_rev, excluded.content_updated_at)
      )
    returning 1
  ), removed as (
    update public.products set is_active = false, updated_at = now()
    where p_is_full and is_active and id not in (select given.id from given)
    returning 1
  )
  select (select count(*) from written) + (select count(*) from removed) into changed;
  return changed;
end $$;

-- Takes a product off sale; its row stays, because orders name it.
create function public.deactivate_product(p_id text) returns void
language sql security definer set search_path = '' as $$
  update public.products set is_active = false, updated_at = now() where id = p_id and is_active;
$$;

-- orders.sql

-- What was ordered (ENT-007, ENT-008). Only the server's functions write here.
create type public.order_status as enum (
  'pending', 'in_review', 'paid', 'fulfilled', 'cancelled', 'expired', 'needs_attention', 'partially_refunded', 'refunded'
);

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  -- Made by the browser for one cart: asking again with it means the same order.
  checkout_key uuid not null unique,
  user_id uuid references auth.users (id) on delete set null,
  -- The payer's address, or the guest address until (or unless) PayPal tells one (ROLE-003).
  email text not null check (char_length(email) between 3 and 320),
  is_email_known boolean not null default false,
  -- What is paid for it in all: nothing where a code takes off everything.
  total_amount numeric(10,2) not null check (total_amount >= 0),
  status public.order_status not null default 'pending',
  -- PayPal's id of the capture that paid it.
  paypal_payment_id text unique,
  -- Hashed network of who began it: one network may not hold the whole stock with orders it never pays.
  caller text not null default '',
  access_token text not null unique check (char_length(access_token) >= 26),
  -- Why a person must look at it; only with needs_attention.
  attention text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  paid_at timestamptz,
  -- When it was given, and by whom; a refund afterwards does not undo that.
  fulfilled_at timestamptz,
  fulfilled_by text check (char_length(fulfilled_by) between 3 and 320),
  -- The name PayPal tells of who paid; the account's own name stands in where PayPal tells none.
  buyer_name text check (char_length(buyer_name) between 1 and 300),
  -- Where the visit is, and how to reach who it is for; null where nothing in the order needs a visit.
  visit_zip text check (visit_zip ~ '^[0-9]{5}$'),
  visit_area text check (char_length(visit_area) between 1 and 200),
  phone text check (char_length(phone) between 7 and 40),
  -- For the way there, once for an order, as the area's fee was when it was placed: a part of total_amount.
  travel_fee numeric(10,2) not null default 0 check (travel_fee >= 0),
  -- What codes took off: not in total_amount.
  discount_amount numeric(10,2) not null default 0 check (discount_amount >= 0),
  -- That the visit's time is chosen, and which of the staff said so, or 'buyer'; the booking system keeps the time.
  time_chosen_at timestamptz,
  time_chosen_by text check (char_length(time_chosen_by) between 3 and 320)
);
create index orders_user_id on public.orders (user_id);
create index orders_caller on public.orders (caller) where status = 'pending';
create index orders_reference on public.orders (left(id::text, 8));

alter table public.mail_outbox add foreign key (order_id) references public.orders (id) on delete cascade;

create table public.order_items (
  order_id uuid not null references public.orders (id) on delete cascade,
  product_id text not null references public.products (id),
  quantity integer not null check (quantity between 1 and 20),
  -- Name and unit price as they were when it was ordered.
  name text not null,
  price numeric(10,2) not null check (price >= 0),
  -- As it was when it was ordered.
  is_exam_required boolean not null default false,
  clearance_group text not null default 'injections',
  primary key (order_id, product_id)
);

alter table public.orders enable row level security;
alter table public.order_items enable row level security;
revoke all on public.orders, public.order_items from public, anon, authenticated;
grant select, insert, update, delete on public.orders, public.order_items to service_role;

-- A signed-in shopper reads their own orders and what was in them, nothing else and nobody else's (ROLE-002).
create policy "Shoppers see their own orders" on public.orders
  for select to authenticated using (user_id = (select public.shopper_id()));
create policy "Shoppers see what was in their own orders" on public.order_items
  for select to authenticated using (
    exists (
      select from public.orders where orders.id = order_items.order_id and orders.user_id = (select public.shopper_id())
    )
  );

-- Not the keys: with `access_token` or `checkout_key` somebody else could follow the order.
grant select (
  id, user_id, email, is_email_known, total_amount, travel_fee, discount_amount, status, created_at, updated_at, paid_at
) on public.orders to authenticated;
grant select on public.order_items to authenticated;

-- Queues a mail about an order, once for a kind and what it is about. Kinds named staff_… go to the clinic; the
-- others to the buyer, if PayPal told where.
create function public.queue_order_mail(p_kind text, p_order_id uuid, p_about text, p_data jsonb, p_now timestamptz)
returns void language sql security definer set search_path = '' as $$
  insert into public.mail_outbox (kind, dedupe_key, order_id, recipient, data, next_try_at, created_at)
  select p_kind, concat_ws(':', p_kind, id, p_about), id, case when p_kind not like 'staff_%' then email end, p_data, p_now, p_now
  from public.orders where id = p_order_id and (p_kind like 'staff_%' or is_email_known)
  on conflict (dedupe_key) do nothing;
$$;

-- Asks a person to look at an order, and writes to them, once for a trouble and what it is about. The caller holds
-- the order's row.
create function public.call_attention(p_order_id uuid, p_trouble text, p_about text, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.orders set status = 'needs_attention', attention = p_trouble, updated_at = p_now
    where id = p_order_id and status <> 'needs_attention';
  perform public.queue_order_mail(
    'staff_attention', p_order_id, p_trouble || ':' || p_about, jsonb_build_object('trouble', p_trouble), p_now
  );
end $$;

-- A buyer finds an order by its reference, the first 8 characters of the id, and proves with the code that it is
-- theirs (ERR-010).
create function public.orders_by_reference(p_reference text) returns table (id uuid, access_token text)
language sql stable security definer set search_path = '' as $$
  select orders.id, orders.access_token from public.orders where left(orders.id::text, 8) = p_reference;
$$;

-- Adds a guest's order to the account of somebody who proved that it is theirs. Says claimed, yours (it is already),
-- taken (it is another account's) or unknown. The code goes on working.
create function public.claim_order(p_order_id uuid, p_user_id uuid, p_now timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
begin
  select user_id into owner from public.orders where id = p_order_id for update;
  if not found then return 'unknown'; end if;
  if owner is not null then return case when owner = p_user_id then 'yours' else 'taken' end; end if;
  update public.orders set user_id = p_user_id, updated_at = p_now where id = p_order_id;
  return 'claimed';
end $$;

-- Whoever takes the buyer out of an order takes the name, the phone number and the ZIP code too.
create function public.forget_buyer() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.buyer_name := null;
  new.phone := null;
  new.visit_zip := null;
  update public.discount_uses set payer_email = null where order_id = new.id;
  return new;
end $$;
create trigger orders_forget_buyer before update of user_id, is_email_known on public.orders for each row
  when (new.user_id is null and not new.is_email_known and (old.user_id is not null or old.is_email_known))
  execute function public.forget_buyer();

-- Takes the people out of orders that were not paid within thirty days: phone, ZIP code and name, of guests the address
-- too. Of one that money moved for nothing is taken. Returns how many.
create function public.forget_unpaid_buyers(p_guest_email text, p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  unpaid uuid[];
begin
  select array_agg(id) into unpaid from (
    select id from public.orders
    where status in ('pending', 'expired', 'cancelled') and paid_at is null and updated_at < p_now - interval '30 days'
      and (phone is not null or visit_zip is not null or buyer_name is not null or user_id is null and is_email_known)
      and not exists (
        select from public.payment_attempts as tried left join public.payment_captures as taken on taken.attempt_id = tried.id
        where tried.order_id = orders.id and (tried.status = 'capturing' or taken.attempt_id is not null)
      )
    order by id limit 500 for update skip locked
  ) as found;
  update public.orders set buyer_name = null, phone = null, visit_zip = null,
    email = case when user_id is null then p_guest_email else email end,
    is_email_known = is_email_known and user_id is not null
  where id = any (unpaid);
  update public.discount_uses set payer_email = null where order_id = any (unpaid);
  return coalesce(array_length(unpaid, 1), 0);
end $$;

-- Who bought, as far as anybody knows; null for a guest whom PayPal did not name.
create function public.buyer_name(p_order_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(bought.buyer_name, nullif(trim(concat_ws(
    ' ', person.raw_user_meta_data ->> 'first_name', person.raw_user_meta_data ->> 'last_name'
  )), ''))
  from public.orders as bought left join auth.users as person on person.id = bought.user_id where bought.id = p_order_id;
$$;

-- Every line notes by itself whether it needs an exam and which one, whoever writes it.
create function public.note_exam() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  select is_exam_required, clearance_group into new.is_exam_required, new.clearance_group
  from public.products where id = new.product_id;
  return new;
end $$;
create trigger order_items_exam before insert on public.order_items for each row execute function public.note_exam();

-- A clinician's word that the Good Faith Exam is done, for a request or for an order.
create table public.exam_checks (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid unique references public.submissions (id) on delete cascade,
  order_id uuid unique references public.orders (id) on delete cascade,
  ticked_by text not null check (char_length(ticked_by) between 3 and 320),
  ticked_at timestamptz not null,
  check (num_nonnulls(submission_id, order_id) = 1)
);
alter table public.exam_checks enable row level security;
revoke all on public.exam_checks from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.exam_checks to service_role;

-- Ticks the exam of a request or an order (p_kind), or takes the tick back. Says `outcome`: done, unknown, not_owed
-- (nothing of the order will be given any more; a tick can still be taken back), fulfilled (the exam of an order
-- that was given to its buyer is not taken back).
create function public.tick_exam(p_kind text, p_id uuid, p_actor text, p_is_done boolean, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  request uuid;
  bought public.orders;
  changes integer;
begin
  if p_kind = 'order' then select * into bought from public.orders where id = p_id for update;
  else select id into request from public.submissions where id = p_id for update; end if;
  if request is null and bought.id is null then return jsonb_build_object('outcome', 'unknown'); end if;
  if p_is_done and bought.status in ('refunded', 'cancelled', 'expired') then
    return jsonb_build_object('outcome', 'not_owed');
  end if;
  if not p_is_done and bought.fulfilled_at is not null then return jsonb_build_object('outcome', 'fulfilled'); end if;
  if p_is_done then
    insert into public.exam_checks (submission_id, order_id, ticked_by, ticked_at)
    values (request, bought.id, p_actor, p_now) on conflict do nothing;
  else
    delete from public.exam_checks where submission_id = request or order_id = bought.id;
  end if;
  get diagnostics changes = row_count;
  if changes > 0 then
    perform public.audit(
      p_actor, case when p_is_done then 'exam.ticked' else 'exam.unticked' end,
      case when bought.id is null then 'submission:' else 'order:' end || p_id, '{}', p_now
    );
    update public.submissions set updated_at = public.next_change(updated_at, p_now) where id = request;
  end if;
  return jsonb_build_object('outcome', 'done');
end $$;

-- cart.sql

-- The stored cart of a signed-in shopper (ENT-004). Its owner reads it; it is only written by replace_cart and by a
-- paid order.
create table public.cart_items (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  product_id text not null references public.products (id),
  quantity integer not null check (quantity between 1 and 20),
  -- The order of the lines.
  added_at timestamptz not null default clock_timestamp(),
  unique (user_id, product_id)
);

alter table public.cart_items enable row level security;
create policy "Shoppers see their own cart" on public.cart_items
  for select to authenticated using (user_id = (select public.shopper_id()));

revoke all on public.cart_items from public, anon, authenticated;
grant select on public.cart_items to authenticated;
grant select, insert, update, delete on public.cart_items to service_role;

-- Makes the caller's stored cart these lines (CART-013, CART-014), but for what another device changed since p_seen
-- was read: of each line the later change counts. Returns {"outcome": "replaced"} or, with nothing changed,
-- {"outcome": "unavailable", "products": [{"id", "name"}]} for what is not sold, or {"outcome": "busy"}: to be asked
-- again. p_lines and p_seen are [{"product_id", "quantity"}].
create function public.replace_cart(p_lines jsonb, p_seen jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  shopper uuid := public.shopper_id();
  line record;
  unsold jsonb;
begin
  if shopper is null then
    raise exception using errcode = 'PT401', message = 'nobody is signed in';
  elsif jsonb_typeof(p_lines) is distinct from 'array' or jsonb_typeof(p_seen) is distinct from 'array' then
    raise exception using errcode = 'PT400', message = 'lines and seen must be arrays';
  elsif jsonb_array_length(p_lines) > 50 then
    raise exception using errcode = 'PT400', message = 'lines: a cart has at most 50 of them';
  elsif exists (
    select from jsonb_to_recordset(p_lines) as given(product_id text, quantity integer)
    group by product_id
    having count(*) > 1 or product_id is null or min(quantity) is null or min(quantity) < 1 or max(quantity) > 20
  ) then
    raise exception using errcode = 'PT400', message = 'lines: each product once, with a quantity from 1 to 20';
  end if;

  select jsonb_agg(jsonb_build_object('id', given.product_id, 'name', coalesce(products.name, given.product_id)))
  into unsold from jsonb_to_recordset(p_lines) as given(product_id text)
  left join public.products on products.id = given.product_id
  where products.is_active is not true;
  if unsold is not null then
    return jsonb_build_object('outcome', 'unavailable', 'products', unsold);
  end if;

  -- Who settles a payment holds products and then wants the cart: here nobody who holds the one ever waits for the
  -- other.
  perform from public.products where id in (
    select product_id from jsonb_to_recordset(p_lines) as given(product_id text)
  ) order by id for key share;
  if not pg_try_advisory_xact_lock(hashtextextended(shopper::text, 2)) then
    return jsonb_build_object('outcome', 'busy');
  end if;

  for line in
    select coalesce(given.product_id, seen.product_id) as product_id, given.quantity
    from rows from (jsonb_to_recordset(p_lines) as (product_id text, quantity integer)) with ordinality
      as given(product_id, quantity, place)
    full join (
      select product_id, max(quantity) as quantity
      from jsonb_to_recordset(p_seen) as row(product_id text, quantity integer) group by product_id
    ) as seen using (product_id)
    where given.quantity is distinct from seen.quantity
    order by given.place
  loop
    if line.quantity is null then
      delete from public.cart_items where user_id = shopper and product_id = line.product_id;
    else
      insert into public.cart_items (user_id, product_id, quantity) values (shopper, line.product_id, line.quantity)
      on conflict (user_id, product_id) do update set quantity = excluded.quantity;
    end if;
  end loop;
  if (select count(*) from public.cart_items where user_id = shopper) > 50 then
    raise exception using errcode = 'PT400', message = 'lines: a cart has at most 50 of them';
  end if;
  return jsonb_build_object('outcome', 'replaced');
end $$;

-- What was bought leaves the shopper's stored cart (CART-014) in the step that settles the order, once.
create function public.take_order_out_of_cart() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.user_id::text, 2));
  delete from public.cart_items as line using public.order_items as item
    where line.user_id = new.user_id and item.order_id = new.id and item.product_id = line.product_id
      and item.quantity >= line.quantity;
  update public.cart_items as line set quantity = line.quantity - item.quantity from public.order_items as item
    where line.user_id = new.user_id and item.order_id = new.id and item.product_id = line.product_id;
  return null;
end $$;
create trigger take_order_out_of_cart after update of status on public.orders for each row
  when (
    new.user_id is not null and old.status in ('pending', 'expired', 'cancelled')
    and new.status in ('in_review', 'paid', 'needs_attention')
  ) execute function public.take_order_out_of_cart();

-- clearances.sql

-- The exam register: a clearance is a provider's word about a person and a group of treatments
-- (docs/decisions/0036-exam-register.md).
create type public.clearance_outcome as enum ('approved', 'declined', 'more_needed');

-- A guest's order whose mailed link was opened: whoever reads that mailbox says it is theirs. The access code proves
-- no address, because the browser that paid shows it.
create table public.order_proofs (
  order_id uuid primary key references public.orders (id) on delete cascade,
  email text not null check (email = lower(email)),
  proven_at timestamptz not null
);
create index order_proofs_email on public.order_proofs (email);

create table public.clearances (
  -- Made by the browser of who decides: a second press is the same decision.
  id uuid primary key,
  -- The later word counts, whatever the clocks say.
  position bigint generated always as identity unique,
  order_id uuid not null references public.orders (id),
  treatment_group text not null check (char_length(treatment_group) between 1 and 60),
  -- The person as they were known then: an account, or a guest's proven address. Neither: only the order counts.
  user_id uuid references auth.users (id) on delete set null,
  email text check (email = lower(email)),
  outcome public.clearance_outcome not null,
  provider_name text not null check (char_length(provider_name) between 1 and 200),
  provider_licence text not null check (char_length(provider_licence) between 1 and 100),
  valid_until timestamptz,
  decided_by text not null check (char_length(decided_by) between 3 and 320),
  decided_at timestamptz not null,
  check (num_nonnulls(user_id, email) <= 1),
  check ((outcome = 'approved') = (valid_until is not null))
);
create index clearances_order on public.clearances (order_id);
create index clearances_user on public.clearances (user_id);
create index clearances_email on public.clearances (email);
create index clearances_end on public.clearances (valid_until) where outcome = 'approved';

alter table public.order_proofs enable row level security;
alter table public.clearances enable row level security;
revoke all on public.order_proofs, public.clearances from public, anon, authenticated, service_role;
grant select on public.order_proofs, public.clearances to service_role;

-- The register is only added to. Whoever leaves takes their name along, nothing else.
create function public.keep_clearance() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.user_id is null and new.email is null then
    old.user_id := null;
    old.email := null;
    if new = old then return new; end if;
  end if;
  raise exception 'CLEARANCES_ARE_ONLY_ADDED';
end $$;
create trigger clearances_kept before update or delete on public.clearances for each row execute function public.keep_clearance();

-- Takes a person out of the register: what was decided stays, of nobody.
create function public.forget_clearances(p_user_id uuid, p_email text, p_orders uuid[]) returns void
language sql security definer set search_path = '' as $$
  update public.clearances set user_id = null, email = null where user_id = p_user_id or email = p_email;
  delete from public.order_proofs where email = p_email or order_id = any (p_orders);
$$;

-- The mailed link of an order was opened and confirmed. Says proven, or unknown where the order has another address.
create function public.prove_order(p_order_id uuid, p_email text, p_now timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.orders where id = p_order_id and is_email_known and lower(email) = lower(p_email) for update;
  if not found then return 'unknown'; end if;
  insert into public.order_proofs (order_id, email, proven_at) values (p_order_id, lower(p_email), p_now)
  on conflict (order_id) do update set email = excluded.email, proven_at = excluded.proven_at
    where order_proofs.email <> excluded.email;
  return 'proven';
end $$;

-- Whose order it is, as far as it is proven: its account, or for a guest the address whose mail was opened and the
-- account of that address. Nulls while nobody has proven anything.
create function public.order_person(p_order_id uuid, out user_id uuid, out email text)
language sql stable security definer set search_path = '' as $$
  select person.id, coalesce((select account.email from public.proven_accounts as account where account.user_id = person.id), proof.email)
  from public.orders as bought
  left join public.order_proofs as proof
    on proof.order_id = bought.id and bought.is_email_known and proof.email = lower(bought.email),
  lateral (
    select coalesce(
      case when public.is_proven(bought.user_id) then bought.user_id end,
      (select account.id from auth.users as account where account.email = proof.email and public.is_proven(account.id))
    ) as id
  ) as person
  where bought.id = p_order_id;
$$;

-- Whether it is proven whose order it is.
create function public.person_of_order(p_order_id uuid) returns table (is_known boolean)
language sql stable security definer set search_path = '' as $$
  select person.user_id is not null or person.email is not null from public.order_person(p_order_id) as person;
$$;

-- All that was ever said about a person; what was decided on the order itself counts whoever the person is. A guest
-- may have opened the link only after the decision. One look by index each.
create function public.clearances_of(p_order_id uuid, p_user_id uuid, p_email text) returns setof public.clearances
language sql stable security definer set search_path = '' as $$
  select * from public.clearances where order_id = p_order_id
  union
  select * from public.clearances where user_id = p_user_id
  union
  select * from public.clearances where email = p_email
  union
  select said.* from public.order_proofs as proof join public.clearances as said on said.order_id = proof.order_id
  where proof.email = p_email and said.user_id is null and said.email is null;
$$;

-- The last word about a person and a group.
create function public.last_clearance(p_group text, p_order_id uuid, p_user_id uuid, p_email text)
returns setof public.clearances language sql stable security definer set search_path = '' as $$
  select said.* from public.clearances_of(p_order_id, p_user_id, p_email) as said
  where said.treatment_group = p_group order by said.position desc limit 1;
$$;

-- How each group of these orders stands that needs an exam: the last word about its person, whether that clears it
-- now, and whether the gate is open: by it, or by a tick that no later refusal has overruled.
create function public.exam_states(p_order_ids uuid[], p_now timestamptz) returns table (
  order_id uuid, treatment_group text, clearance_id uuid, outcome public.clearance_outcome, valid_until timestamptz,
  is_cleared boolean, is_open boolean
) language sql stable security definer set search_path = '' as $$
  select asked.order_id, asked.clearance_group, said.id, said.outcome, said.valid_until, coalesce(said.valid_until > p_now, false),
    coalesce(said.valid_until > p_now, false) or coalesce(
      tick.ticked_at is not null and (said.outcome is null or said.outcome = 'approved' or said.decided_at < tick.ticked_at), false
    )
  from (
    select distinct item.order_id, item.clearance_group from public.order_items as item
    where item.order_id = any (p_order_ids) and item.is_exam_required
  ) as asked
  cross join lateral public.order_person(asked.order_id) as person
  left join lateral public.last_clearance(asked.clearance_group, asked.order_id, person.user_id, person.email) as said on true
  left join public.exam_checks as tick on tick.order_id = asked.order_id
  order by asked.order_id, asked.clearance_group;
$$;

-- Whether something in the order may not be given at this moment: it needs an exam that nobody has ticked, and its
-- person is not cleared for it.
create function public.waits_for_exam(p_order_id uuid, p_now timestamptz) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.exam_states(array[p_order_id], p_now) as state where not state.is_open);
$$;

-- Once an order is paid that still waits for an exam, its buyer gets the way to one; once for the order.
create function public.ask_for_exam() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if public.waits_for_exam(new.id, new.updated_at) then
    perform public.queue_order_mail('exam_needed', new.id, null, '{}', new.updated_at);
  end if;
  return null;
end $$;
create trigger orders_ask_for_exam after update of status on public.orders
  for each row when (new.status = 'paid' and old.status in ('pending', 'in_review', 'cancelled', 'expired', 'needs_attention'))
  execute function public.ask_for_exam();

-- Adds a clinician's decision to the register, about the person of an order and a group in it. p_seen is the last
-- word they saw. Says `outcome`: done (also for the same id again), unknown, not_clinician, no_such_group, not_owed
-- (nothing of the order will be given), changed (somebody else decided since: nothing was done).
create function public.decide_clearance(
  p_id uuid, p_order_id uuid, p_group text, p_outcome public.clearance_outcome, p_provider_name text,
  p_provider_licence text, p_months integer, p_seen uuid, p_actor text, p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  bought public.orders;
  person record;
begin
  if not exists (select from public.staff where email = p_actor and role = 'clinician') then
    return jsonb_build_object('outcome', 'not_clinician');
  end if;
  select * into bought from public.orders where id = p_order_id for update;
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  if exists (select from public.clearances where id = p_id and order_id = p_order_id and treatment_group = p_group and outcome = p_outcome) then
    return jsonb_build_object('outcome', 'done');
  elsif not exists (
    select from public.order_items where order_id = p_order_id and is_exam_required and clearance_group = p_group
  ) then
    return jsonb_build_object('outcome', 'no_such_group');
  elsif bought.status in ('pending', 'cancelled', 'expired') or bought.status = 'refunded' and p_outcome <> 'declined' then
    return jsonb_build_object('outcome', 'not_owed');
  end if;
  select * into person from public.order_person(p_order_id);
  -- Two orders of one person have two rows to lock, but one register.
  perform pg_advisory_xact_lock(hashtextextended('clearance:' || coalesce(person.user_id::text, person.email, p_order_id::text), 0));
  if p_seen is distinct from (select id from public.last_clearance(p_group, p_order_id, person.user_id, person.email)) then
    return jsonb_build_object('outcome', 'changed');
  end if;
  insert into public.clearances (
    id, order_id, treatment_group, user_id, email, outcome, provider_name, provider_licence, valid_until, decided_by, decided_at
  ) values (
    p_id, p_order_id, p_group, person.user_id, case when person.user_id is null then person.email end, p_outcome, p_provider_name,
    p_provider_licence, case when p_outcome = 'approved' then p_now + make_interval(months => p_months) end, p_actor, p_now
  );
  perform public.audit(
    p_actor, 'clearance.' || p_outcome, 'order:' || p_order_id, jsonb_build_object('group', p_group, 'clearance', p_id), p_now
  );
  if p_outcome <> 'approved' then
    perform public.queue_order_mail('exam_' || p_outcome, p_order_id, p_id::text, '{}', p_now);
  end if;
  return jsonb_build_object('outcome', 'done');
end $$;

-- What was ever decided about the person of an order, the newest first.
create function public.clearance_history(p_order_id uuid) returns setof public.clearances
language sql stable security definer set search_path = '' as $$
  select said.* from public.order_person(p_order_id) as person,
    lateral public.clearances_of(p_order_id, person.user_id, person.email) as said
  order by said.position desc limit 100;
$$;

-- Paid orders whose gate is closed, who has waited longest first. p_after is the cursor of the last one seen.
create function public.list_waiting_exams(p_after text, p_limit integer, p_now timestamptz) returns table (
  id uuid, cursor text, buyer_name text, email text, paid_at timestamptz, treatment_groups text[],
  outcomes public.clearance_outcome[], is_expired boolean, is_person_known boolean
) language sql stable security definer set search_path = '' as $$
  select page.id, page.cursor, public.buyer_name(page.id), case when page.is_email_known then page.email end, page.paid_at,
    gate.treatment_groups, gate.outcomes, gate.is_expired, person.user_id is not null or person.email is not null
  from (
    select orders.*, concat_ws('~', to_char(orders.paid_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), orders.id) collate "C" as cursor
    from public.orders
    where orders.status in ('paid', 'partially_refunded') and orders.fulfilled_at is null and orders.paid_at is not null
  ) as page,
  lateral (
    select array_agg(state.treatment_group) as treatment_groups,
      coalesce(array_agg(state.outcome) filter (where state.outcome <> 'approved'), '{}') as outcomes,
      coalesce(bool_or(state.outcome = 'approved'), false) as is_expired
    from public.exam_states(array[page.id], p_now) as state where not state.is_open
  ) as gate,
  lateral public.order_person(page.id) as person
  where gate.treatment_groups is not null and (p_after is null or page.cursor > p_after)
  order by page.cursor limit p_limit;
$$;

-- Of each group that is for sale and needs an exam: until when this person is cleared, and whether it is in their
-- stored cart.
create function public.shopper_clearances(p_user_id uuid, p_now timestamptz) returns table (
  product_id text, treatment_group text, cleared_until timestamptz, is_in_cart boolean
) language sql stable security definer set search_path = '' as $$
  select product.id, product.clearance_group, case when said.valid_until > p_now then said.valid_until end,
    exists (select from public.cart_items as line where line.user_id = p_user_id and line.product_id = product.id)
  from public.products as product
  left join public.proven_accounts as account on account.user_id = p_user_id
  left join lateral public.last_clearance(product.clearance_group, null, p_user_id, account.email) as said on true
  where product.is_active and product.is_exam_required
  order by product.id;
$$;

-- Writes to whoever's clearance ends within p_days, once for a clearance, unless a later word was said.
create function public.queue_exam_renewals(p_days integer, p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  written integer;
begin
  insert into public.mail_outbox (kind, dedupe_key, recipient, data, next_try_at, created_at)
  select 'exam_renewal', 'exam_renewal:' || ending.id, person.email,
    jsonb_build_object('valid_until', ending.valid_until), p_now, p_now
  from public.clearances as ending
  cross join lateral (
    select coalesce(ending.email, (
      select account.email from public.proven_accounts as account
      where account.user_id = ending.user_id and public.is_proven(account.user_id)
    )) as email
  ) as person
  where ending.outcome = 'approved' and ending.valid_until > p_now and ending.valid_until <= p_now + make_interval(days => p_days)
    and person.email is not null
    and ending.id = (select id from public.last_clearance(ending.treatment_group, null, ending.user_id, person.email))
  on conflict (dedupe_key) do nothing;
  get diagnostics written = row_count;
  return written;
end $$;

-- gift-cards.sql

-- Gift cards that were bought, and every movement of their money. A card is `pending` until its order is paid, waits
-- as `scheduled` for its day, and is `delivered` then. `cancelled` before that, or `void` after it: its unused money
-- was given back at PayPal.
create type public.gift_card_status as enum ('pending', 'scheduled', 'delivered', 'cancelled', 'void');

create table public.gift_cards (
  -- Made by the server: the links in the mails are computed from it.
  id uuid primary key,
  order_id uuid not null references public.orders (id),
  -- Made by the browser, one for each card in the cart.
  gift_key uuid not null,
  preset_id text,
  title text not null check (char_length(title) between 1 and 200),
  -- What it is worth, and what was paid for it.
  value numeric(10,2) not null check (value > 0),
  price numeric(10,2) not null check (price > 0),
  recipient_name text not null check (char_length(recipient_name) between 1 and 80),
  -- Null: it goes to the sender.
  recipient_email text check (char_length(recipient_email) between 3 and 320),
  sender_name text not null check (char_length(sender_name) between 1 and 80),
  message text check (char_length(message) <= 500),
  -- Arizona's day; null: the day it is paid.
  deliver_on date,
  -- The code is nowhere: under the server's key a hash finds it, and a sealed copy is for the mail and the printed
  -- card.
  code_hmac text not null unique,
  code_sealed text not null,
  code_end text not null check (char_length(code_end) = 4),
  -- Grows with each new code: mails and links of an earlier one are dead.
  issue integer not null default 1,
  manage_hash text not null unique,
  card_hash text not null unique,
  status public.gift_card_status not null default 'pending',
  balance numeric(10,2) not null default 0 check (balance >= 0),
  -- How often its code was mailed.
  mails integer not null default 0,
  last_mail_at timestamptz,
  issued_at timestamptz,
  delivered_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (order_id, gift_key)
);
create index gift_cards_due on public.gift_cards (deliver_on) where status = 'scheduled';
create index gift_cards_recipient on public.gift_cards (lower(recipient_email));

create type public.gift_entry_kind as enum ('issue', 'hold', 'release', 'redeem', 'refund', 'void');

-- The ledger: entries are only added, and their sum is the balance.
create table public.gift_card_entries (
  gift_card_id uuid not null references public.gift_cards (id),
  position integer not null,
  kind public.gift_entry_kind not null,
  amount numeric(10,2) not null check (amount <> 0),
  order_id uuid references public.orders (id),
  -- What must happen once has a key of its own.
  key text not null unique,
  by text,
  note text,
  at timestamptz not null,
  primary key (gift_card_id, position)
);
create index gift_card_entries_order on public.gift_card_entries (order_id);

-- The part of an order that a card pays: held from the press of the button, taken when the order is paid.
create type public.gift_use_state as enum ('held', 'released', 'taken');

create table public.gift_card_uses (
  order_id uuid primary key references public.orders (id) on delete cascade,
  gift_card_id uuid not null references public.gift_cards (id),
  amount numeric(10,2) not null check (amount > 0),
  state public.gift_use_state not null
);
create index gift_card_uses_card on public.gift_card_uses (gift_card_id);

-- Only the functions write: nobody else can make money of nothing.
alter table public.gift_cards enable row level security;
alter table public.gift_card_entries enable row level security;
alter table public.gift_card_uses enable row level security;
revoke all on public.gift_cards, public.gift_card_entries, public.gift_card_uses from public, anon, authenticated, service_role;
grant select on public.gift_cards, public.gift_card_entries, public.gift_card_uses to service_role;

-- Locks are taken in this order: order, attempt, products by id, discount codes by id, gift cards by id.

-- Moves money of a card: the only place that does. The caller holds the card's row.
create function public.move_gift_money(
  p_card_id uuid, p_kind public.gift_entry_kind, p_amount numeric, p_order_id uuid, p_key text, p_by text, p_note text,
  p_now timestamptz
) returns void language plpgsql security definer set search_path = '' as $$
begin
  update public.gift_cards set balance = balance + p_amount, updated_at = p_now where id = p_card_id;
  insert into public.gift_card_entries (gift_card_id, position, kind, amount, order_id, key, by, note, at)
  select p_card_id, count(*) + 1, p_kind, p_amount, p_order_id, p_key, p_by, p_note, p_now
  from public.gift_card_entries where gift_card_id = p_card_id;
end $$;

-- A key for the next movement of this order's, of which there may be several. The caller holds the order's row.
create function public.next_gift_key(p_kind text, p_order_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select concat_ws(':', p_kind, p_order_id, count(*) + 1) from public.gift_card_entries where order_id = p_order_id;
$$;

-- Whether the card that pays a part of this order has its money, held or free.
create function public.has_gift_money(p_order_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (
    select from public.gift_card_uses as used join public.gift_cards as card on card.id = used.gift_card_id
    where used.order_id = p_order_id and used.state = 'released' and (card.status <> 'delivered' or card.balance < used.amount)
  );
$$;

-- Makes sure that the card's part of the order is held; false, and nothing changed, when the money is gone. The
-- caller holds the order.
create function public.hold_gift_money(p_order_id uuid, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  used public.gift_card_uses;
begin
  select * into used from public.gift_card_uses where order_id = p_order_id and state = 'released';
  if not found then return true; end if;
  perform from public.gift_cards where id = used.gift_card_id for update;
  if not public.has_gift_money(p_order_id) then return false; end if;
  perform public.move_gift_money(
    used.gift_card_id, 'hold', -used.amount, p_order_id, public.next_gift_key('hold', p_order_id), null, null, p_now
  );
  update public.gift_card_uses set state = 'held' where order_id = p_order_id;
  return true;
end $$;

-- Gives held money back to its card. What comes back to a card that was ended meanwhile ends with it. The caller
-- holds the order.
create function public.release_gift_money(p_order_id uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  used public.gift_card_uses;
  card public.gift_cards;
begin
  select * into used from public.gift_card_uses where order_id = p_order_id and state = 'held';
  if not found then return; end if;
  select * into card from public.gift_cards where id = used.gift_card_id for update;
  perform public.move_gift_money(
    card.id, 'release', used.amount, p_order_id, public.next_gift_key('release', p_order_id), null, null, p_now
  );
  if card.status <> 'delivered' then
    perform public.move_gift_money(
      card.id, 'void', -used.amount, p_order_id, public.next_gift_key('void', p_order_id), null, null, p_now
    );
  end if;
  update public.gift_card_uses set state = 'released' where order_id = p_order_id;
end $$;

-- The order is paid: what was held is spent, once. False when the card's money is gone. The caller holds the order.
create function public.take_gift_money(p_order_id uuid, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  used public.gift_card_uses;
begin
  if not public.hold_gift_money(p_order_id, p_now) then return false; end if;
  select * into used from public.gift_card_uses where order_id = p_order_id and state = 'held';
  if not found then return true; end if;
  perform from public.gift_cards where id = used.gift_card_id for update;
  perform public.move_gift_money(
    used.gift_card_id, 'release', used.amount, p_order_id, public.next_gift_key('release', p_order_id), null, null, p_now
  );
  perform public.move_gift_money(used.gift_card_id, 'redeem', -used.amount, p_order_id, 'redeem:' || p_order_id, null, null, p_now);
  update public.gift_card_uses set state = 'taken' where order_id = p_order_id;
  return true;
end $$;

-- Queues a mail about a card, once for a kind and p_about: to p_to, or to the sender, if PayPal told where. p_data
-- is what it says beside the card. The caller holds the order.
create function public.queue_gift_mail(
  p_kind text, p_card_id uuid, p_about text, p_to text, p_now timestamptz, p_data jsonb default '{}'
) returns void language sql security definer set search_path = '' as $$
  insert into public.mail_outbox (kind, dedupe_key, order_id, recipient, data, next_try_at, created_at)
  select p_kind, concat_ws(':', p_kind, card.id, card.issue, p_about), orders.id, coalesce(p_to, orders.email),
    p_data || jsonb_build_object('gift_card', card.id, 'issue', card.issue), p_now, p_now
  from public.gift_cards as card join public.orders on orders.id = card.order_id
  where card.id = p_card_id and (p_to is not null or orders.is_email_known)
  on conflict (dedupe_key) do nothing;
$$;

-- Mails the card's code to its recipient, or to the sender. The caller holds order and card.
create function public.mail_gift_code(p_card_id uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  card public.gift_cards;
begin
  update public.gift_cards set mails = mails + 1, last_mail_at = p_now, updated_at = p_now where id = p_card_id
    returning * into card;
  perform public.queue_gift_mail('gift_card', p_card_id, card.mails::text, card.recipient_email, p_now);
end $$;

-- Takes back what was not sent yet of a card's mails of these kinds. The caller holds the order.
create function public.drop_gift_mails(p_card_id uuid, p_kinds text[]) returns void
language sql security definer set search_path = '' as $$
  delete from public.mail_outbox where kind = any (p_kinds) and status <> 'sent' and data ->> 'gift_card' = p_card_id::text
    and order_id = (select order_id from public.gift_cards where id = p_card_id);
$$;

-- Delivers a card whose day has come: once. Without an address, which only PayPal could still tell, it waits. The
-- caller holds the order.
create function public.deliver_gift_card(p_card_id uuid, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  card public.gift_cards;
begin
  select * into card from public.gift_cards where id = p_card_id for update;
  if card.status is distinct from 'scheduled' or card.deliver_on > (p_now at time zone 'America/Phoenix')::date
    or card.recipient_email is null and not exists (select from public.orders where id = card.order_id and is_email_known)
  then
    return false;
  end if;
  update public.gift_cards set status = 'delivered', delivered_at = p_now, updated_at = p_now where id = p_card_id;
  perform public.mail_gift_code(p_card_id, p_now);
  return true;
end $$;

-- Issues the cards of an order that is paid: each once, on its day or, when that has come, now. The caller holds the
-- order.
create function public.issue_gift_cards(p_order_id uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  card public.gift_cards;
begin
  for card in
    select * from public.gift_cards where order_id = p_order_id and status = 'pending' order by id for update
  loop
    update public.gift_cards set status = 'scheduled', issued_at = p_now, updated_at = p_now,
        deliver_on = coalesce(deliver_on, (p_now at time zone 'America/Phoenix')::date)
      where id = card.id;
    perform public.move_gift_money(card.id, 'issue', card.value, p_order_id, 'issue:' || card.id, null, null, p_now);
    perform public.queue_gift_mail('gift_card_scheduled', card.id, null, null, p_now);
    perform public.deliver_gift_card(card.id, p_now);
  end loop;
end $$;

-- Ends a card with what is left on it, and nobody is mailed its code any more. The caller holds order and card.
create function public.end_gift_card(p_card_id uuid, p_by text, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  card public.gift_cards;
begin
  select * into card from public.gift_cards where id = p_card_id;
  if card.balance > 0 then
    perform public.move_gift_money(
      card.id, 'void', -card.balance, card.order_id, public.next_gift_key('void', card.order_id), p_by, null, p_now
    );
  end if;
  update public.gift_cards set updated_at = p_now,
      status = case when card.status = 'scheduled' then 'cancelled' else 'void' end::public.gift_card_status
    where id = card.id;
  perform public.drop_gift_mails(
    card.id, array['gift_card', 'gift_card_scheduled', 'gift_card_changed', 'gift_card_delivered', 'gift_card_kept']
  );
end $$;

-- All money of an order is back: its cards end. A person is told when something of them was spent. The caller holds
-- the order.
create function public.end_gift_cards(p_order_id uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  card public.gift_cards;
  is_spent boolean := false;
begin
  for card in
    select * from public.gift_cards where order_id = p_order_id and status in ('scheduled', 'delivered') order by id for update
  loop
    is_spent := is_spent or card.balance < card.value;
    perform public.end_gift_card(card.id, null, p_now);
  end loop;
  if is_spent then
    perform public.call_attention(p_order_id, 'GIFT_CARD_SPENT', 'refunded', p_now);
  end if;
end $$;

-- What is done with gift cards after they were bought: delivered, changed, mailed again, redeemed at the desk, listed.

-- Delivers the cards whose day has come, each once, and forgets the people of carts that were never paid for.
-- Returns how many.
create function public.deliver_gift_cards(p_now timestamptz, p_limit integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  due record;
  delivered integer := 0;
begin
  for due in
    select card.id, card.order_id from public.gift_cards as card join public.orders on orders.id = card.order_id
    where card.status = 'scheduled' and card.deliver_on <= (p_now at time zone 'America/Phoenix')::date
      and (card.recipient_email is not null or orders.is_email_known)
    order by card.deliver_on, card.order_id, card.id limit p_limit
  loop
    perform from public.orders where id = due.order_id for update skip locked;
    if found then
      delivered := delivered + public.deliver_gift_card(due.id, p_now)::integer;
    end if;
  end loop;
  delete from public.gift_cards where status = 'pending' and created_at < p_now - interval '30 days'
    and order_id in (select id from public.orders where status in ('expired', 'cancelled'));
  return delivered;
end $$;

-- Why a card's code is not mailed once more now: too_soon (it was mailed just now) or too_often. Null: it may be.
create function public.gift_mail_limit(p_card_id uuid, p_now timestamptz) returns text
language sql stable security definer set search_path = '' as $$
  select case when last_mail_at > p_now - interval '2 minutes' then 'too_soon' when mails >= 20 then 'too_often' end
  from public.gift_cards where id = p_card_id;
$$;

-- Notes what the sender (p_actor null) or one of the staff did with a card.
create function public.audit_gift_card(p_actor text, p_action text, p_card_id uuid, p_detail jsonb, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if p_actor is not null then
    perform public.audit(p_actor, p_action, 'gift_card:' || p_card_id, p_detail, p_now);
  else
    insert into public.audit_log (at, actor, action, subject, detail)
    values (p_now, 'sender of the card', p_action, 'gift_card:' || p_card_id, p_detail);
  end if;
end $$;

-- Changes what p_change names of a card (recipient_name, recipient_email, message, deliver_on): all of it before it
-- is delivered; later only while nothing of it was used, and with another address it gets p_fresh, a new code
-- (code_hmac, code_sealed, code_end, card_hash, of this p_issue), which is mailed: the old code and its links are
-- dead. p_actor is null for the sender. Says `outcome`: changed, same (nothing was to change), unknown, cancelled,
-- delivered (the day is over), used, again (somebody changed it meanwhile), and to the sender, whose words every new
-- code brings to whom they like, too_soon and too_often.
create function public.change_gift_card(
  p_card_id uuid, p_change jsonb, p_fresh jsonb, p_issue integer, p_actor text, p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  card public.gift_cards;
  wanted public.gift_cards;
  is_new_code boolean;
  refusal text;
begin
  perform from public.orders join public.gift_cards on gift_cards.order_id = orders.id
    where gift_cards.id = p_card_id for update of orders;
  select * into card from public.gift_cards where id = p_card_id for update;
  if not found or card.status = 'pending' then
    return jsonb_build_object('outcome', 'unknown');
  elsif card.status in ('cancelled', 'void') then
    return jsonb_build_object('outcome', 'cancelled');
  end if;
  wanted := jsonb_populate_record(card, p_change);
  wanted.deliver_on := coalesce(wanted.deliver_on, (p_now at time zone 'America/Phoenix')::date);
  is_new_code := card.status = 'delivered' and wanted.recipient_email is distinct from card.recipient_email;
  if is_new_code and p_actor is null then
    refusal := case when card.issue > 5 then 'too_often' else public.gift_mail_limit(p_card_id, p_now) end;
  end if;
  if (wanted.recipient_name, wanted.recipient_email, wanted.message, wanted.deliver_on)
    is not distinct from (card.recipient_name, card.recipient_email, card.message, card.deliver_on) then
    return jsonb_build_object('outcome', 'same');
  elsif card.status = 'delivered' and wanted.deliver_on <> card.deliver_on then
    return jsonb_build_object('outcome', 'delivered');
  elsif card.status = 'delivered' and (
    card.balance <> card.value or exists (select from public.gift_card_uses where gift_card_id = p_card_id and state = 'held')
  ) then
    return jsonb_build_object('outcome', 'used');
  elsif card.issue + 1 <> p_issue then
    return jsonb_build_object('outcome', 'again');
  elsif refusal is not null then
    return jsonb_build_object('outcome', refusal);
  end if;
  update public.gift_cards set
      recipient_name = wanted.recipient_name, recipient_email = wanted.recipient_email, message = wanted.message,
      deliver_on = wanted.deliver_on, updated_at = p_now
    where id = p_card_id;
  if is_new_code then
    perform public.drop_gift_mails(p_card_id, array['gift_card', 'gift_card_delivered']);
    update public.gift_cards set issue = p_issue, code_hmac = p_fresh ->> 'code_hmac', code_sealed = p_fresh ->> 'code_sealed',
        code_end = p_fresh ->> 'code_end', card_hash = p_fresh ->> 'card_hash'
      where id = p_card_id;
    perform public.mail_gift_code(p_card_id, p_now);
  end if;
  perform public.queue_gift_mail('gift_card_changed', p_card_id, p_now::text, null, p_now, jsonb_build_object(
    'mailing', case when is_new_code then 'new_code' when public.deliver_gift_card(p_card_id, p_now) then 'now' else 'none' end
  ));
  perform public.audit_gift_card(p_actor, 'gift.changed', p_card_id,
    jsonb_build_object('fields', (select jsonb_agg(field) from jsonb_object_keys(p_change) as field)), p_now);
  return jsonb_build_object('outcome', 'changed');
end $$;

-- Mails a delivered card's code again. Says `outcome`: sent, unknown, cancelled, not_delivered, too_soon (it was
-- mailed just now), too_often.
create function public.resend_gift_card(p_card_id uuid, p_actor text, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  card public.gift_cards;
  refusal text;
begin
  perform from public.orders join public.gift_cards on gift_cards.order_id = orders.id
    where gift_cards.id = p_card_id for update of orders;
  select * into card from public.gift_cards where id = p_card_id for update;
  refusal := public.gift_mail_limit(p_card_id, p_now);
  if not found or card.status = 'pending' then
    return jsonb_build_object('outcome', 'unknown');
  elsif card.status in ('cancelled', 'void') then
    return jsonb_build_object('outcome', 'cancelled');
  elsif card.status = 'scheduled' then
    return jsonb_build_object('outcome', 'not_delivered');
  elsif refusal is not null then
    return jsonb_build_object('outcome', refusal);
  end if;
  perform public.mail_gift_code(p_card_id, p_now);
  perform public.audit_gift_card(p_actor, 'gift.mailed_again', p_card_id, '{}', p_now);
  return jsonb_build_object('outcome', 'sent');
end $$;

-- Takes money of a card for a treatment, once for a key. Says `outcome`: redeemed (also for the same key again),
-- unknown, not_delivered_yet, reused (the key is another redemption's), too_much; with id, ends_with and
-- balance_cents where the card is known.
create function public.redeem_gift_card(
  p_code_hmac text, p_cents integer, p_note text, p_key uuid, p_actor text, p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  card public.gift_cards;
  known public.gift_card_entries;
  outcome text := 'redeemed';
begin
  select * into card from public.gift_cards where code_hmac = p_code_hmac for update;
  if not found or card.status not in ('scheduled', 'delivered') then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  select * into known from public.gift_card_entries where key = 'desk:' || p_key;
  if found then
    outcome := case when known.gift_card_id = card.id and known.amount * -100 = p_cents then 'redeemed' else 'reused' end;
  elsif card.status = 'scheduled' then
    outcome := 'not_delivered_yet';
  elsif p_cents is null or p_cents < 1 or p_cents > card.balance * 100 then
    outcome := 'too_much';
  else
    perform public.move_gift_money(card.id, 'redeem', -p_cents / 100.0, null, 'desk:' || p_key, p_actor, p_note, p_now);
    perform public.audit(p_actor, 'gift.redeemed', 'gift_card:' || card.id, jsonb_build_object('cents', p_cents), p_now);
  end if;
  return jsonb_build_object('outcome', outcome, 'id', card.id, 'ends_with', card.code_end,
    'balance_cents', (select (balance * 100)::integer from public.gift_cards where id = card.id));
end $$;

-- What the buyer of a card gets back when it ends now, in cents: the price of one that was never used, else what is
-- left of the price, at most what is left on it.
create function public.gift_refundable_cents(p_card_id uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select (case
      when card.status not in ('scheduled', 'delivered') then 0
      when card.balance = card.value then card.price
      else greatest(0, least(card.balance, card.price - (card.value - card.balance)))
    end * 100)::integer
  from public.gift_cards as card where card.id = p_card_id;
$$;

-- Paid cards as staff see them, the newest first, or the one with p_id. p_after is the cursor of the last one seen.
create function public.list_gift_cards(p_id uuid, p_status text, p_search text, p_after text, p_limit integer)
returns table (
  id uuid, ends_with text, title text, value numeric, price numeric, balance numeric, status public.gift_card_status,
  recipient_name text, recipient_email text, sender_name text, sender_email text, message text, deliver_on date,
  delivered_at timestamptz, issued_at timestamptz, order_id uuid, refundable_cents integer, cursor text
) language sql stable security definer set search_path = '' as $$
  select card.id, card.code_end, card.title, card.value, card.price, card.balance, card.status, card.recipient_name,
    card.recipient_email, card.sender_name, case when orders.is_email_known then orders.email end, card.message, card.deliver_on,
    card.delivered_at, card.issued_at, card.order_id, public.gift_refundable_cents(card.id), card.issued_at || '~' || card.id
  from public.gift_cards as card join public.orders on orders.id = card.order_id
  where card.status <> 'pending' and (p_id is null or card.id = p_id)
    and (p_status is null or card.status::text = p_status or p_status = 'cancelled' and card.status = 'void')
    and (p_search is null or position(lower(p_search) in lower(concat_ws(' ', card.recipient_name, card.recipient_email,
      card.sender_name, case when orders.is_email_known then orders.email end, left(orders.id::text, 8), card.code_end))) > 0)
    and (p_after is null
      or (card.issued_at, card.id) < (split_part(p_after, '~', 1)::timestamptz, split_part(p_after, '~', 2)::uuid))
  order by card.issued_at desc, card.id desc limit p_limit;
$$;

-- What was sold, how far it is, and what the clinic owes on all cards, in cents.
create function public.gift_card_summary() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'sold_count', count(*) filter (where status in ('scheduled', 'delivered')),
    'sold_cents', (coalesce(sum(price) filter (where status in ('scheduled', 'delivered')), 0) * 100)::integer,
    'scheduled_count', count(*) filter (where status = 'scheduled'),
    'delivered_count', count(*) filter (where status = 'delivered'),
    -- What is held for an order that is being paid is owed as well.
    'outstanding_cents', (coalesce(sum(balance), 0) * 100)::integer
      + (select (coalesce(sum(amount), 0) * 100)::integer from public.gift_card_uses where state = 'held')
  ) from public.gift_cards where status <> 'pending';
$$;

-- The cards whoever is signed in has bought, the newest first: not what was spent of them.
create function public.own_gift_cards() returns table (
  id uuid, ends_with text, title text, value numeric, price numeric, status public.gift_card_status, recipient_name text,
  recipient_email text, sender_name text, message text, deliver_on date, delivered_at timestamptz
) language sql stable security definer set search_path = '' as $$
  select card.id, card.code_end, card.title, card.value, card.price, card.status, card.recipient_name, card.recipient_email,
    card.sender_name, card.message, card.deliver_on, card.delivered_at
  from public.gift_cards as card join public.orders on orders.id = card.order_id
  where card.status <> 'pending' and orders.user_id = (select public.shopper_id())
  order by card.issued_at desc, card.id limit 200;
$$;

-- payments.sql

-- One try to have an order paid: one order at PayPal. A changed cart gets another.
create type public.attempt_status as enum (
  'creating', 'created', 'capturing', 'captured', 'in_review', 'superseded', 'expired', 'failed'
);

create table public.payment_attempts (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  seq integer not null check (seq > 0),
  status public.attempt_status not null default 'creating',
  amount numeric(10,2) not null check (amount > 0),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  paypal_order_id text unique,
  -- Part of the capture's idempotency key; grows only after a definite decline.
  capture_try integer not null default 1,
  -- The last of these that the buyer agreed to: after a decline the buyer has to choose again.
  approved_try integer not null default 1,
  declined_at timestamptz,
  -- Set when a capture may have reached PayPal and no clear answer is known: until one is, nobody is told "not
  -- charged".
  capture_sent_at timestamptz,
  lease_id uuid,
  lease_until timestamptz,
  next_check_at timestamptz,
  -- PayPal's issue code or ours: why it was declined, failed or expired.
  problem text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The buyer approves while somebody already asks PayPal, and that somebody still hears "not approved": the news of
  -- the approval must not be lost with that answer, or the buyer is told "not paid" and charged at the next look.
  approved_under uuid,
  shortage jsonb,
  unique (order_id, seq)
);
comment on column public.payment_attempts.approved_under is 'The lease that was held when the news of an approval came.';
comment on column public.payment_attempts.shortage is
  'What the buyer could not have any more at the approval: [{"product_id", "name", "left", "is_held"}].';
create index payment_attempts_due on public.payment_attempts (next_check_at)
  where status in ('creating', 'created', 'capturing', 'in_review');

create table public.payment_captures (
  paypal_capture_id text primary key check (char_length(paypal_capture_id) between 1 and 50),
  attempt_id uuid not null references public.payment_attempts (id) on delete cascade,
  -- As PayPal writes it: COMPLETED, PENDING, DECLINED, FAILED, PARTIALLY_REFUNDED, REFUNDED.
  status text not null,
  amount numeric(10,2) not null,
  currency text not null,
  raw jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When PayPal's word about it was last compared with ours.
  compared_at timestamptz
);
create index payment_captures_attempt on public.payment_captures (attempt_id);

-- Every verified message of PayPal's, once. Only ids and states are kept of it: the rest names people.
create table public.paypal_events (
  event_id text primary key check (char_length(event_id) between 1 and 100),
  type text not null,
  payload jsonb not null,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  problem text
);
create index paypal_events_open on public.paypal_events (received_at) where processed_at is null;

alter table public.payment_attempts enable row level security;
alter table public.payment_captures enable row level security;
alter table public.paypal_events enable row level security;
revoke all on public.payment_attempts, public.payment_captures, public.paypal_events from public, anon, authenticated;
grant select, insert, update, delete on public.payment_attempts, public.payment_captures, public.paypal_events to service_role;

-- The last moment, in the product's time, at which something happened to an order.
create function public.order_moment(p_order_id uuid) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select greatest(orders.updated_at, (
    select max(attempt.updated_at) from public.payment_attempts as attempt where attempt.order_id = orders.id
  )) from public.orders where id = p_order_id;
$$;

-- What PayPal is to be asked for an order, in cents: its total without a gift card's part.
create function public.due_cents(p_order_id uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select ((orders.total_amount - coalesce(used.amount, 0)) * 100)::integer
  from public.orders left join public.gift_card_uses as used on used.order_id = orders.id where orders.id = p_order_id;
$$;

-- What the server needs to have an attempt paid.
create function public.ready_to_pay(p_order_id uuid, p_attempt_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'outcome', 'ready', 'order_id', p_order_id, 'attempt_id', attempt.id, 'paypal_order_id', attempt.paypal_order_id,
    'amount_cents', (attempt.amount * 100)::integer, 'currency', attempt.currency, 'created_at', attempt.created_at,
    'fee_cents', (select (travel_fee * 100)::integer from public.orders where id = p_order_id),
    'discount_cents', (select (discount_amount * 100)::integer from public.orders where id = p_order_id)
      + coalesce((select (amount * 100)::integer from public.gift_card_uses where order_id = p_order_id), 0),
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object('quantity', quantity, 'price_cents', (price * 100)::integer) order by rank, id), '[]')
      from (
        select 1 as rank, product_id as id, quantity, price from public.order_items where order_id = p_order_id
        union all
        select 2, id::text, 1, price from public.gift_cards where order_id = p_order_id
      ) as item
    )
  ) from public.payment_attempts as attempt where attempt.id = p_attempt_id;
$$;

-- Remembers which order PayPal made for this attempt. Asking twice changes nothing; another id than before is refused.
create function public.record_paypal_order(p_attempt_id uuid, p_paypal_order_id text, p_now timestamptz)
returns void language plpgsql security definer set search_path = '' as $$
begin
  update public.payment_attempts set
    paypal_order_id = p_paypal_order_id,
    status = case when status = 'creating' then 'created' else status end,
    next_check_at = case when status = 'creating' then p_now + interval '10 minutes' else next_check_at end,
    updated_at = p_now
  where id = p_attempt_id and (paypal_order_id is null or paypal_order_id = p_paypal_order_id);
  if not found then
    raise exception using errcode = 'PT409', message = 'this attempt has another order at PayPal';
  end if;
end $$;

-- Takes the attempt for p_seconds so that only one of browser, webhook and sweep works on it. `outcome`: leased
-- (with the attempt), busy (somebody works on it), not_created (PayPal has no order yet) or done (nothing left to
-- do). The news of an approval at p_approved_at (null: none) is kept, also while busy: whoever takes the attempt
-- when its holder has died may capture then. An approval from before the last decline is no news.
create function public.lease_attempt(
  p_attempt_id uuid, p_lease_id uuid, p_seconds integer, p_approved_at timestamptz, p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  the_order public.orders;
  attempt public.payment_attempts;
  fresh public.payment_attempts;
begin
  select orders.* into the_order from public.orders
    join public.payment_attempts on payment_attempts.order_id = orders.id
    where payment_attempts.id = p_attempt_id for update of orders;
  select * into attempt from public.payment_attempts where id = p_attempt_id for update;
  if p_approved_at is not null then
    update public.payment_attempts set approved_try = capture_try,
      approved_under = case when status = 'capturing' and lease_until > p_now then lease_id end
      where id = p_attempt_id and status in ('created', 'capturing')
        and (declined_at is null or p_approved_at > declined_at)
      returning * into fresh;
    attempt.approved_try := coalesce(fresh.approved_try, attempt.approved_try);
  end if;
  if attempt.status = 'creating' then
    return jsonb_build_object('outcome', 'not_created');
  elsif attempt.status = 'capturing' and attempt.lease_until > p_now then
    return jsonb_build_object('outcome', 'busy');
  elsif attempt.status is null or attempt.status not in ('created', 'capturing')
    or (attempt.status = 'created' and the_order.status <> 'pending')
  then
    update public.payment_attempts set status = 'superseded', next_check_at = null, updated_at = p_now
      where id = p_attempt_id and status = 'created';
    return jsonb_build_object('outcome', 'done');
  end if;
  update public.payment_attempts set
    status = 'capturing', lease_id = p_lease_id, lease_until = p_now + make_interval(secs => p_seconds),
    next_check_at = p_now + make_interval(secs => p_seconds), updated_at = p_now
  where id = p_attempt_id;
  return jsonb_build_object(
    'outcome', 'leased', 'order_id', attempt.order_id, 'paypal_order_id', attempt.paypal_order_id,
    'amount_cents', (attempt.amount * 100)::integer, 'currency', attempt.currency,
    'capture_try', attempt.capture_try, 'created_at', attempt.created_at,
    -- Of an order that needs no payment any more it is only looked whether money came.
    'may_capture', attempt.approved_try >= attempt.capture_try and the_order.status = 'pending',
    'was_sent', attempt.capture_sent_at is not null
  );
end $$;

-- The attempt's order, locked, if p_lease_id still holds the attempt; else null.
create function public.leased_order(p_attempt_id uuid, p_lease_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  order_id uuid;
begin
  select orders.id into order_id from public.orders
    join public.payment_attempts on payment_attempts.order_id = orders.id
    where payment_attempts.id = p_attempt_id for update of orders;
  perform from public.payment_attempts
    where id = p_attempt_id and lease_id = p_lease_id and status = 'capturing' for update;
  return case when found then order_id end;
end $$;

-- The last look before money moves: true when the units and the gift card's part are held for p_minutes more and the
-- lease for p_seconds more. When somebody else has the units now, or the card's money is spent, the attempt
-- remembers what it was short of, the order is cancelled, nothing is captured, and this is false; null when the
-- lease was lost.
create function public.secure_stock(
  p_attempt_id uuid, p_lease_id uuid, p_seconds integer, p_minutes integer, p_now timestamptz,
  p_payer_email text default null
) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  the_order_id uuid := public.leased_order(p_attempt_id, p_lease_id);
begin
  if the_order_id is null or (select status from public.orders where id = the_order_id) <> 'pending' then
    return null;
  elsif public.hold_again(the_order_id, p_now + make_interval(mins => p_minutes), p_payer_email, p_now) then
    update public.payment_attempts set capture_sent_at = p_now,
      lease_until = p_now + make_interval(secs => p_seconds), next_check_at = p_now + make_interval(secs => p_seconds)
    where id = p_attempt_id;
    return true;
  end if;
  update public.payment_attempts set shortage = public.shortage_of(the_order_id, p_now) where id = p_attempt_id;
  perform public.close_attempt(
    p_attempt_id, p_lease_id, 'failed', 'cancelled',
    public.hold_problem(the_order_id, p_payer_email, p_now), null, p_now
  );
  return false;
end $$;

-- Puts the attempt back: 'created' when there is nothing to capture yet, 'capturing' when PayPal's answer is
-- unknown. It is looked at again after p_seconds. A definite decline (p_is_declined) moves on to the next capture
-- key. "Not approved" (p_status 'created' without a decline) of a look during which the buyer approved stays unclear
-- ('capturing') and is looked at again at once. An attempt that waits for the buyer again has no units of its own.
create function public.postpone_attempt(
  p_attempt_id uuid, p_lease_id uuid, p_status public.attempt_status, p_seconds integer, p_problem text,
  p_is_declined boolean, p_now timestamptz
) returns void language plpgsql security definer set search_path = '' as $$
declare
  the_order_id uuid := public.leased_order(p_attempt_id, p_lease_id);
  became public.attempt_status;
begin
  if p_status not in ('created', 'capturing') then
    raise exception using errcode = 'PT400', message = 'p_status must be created or capturing';
  end if;
  if the_order_id is null then
    return;
  end if;
  update public.payment_attempts set
    status = case when is_old then 'capturing' else p_status end, lease_id = null, lease_until = null,
    problem = case when not is_old then p_problem end,
    -- Back to 'created' only on PayPal's clear word that no money moved.
    capture_sent_at = case when p_status = 'capturing' then capture_sent_at end,
    declined_at = case when p_is_declined then p_now else declined_at end,
    capture_try = capture_try + p_is_declined::integer, approved_under = null,
    next_check_at = case when is_old then p_now else p_now + make_interval(secs => p_seconds) end,
    updated_at = p_now
  from (
    select p_status = 'created' and not p_is_declined and approved_under is not distinct from p_lease_id as is_old
    from public.payment_attempts where id = p_attempt_id
  ) as look
  where id = p_attempt_id returning status into became;
  if became = 'created' then
    perform public.reopen_holds(the_order_id, p_now);
  end if;
end $$;

-- Ends the attempt and its order without money; the units are given back. The shopper may begin again with the same
-- cart.
create function public.close_attempt(
  p_attempt_id uuid, p_lease_id uuid, p_status public.attempt_status, p_order_status public.order_status, p_problem text,
  p_payer_email text, p_now timestamptz
) returns void language plpgsql security definer set search_path = '' as $$
declare
  the_order_id uuid := public.leased_order(p_attempt_id, p_lease_id);
begin
  if p_status not in ('failed', 'expired') then
    raise exception using errcode = 'PT400', message = 'p_status must be failed or expired';
  end if;
  if the_order_id is null then
    return;
  end if;
  update public.payment_attempts set
    status = p_status, problem = p_problem, lease_id = null, lease_until = null, next_check_at = null, updated_at = p_now
  where id = p_attempt_id;
  update public.orders set status = p_order_status, updated_at = p_now,
    attention = case when p_order_status = 'needs_attention' then p_problem end
  where id = the_order_id and status = 'pending';
  if not found then
    return;
  end if;
  perform public.release_holds(the_order_id);
  if p_payer_email is not null then
    update public.orders set email = p_payer_email, is_email_known = true where id = the_order_id and not is_email_known;
  end if;
  if p_order_status = 'needs_attention' then
    perform public.queue_order_mail(
      'staff_attention', the_order_id, p_attempt_id::text, jsonb_build_object('trouble', p_problem), p_now
    );
  end if;
end $$;

-- Ends an attempt that never got an order at PayPal, and its order if it has no other way to be paid.
create function public.abandon_attempt(p_attempt_id uuid, p_problem text, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  the_order_id uuid;
begin
  select orders.id into the_order_id from public.orders
    join public.payment_attempts on payment_attempts.order_id = orders.id
    where payment_attempts.id = p_attempt_id for update of orders;
  update public.payment_attempts set status = 'failed', problem = p_problem, next_check_at = null, updated_at = p_now
    where id = p_attempt_id and status = 'creating';
  if found then
    perform public.release_holds(the_order_id);
    update public.orders set status = 'cancelled', updated_at = p_now where id = the_order_id and status = 'pending';
  end if;
end $$;

-- Records what PayPal says about a capture: the one place where an order that PayPal is asked for becomes paid.
-- Telling it twice, or an older state after a newer one, changes nothing. Units are taken for money that comes,
-- whatever became of their hold. p_capture is {"id", "status", "amount_cents", "currency", "raw"}.
create function public.record_capture(p_attempt_id uuid, p_capture jsonb, p_payer_email text, p_now timestamptz)
returns void language plpgsql security definer set search_path = '' as $$
declare
  the_order public.orders;
  attempt public.payment_attempts;
  known text;
  told text := p_capture ->> 'status';
  cents integer := (p_capture ->> 'amount_cents')::integer;
  trouble text;
  is_old boolean;
  due_cents integer;
begin
  select orders.* into the_order from public.orders
    join public.payment_attempts on payment_attempts.order_id = orders.id
    where payment_attempts.id = p_attempt_id for update of orders;
  select * into attempt from public.payment_attempts where id = p_attempt_id for update;
  if attempt.id is null then
    raise exception using errcode = 'PT404', message = 'there is no such attempt';
  end if;
  select status into known from public.payment_captures where paypal_capture_id = p_capture ->> 'id' for update;
  -- A capture ends once; refunds are recorded by their own ids.
  if known = 'PENDING' and told = 'PENDING' then
    update public.payment_attempts set next_check_at = p_now + interval '1 day'
      where id = p_attempt_id and status = 'in_review';
    return;
  elsif known <> 'PENDING' then
    return;
  end if;
  insert into public.payment_captures (paypal_capture_id, attempt_id, status, amount, currency, raw, created_at, updated_at)
  values (p_capture ->> 'id', p_attempt_id, told, cents / 100.0, p_capture ->> 'currency', p_capture -> 'raw', p_now, p_now)
  on conflict (paypal_capture_id) do update set status = excluded.status, raw = excluded.raw, updated_at = excluded.updated_at;

  if p_payer_email is not null and not the_order.is_email_known then
    update public.orders set email = p_payer_email, is_email_known = true where id = the_order.id;
  end if;

  -- A newer attempt means a newer cart: money for the older one never pays for it.
  is_old := exists (select from public.payment_attempts where order_id = attempt.order_id and seq > attempt.seq);

  if told = 'PENDING' and not is_old then
    update public.payment_attempts set status = 'in_review', lease_id = null, lease_until = null, problem = null,
      next_check_at = p_now + interval '1 day', updated_at = p_now where id = p_attempt_id;
    if the_order.status in ('pending', 'expired', 'cancelled') then
      -- Without units the review goes on: whether they are there is asked again when the money comes.
      perform public.hold_again(the_order.id, 'infinity', null, p_now);
      update public.orders set status = 'in_review', updated_at = p_now where id = the_order.id;
      perform public.queue_order_mail('order_in_review', the_order.id, p_capture ->> 'id', '{}', p_now);
    end if;
    return;
  end if;

  if told in ('DECLINED', 'DENIED', 'FAILED') then
    if known = 'PENDING' then
      update public.payment_attempts set status = 'failed', problem = 'REVIEW_' || told, next_check_at = null,
        updated_at = p_now where id = p_attempt_id;
      if the_order.status = 'in_review' then
        perform public.release_holds(the_order.id);
        update public.orders set status = 'cancelled', updated_at = p_now where id = the_order.id;
        perform public.queue_order_mail('order_refused', the_order.id, p_capture ->> 'id', '{}', p_now);
      end if;
    elsif attempt.status in ('created', 'capturing') and the_order.status = 'pending' then
      -- PayPal's order is used up by the declined capture: the next press of the button gets another one.
      update public.payment_attempts set status = 'failed', problem = told, lease_id = null, lease_until = null,
        next_check_at = null, updated_at = p_now where id = p_attempt_id;
      perform public.release_holds(the_order.id);
      update public.orders set status = 'cancelled', updated_at = p_now where id = the_order.id;
    end if;
    return;
  end if;

  due_cents := public.due_cents(the_order.id);
  -- The money is in, or PayPal says something that nobody has met yet.
  trouble := case
    when told <> 'COMPLETED' then 'CAPTURE_' || told
    when cents <> attempt.amount * 100 or p_capture ->> 'currency' <> attempt.currency then 'AMOUNT_DIFFERS'
    when is_old or cents <> due_cents then 'PAID_AN_OLD_CART'
    when the_order.status not in ('pending', 'in_review', 'expired', 'cancelled')
      and the_order.attention is distinct from 'OUTCOME_UNKNOWN' then 'PAID_TWICE'
    when not public.hold_again(the_order.id, 'infinity', null, p_now) then
      public.hold_problem(the_order.id, null, p_now)
  end;
  update public.payment_attempts set status = 'captured', problem = trouble, lease_id = null, lease_until = null,
    next_check_at = null, updated_at = p_now where id = p_attempt_id;
  if trouble is null then
    update public.stock_holds set state = 'sold' where order_id = the_order.id;
    update public.orders set status = 'paid', paypal_payment_id = p_capture ->> 'id', attention = null, paid_at = p_now,
        updated_at = p_now
      where id = the_order.id;
    perform public.queue_order_mail('order_receipt', the_order.id, null, '{}', p_now);
    perform public.queue_order_mail('staff_order', the_order.id, null, '{}', p_now);
    return;
  end if;
  update public.orders set status = 'needs_attention', attention = trouble, updated_at = p_now,
    paypal_payment_id = coalesce(paypal_payment_id, p_capture ->> 'id') where id = the_order.id;
  -- What was paid with the wrong amount is probably owed; what nobody asked for any more goes back.
  if trouble = 'AMOUNT_DIFFERS' then
    perform public.hold_again(the_order.id, 'infinity', null, p_now);
    update public.stock_holds set state = 'sold' where order_id = the_order.id and state = 'held';
  else
    perform public.release_holds(the_order.id);
  end if;
  perform public.queue_order_mail(
    'staff_attention', the_order.id, p_capture ->> 'id', jsonb_build_object('trouble', trouble, 'cents', cents), p_now
  );
end $$;

-- Notes who pays for an attempt's order. The first name that was told stays.
create function public.note_buyer(p_attempt_id uuid, p_name text) returns void
language sql security definer set search_path = '' as $$
  update public.orders set buyer_name = left(p_name, 300)
  from public.payment_attempts as attempt
  where attempt.id = p_attempt_id and orders.id = attempt.order_id and orders.buyer_name is null and p_name <> '';
$$;

-- What PayPal calls an order: its own numbers of it, and those of the payments.
create function public.paypal_numbers(p_order_id uuid, out orders text[], out payments text[])
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(distinct attempt.paypal_order_id) filter (where attempt.paypal_order_id is not null), '{}'),
    coalesce(array_agg(distinct capture.paypal_capture_id) filter (where capture.paypal_capture_id is not null), '{}')
  from public.payment_attempts as attempt
  left join public.payment_captures as capture on capture.attempt_id = attempt.id
  where attempt.order_id = p_order_id;
$$;

-- True the first time and until the event was finished: a delivery that was cut off is worked on again.
create function public.record_event(p_event_id text, p_type text, p_payload jsonb, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  is_open boolean;
begin
  insert into public.paypal_events as stored (event_id, type, payload, received_at) values (p_event_id, p_type, p_payload, p_now)
  on conflict (event_id) do update set type = stored.type
  returning stored.processed_at is null into is_open;
  return is_open;
end $$;

-- p_problem says what a person should look at, such as money that belongs to no order; with p_tells_staff they are
-- written to.
create function public.finish_event(p_event_id text, p_problem text, p_tells_staff boolean, p_now timestamptz) returns void
language sql security definer set search_path = '' as $$
  update public.paypal_events set processed_at = p_now, problem = p_problem where event_id = p_event_id;
  insert into public.mail_outbox (kind, dedupe_key, data, next_try_at, created_at)
  select 'staff_event', 'staff_event:' || event_id,
    jsonb_build_object('event', event_id, 'type', type, 'problem', p_problem), p_now, p_now
  from public.paypal_events where event_id = p_event_id and p_problem is not null and p_tells_staff
  on conflict (dedupe_key) do nothing;
$$;

-- The attempts somebody should look at now: those whose money may have moved first, then the most overdue. Those
-- that still wait for PayPal's order are handed out once a minute at most.
create function public.due_attempts(p_now timestamptz, p_limit integer)
returns table (id uuid, status public.attempt_status) language plpgsql security definer set search_path = '' as $$
begin
  return query
    with due as (
      select attempt.id, attempt.status, attempt.next_check_at from public.payment_attempts as attempt
      where attempt.status in ('creating', 'created', 'capturing', 'in_review') and attempt.next_check_at <= p_now
        and (attempt.lease_until is null or attempt.lease_until <= p_now)
      order by attempt.status <> 'capturing', attempt.next_check_at limit p_limit
    ), moved as (
      update public.payment_attempts as attempt set next_check_at = p_now + interval '1 minute'
      from due where attempt.id = due.id and attempt.status = 'creating'
    )
    select due.id, due.status from due order by due.status <> 'capturing', due.next_check_at;
end $$;

-- discounts.sql

-- Codes that take something off, and one ledger of their uses for shop and desk. The form on the site issues one for
-- an address (ERR-016), staff make the others. What a code takes off was promised with it and stays; when it may be
-- used, the owner's rules say (`rule` is the key of one in the CMS), which the server hands in.
create table public.discount_codes (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^OCO-[0-9A-Z]{4}-[0-9A-Z]{2}$'),
  -- Whose it is; null where staff made it for whoever has it.
  email text check (email = lower(email) and char_length(email) between 3 and 320),
  rule text not null default 'welcome' check (char_length(rule) between 1 and 100),
  percent integer check (percent between 1 and 100),
  amount numeric(10,2) check (amount > 0),
  waives_travel boolean not null default false,
  max_uses integer not null default 1 check (max_uses between 1 and 10000),
  mailed_at timestamptz,
  created_at timestamptz not null,
  -- Which of the staff made it; null: the form on the site.
  created_by text check (char_length(created_by) between 3 and 320),
  check (num_nonnulls(percent, amount) + waives_travel::integer = 1),
  check (created_by is not null or email is not null)
);
create unique index discount_codes_welcome on public.discount_codes (email) where created_by is null;
create index discount_codes_email on public.discount_codes (email);
create index discount_codes_rule on public.discount_codes (rule);
create index discount_codes_newest on public.discount_codes (created_at desc);

-- A use is an order's, or one at the desk. Whether an order's counts follows from the order (live_discount_uses).
create table public.discount_uses (
  id uuid primary key default gen_random_uuid(),
  discount_id uuid not null references public.discount_codes (id) on delete cascade,
  order_id uuid references public.orders (id) on delete cascade,
  -- What it took off the order; null at the desk.
  amount numeric(10,2) check (amount > 0),
  -- How long an unpaid order holds the code, and whether its buyer has approved the payment.
  until timestamptz,
  is_approved boolean not null default false,
  -- Whom PayPal named as the payer at the approval: an account may be another's than who pays.
  payer_email text check (payer_email = lower(payer_email)),
  -- The rule's conditions about the person, as they were when the order was placed.
  is_first_visit boolean not null default false,
  per_person integer check (per_person > 0),
  at timestamptz not null,
  by text check (char_length(by) between 3 and 320),
  unique (order_id, discount_id),
  check (num_nonnulls(order_id, by) = 1),
  check ((order_id is null) = (amount is null) and (order_id is null) = (until is null))
);
create index discount_uses_code on public.discount_uses (discount_id);
create index discount_uses_payer on public.discount_uses (payer_email) where payer_email is not null;

alter table public.discount_codes enable row level security;
alter table public.discount_uses enable row level security;
revoke all on public.discount_codes, public.discount_uses from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.discount_codes to service_role;
grant select on public.discount_uses to service_role;

-- The uses of a code that count: the desk's, and those of orders that are paid, or hold the code until they are. Of
-- an order that came to nothing or was paid back the code is free again.
create function public.live_discount_uses(p_discount_id uuid, p_now timestamptz) returns setof public.discount_uses
language sql stable security definer set search_path = '' as $$
  select used.* from public.discount_uses as used left join public.orders on orders.id = used.order_id
  where used.discount_id = p_discount_id and (
    used.order_id is null
    or orders.status in ('in_review', 'paid', 'fulfilled', 'needs_attention', 'partially_refunded')
    or orders.status = 'pending' and (used.until > p_now or exists (
      select from public.payment_attempts where order_id = orders.id and status = 'capturing'
    ))
  );
$$;

-- Phone numbers are one person's when their last ten digits are the same.
create function public.phone_key(p_phone text) returns text
language sql immutable set search_path = '' as $$
  select nullif(right(regexp_replace(p_phone, '\D', '', 'g'), 10), '');
$$;
create index orders_phone on public.orders (public.phone_key(phone)) where phone is not null;
create index orders_email on public.orders (lower(email)) where is_email_known;

-- The orders of a person but this one: by account, by any of the addresses, or by phone.
create function public.orders_of_person(p_except uuid, p_user_id uuid, p_emails text[], p_phone text)
returns setof public.orders language sql stable security definer set search_path = '' as $$
  select * from public.orders where id is distinct from p_except and (
    user_id = p_user_id
    or is_email_known and lower(email) = any (p_emails)
    or id in (select order_id from public.discount_uses where payer_email = any (p_emails))
    or phone is not null and public.phone_key(phone) = public.phone_key(p_phone)
  );
$$;

-- Why this code can't be used by this person, with the rule's conditions p_rule ({"first_visit", "per_person"}): used
-- or person. Null: it can. p_order_id is the order that wants it, whose own use does not count. p_with_owner: whoever
-- the code was issued to counts as who uses it. False before a payment is approved, or anybody could have a code issued
-- to somebody's address and read from the answer whether that person is a patient.
create function public.discount_problem(
  p_discount_id uuid, p_order_id uuid, p_rule jsonb, p_user_id uuid, p_emails text[], p_phone text, p_now timestamptz,
  p_with_owner boolean default true
) returns text language plpgsql stable security definer set search_path = '' as $$
declare
  discount public.discount_codes;
  emails text[];
begin
  select * into strict discount from public.discount_codes where id = p_discount_id;
  emails := array(
    select distinct lower(email) from unnest(p_emails || case when p_with_owner then discount.email end) as email
    where email is not null
  );
  if discount.max_uses <= (
    select count(*) from public.live_discount_uses(p_discount_id, p_now) where order_id is distinct from p_order_id
  ) then
    return 'used';
  elsif (p_rule ->> 'first_visit')::boolean and exists (
    select from public.orders_of_person(p_order_id, p_user_id, emails, p_phone) as other
    where other.status in ('in_review', 'paid', 'fulfilled', 'needs_attention', 'partially_refunded')
      or other.status = 'pending' and exists (
        select from public.discount_uses as used where used.order_id = other.id and used.is_approved and used.until > p_now
      )
  ) then
    return 'person';
  elsif (p_rule ->> 'per_person')::integer <= (
    select count(*) from public.discount_codes as alike, public.live_discount_uses(alike.id, p_now) as used
    where alike.rule = discount.rule and used.order_id is distinct from p_order_id and (
      used.order_id is null and alike.email = any (emails)
      or used.order_id in (select id from public.orders_of_person(p_order_id, p_user_id, emails, p_phone))
    )
  ) then
    return 'person';
  end if;
  return null;
end $$;

-- One at a time asks what a person has used, or two orders of theirs would each find nothing of the other.
create function public.lock_discounts(p_ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if cardinality(p_ids) > 0 then
    perform pg_advisory_xact_lock(hashtext('discount_uses'));
    perform from public.discount_codes where id = any (p_ids) order by id for update;
  end if;
end $$;

-- Why an order can't have its codes any more, its buyer known by p_payer_email, too; null when it can.
create function public.discount_trouble(p_order_id uuid, p_payer_email text, p_now timestamptz) returns text
language sql stable security definer set search_path = '' as $$
  select min(problem) from public.orders join public.discount_uses as used on used.order_id = orders.id, lateral (
    select public.discount_problem(
      used.discount_id, orders.id, jsonb_build_object('first_visit', used.is_first_visit, 'per_person', used.per_person),
      orders.user_id, array[case when orders.is_email_known then orders.email end, p_payer_email], orders.phone, p_now
    ) as problem
  ) as asked where orders.id = p_order_id;
$$;

-- Holds the codes of an order whose payment is approved. False, and nothing changed, when it can't have them any more.
-- The caller holds the order's row.
create function public.hold_discounts(p_order_id uuid, p_until timestamptz, p_payer_email text, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform public.lock_discounts(array(select discount_id from public.discount_uses where order_id = p_order_id));
  if public.discount_trouble(p_order_id, p_payer_email, p_now) is not null then return false; end if;
  update public.discount_uses set until = p_until, is_approved = true, payer_email = coalesce(lower(p_payer_email), payer_email)
    where order_id = p_order_id;
  return true;
end $$;

-- An order lets go of its codes. The caller holds its row.
create function public.release_discounts(p_order_id uuid, p_now timestamptz) returns void
language sql security definer set search_path = '' as $$
  update public.discount_uses set until = p_now, is_approved = false where order_id = p_order_id;
$$;

-- What each of these codes takes off these lines and the way there, in cents; together never more than these cost. In
-- the order of p_codes ([{"code", "product_ids", "minimum_cents"}]; product_ids null: every injection). The same sums
-- as lib/shop/discounts/shared/discount.ts, which a test compares.
create function public.discount_amounts(p_codes jsonb, p_lines jsonb, p_fee_cents integer)
returns table (discount_id uuid, code text, terms jsonb, cents integer, problem text)
language plpgsql stable security definer set search_path = '' as $$
declare
  goods_left integer;
  goods integer;
  for_it integer;
  travel_left integer := p_fee_cents;
  discount public.discount_codes;
begin
  select coalesce(sum((products.price * 100)::integer * line.quantity), 0) into goods
  from jsonb_to_recordset(p_lines) as line(product_id text, quantity integer)
  join public.products on products.id = line.product_id;
  goods_left := goods;
  for terms in select value from jsonb_array_elements(p_codes) loop
    code := terms ->> 'code';
    problem := null;
    cents := 0;
    select * into discount from public.discount_codes where discount_codes.code = terms ->> 'code';
    discount_id := discount.id;
    if discount.id is null then
      problem := 'unknown';
      return next;
      continue;
    end if;
    select coalesce(sum((products.price * 100)::integer * line.quantity), 0) into for_it
    from jsonb_to_recordset(p_lines) as line(product_id text, quantity integer)
    join public.products on products.id = line.product_id
    where terms -> 'product_ids' = 'null'::jsonb or terms -> 'product_ids' ? line.product_id;
    if goods < coalesce((terms ->> 'minimum_cents')::integer, 0) then
      problem := 'minimum';
    elsif discount.waives_travel then
      cents := travel_left;
      travel_left := travel_left - cents;
    else
      cents := least(goods_left, coalesce(((for_it::bigint * discount.percent + 50) / 100)::integer, least(for_it, (discount.amount * 100)::integer)));
      goods_left := goods_left - cents;
    end if;
    if cents = 0 and problem is null then problem := 'items'; end if;
    return next;
  end loop;
end $$;

-- Gives the address a code, p_code if it has none yet, with the terms of the rule for it ({"rule", "percent" or
-- "cents"}), and mails it: at most every ten minutes and five times a day, not once it is used. Returns the code where
-- it is new, else null: only the mail tells it again, as anybody can ask for anybody's address.
create function public.issue_discount_code(
  p_email text, p_code text, p_now timestamptz, p_terms jsonb default '{"rule": "welcome", "percent": 25}'
) returns text language plpgsql security definer set search_path = '' as $$
declare
  discount public.discount_codes;
  is_new boolean;
begin
  insert into public.discount_codes (code, email, created_at, rule, percent, amount)
  values (
    p_code, lower(p_email), p_now, p_terms ->> 'rule', (p_terms ->> 'percent')::integer, (p_terms ->> 'cents')::integer / 100.0
  )
  on conflict (email) where created_by is null do nothing;
  is_new := found;
  select * into strict discount from public.discount_codes
    where email = lower(p_email) and created_by is null for update;
  if not exists (select from public.live_discount_uses(discount.id, p_now)) then
    perform public.mail_discount_code(discount.id, p_now);
  end if;
  return case when is_new then discount.code end;
end $$;

-- Mails a code to its person: at most every ten minutes and five times a day. The caller holds its row.
create function public.mail_discount_code(p_id uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  discount public.discount_codes;
begin
  select * into discount from public.discount_codes where id = p_id;
  if discount.email is null or discount.mailed_at > p_now - interval '10 minutes' or 5 <= (
    select count(*) from public.mail_outbox
    where kind = 'discount_code' and recipient = discount.email and created_at > p_now - interval '1 day'
  ) then return; end if;
  insert into public.mail_outbox (kind, dedupe_key, recipient, data, next_try_at, created_at)
  values (
    'discount_code', 'discount_code:' || discount.id || ':' || extract(epoch from p_now), discount.email,
    jsonb_build_object(
      'code', discount.code, 'percent', discount.percent, 'cents', (discount.amount * 100)::integer,
      'is_welcome', discount.created_by is null
    ), p_now, p_now
  );
  update public.discount_codes set mailed_at = p_now where id = discount.id;
end $$;

-- A code that one of the staff makes, by a rule's terms ({"rule", "percent", "cents" or "waives_travel"}), mailed where
-- it is somebody's, unless another mail brings it. Returns its id.
create function public.make_discount_code(
  p_code text, p_email text, p_terms jsonb, p_max_uses integer, p_actor text, p_now timestamptz, p_is_mailed boolean default true
) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
begin
  insert into public.discount_codes (code, email, created_at, created_by, rule, percent, amount, waives_travel, max_uses)
  values (
    p_code, lower(p_email), p_now, p_actor, p_terms ->> 'rule', (p_terms ->> 'percent')::integer,
    (p_terms ->> 'cents')::integer / 100.0, coalesce((p_terms ->> 'waives_travel')::boolean, false), p_max_uses
  ) returning id into made;
  perform public.audit(p_actor, 'discount.made', 'discount:' || made, jsonb_build_object('rule', p_terms ->> 'rule'), p_now);
  if p_is_mailed then perform public.mail_discount_code(made, p_now); end if;
  return made;
end $$;

-- Uses a code at the desk, once for as often as it may be used. Of two at once exactly one gets 'redeemed'; the others
-- 'already', with when and by whom it was used last (null: in the shop, with that order). 'unknown' when there is none.
create function public.redeem_discount_code(p_code text, p_actor text, p_now timestamptz)
returns table (
  outcome text, code text, email text, percent integer, amount numeric, waives_travel boolean, redeemed_at timestamptz,
  redeemed_by text, order_id uuid
) language plpgsql security definer set search_path = '' as $$
declare
  discount public.discount_codes;
begin
  select * into discount from public.discount_codes where discount_codes.code = p_code;
  if not found then
    outcome := 'unknown';
    return next;
    return;
  end if;
  perform public.lock_discounts(array[discount.id]);
  outcome := 'already';
  if discount.max_uses > (select count(*) from public.live_discount_uses(discount.id, p_now)) then
    insert into public.discount_uses (discount_id, at, by) values (discount.id, p_now, p_actor);
    delete from public.mail_outbox
    where kind = 'discount_code' and recipient = discount.email and status in ('queued', 'failed')
      and data ->> 'code' = discount.code;
    perform public.audit(p_actor, 'discount.redeemed', 'discount:' || discount.id, '{}', p_now);
    outcome := 'redeemed';
  end if;
  code := discount.code;
  email := discount.email;
  percent := discount.percent;
  amount := discount.amount;
  waives_travel := discount.waives_travel;
  select used.at, used.by, used.order_id into redeemed_at, redeemed_by, order_id
  from public.live_discount_uses(discount.id, p_now) as used order by used.at desc limit 1;
  return next;
end $$;

-- Discount codes, the newest first, by a part of the address or of the code, with how often and when last each was used.
create function public.list_discount_codes(p_search text, p_after text, p_limit integer, p_now timestamptz)
returns table (
  id uuid, cursor text, code text, email text, rule text, percent integer, amount numeric, waives_travel boolean,
  max_uses integer, uses bigint, created_at timestamptz, created_by text, redeemed_at timestamptz, redeemed_by text,
  order_id uuid
) language sql stable security definer set search_path = '' as $$
  select codes.id, cursor, codes.code, codes.email, codes.rule, codes.percent, codes.amount, codes.waives_travel,
    codes.max_uses, (select count(*) from public.live_discount_uses(codes.id, p_now)), codes.created_at, codes.created_by,
    last.at, last.by, last.order_id
  from (
    select *, concat_ws('~', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), id) collate "C" as cursor
    from public.discount_codes
    where p_search is null or position(lower(p_search) in concat_ws(' ', email, lower(code))) > 0
  ) as codes left join lateral (
    select used.at, used.by, used.order_id from public.live_discount_uses(codes.id, p_now) as used
    order by used.at desc limit 1
  ) as last on true
  where p_after is null or cursor < p_after
  order by cursor desc limit p_limit;
$$;

-- quotes.sql

-- Group quotes as the desk issued them. What was asked for, with its prices, is in the request's payload (`quote`).
create table public.group_quotes (
  submission_id uuid not null references public.submissions (id) on delete cascade,
  number integer not null check (number > 0),
  quote jsonb not null check (jsonb_typeof(quote) = 'object'),
  total_cents integer not null check (total_cents >= 0),
  -- Waives the way there for the group (AREA-012); null where there is nothing to waive.
  discount_id uuid references public.discount_codes (id) on delete set null,
  issued_by text not null check (char_length(issued_by) between 3 and 320),
  issued_at timestamptz not null,
  primary key (submission_id, number)
);
create index group_quotes_discount on public.group_quotes (discount_id);

alter table public.group_quotes enable row level security;
revoke all on public.group_quotes from public, anon, authenticated, service_role;
-- Only the function below writes: what was issued stays as it is.
grant select on public.group_quotes to service_role;

-- Issues a quote: keeps it, makes its code by the owner's rule (p_terms; null: no code) for as many uses as there are
-- guests, mails both and answers the request, in one step. A later one keeps the code of the earlier. Says `outcome`:
-- done with number, unknown, changed, no_email.
create function public.issue_group_quote(
  p_submission uuid, p_seen timestamptz, p_quote jsonb, p_code text, p_terms jsonb, p_actor text, p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  request public.submissions;
  trouble jsonb;
  guests integer := (p_quote ->> 'guests')::integer;
  discount uuid;
  version integer;
begin
  trouble := public.lock_request(p_submission, p_seen);
  if trouble is not null then return trouble; end if;
  select * into strict request from public.submissions where id = p_submission;
  if request.form <> 'group-quote' then return jsonb_build_object('outcome', 'unknown'); end if;
  if coalesce(request.payload ->> 'email', '') not like '_%@_%' then return jsonb_build_object('outcome', 'no_email'); end if;
  select coalesce(max(number), 0) + 1 into version from public.group_quotes where submission_id = p_submission;
  if p_terms is not null then
    select discount_id into discount from public.group_quotes
      where submission_id = p_submission and discount_id is not null order by number desc limit 1;
    if discount is null then
      discount := public.make_discount_code(p_code, request.payload ->> 'email', p_terms, guests, p_actor, p_now, false);
    else
      update public.discount_codes set max_uses = greatest(max_uses, guests) where id = discount;
    end if;
  end if;
  insert into public.group_quotes (submission_id, number, quote, total_cents, discount_id, issued_by, issued_at)
  values (p_submission, version, p_quote, (p_quote ->> 'totalCents')::integer, discount, p_actor, p_now);
  insert into public.mail_outbox (kind, dedupe_key, submission_id, recipient, data, next_try_at, created_at)
  values (
    'group_quote_issued', 'group_quote_issued:' || p_submission || ':' || version, p_submission,
    request.payload ->> 'email', jsonb_build_object('number', version), p_now, p_now
  );
  perform public.audit(p_actor, 'quote.issued', 'submission:' || p_submission, jsonb_build_object('number', version), p_now);
  update public.submissions set
    status = 'answered', answered_at = coalesce(answered_at, p_now), updated_at = public.next_change(updated_at, p_now)
  where id = p_submission;
  return jsonb_build_object('outcome', 'done', 'number', version);
end $$;

-- checkout.sql

-- Unpaid carts empty no shelf (INJ-020, PAY-012). products.stock_quantity is what is on hand less what is held with
-- PayPal's approval or sold (stock.sql). A hold is 'open' from the order to the approval: nobody else's approval takes
-- its units while it lasts, but they are still on the shelf, and for sale. With the approval it is 'held': out of the
-- shelf, 'sold' once the order is paid, and 'given' once it is fulfilled. A line without a hold is 'released'; `until`
-- is when its turn is over either way.
create type public.hold_state as enum ('open', 'held', 'sold', 'given', 'released');

create table public.stock_holds (
  order_id uuid not null references public.orders (id) on delete cascade,
  product_id text not null references public.products (id),
  quantity integer not null check (quantity > 0),
  state public.hold_state not null default 'held',
  until timestamptz not null,
  primary key (order_id, product_id)
);
create index stock_holds_state on public.stock_holds (state, product_id);
alter table public.stock_holds enable row level security;
revoke all on public.stock_holds from public, anon, authenticated;
grant select, insert, update, delete on public.stock_holds to service_role;

-- How many units all open holds of a product may have together when p_stock are on the shelf: half of them, and
-- never the last 5.
create function public.most_open_units(p_stock integer) returns integer
language sql immutable set search_path = '' as $$
  select greatest(least(p_stock / 2, p_stock - 5), 0);
$$;

-- How many units of a product other orders hold open at p_now.
create function public.open_elsewhere(p_product_id text, p_order_id uuid, p_now timestamptz) returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(sum(quantity), 0)::integer from public.stock_holds
    where product_id = p_product_id and state = 'open' and until > p_now and order_id is distinct from p_order_id
  );
end $$;

-- Opens or renews the holds of an order that is not approved, line by line, where there is room for them. A hold
-- that finds no room when it is renewed lasts as long as it had. The caller holds the order's row.
create function public.open_holds(p_order_id uuid, p_until timestamptz, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.products
    where id in (select product_id from public.stock_holds where order_id = p_order_id)
    order by id for update;
  update public.stock_holds as hold set state = 'released', until = p_until
    where hold.order_id = p_order_id and (hold.state = 'released' or (hold.state = 'open' and hold.until <= p_now));
  update public.stock_holds as hold set state = 'open', until = p_until
    from public.products
    where hold.order_id = p_order_id and hold.state in ('open', 'released') and products.id = hold.product_id
      and public.open_elsewhere(hold.product_id, p_order_id, p_now) + hold.quantity
        <= public.most_open_units(products.stock_quantity);
end $$;

-- The lines that an order can't have at p_now, with what it could have of them; null when it can have all. Whose
-- hold is open is only short of what is not on the shelf any more. The caller holds the products.
create function public.shortage_of(p_order_id uuid, p_now timestamptz) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_agg(jsonb_build_object(
      'product_id', hold.product_id, 'name', products.name, 'left', greatest(free.units, 0),
      'is_held', products.stock_quantity > greatest(free.units, 0)
    ) order by products.name)
    from public.stock_holds as hold join public.products on products.id = hold.product_id,
    lateral (
      select products.stock_quantity - case when hold.state = 'open' and hold.until > p_now then 0
        else public.open_elsewhere(hold.product_id, p_order_id, p_now) end as units
    ) as free
    where hold.order_id = p_order_id and hold.state in ('open', 'released') and free.units < hold.quantity
  );
end $$;

-- Takes all units of an approved order off the shelf, and holds its codes and its part of a gift card. False, and
-- nothing changed, when somebody else has the units now, the buyer (p_payer_email: as PayPal tells it) can't have a
-- code, or the card's money is spent. The caller holds the order's row.
create function public.hold_again(p_order_id uuid, p_until timestamptz, p_payer_email text, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  concerned text[] := array(select product_id from public.stock_holds where order_id = p_order_id);
begin
  perform from public.products where id = any(concerned) order by id for update;
  perform public.count_stock(concerned, p_now);
  if public.shortage_of(p_order_id, p_now) is not null
    or not public.hold_discounts(p_order_id, p_until, p_payer_email, p_now) then
    return false;
  elsif not public.hold_gift_money(p_order_id, p_now) then
    perform public.release_discounts(p_order_id, p_now);
    return false;
  end if;
  update public.stock_holds set state = 'held', until = p_until
    where order_id = p_order_id and state in ('open', 'released', 'held');
  perform public.count_stock(concerned, p_now);
  return true;
end $$;

-- Why hold_again said no.
create function public.hold_problem(p_order_id uuid, p_payer_email text, p_now timestamptz) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when public.discount_trouble(p_order_id, p_payer_email, p_now) is not null then 'CODE_USED'
    when not public.has_gift_money(p_order_id) then 'GIFT_CARD_EMPTY'
    else 'OUT_OF_STOCK'
  end;
$$;

-- Ends an order's holds: what was taken off the shelf goes back. The caller holds the order's row.
create function public.release_units(p_order_id uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  held text[] := array(select product_id from public.stock_holds where order_id = p_order_id and state = 'held');
begin
  perform from public.products where id = any(held) order by id for update;
  update public.stock_holds set state = 'released' where order_id = p_order_id and state in ('open', 'held');
  perform public.count_stock(held, p_now);
end $$;

-- Ends an order's holds, lets go of its codes, and gives back what is held of a gift card. The caller holds the order's row.
create function public.release_holds(p_order_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  moment timestamptz := public.order_moment(p_order_id);
begin
  perform public.release_units(p_order_id, moment);
  perform public.release_discounts(p_order_id, moment);
  perform public.release_gift_money(p_order_id, moment);
end $$;

-- An approval came to nothing, and the buyer may choose again: the units are back on the shelf, and open as long as
-- they would have been held. Otherwise cards that are always declined could empty it. The caller holds the order's
-- row.
create function public.reopen_holds(p_order_id uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  held_until timestamptz := (select max(until) from public.stock_holds where order_id = p_order_id and state = 'held');
begin
  if held_until is not null then
    perform public.release_units(p_order_id, p_now);
    perform public.open_holds(p_order_id, held_until, p_now);
  end if;
end $$;

-- Ends the holds of unpaid orders whose time is over, and gives the gift cards' money back with the last of them; an
-- order that is approved later takes all again. Returns how many orders.
create function public.release_lapsed_holds(p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  lapsed uuid[];
  held text[];
  one uuid;
begin
  -- All orders and then all products, each in one go: other callers lock in the same order, so nobody waits in a
  -- circle.
  select array_agg(id) into lapsed from (
    select id from public.orders
    where status = 'pending' and (
        id in (select order_id from public.stock_holds where state in ('open', 'held') and until <= p_now)
        or id in (select order_id from public.gift_card_uses where state = 'held')
      )
      and not exists (select from public.stock_holds where order_id = orders.id and until > p_now)
      and id not in (select order_id from public.payment_attempts where status = 'capturing')
    order by id limit 500 for update skip locked
  ) as found;
  -- Somebody may have begun to capture, or held again, before the rows were ours: asked once more now that they are.
  select array_agg(id) into lapsed from unnest(lapsed) as id
  where not exists (select from public.stock_holds where order_id = id and until > p_now)
    and not exists (select from public.payment_attempts where order_id = id and status = 'capturing');
  held := array(select distinct product_id from public.stock_holds where order_id = any(lapsed) and state = 'held');
  perform from public.products where id = any(held) order by id for update;
  update public.stock_holds set state = 'released' where order_id = any(lapsed) and state in ('open', 'held');
  perform public.count_stock(held, p_now);
  perform from public.gift_cards
    where id in (select gift_card_id from public.gift_card_uses where order_id = any(lapsed) and state = 'held')
    order by id for update;
  foreach one in array coalesce(lapsed, '{}') loop
    perform public.release_gift_money(one, p_now);
  end loop;
  return coalesce(array_length(lapsed, 1), 0);
end $$;

-- Begins or continues paying for a cart (PAY-006, INJ-020): order, items, gift cards, attempt, stock hold and the
-- part a gift card pays in one step, before PayPal is asked. Prices of products are the catalogue's, those of
-- p_gifts the server's; p_expected_cents is what the shopper expects PayPal to be asked. Units are held open
-- (open_holds) until PayPal's approval, and an order for which there is no room goes on without a hold. What a gift
-- card pays whole is taken at once. Says what it did as `outcome`: ready (with the attempt), settled or confirming
-- (this key's order needs no payment now, or the card has paid all of it), price_changed, unavailable, out_of_stock
-- (with what is `left` of the lines), gift_code_refused (nothing changed; product_ids names the lines, reason says
-- why), discount_refused (nothing changed; `code` and reason say which and why), too_many (this network has begun enough within p_hold_minutes without having paid). p_lines is
-- [{"product_id", "quantity"}]; p_gifts the rows of gift_cards with cents; p_gift_code the hash of a code. p_visit is
-- {"zip", "area", "phone", "fee_cents"} of an order with products, its fee the server's for this ZIP code. p_discounts
-- are codes with their rules' conditions, [{"code", "product_ids", "minimum_cents", "first_visit", "per_person"}]. p_user_id
-- and p_email are the signed-in shopper's, null for a guest (ROLE-002): an order that nobody has paid belongs to
-- whoever pays it now.
create function public.place_order(
  p_checkout_key uuid, p_lines jsonb, p_expected_cents integer, p_guest_email text, p_access_token text,
  p_hold_minutes integer, p_now timestamptz, p_caller text default '',
  p_user_id uuid default null, p_email text default null,
  p_gifts jsonb default '[]', p_gift_code text default null, p_visit jsonb default null, p_discounts jsonb default '[]'
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  the_order public.orders;
  attempt public.payment_attempts;
  concerned jsonb;
  total numeric(10,2);
  is_same boolean;
  goods numeric(10,2);
  fee numeric(10,2) := coalesce((p_visit ->> 'fee_cents')::integer, 0) / 100.0;
  card public.gift_cards;
  used public.gift_card_uses;
  free numeric(10,2);
  covered numeric(10,2) := 0;
  asked jsonb;
  wanted jsonb;
  refused record;
  discount numeric(10,2) := 0;
  remaining jsonb;
begin
  if exists (
    select from jsonb_to_recordset(p_lines) as line(product_id text, quantity integer)
    group by product_id having count(*) > 1 or min(quantity) is null or min(quantity) < 1 or max(quantity) > 20
  ) or jsonb_array_length(p_lines) + jsonb_array_length(p_gifts) = 0 then
    raise exception using errcode = 'PT400', message = 'lines: each product once, with a quantity from 1 to 20';
  end if;

  perform pg_advisory_xact_lock(hashtextextended(p_checkout_key::text, 0));
  if p_caller <> '' then
    perform pg_advisory_xact_lock(hashtextextended(p_caller, 1));
  end if;
  select * into the_order from public.orders where checkout_key = p_checkout_key for update;
  select * into attempt from public.payment_attempts where order_id = the_order.id order by seq desc limit 1;
  if the_order.status not in ('pending', 'expired', 'cancelled') then
    return jsonb_build_object('outcome', 'settled', 'order_id', the_order.id);
  elsif attempt.status = 'capturing' then
    return jsonb_build_object('outcome', 'confirming', 'order_id', the_order.id, 'attempt_id', attempt.id);
  end if;

  perform from public.products where id in (
    select product_id from jsonb_to_recordset(p_lines) as line(product_id text)
    union select product_id from public.stock_holds where order_id = the_order.id
  ) order by id for update;
  perform public.count_stock(
    array(select product_id from jsonb_to_recordset(p_lines) as line(product_id text)), p_now
  );

  select jsonb_agg(line.product_id) into concerned
  from jsonb_to_recordset(p_lines) as line(product_id text)
  left join public.products on products.id = line.product_id and products.is_active
  where products.id is null;
  if concerned is not null then
    return jsonb_build_object('outcome', 'unavailable', 'product_ids', concerned);
  end if;

  select coalesce(sum(products.price * line.quantity), 0), coalesce(jsonb_agg(line.product_id), '[]') into goods, concerned
  from jsonb_to_recordset(p_lines) as line(product_id text, quantity integer)
  join public.products on products.id = line.product_id;
  perform public.lock_discounts(array(
    select id from public.discount_codes where code in (select value ->> 'code' from jsonb_array_elements(p_discounts))
  ));
  select coalesce(jsonb_agg(to_jsonb(part)), '[]'), coalesce(jsonb_object_agg(part.discount_id, part.cents / 100.0)
      filter (where part.discount_id is not null), '{}'), coalesce(sum(part.cents), 0) / 100.0
  into asked, wanted, discount
  from public.discount_amounts(p_discounts, p_lines, (fee * 100)::integer) as part;
  select part.code, part.problem into refused from (
    select code, coalesce(problem, public.discount_problem(
      discount_id, the_order.id, terms, p_user_id, array[p_email], p_visit ->> 'phone', p_now, false
    )) as problem
    from jsonb_to_recordset(asked) as stated(code text, problem text, discount_id uuid, terms jsonb)
  ) as part where part.problem is not null limit 1;
  if found then
    return jsonb_build_object('outcome', 'discount_refused', 'code', refused.code, 'reason', refused.problem);
  end if;
  select goods + fee - discount + coalesce(sum(gift.price_cents), 0) / 100.0 into total
  from jsonb_to_recordset(p_gifts) as gift(price_cents integer);

  select * into used from public.gift_card_uses where order_id = the_order.id;
  perform from public.gift_cards where id = used.gift_card_id or code_hmac = p_gift_code order by id for update;
  if p_gift_code is not null then
    select * into card from public.gift_cards where code_hmac = p_gift_code;
    free := card.balance + case when used.state = 'held' and used.gift_card_id = card.id then used.amount else 0 end;
    if card.status is null or card.status not in ('scheduled', 'delivered') then
      return jsonb_build_object('outcome', 'gift_code_refused', 'reason', 'unknown');
    elsif card.status = 'scheduled' then
      return jsonb_build_object('outcome', 'gift_code_refused', 'reason', 'not_delivered_yet');
    elsif free <= 0 then
      return jsonb_build_object('outcome', 'gift_code_refused', 'reason', 'empty');
    end if;
    -- Gift cards are not bought with gift cards.
    covered := least(free, goods + fee - discount);
  end if;

  if (total - covered) * 100 is distinct from p_expected_cents then
    return jsonb_build_object(
      'outcome', 'price_changed', 'product_ids', concerned, 'gift_balance_cents', (free * 100)::integer
    );
  end if;
  if total <= 0 and discount = 0 then
    raise exception using errcode = 'PT400', message = 'lines: there is nothing to pay for';
  end if;

  -- What others hold before their approval is no reason to refuse, unless a gift card takes the units with this very
  -- step.
  select jsonb_agg(line.product_id), jsonb_object_agg(line.product_id, greatest(shelf.units, 0)) into concerned, remaining
  from jsonb_to_recordset(p_lines) as line(product_id text, quantity integer)
  join public.products on products.id = line.product_id
  left join public.stock_holds as hold on hold.order_id = the_order.id and hold.product_id = line.product_id
    and hold.state = 'open' and hold.until > p_now and hold.quantity >= line.quantity,
  lateral (
    select products.stock_quantity - case when covered = total and hold.order_id is null
      then public.open_elsewhere(line.product_id, the_order.id, p_now) else 0 end as units
  ) as shelf
  where shelf.units < line.quantity;
  if concerned is not null then
    return jsonb_build_object('outcome', 'out_of_stock', 'product_ids', concerned, 'left', remaining);
  end if;

  if p_caller <> '' and exists (
    select from public.orders join public.stock_holds as hold on hold.order_id = orders.id
      and (hold.state = 'held' or hold.until > p_now)
    where orders.caller = p_caller and orders.status = 'pending' and orders.id is distinct from the_order.id
    having count(distinct orders.id) >= 5 or sum(hold.quantity) + (
      select sum(quantity) from jsonb_to_recordset(p_lines) as line(quantity integer)
    ) > 60
  ) then
    return jsonb_build_object('outcome', 'too_many');
  end if;

  if the_order.id is null then
    insert into public.orders (
      checkout_key, user_id, email, is_email_known, total_amount, travel_fee, visit_zip, visit_area, phone, access_token,
      caller, created_at, updated_at
    ) values (
      p_checkout_key, p_user_id, coalesce(p_email, p_guest_email), p_email is not null, total, fee, p_visit ->> 'zip',
      p_visit ->> 'area', p_visit ->> 'phone', p_access_token, p_caller, p_now, p_now
    ) returning * into the_order;
  else
    update public.orders set
      user_id = p_user_id, email = coalesce(p_email, p_guest_email), is_email_known = p_email is not null, updated_at = p_now
    where id = the_order.id and (user_id is distinct from p_user_id or (p_email is not null and email <> p_email));
    update public.orders set visit_zip = p_visit ->> 'zip', visit_area = p_visit ->> 'area', phone = p_visit ->> 'phone'
    where id = the_order.id;
    -- The same cart again: the same attempt, unless PayPal's own three hours are nearly over.
    is_same := attempt.status in ('creating', 'created') and attempt.created_at > p_now - interval '2 hours' and not exists (
      select from (select product_id, quantity, price from public.order_items where order_id = the_order.id) as ordered
      full join (
        select line.product_id, line.quantity, products.price
        from jsonb_to_recordset(p_lines) as line(product_id text, quantity integer)
        join public.products on products.id = line.product_id
      ) as wanted using (product_id, quantity, price)
      where ordered.product_id is null or wanted.product_id is null
    ) and (
      select jsonb_object_agg(gift.gift_key, to_jsonb(gift) - 'gift_key') from (
        select gift_key, preset_id, value, price, recipient_name, recipient_email, sender_name, message, deliver_on
        from public.gift_cards where order_id = the_order.id and status = 'pending'
      ) as gift
    ) is not distinct from (
      select jsonb_object_agg(gift.gift_key, to_jsonb(gift) - 'gift_key') from (
        select gift_key, preset_id, round(value_cents / 100.0, 2) as value, round(price_cents / 100.0, 2) as price, recipient_name,
          recipient_email, sender_name, message, deliver_on
        from jsonb_to_recordset(p_gifts) as given(
          gift_key uuid, preset_id text, value_cents integer, price_cents integer, recipient_name text, recipient_email text,
          sender_name text, message text, deliver_on date
        )
      ) as gift
    ) and the_order.travel_fee = fee and coalesce(used.amount, 0) = covered and (covered = 0 or used.gift_card_id = card.id)
    and wanted = (
      select coalesce(jsonb_object_agg(discount_id, amount), '{}') from public.discount_uses where order_id = the_order.id
    );
    if is_same then
      update public.discount_uses set until = p_now + make_interval(mins => p_hold_minutes) where order_id = the_order.id;
      perform public.hold_gift_money(the_order.id, p_now);
      perform public.open_holds(the_order.id, p_now + make_interval(mins => p_hold_minutes), p_now);
      return public.ready_to_pay(the_order.id, attempt.id);
    end if;
  end if;

  update public.payment_attempts set status = 'superseded', next_check_at = null, updated_at = p_now
    where order_id = the_order.id and status in ('creating', 'created');
  perform public.release_gift_money(the_order.id, p_now);
  perform public.release_holds(the_order.id);
  delete from public.stock_holds where order_id = the_order.id;
  delete from public.order_items where order_id = the_order.id;
  delete from public.gift_cards where order_id = the_order.id and status = 'pending';
  delete from public.gift_card_uses where order_id = the_order.id;
  delete from public.discount_uses where order_id = the_order.id;

  insert into public.order_items (order_id, product_id, quantity, name, price)
  select the_order.id, line.product_id, line.quantity, products.name, products.price
  from jsonb_to_recordset(p_lines) as line(product_id text, quantity integer)
  join public.products on products.id = line.product_id;
  insert into public.stock_holds (order_id, product_id, quantity, state, until)
  select the_order.id, product_id, quantity, 'released', p_now + make_interval(mins => p_hold_minutes)
  from public.order_items where order_id = the_order.id;
  insert into public.gift_cards (
    id, order_id, gift_key, preset_id, title, value, price, recipient_name, recipient_email, sender_name, message, deliver_on,
    code_hmac, code_sealed, code_end, manage_hash, card_hash, created_at, updated_at
  )
  select id, the_order.id, gift_key, preset_id, title, value_cents / 100.0, price_cents / 100.0, recipient_name, recipient_email,
    sender_name, message, deliver_on, code_hmac, code_sealed, code_end, manage_hash, card_hash, p_now, p_now
  from jsonb_to_recordset(p_gifts) as gift(
    id uuid, gift_key uuid, preset_id text, title text, value_cents integer, price_cents integer, recipient_name text,
    recipient_email text, sender_name text, message text, deliver_on date, code_hmac text, code_sealed text, code_end text,
    manage_hash text, card_hash text
  );
  update public.orders set status = 'pending', total_amount = total, travel_fee = fee, discount_amount = discount,
      updated_at = p_now
    where id = the_order.id;
  insert into public.discount_uses (discount_id, order_id, amount, until, is_first_visit, per_person, at)
  select discount_id, the_order.id, cents / 100.0, p_now + make_interval(mins => p_hold_minutes),
    coalesce((terms ->> 'first_visit')::boolean, false), (terms ->> 'per_person')::integer, p_now
  from jsonb_to_recordset(asked) as part(discount_id uuid, cents integer, terms jsonb);
  if covered > 0 then
    insert into public.gift_card_uses (order_id, gift_card_id, amount, state)
    values (the_order.id, card.id, covered, 'released');
    perform public.hold_gift_money(the_order.id, p_now);
  end if;
  if covered = total then
    -- Nothing is left for PayPal: the order is paid with this step.
    update public.stock_holds set state = 'sold', until = 'infinity' where order_id = the_order.id;
    perform public.count_stock(array(select product_id from public.stock_holds where order_id = the_order.id), p_now);
    update public.orders set status = 'paid', attention = null, paid_at = p_now, updated_at = p_now where id = the_order.id;
    perform public.queue_order_mail('order_receipt', the_order.id, null, '{}', p_now);
    perform public.queue_order_mail('staff_order', the_order.id, null, '{}', p_now);
    return jsonb_build_object('outcome', 'settled', 'order_id', the_order.id);
  end if;
  perform public.open_holds(the_order.id, p_now + make_interval(mins => p_hold_minutes), p_now);
  insert into public.payment_attempts (order_id, seq, amount, next_check_at, created_at, updated_at)
  values (the_order.id, coalesce(attempt.seq, 0) + 1, total - covered, p_now + interval '2 minutes', p_now, p_now)
  returning * into attempt;
  return public.ready_to_pay(the_order.id, attempt.id);
end $$;

-- stock.sql

-- What is on the shelf, lot by lot, and every unit that came or went (docs/decisions/0035-stock.md). What always holds:
-- 1. A lot's on_hand is the sum of its entries: only move_units writes either, and no entry is ever changed.
-- 2. products.stock_quantity is what can be sold: on hand in lots that have not expired, less what is held or sold and
--    not given yet, and never below zero. Only count_stock writes it, whenever one of these changed; what changed by
--    the day alone is counted before anything is sold, and by a job.
-- 3. Whoever moves or counts holds the product's row. Locks: orders, then products by id, then gift cards.
create type public.stock_move as enum ('open', 'receive', 'correct', 'write_off', 'give', 'take_back');

create table public.stock_lots (
  id uuid primary key default gen_random_uuid(),
  product_id text not null references public.products (id),
  name text not null check (char_length(name) between 1 and 80),
  -- The last day, in Arizona, on which it may be sold or given. Nobody knows it of what was there at the beginning.
  expires_on date,
  on_hand integer not null default 0 check (on_hand >= 0),
  created_at timestamptz not null
);
create unique index stock_lots_name on public.stock_lots (product_id, lower(name));

-- Rows are only added.
create table public.stock_entries (
  id bigint generated always as identity primary key,
  lot_id uuid not null references public.stock_lots (id),
  move public.stock_move not null,
  units integer not null check (units <> 0),
  -- What staff wrote; an order's units need no reason.
  reason text check (char_length(reason) between 1 and 300),
  order_id uuid references public.orders (id),
  actor text check (char_length(actor) between 3 and 320),
  -- Made by the browser of who asks: a second press is the same entry.
  key uuid unique,
  at timestamptz not null,
  check (move = 'open' or actor is not null),
  check ((order_id is not null) = (move in ('give', 'take_back'))),
  check ((reason is not null) = (move in ('receive', 'correct', 'write_off')))
);
create index stock_entries_lot on public.stock_entries (lot_id, id);
create index stock_entries_order on public.stock_entries (order_id) where order_id is not null;

-- From how many units down the clinic is written to; without a row, 10.
create table public.stock_marks (
  product_id text primary key references public.products (id),
  low_mark integer not null check (low_mark between 0 and 100000)
);

alter table public.stock_lots enable row level security;
alter table public.stock_entries enable row level security;
alter table public.stock_marks enable row level security;
revoke all on public.stock_lots, public.stock_entries, public.stock_marks from public, anon, authenticated, service_role;
grant select on public.stock_lots, public.stock_entries, public.stock_marks to service_role;

create function public.refuse_change() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception '% is only added to', tg_table_name;
end $$;
create trigger stock_entries_stay before update or delete on public.stock_entries
  for each row execute function public.refuse_change();

-- What a product has when it comes to the shop is a lot of its own.
create function public.open_stock() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  lot uuid;
begin
  insert into public.stock_lots (product_id, name, created_at) values (new.id, 'Opening stock', new.created_at)
    returning id into lot;
  if new.stock_quantity > 0 then
    perform public.move_units(lot, 'open', new.stock_quantity, null, null, null, null, new.created_at);
  end if;
  return null;
end $$;
create trigger products_open_stock after insert on public.products for each row execute function public.open_stock();

create function public.low_mark(p_product_id text) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce((select low_mark from public.stock_marks where product_id = p_product_id), 10);
$$;

-- Whether a lot may be sold and given at p_now: its last day ends at midnight in Arizona.
create function public.is_in_date(p_expires_on date, p_now timestamptz) returns boolean
language sql immutable set search_path = '' as $$
  select p_expires_on is null or p_expires_on >= (p_now at time zone 'America/Phoenix')::date;
$$;

-- What of a product is not spoken for at p_now; below zero when more is held and sold than is there.
create function public.free_units(p_product_id text, p_now timestamptz) returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(sum(on_hand), 0) from public.stock_lots
    where product_id = p_product_id and public.is_in_date(expires_on, p_now)
  ) - (
    select coalesce(sum(quantity), 0) from public.stock_holds
    where product_id = p_product_id and state in ('held', 'sold')
  );
end $$;

-- Moves units into a lot or out of it.
create function public.move_units(
  p_lot_id uuid, p_move public.stock_move, p_units integer, p_reason text, p_order_id uuid, p_actor text, p_key uuid,
  p_now timestamptz
) returns void language sql security definer set search_path = '' as $$
  update public.stock_lots set on_hand = on_hand + p_units where id = p_lot_id;
  insert into public.stock_entries (lot_id, move, units, reason, order_id, actor, key, at)
  values (p_lot_id, p_move, p_units, p_reason, p_order_id, p_actor, p_key, p_now);
$$;

-- Counts what of these products can be sold, and writes to the clinic when that falls to the low mark or under it.
create function public.count_stock(p_product_ids text[], p_now timestamptz) returns void
language sql security definer set search_path = '' as $$
  with counted as (
    select id, stock_quantity as units_before, greatest(public.free_units(id, p_now), 0) as units
    from public.products where id = any(p_product_ids)
  ), changed as (
    update public.products set stock_quantity = units, updated_at = now() from counted
    where products.id = counted.id and units <> units_before
    returning products.id, products.name, units, units_before
  )
  insert into public.mail_outbox (kind, dedupe_key, data, next_try_at, created_at)
  select 'staff_stock_low', 'staff_stock_low:' || gen_random_uuid(), jsonb_build_object('name', name, 'units', units), p_now, p_now
  from changed where units <= public.low_mark(id) and units_before > public.low_mark(id);
$$;

-- Counts what a day has changed, for what shows the stock without selling. Returns how many products.
create function public.count_expired_stock(p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  stale text[];
begin
  select array_agg(id) into stale from (
    select id from public.products
    where id in (select product_id from public.stock_lots where expires_on is not null and on_hand > 0)
      and stock_quantity <> greatest(public.free_units(id, p_now), 0)
    order by id for update
  ) as found;
  perform public.count_stock(stale, p_now);
  return coalesce(array_length(stale, 1), 0);
end $$;

-- Takes an order's units out of their lots, what expires first before the rest. Changes nothing and returns what is
-- missing, [{"name", "left"}], where the lots in date do not have all. The caller holds the order's row.
create function public.give_units(p_order_id uuid, p_actor text, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  concerned text[] := array(select product_id from public.order_items where order_id = p_order_id);
  missing jsonb;
  item record;
  lot record;
  owed integer;
begin
  perform from public.products where id = any(concerned) order by id for update;
  select jsonb_agg(jsonb_build_object('name', ordered.name, 'left', shelf.units) order by ordered.name) into missing
  from public.order_items as ordered, lateral (
    select coalesce(sum(on_hand), 0) as units from public.stock_lots
    where product_id = ordered.product_id and public.is_in_date(expires_on, p_now)
  ) as shelf
  where ordered.order_id = p_order_id and shelf.units < ordered.quantity;
  if missing is not null then return missing; end if;
  for item in select product_id, quantity from public.order_items where order_id = p_order_id order by product_id loop
    owed := item.quantity;
    for lot in
      select id, on_hand from public.stock_lots
      where product_id = item.product_id and on_hand > 0 and public.is_in_date(expires_on, p_now)
      order by expires_on nulls last, created_at, id
    loop
      exit when owed = 0;
      perform public.move_units(lot.id, 'give', -least(owed, lot.on_hand), null, p_order_id, p_actor, null, p_now);
      owed := owed - least(owed, lot.on_hand);
    end loop;
  end loop;
  update public.stock_holds set state = 'given' where order_id = p_order_id;
  perform public.count_stock(concerned, p_now);
  return null;
end $$;

-- Puts an order's units back into the lots they came from; they are sold still. The caller holds the order's row.
create function public.take_back_units(p_order_id uuid, p_actor text, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  concerned text[] := array(select product_id from public.order_items where order_id = p_order_id);
begin
  perform from public.products where id = any(concerned) order by id for update;
  perform public.move_units(lot_id, 'take_back', -sum(units)::integer, null, p_order_id, p_actor, null, p_now)
    from public.stock_entries where order_id = p_order_id group by lot_id having sum(units) < 0;
  update public.stock_holds set state = 'sold' where order_id = p_order_id and state = 'given';
  perform public.count_stock(concerned, p_now);
end $$;

-- stock-desk.sql

-- The stock in the hands of staff. Each change has its reason, its entry in the ledger and in the audit log, and a key:
-- a second press changes nothing.

-- Whether this key's change was made already: done, or reused for another one; null when it was not.
create function public.moved_before(p_key uuid, p_move public.stock_move, p_product_id text, p_units integer) returns text
language sql stable security definer set search_path = '' as $$
  select case
      when entry.move = p_move and lot.product_id = p_product_id and entry.units = coalesce(p_units, entry.units) then 'done'
      else 'reused'
    end
  from public.stock_entries as entry join public.stock_lots as lot on lot.id = entry.lot_id where entry.key = p_key;
$$;

-- Units that came, into a lot of this name. Says `outcome`: done, reused, unknown, expired (its last day is over),
-- other_date (the lot is known, and expires on `expires_on`).
create function public.receive_stock(
  p_key uuid, p_product_id text, p_lot text, p_expires_on date, p_units integer, p_reason text, p_actor text,
  p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  lot public.stock_lots;
  before text;
begin
  perform from public.products where id = p_product_id for update;
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  before := public.moved_before(p_key, 'receive', p_product_id, p_units);
  if before is not null then return jsonb_build_object('outcome', before); end if;
  if not public.is_in_date(p_expires_on, p_now) then return jsonb_build_object('outcome', 'expired'); end if;
  select * into lot from public.stock_lots where product_id = p_product_id and lower(name) = lower(p_lot);
  if found and lot.expires_on is distinct from p_expires_on then
    return jsonb_build_object('outcome', 'other_date', 'expires_on', lot.expires_on);
  elsif not found then
    insert into public.stock_lots (product_id, name, expires_on, created_at)
    values (p_product_id, p_lot, p_expires_on, p_now) returning * into lot;
  end if;
  perform public.move_units(lot.id, 'receive', p_units, p_reason, null, p_actor, p_key, p_now);
  perform public.count_stock(array[p_product_id], p_now);
  perform public.audit(p_actor, 'stock.received', 'lot:' || lot.id, jsonb_build_object('units', p_units), p_now);
  return jsonb_build_object('outcome', 'done');
end $$;

-- What was counted in a lot, by somebody who saw p_seen units of it on the screen. Says `outcome`: done, reused, unknown,
-- changed (with what is `on_hand` now).
create function public.correct_stock(
  p_key uuid, p_lot_id uuid, p_counted integer, p_seen integer, p_reason text, p_actor text, p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  lot public.stock_lots;
  before text;
begin
  perform from public.products join public.stock_lots on stock_lots.product_id = products.id
    where stock_lots.id = p_lot_id for update of products;
  select * into lot from public.stock_lots where id = p_lot_id;
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  before := public.moved_before(p_key, 'correct', lot.product_id, null);
  if before is not null then return jsonb_build_object('outcome', before); end if;
  if lot.on_hand <> p_seen then return jsonb_build_object('outcome', 'changed', 'on_hand', lot.on_hand); end if;
  if p_counted <> lot.on_hand then
    perform public.move_units(lot.id, 'correct', p_counted - lot.on_hand, p_reason, null, p_actor, p_key, p_now);
    perform public.count_stock(array[lot.product_id], p_now);
    perform public.audit(
      p_actor, 'stock.corrected', 'lot:' || lot.id, jsonb_build_object('from', lot.on_hand, 'to', p_counted), p_now
    );
  end if;
  return jsonb_build_object('outcome', 'done');
end $$;

-- Units of a lot that nobody can be given any more. Says `outcome`: done, reused, unknown, too_many (with what is
-- `on_hand`).
create function public.write_off_stock(
  p_key uuid, p_lot_id uuid, p_units integer, p_reason text, p_actor text, p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  lot public.stock_lots;
  before text;
begin
  perform from public.products join public.stock_lots on stock_lots.product_id = products.id
    where stock_lots.id = p_lot_id for update of products;
  select * into lot from public.stock_lots where id = p_lot_id;
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  before := public.moved_before(p_key, 'write_off', lot.product_id, -p_units);
  if before is not null then return jsonb_build_object('outcome', before); end if;
  if p_units > lot.on_hand then return jsonb_build_object('outcome', 'too_many', 'on_hand', lot.on_hand); end if;
  perform public.move_units(lot.id, 'write_off', -p_units, p_reason, null, p_actor, p_key, p_now);
  perform public.count_stock(array[lot.product_id], p_now);
  perform public.audit(p_actor, 'stock.written_off', 'lot:' || lot.id, jsonb_build_object('units', p_units), p_now);
  return jsonb_build_object('outcome', 'done');
end $$;

-- From how many units down the clinic is written to. Says `outcome`: done, unknown.
create function public.set_low_mark(p_product_id text, p_mark integer, p_actor text, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.products where id = p_product_id for update;
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  perform public.audit(
    p_actor, 'stock.mark_set', 'product:' || left(p_product_id, 190),
    jsonb_build_object('from', public.low_mark(p_product_id), 'to', p_mark), p_now
  );
  insert into public.stock_marks (product_id, low_mark) values (p_product_id, p_mark)
    on conflict (product_id) do update set low_mark = excluded.low_mark;
  return jsonb_build_object('outcome', 'done');
end $$;

-- Units of an order that was paid back before it was given are for sale again, once somebody has looked: what was opened
-- can't be sold (0015). Says `outcome`: done, unknown, not_refunded.
create function public.put_back_units(p_order_id uuid, p_actor text, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  bought public.orders;
  sold text[] := array(select product_id from public.stock_holds where order_id = p_order_id and state = 'sold');
begin
  select * into bought from public.orders where id = p_order_id for update;
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  if bought.status <> 'refunded' or bought.fulfilled_at is not null then
    return jsonb_build_object('outcome', 'not_refunded');
  end if;
  perform from public.products where id = any(sold) order by id for update;
  update public.stock_holds set state = 'released' where order_id = p_order_id and state = 'sold';
  if found then
    perform public.count_stock(sold, p_now);
    perform public.audit(p_actor, 'stock.put_back', 'order:' || p_order_id, '{}', p_now);
  end if;
  return jsonb_build_object('outcome', 'done');
end $$;

-- The stock of every product, or of p_product_id: what is on hand (of that, expired), what is held and what is sold and
-- not given, what can be sold (`free` below zero: so much is missing), and what was sold in the 30 days before p_now.
create function public.list_stock(p_product_id text, p_now timestamptz) returns table (
  id text, name text, is_active boolean, on_hand bigint, expired bigint, held bigint, sold bigint, free integer,
  sold_in_30_days bigint, low_mark integer, next_expiry date
) language sql stable security definer set search_path = '' as $$
  select products.id, products.name, products.is_active, shelf.on_hand, shelf.expired, holds.held, holds.sold,
    public.free_units(products.id, p_now), coalesce(sales.units, 0), public.low_mark(products.id), shelf.next_expiry
  from public.products cross join lateral (
    select coalesce(sum(lot.on_hand), 0) as on_hand,
      coalesce(sum(lot.on_hand) filter (where not public.is_in_date(lot.expires_on, p_now)), 0) as expired,
      min(lot.expires_on) filter (where lot.on_hand > 0 and public.is_in_date(lot.expires_on, p_now)) as next_expiry
    from public.stock_lots as lot where lot.product_id = products.id
  ) as shelf cross join lateral (
    select coalesce(sum(quantity) filter (where state = 'held'), 0) as held,
      coalesce(sum(quantity) filter (where state = 'sold'), 0) as sold
    from public.stock_holds where product_id = products.id and state in ('held', 'sold')
  ) as holds left join (
    select item.product_id, sum(item.quantity) as units
    from public.orders as bought join public.order_items as item on item.order_id = bought.id
    where bought.paid_at > p_now - interval '30 days' and bought.paid_at <= p_now and bought.status <> 'refunded'
    group by item.product_id
  ) as sales on sales.product_id = products.id
  where p_product_id is null or products.id = p_product_id
  order by lower(products.name), products.id;
$$;

-- The ledger of a product, the newest entry first; p_after is the id of the last one seen.
create function public.list_stock_entries(p_product_id text, p_after bigint, p_limit integer) returns table (
  id bigint, at timestamptz, move public.stock_move, units integer, reason text, lot text, order_id uuid, actor text
) language sql stable security definer set search_path = '' as $$
  select entry.id, entry.at, entry.move, entry.units, entry.reason, lot.name, entry.order_id, entry.actor
  from public.stock_entries as entry join public.stock_lots as lot on lot.id = entry.lot_id
  where lot.product_id = p_product_id and (p_after is null or entry.id < p_after)
  order by entry.id desc limit p_limit;
$$;

-- Orders that were paid back before they were given: their units of a product wait for somebody to look.
create function public.list_set_aside(p_product_id text) returns table (order_id uuid, units integer)
language sql stable security definer set search_path = '' as $$
  select hold.order_id, hold.quantity from public.stock_holds as hold join public.orders on orders.id = hold.order_id
  where hold.product_id = p_product_id and hold.state = 'sold' and orders.status = 'refunded'
  order by orders.created_at, hold.order_id;
$$;

-- Who was given something of a lot, and how many units: the list of a recall.
create function public.list_lot_orders(p_lot_id uuid) returns table (
  order_id uuid, buyer_name text, email text, is_email_known boolean, units integer, given_at timestamptz
) language sql stable security definer set search_path = '' as $$
  select bought.id, public.buyer_name(bought.id), bought.email, bought.is_email_known, given.units, bought.fulfilled_at
  from (
    select entry.order_id, -sum(entry.units)::integer as units from public.stock_entries as entry
    where entry.lot_id = p_lot_id and entry.order_id is not null group by entry.order_id having sum(entry.units) < 0
  ) as given join public.orders as bought on bought.id = given.order_id
  order by bought.fulfilled_at, bought.id;
$$;

-- refunds.sql

create table public.refunds (
  paypal_refund_id text primary key check (char_length(paypal_refund_id) between 1 and 50),
  paypal_capture_id text not null references public.payment_captures (paypal_capture_id) on delete cascade,
  status text not null,
  amount numeric(10,2) not null check (amount > 0),
  currency text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index refunds_capture on public.refunds (paypal_capture_id);
alter table public.refunds enable row level security;
revoke all on public.refunds from public, anon, authenticated;
grant select, insert, update, delete on public.refunds to service_role;

-- Money given back by the staff: the row is committed before PayPal hears of it, and its id is PayPal's idempotency
-- key. It stays 'under_way' until PayPal has said what became of it.
create type public.refund_request_status as enum ('under_way', 'done', 'refused');

create table public.refund_requests (
  -- Made by the browser of who asks: a second press is the same refund.
  id uuid primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  paypal_capture_id text not null references public.payment_captures (paypal_capture_id) on delete cascade,
  amount numeric(10,2) not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- For colleagues; neither the buyer nor PayPal sees it.
  reason text not null check (char_length(reason) between 1 and 500),
  requested_by text not null check (char_length(requested_by) between 3 and 320),
  status public.refund_request_status not null default 'under_way',
  paypal_refund_id text unique references public.refunds (paypal_refund_id),
  -- PayPal's issue code or ours: why it was refused, or why nobody knows yet.
  problem text,
  lease_id uuid,
  lease_until timestamptz,
  next_check_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The card that was ended and whose price goes back.
  gift_card_id uuid references public.gift_cards (id)
);
create index refund_requests_order on public.refund_requests (order_id);
create index refund_requests_due on public.refund_requests (next_check_at) where status = 'under_way';

-- What the comparison with PayPal found; each difference of a capture is told once.
create table public.payment_differences (
  paypal_capture_id text not null references public.payment_captures (paypal_capture_id) on delete cascade,
  kind text not null check (kind in ('CAPTURE_MISSING', 'CAPTURE_STATUS', 'CAPTURE_AMOUNT', 'REFUND_MISSING')),
  found_at timestamptz not null,
  primary key (paypal_capture_id, kind)
);
alter table public.refund_requests enable row level security;
alter table public.payment_differences enable row level security;
revoke all on public.refund_requests, public.payment_differences from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.refund_requests, public.payment_differences to service_role;

-- Cents of a capture that were not given back and are not on their way back.
create function public.refundable_cents(p_capture_id text) returns integer
language sql stable security definer set search_path = '' as $$
  select ((capture.amount
    - coalesce((
        select sum(amount) from public.refunds
        where paypal_capture_id = p_capture_id and status in ('COMPLETED', 'PENDING')
      ), 0)
    - coalesce((
        select sum(amount) from public.refund_requests
        where paypal_capture_id = p_capture_id and status = 'under_way' and paypal_refund_id is null
      ), 0)) * 100)::integer
  from public.payment_captures as capture where capture.paypal_capture_id = p_capture_id and capture.status = 'COMPLETED';
$$;

-- The state an order has by its money alone, PayPal's and a gift card's: what was taken, what was given back, and
-- whether it was given to the buyer. Null where no money came.
create function public.status_by_money(p_order_id uuid) returns public.order_status
language sql stable security definer set search_path = '' as $$
  select case
      when taken = 0 then null
      when given >= taken then 'refunded'
      when given > 0 and taken - given is distinct from orders.total_amount then 'partially_refunded'
      when orders.fulfilled_at is not null then 'fulfilled'
      else 'paid'
    end::public.order_status
  from public.orders, lateral (
    select coalesce(sum(capture.amount), 0) as paid, coalesce(sum((
        select sum(refund.amount) from public.refunds as refund
        where refund.paypal_capture_id = capture.paypal_capture_id and refund.status = 'COMPLETED'
      )), 0) as refunded
    from public.payment_captures as capture
    join public.payment_attempts as attempt on attempt.id = capture.attempt_id
    where attempt.order_id = orders.id and capture.status = 'COMPLETED'
  ) as paypal, lateral (
    select coalesce(sum(-amount) filter (where kind = 'redeem'), 0) as paid,
      coalesce(sum(amount) filter (where kind = 'refund'), 0) as refunded
    from public.gift_card_entries where order_id = orders.id and kind in ('redeem', 'refund')
  ) as card, lateral (
    select paypal.paid + card.paid as taken, paypal.refunded + card.refunded as given
  ) as money
  where orders.id = p_order_id;
$$;

-- Where gift cards are in it, PayPal's money goes back first, then the rest to the card that paid.

-- Cents of PayPal's that stayed with the clinic for an order.
create function public.kept_cents(p_order_id uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(public.refundable_cents(capture.paypal_capture_id)), 0)::integer
  from public.payment_captures as capture join public.payment_attempts as attempt on attempt.id = capture.attempt_id
  where attempt.order_id = p_order_id and capture.status = 'COMPLETED';
$$;

-- Cents of an order's money that its cards stand for: all that was paid for a card in use, of one that was ended
-- what was spent of it. Refunds of something else leave them alone.
create function public.gift_reserve_cents(p_order_id uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select (coalesce(sum(case when card.status in ('scheduled', 'delivered') then card.price else least(card.price, (
      select coalesce(sum(-amount), 0) from public.gift_card_entries
      where gift_card_id = card.id and kind in ('redeem', 'refund')
    )) end), 0) * 100)::integer
  from public.gift_cards as card where card.order_id = p_order_id and card.status <> 'pending';
$$;

-- Cents of a capture that can be given back while the order's gift cards stay paid.
create function public.spare_cents(p_order_id uuid, p_capture_id text) returns integer
language sql stable security definer set search_path = '' as $$
  select least(
    public.refundable_cents(p_capture_id), greatest(0, public.kept_cents(p_order_id) - public.gift_reserve_cents(p_order_id))
  );
$$;

-- Cents of what a gift card paid for an order that are not given back.
create function public.gift_paid_cents(p_order_id uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select (coalesce(sum(-amount), 0) * 100)::integer from public.gift_card_entries
  where order_id = p_order_id and kind in ('redeem', 'refund');
$$;

-- Cents that went back for an order otherwise than by refunds the staff or a card's end asked for: made at PayPal,
-- or charged back.
create function public.given_elsewhere_cents(p_order_id uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select (coalesce(sum(refund.amount), 0) * 100)::integer from public.refunds as refund
  join public.payment_captures as capture using (paypal_capture_id)
  join public.payment_attempts as attempt on attempt.id = capture.attempt_id
  where attempt.order_id = p_order_id and refund.status in ('COMPLETED', 'PENDING')
    and not exists (select from public.refund_requests as asked where asked.paypal_refund_id = refund.paypal_refund_id);
$$;

-- What came in for an order, and what of it can be given back. What a gift card paid stands at the end as
-- `gift-card`: it can be given back to the card once nothing is left at PayPal.
create function public.order_payments(p_order_id uuid)
returns table (capture_id text, cents integer, refundable_cents integer, created_at timestamptz)
language sql stable security definer set search_path = '' as $$
  with paid as (
    select capture.paypal_capture_id as id, (capture.amount * 100)::integer as cents,
      public.spare_cents(p_order_id, capture.paypal_capture_id) as spare, capture.created_at
    from public.payment_captures as capture
    join public.payment_attempts as attempt on attempt.id = capture.attempt_id
    where attempt.order_id = p_order_id and capture.status = 'COMPLETED'
  ), listed as (
    select 1 as rank, id, cents, spare, paid.created_at from paid
    union all
    select 2, 'gift-card', (used.amount * 100)::integer,
      case when (select coalesce(sum(spare), 0) from paid) > 0 then 0 else public.gift_paid_cents(p_order_id) end, entry.at
    from public.gift_card_uses as used
    join public.gift_card_entries as entry on entry.order_id = used.order_id and entry.kind = 'redeem'
    where used.order_id = p_order_id and used.state = 'taken'
  )
  select id, cents, spare, listed.created_at from listed order by rank, listed.created_at, id;
$$;

-- Writes down a refund the staff ask for, before PayPal is asked. p_seen_cents is what the person saw as refundable:
-- what the order's gift cards cost stays. Says `outcome`: asked (also for the same id again), unknown, reused (the
-- id is another refund's), too_much or changed (nothing was done; left_cents is what can be refunded),
-- other_currency, or what `second_person` says.
create function public.request_refund(
  p_id uuid, p_order_id uuid, p_capture_id text, p_cents integer, p_seen_cents integer, p_reason text, p_actor text,
  p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  known public.refund_requests;
  capture public.payment_captures;
  left_cents integer;
  second jsonb;
begin
  perform from public.orders where id = p_order_id for update;
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  select * into known from public.refund_requests where id = p_id;
  if found then
    return jsonb_build_object('outcome', case
      when known.order_id = p_order_id and known.paypal_capture_id = p_capture_id and known.amount * 100 = p_cents
        then 'asked' else 'reused' end);
  end if;
  select payment_captures.* into capture from public.payment_captures
    join public.payment_attempts on payment_attempts.id = payment_captures.attempt_id
    where paypal_capture_id = p_capture_id and payment_attempts.order_id = p_order_id
      and payment_captures.status = 'COMPLETED';
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  if capture.currency <> 'USD' then return jsonb_build_object('outcome', 'other_currency'); end if;
  left_cents := public.spare_cents(p_order_id, p_capture_id);
  if left_cents is distinct from p_seen_cents then
    return jsonb_build_object('outcome', 'changed', 'left_cents', left_cents);
  elsif p_cents is null or p_cents < 1 or p_cents > left_cents then
    return jsonb_build_object('outcome', 'too_much', 'left_cents', left_cents);
  end if;
  second := public.second_person(
    p_id, p_order_id, p_capture_id, null, p_cents, p_seen_cents, p_reason, p_actor, p_now
  );
  if second is not null then return second; end if;
  insert into public.refund_requests (
    id, order_id, paypal_capture_id, amount, currency, reason, requested_by, next_check_at, created_at, updated_at
  ) values (
    p_id, p_order_id, p_capture_id, p_cents / 100.0, capture.currency, p_reason, p_actor,
    -- Who asks does it now; only if they die the sweep does.
    p_now + interval '1 minute', p_now, p_now
  );
  perform public.audit(p_actor, 'refund.asked', 'order:' || p_order_id, jsonb_build_object('cents', p_cents), p_now);
  return jsonb_build_object('outcome', 'asked');
end $$;

-- Takes a refund that is under way for p_seconds, so that only one asks PayPal at a time. Null when somebody does or
-- it is over.
create function public.lease_refund(p_id uuid, p_lease_id uuid, p_seconds integer, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  taken public.refund_requests;
begin
  update public.refund_requests set lease_id = p_lease_id, lease_until = p_now + make_interval(secs => p_seconds),
      next_check_at = p_now + make_interval(secs => p_seconds), updated_at = p_now
    where id = p_id and status = 'under_way' and (lease_until is null or lease_until <= p_now)
    returning * into taken;
  if not found then return null; end if;
  return jsonb_build_object(
    'order_id', taken.order_id, 'capture_id', taken.paypal_capture_id, 'refund_id', taken.paypal_refund_id,
    'cents', (taken.amount * 100)::integer, 'created_at', taken.created_at
  );
end $$;

-- Nobody knows yet: the refund is asked for again after p_seconds, with the same key. After 40 days PayPal no longer
-- knows that key and a second call could give the money twice: then a person looks.
create function public.postpone_refund(
  p_id uuid, p_lease_id uuid, p_seconds integer, p_problem text, p_now timestamptz
) returns void language plpgsql security definer set search_path = '' as $$
declare
  taken public.refund_requests;
begin
  perform from public.orders where id = (select order_id from public.refund_requests where id = p_id) for update;
  update public.refund_requests set lease_id = null, lease_until = null, problem = p_problem,
      next_check_at = p_now + make_interval(secs => p_seconds), updated_at = p_now
    where id = p_id and lease_id = p_lease_id and status = 'under_way' returning * into taken;
  if taken.created_at < p_now - interval '40 days' then
    update public.refund_requests set status = 'refused', problem = 'OUTCOME_UNKNOWN', next_check_at = null where id = p_id;
    perform public.call_attention(taken.order_id, 'REFUND_UNKNOWN', p_id::text, p_now);
  end if;
end $$;

-- PayPal's clear no. With p_tells_staff nobody is waiting for the answer, and they are written to.
create function public.refuse_refund(
  p_id uuid, p_lease_id uuid, p_problem text, p_tells_staff boolean, p_now timestamptz
) returns void language plpgsql security definer set search_path = '' as $$
declare
  the_order_id uuid;
begin
  select order_id into the_order_id from public.refund_requests where id = p_id;
  perform from public.orders where id = the_order_id for update;
  update public.refund_requests set status = 'refused', problem = p_problem, lease_id = null, lease_until = null,
      next_check_at = null, updated_at = p_now
    where id = p_id and lease_id = p_lease_id and status = 'under_way';
  if found and p_tells_staff then
    perform public.call_attention(the_order_id, 'REFUND_REFUSED', p_id::text, p_now);
  end if;
end $$;

-- Refunds whose outcome somebody should ask for now.
create function public.due_refunds(p_now timestamptz, p_limit integer) returns table (id uuid)
language sql stable security definer set search_path = '' as $$
  select request.id from public.refund_requests as request
  where request.status = 'under_way' and request.next_check_at <= p_now
    and (request.lease_until is null or request.lease_until <= p_now)
  order by request.next_check_at limit p_limit;
$$;

-- Records a refund or reversal by its id, wherever it was made (PAY-010). False when the capture is not known here.
-- p_refund is {"id", "status", "amount_cents", "currency", "request_id"}; the last is our request's, where PayPal
-- tells it. The buyer is written to once the money is given back. A cancelled card's refund does not settle a second
-- payment, and money that went back is never a card's any more.
create function public.record_refund(p_capture_id text, p_refund jsonb, p_now timestamptz)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  the_order public.orders;
  told text := p_refund ->> 'status';
  before text;
  refund public.refunds;
  by_money public.order_status;
  is_of_card boolean;
begin
  select orders.* into the_order from public.orders
    join public.payment_attempts on payment_attempts.order_id = orders.id
    join public.payment_captures on payment_captures.attempt_id = payment_attempts.id
    where payment_captures.paypal_capture_id = p_capture_id for update of orders;
  if the_order.id is null then
    return false;
  end if;
  select status into before from public.refunds where paypal_refund_id = p_refund ->> 'id';
  insert into public.refunds (paypal_refund_id, paypal_capture_id, status, amount, currency, created_at, updated_at)
  values (p_refund ->> 'id', p_capture_id, told, (p_refund ->> 'amount_cents')::integer / 100.0,
    p_refund ->> 'currency', p_now, p_now)
  -- An older message never takes back a newer one.
  on conflict (paypal_refund_id) do update set status = excluded.status, updated_at = excluded.updated_at
    where refunds.status = 'PENDING' and excluded.status <> 'PENDING';
  select * into refund from public.refunds where paypal_refund_id = p_refund ->> 'id';

  update public.refund_requests set
      paypal_refund_id = refund.paypal_refund_id, lease_id = null, lease_until = null, updated_at = p_now,
      status = case refund.status when 'PENDING' then 'under_way' when 'COMPLETED' then 'done' else 'refused'
        end::public.refund_request_status,
      problem = case when refund.status not in ('PENDING', 'COMPLETED') then 'REFUND_' || refund.status end,
      next_check_at = case when refund.status = 'PENDING' then p_now + interval '1 hour' end
    where order_id = the_order.id and paypal_capture_id = p_capture_id and status = 'under_way'
      and (id = (p_refund ->> 'request_id')::uuid or paypal_refund_id = refund.paypal_refund_id);

  if refund.status = 'COMPLETED' and before is distinct from 'COMPLETED' then
    by_money := public.status_by_money(the_order.id);
    is_of_card := exists (
      select from public.refund_requests where order_id = the_order.id and gift_card_id is not null
        and (id = (p_refund ->> 'request_id')::uuid or paypal_refund_id = refund.paypal_refund_id)
    );
    update public.orders set status = by_money, attention = null, updated_at = p_now
      where id = the_order.id and (
        status in ('paid', 'fulfilled', 'partially_refunded', 'refunded')
        -- The trouble is over once all of the money is back, or what came twice.
        or status = 'needs_attention' and (
          by_money = 'refunded' or attention = 'PAID_TWICE' and by_money in ('paid', 'fulfilled') and not is_of_card
        )
      );
    if public.kept_cents(the_order.id) < public.gift_reserve_cents(the_order.id) then
      perform public.miss_gift_money(the_order.id, p_now);
    end if;
    perform public.queue_order_mail('order_refunded', the_order.id, refund.paypal_refund_id,
      jsonb_build_object('cents', (refund.amount * 100)::integer), p_now);
  elsif refund.status not in ('COMPLETED', 'PENDING') and before is distinct from refund.status then
    perform public.call_attention(the_order.id, 'REFUND_FAILED', refund.paypal_refund_id, p_now);
  end if;
  return true;
end $$;

-- Gives money of an order back to the card that paid it, at once. Says `outcome`: done (also for the same id again),
-- unknown, reused, paypal_first (that money goes back before), too_much or changed (nothing was done; left_cents is
-- what can be given back), card_closed (the card was ended: a person has to find another way), or what `second_person`
-- says.
create function public.refund_to_gift_card(
  p_id uuid, p_order_id uuid, p_cents integer, p_seen_cents integer, p_reason text, p_actor text, p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  used public.gift_card_uses;
  known public.gift_card_entries;
  card public.gift_cards;
  left_cents integer;
  second jsonb;
begin
  perform from public.orders where id = p_order_id for update;
  select * into used from public.gift_card_uses where order_id = p_order_id and state = 'taken';
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  select * into card from public.gift_cards where id = used.gift_card_id for update;
  select * into known from public.gift_card_entries where key = 'refund:' || p_id;
  if found then
    return jsonb_build_object('outcome', case when known.order_id = p_order_id and known.amount * 100 = p_cents then 'done' else 'reused' end);
  end if;
  if exists (select from public.order_payments(p_order_id) as paid where paid.capture_id <> 'gift-card' and paid.refundable_cents > 0) then
    return jsonb_build_object('outcome', 'paypal_first');
  end if;
  left_cents := public.gift_paid_cents(p_order_id);
  if left_cents is distinct from p_seen_cents then
    return jsonb_build_object('outcome', 'changed', 'left_cents', left_cents);
  elsif p_cents is null or p_cents < 1 or p_cents > left_cents then
    return jsonb_build_object('outcome', 'too_much', 'left_cents', left_cents);
  elsif card.status <> 'delivered' then
    return jsonb_build_object('outcome', 'card_closed');
  end if;
  second := public.second_person(p_id, p_order_id, 'gift-card', null, p_cents, p_seen_cents, p_reason, p_actor, p_now);
  if second is not null then return second; end if;
  perform public.move_gift_money(card.id, 'refund', p_cents / 100.0, p_order_id, 'refund:' || p_id, p_actor, p_reason, p_now);
  update public.orders set status = public.status_by_money(id), updated_at = p_now,
      attention = case when status = 'needs_attention' then attention end
    where id = p_order_id and (
      status in ('paid', 'fulfilled', 'partially_refunded', 'refunded')
      or status = 'needs_attention' and public.status_by_money(id) = 'refunded'
    );
  update public.orders set attention = null where id = p_order_id and status <> 'needs_attention' and attention is not null;
  perform public.queue_order_mail(
    'order_refunded', p_order_id, p_id::text, jsonb_build_object('cents', p_cents, 'to', 'gift_card'), p_now
  );
  perform public.audit(p_actor, 'refund.to_gift_card', 'order:' || p_order_id, jsonb_build_object('cents', p_cents), p_now);
  return jsonb_build_object('outcome', 'done');
end $$;

-- Captures of the last days, or with refunds in them, that were not compared with PayPal's since p_before.
create function public.captures_to_compare(p_since timestamptz, p_before timestamptz, p_limit integer)
returns table (capture_id text, paypal_order_id text, cents integer, currency text)
language sql stable security definer set search_path = '' as $$
  select capture.paypal_capture_id, attempt.paypal_order_id, (capture.amount * 100)::integer, capture.currency
  from public.payment_captures as capture
  join public.payment_attempts as attempt on attempt.id = capture.attempt_id
  where capture.status = 'COMPLETED' and (capture.compared_at is null or capture.compared_at < p_before)
    and (capture.created_at >= p_since or exists (
      select from public.refunds where refunds.paypal_capture_id = capture.paypal_capture_id and refunds.updated_at >= p_since
    ))
  order by capture.compared_at nulls first, capture.paypal_capture_id limit p_limit;
$$;

-- Notes that a capture was compared, and calls a person for each difference that is new. Never changes money.
create function public.finish_comparison(p_capture_id text, p_kinds text[], p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  the_order_id uuid;
  one text;
begin
  select orders.id into the_order_id from public.orders
    join public.payment_attempts on payment_attempts.order_id = orders.id
    join public.payment_captures on payment_captures.attempt_id = payment_attempts.id
    where payment_captures.paypal_capture_id = p_capture_id for update of orders;
  update public.payment_captures set compared_at = p_now where paypal_capture_id = p_capture_id;
  foreach one in array p_kinds loop
    insert into public.payment_differences (paypal_capture_id, kind, found_at) values (p_capture_id, one, p_now)
      on conflict do nothing;
    if found then
      perform public.call_attention(the_order_id, 'DIFFERS_' || one, p_capture_id, p_now);
    end if;
  end loop;
end $$;

-- A person has looked: the order has the state its money gives it again. Says `outcome`: done, unknown.
create function public.settle_attention(p_order_id uuid, p_actor text, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.orders where id = p_order_id for update;
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  update public.orders set status = coalesce(public.status_by_money(id), 'cancelled'), attention = null, updated_at = p_now,
      paid_at = case when public.status_by_money(id) is null then paid_at else coalesce(paid_at, p_now) end
    where id = p_order_id and status = 'needs_attention';
  if found then
    perform public.audit(p_actor, 'order.settled', 'order:' || p_order_id, '{}', p_now);
  end if;
  return jsonb_build_object('outcome', 'done');
end $$;

-- gift-refunds.sql

-- What an order's money, paid or given back, does to the gift cards in it, and the end of cards that were bought.

-- Less of PayPal's money stayed than an order's cards cost: a person is called; where nothing of it stayed, the
-- cards end. What another gift card paid of the order does not keep them alive. The caller holds the order.
create function public.miss_gift_money(p_order_id uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if public.kept_cents(p_order_id) = 0 then
    perform public.end_gift_cards(p_order_id, p_now);
  else
    perform public.call_attention(p_order_id, 'GIFT_CARDS_UNPAID', 'paid', p_now);
  end if;
end $$;

-- Whatever path brings an order to its state, the money of gift cards goes along in the same transaction.
create function public.follow_order() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  owed numeric;
begin
  if new.status in ('paid', 'fulfilled', 'partially_refunded') then
    if not public.take_gift_money(new.id, new.updated_at) then
      perform public.call_attention(new.id, 'GIFT_CARD_EMPTY', 'paid', new.updated_at);
      return null;
    end if;
    select sum(price) into owed from public.gift_cards where order_id = new.id and status = 'pending';
    -- A cart that was changed, or money that went back: cards are never worth more than was paid for them.
    if public.kept_cents(new.id) >= coalesce(owed * 100, 0) + public.gift_reserve_cents(new.id) then
      perform public.issue_gift_cards(new.id, new.updated_at);
    -- A person who has looked at cards that are out already may leave them so.
    elsif owed is not null or old.attention is distinct from 'GIFT_CARDS_UNPAID' then
      perform public.miss_gift_money(new.id, new.updated_at);
    end if;
  elsif new.status in ('cancelled', 'expired') then
    perform public.release_gift_money(new.id, new.updated_at);
  elsif new.status = 'refunded' then
    perform public.release_gift_money(new.id, new.updated_at);
    perform public.end_gift_cards(new.id, new.updated_at);
  end if;
  return null;
end $$;
create trigger orders_gift_money after update of status on public.orders
  for each row when (old.status is distinct from new.status)
  execute function public.follow_order();

-- Writes to the sender that a card ended and how much money goes back for it, once for the refund. The caller holds
-- the order.
create function public.tell_gift_end(p_card_id uuid, p_refund_id uuid, p_cents integer, p_now timestamptz) returns void
language sql security definer set search_path = '' as $$
  select public.queue_gift_mail(
    'gift_card_cancelled', p_card_id, p_refund_id::text, null, p_now, jsonb_build_object('cents', p_cents)
  );
$$;

-- Queues again what was dropped of a card's mails when it ended. The caller holds order and card.
create function public.mail_gift_again(p_card_id uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  card public.gift_cards;
begin
  select * into card from public.gift_cards where id = p_card_id;
  perform public.queue_gift_mail('gift_card_scheduled', p_card_id, null, null, p_now);
  if card.status = 'delivered' and not exists (
    select from public.mail_outbox where order_id = card.order_id and kind = 'gift_card'
      and data @> jsonb_build_object('gift_card', card.id, 'issue', card.issue)
  ) then
    perform public.mail_gift_code(p_card_id, p_now);
  end if;
end $$;

-- What became of a cancelled card's refund: its sender hears of the money, or after PayPal's clear no the card is
-- what it was before.
create function public.follow_gift_refund() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  card public.gift_cards;
  ended numeric;
begin
  select * into card from public.gift_cards where id = new.gift_card_id for update;
  if new.status = 'done' then
    perform public.tell_gift_end(card.id, new.id, (new.amount * 100)::integer, new.updated_at);
    return null;
  elsif card.status not in ('cancelled', 'void') then
    return null;
  elsif public.spare_cents(card.order_id, new.paypal_capture_id) < new.amount * 100 then
    -- PayPal refuses because the money went back another way: the card stays ended.
    perform public.tell_gift_end(card.id, new.id, 0, new.updated_at);
    return null;
  end if;
  select -amount into ended from public.gift_card_entries
    where gift_card_id = card.id and kind = 'void' order by position desc limit 1;
  if ended is not null then
    perform public.move_gift_money(
      card.id, 'release', ended, card.order_id, public.next_gift_key('release', card.order_id), null,
      'The refund did not go through', new.updated_at
    );
  end if;
  update public.gift_cards set
      status = case when delivered_at is null then 'scheduled' else 'delivered' end::public.gift_card_status
    where id = card.id;
  perform public.mail_gift_again(card.id, new.updated_at);
  -- Whoever asked hears PayPal's no at once. After a silence of PayPal the sender was told that the card is cancelled.
  if new.updated_at > new.created_at + interval '1 minute' then
    perform public.queue_gift_mail('gift_card_kept', card.id, new.id::text, null, new.updated_at);
  end if;
  return null;
end $$;
create trigger refund_requests_gift_card after update of status on public.refund_requests
  for each row when (
    new.gift_card_id is not null and old.status = 'under_way'
    and (new.status = 'done' or new.status = 'refused' and new.problem is distinct from 'OUTCOME_UNKNOWN')
  ) execute function public.follow_gift_refund();

-- Ends a card and writes its refund down, before PayPal is asked: the sender (p_actor null) before it is delivered,
-- staff also later as far as it is not spent. The sender is written to once the money goes back, or at once where
-- none does. Says `outcome`: cancelled (with refund_id where money goes back; also when it is cancelled already),
-- unknown, delivered (only staff can end it now), in_use (somebody is paying with it at this moment), spent (nothing
-- of its price is left), or for staff what `second_person` says.
create function public.cancel_gift_card(p_card_id uuid, p_refund_id uuid, p_actor text, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  card public.gift_cards;
  buyer text;
  cents integer;
  missing integer;
  paid_with text;
  second jsonb;
begin
  select orders.email into buyer from public.orders join public.gift_cards on gift_cards.order_id = orders.id
    where gift_cards.id = p_card_id for update of orders;
  select * into card from public.gift_cards where id = p_card_id for update;
  cents := public.gift_refundable_cents(p_card_id);
  if card.id is null or card.status = 'pending' then
    return jsonb_build_object('outcome', 'unknown');
  elsif card.status in ('cancelled', 'void') then
    return jsonb_build_object('outcome', 'cancelled', 'refund_id', null);
  elsif card.status = 'delivered' and p_actor is null then
    return jsonb_build_object('outcome', 'delivered');
  elsif exists (select from public.gift_card_uses where gift_card_id = p_card_id and state = 'held') then
    return jsonb_build_object('outcome', 'in_use');
  elsif cents = 0 then
    return jsonb_build_object('outcome', 'spent');
  end if;
  if p_actor is not null then
    second := public.second_person(
      p_refund_id, card.order_id, null, p_card_id, cents, null, 'Cancel the gift card …' || card.code_end, p_actor, p_now
    );
    if second is not null then return second; end if;
  end if;
  select capture.paypal_capture_id into paid_with
    from public.payment_captures as capture join public.payment_attempts as attempt on attempt.id = capture.attempt_id
    where attempt.order_id = card.order_id and capture.status = 'COMPLETED' and capture.currency = 'USD'
    order by public.refundable_cents(capture.paypal_capture_id) desc limit 1;
  missing := public.gift_reserve_cents(card.order_id) - public.kept_cents(card.order_id);
  perform public.end_gift_card(p_card_id, coalesce(p_actor, 'sender'), p_now);
  -- Where money of the cards went back already, it is not given back again, and the other cards' stays.
  if missing > 0 then
    cents := greatest(0, cents - public.given_elsewhere_cents(card.order_id));
  end if;
  cents := case when paid_with is null then 0 else least(cents, public.spare_cents(card.order_id, paid_with)) end;
  if cents > 0 then
    insert into public.refund_requests (
      id, order_id, paypal_capture_id, amount, currency, reason, requested_by, gift_card_id, next_check_at, created_at, updated_at
    ) values (
      p_refund_id, card.order_id, paid_with, cents / 100.0, 'USD', 'Gift card …' || card.code_end || ' cancelled',
      coalesce(p_actor, buyer), p_card_id, p_now + interval '1 minute', p_now, p_now
    );
  else
    perform public.tell_gift_end(p_card_id, p_refund_id, 0, p_now);
  end if;
  perform public.audit_gift_card(p_actor, 'gift.cancelled', p_card_id, jsonb_build_object('cents', cents), p_now);
  return jsonb_build_object('outcome', 'cancelled', 'refund_id', case when cents > 0 then p_refund_id end);
end $$;

-- Takes a person out of the cards they bought and received. What still has to be delivered goes where it was meant
-- to go. The caller holds the orders that were bought.
create function public.forget_gift_people(p_orders uuid[], p_address text, p_now timestamptz) returns void
language sql security definer set search_path = '' as $$
  update public.gift_cards set sender_name = 'Removed', message = null, updated_at = p_now,
    recipient_email = case when status = 'scheduled' then coalesce(recipient_email, p_address) else recipient_email end
  where order_id = any (p_orders);
  -- Who cancelled by the link of a mail is written down by the order's address.
  update public.refund_requests as asked set requested_by = 'Removed' from public.orders
  where orders.id = any (p_orders) and asked.order_id = orders.id and asked.gift_card_id is not null
    and asked.requested_by = orders.email;
  update public.gift_cards set recipient_name = 'Removed', recipient_email = null, updated_at = p_now
  where lower(recipient_email) = p_address and status <> 'scheduled';
$$;

-- refund-confirmations.sql

-- Above an amount that the owner sets, a refund of the staff waits until a second, different person confirms it
-- (docs/decisions/0052-second-factor.md).

-- One row: what the owner decides for the desk.
create table public.desk_rules (
  is_only boolean primary key default true check (is_only),
  -- In dollars: what goes back for one order within 24 hours above it takes a second person. Null: nothing does.
  confirm_above numeric(10,2) check (confirm_above >= 0)
);

create type public.refund_confirmation_status as enum ('waiting', 'confirmed', 'rejected', 'void');

create table public.refund_confirmations (
  -- The refund's own, made by the browser of who asks.
  id uuid primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  -- A payment at PayPal, or `gift-card` for what a card paid; null where a card is to be cancelled.
  capture_id text check (char_length(capture_id) between 1 and 50),
  gift_card_id uuid references public.gift_cards (id) on delete cascade,
  amount numeric(10,2) not null check (amount > 0),
  -- What the person saw as refundable: when that is not so any more, the confirmation does nothing.
  seen_cents integer,
  reason text not null check (char_length(reason) between 1 and 500),
  requested_by text not null check (char_length(requested_by) between 3 and 320),
  status public.refund_confirmation_status not null default 'waiting',
  decided_by text,
  decided_at timestamptz,
  created_at timestamptz not null,
  check (num_nonnulls(capture_id, gift_card_id) = 1),
  check ((status = 'waiting') = (decided_by is null)),
  -- Whatever a function does.
  check (status <> 'confirmed' or decided_by <> requested_by)
);
create unique index refund_confirmations_waiting on public.refund_confirmations
  (order_id, coalesce(capture_id, gift_card_id::text)) where status = 'waiting';
create index refund_confirmations_order on public.refund_confirmations (order_id);
create index refund_confirmations_gift_card on public.refund_confirmations (gift_card_id);

alter table public.desk_rules enable row level security;
alter table public.refund_confirmations enable row level security;
revoke all on public.desk_rules, public.refund_confirmations from public, anon, authenticated, service_role;
-- Only functions write.
grant select on public.desk_rules, public.refund_confirmations to service_role;

-- Dollars that staff or a card's end asked back for an order since p_since: so that parts count together.
create function public.asked_back(p_order_id uuid, p_since timestamptz) returns numeric
language sql stable security definer set search_path = '' as $$
  select coalesce((
      select sum(amount) from public.refund_requests
      where order_id = p_order_id and status <> 'refused' and created_at > p_since
    ), 0) + coalesce((
      select sum(amount) from public.gift_card_entries where order_id = p_order_id and kind = 'refund' and at > p_since
    ), 0);
$$;

-- Null where a refund may go on: it is small enough, or was confirmed. Else writes it down to wait, and says `outcome`:
-- waits (also for the same id again), waits_already (another one of this payment or card does), reused (the id is
-- another refund's), rejected, void. Each function that gives money back asks it; the caller holds the order.
create function public.second_person(
  p_id uuid, p_order_id uuid, p_capture_id text, p_card_id uuid, p_cents integer, p_seen_cents integer, p_reason text,
  p_actor text, p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  known public.refund_confirmations;
begin
  select * into known from public.refund_confirmations where id = p_id;
  if found then
    -- What is left on a card may have become less meanwhile.
    if known.order_id <> p_order_id or known.capture_id is distinct from p_capture_id
      or known.gift_card_id is distinct from p_card_id or known.amount * 100 < p_cents
      or p_card_id is null and known.amount * 100 > p_cents then
      return jsonb_build_object('outcome', 'reused');
    end if;
    if known.status = 'confirmed' then return null; end if;
    return jsonb_build_object('outcome', case known.status when 'waiting' then 'waits' else known.status::text end);
  end if;
  if not exists (
    select from public.desk_rules
    where p_cents / 100.0 + public.asked_back(p_order_id, p_now - interval '24 hours') > confirm_above
  ) then
    return null;
  end if;
  insert into public.refund_confirmations (
    id, order_id, capture_id, gift_card_id, amount, seen_cents, reason, requested_by, created_at
  ) values (
    p_id, p_order_id, p_capture_id, p_card_id, p_cents / 100.0, p_seen_cents, p_reason, p_actor, p_now
  ) on conflict do nothing;
  if not found then return jsonb_build_object('outcome', 'waits_already'); end if;
  perform public.audit(p_actor, 'refund.requested', 'order:' || p_order_id, jsonb_build_object('cents', p_cents), p_now);
  return jsonb_build_object('outcome', 'waits');
end $$;

-- Somebody else says yes, and the refund is asked for in the same step. Of two who do at once one is first: that is one
-- update. Says `outcome`: confirmed (with refund_id where PayPal has to give it back), unknown, own (nobody confirms
-- what they asked for), decided (somebody was faster), void (the money or the card has gone meanwhile, or who asked is
-- none of p_roles any more, those that may give money back: nothing is given back).
create function public.confirm_refund(
  p_id uuid, p_actor text, p_roles public.staff_role[], p_now timestamptz
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked public.refund_confirmations;
  told jsonb;
  is_done boolean;
begin
  -- The order comes first, as for all who give money back.
  perform from public.orders where id = (select order_id from public.refund_confirmations where id = p_id) for update;
  update public.refund_confirmations set status = 'confirmed', decided_by = p_actor, decided_at = p_now
    where id = p_id and status = 'waiting' and requested_by <> p_actor returning * into asked;
  if not found then
    select * into asked from public.refund_confirmations where id = p_id;
    return jsonb_build_object('outcome', case
      when asked.id is null then 'unknown' when asked.status = 'waiting' then 'own' else 'decided' end);
  end if;
  told := case
    when not exists (select from public.staff where email = asked.requested_by and role = any (p_roles)) then '{"outcome": "gone"}'::jsonb
    when asked.gift_card_id is not null then
      public.cancel_gift_card(asked.gift_card_id, asked.id, asked.requested_by, p_now)
    when asked.capture_id = 'gift-card' then public.refund_to_gift_card(
      asked.id, asked.order_id, (asked.amount * 100)::integer, asked.seen_cents, asked.reason, asked.requested_by, p_now)
    else public.request_refund(
      asked.id, asked.order_id, asked.capture_id, (asked.amount * 100)::integer, asked.seen_cents, asked.reason,
      asked.requested_by, p_now)
  end;
  is_done := told ->> 'outcome' in ('asked', 'done', 'cancelled');
  perform public.audit(
    p_actor, case when is_done then 'refund.confirmed' else 'refund.void' end, 'order:' || asked.order_id,
    jsonb_build_object('cents', (asked.amount * 100)::integer), p_now
  );
  if not is_done then
    update public.refund_confirmations set status = 'void' where id = p_id;
    return jsonb_build_object('outcome', 'void');
  end if;
  return jsonb_build_object('outcome', 'confirmed', 'refund_id', case told ->> 'outcome'
    when 'asked' then p_id::text when 'cancelled' then told ->> 'refund_id' end);
end $$;

-- Somebody says no, or takes their own back. Says `outcome`: done, unknown, decided.
create function public.reject_refund(p_id uuid, p_actor text, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked public.refund_confirmations;
begin
  update public.refund_confirmations set status = 'rejected', decided_by = p_actor, decided_at = p_now
    where id = p_id and status = 'waiting' returning * into asked;
  if not found then
    return jsonb_build_object('outcome', case
      when exists (select from public.refund_confirmations where id = p_id) then 'decided' else 'unknown' end);
  end if;
  perform public.audit(
    p_actor, 'refund.rejected', 'order:' || asked.order_id, jsonb_build_object('cents', (asked.amount * 100)::integer), p_now
  );
  return jsonb_build_object('outcome', 'done');
end $$;

-- Sets above how much a refund takes a second person; null: none does. Says `outcome`: done, not_owner.
create function public.set_confirm_above(p_cents integer, p_actor text, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if not public.lock_staff(p_actor) then return jsonb_build_object('outcome', 'not_owner'); end if;
  insert into public.desk_rules (confirm_above) values (p_cents / 100.0)
  on conflict (is_only) do update set confirm_above = excluded.confirm_above;
  perform public.audit(
    p_actor, 'refund.limit_set', 'desk', jsonb_build_object('cents', coalesce(p_cents::text, 'none')), p_now
  );
  return jsonb_build_object('outcome', 'done');
end $$;

-- order-desk.sql

-- Orders as staff see them.

-- Orders as the staff look at them: what needs a person first, the rest newest first. Without a status only what was
-- ever paid for or is being paid. p_search is found in the buyer's name and address, in the phone number and the ZIP
-- code of the visit, in the id and in PayPal's numbers. A gift card is a unit. p_after_* are rank and id of the last one seen.
create function public.list_orders(
  p_status public.order_status, p_search text, p_after_rank numeric, p_after_id uuid, p_limit integer,
  p_now timestamptz
) returns table (
  id uuid, email text, is_email_known boolean, buyer_name text, total_amount numeric, status public.order_status, attention text,
  created_at timestamptz, paid_at timestamptz, fulfilled_at timestamptz, units bigint, waits_for_exam boolean,
  is_refund_under_way boolean, paypal_orders text[], paypal_payments text[], rank text,
  travel_fee numeric, discount_amount numeric, visit_area text, visit_zip text, phone text, time_chosen_at timestamptz
) language sql stable security definer set search_path = '' as $$
  select page.id, page.email, page.is_email_known, public.buyer_name(page.id), page.total_amount, page.status, page.attention,
    page.created_at, page.paid_at, page.fulfilled_at, (
      select coalesce(sum(quantity), 0) from public.order_items where order_id = page.id
    ) + (select count(*) from public.gift_cards where order_id = page.id),
    page.fulfilled_at is null and public.waits_for_exam(page.id, p_now),
    exists (select from public.refund_requests where order_id = page.id and refund_requests.status = 'under_way'),
    paypal.orders, paypal.payments, page.rank::text, page.travel_fee, page.discount_amount, page.visit_area, page.visit_zip, page.phone,
    page.time_chosen_at
  from (
    select * from (
      select orders.*, -extract(epoch from created_at) - case status when 'needs_attention' then 1000000000000 else 0 end as rank
      from public.orders
      where case when p_status is null then status not in ('pending', 'expired', 'cancelled') else status = p_status end
        and (p_search = '' or position(lower(p_search collate "und-x-icu") in lower(concat_ws(
          ' ', email, public.buyer_name(orders.id), orders.phone, orders.visit_zip, orders.id, (
            select array_to_string(paypal.orders || paypal.payments, ' ') from public.paypal_numbers(orders.id) as paypal
          )
        ) collate "und-x-icu")) > 0)
    ) as found
    where p_after_rank is null or (found.rank, found.id) > (p_after_rank, p_after_id)
    order by found.rank, found.id
    limit p_limit
  ) as page, lateral public.paypal_numbers(page.id) as paypal
  order by page.rank, page.id;
$$;

-- Marks a paid order as given to the buyer, or takes that back; its units leave their lots, or come back to them. Says
-- `outcome`: done, unknown, not_paid, needs_exam, no_units (with what is `missing`).
create function public.fulfil_order(p_order_id uuid, p_actor text, p_is_done boolean, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  the_order public.orders;
  missing jsonb;
begin
  select * into the_order from public.orders where id = p_order_id for update;
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  if the_order.status not in ('paid', 'fulfilled', 'partially_refunded') then
    return jsonb_build_object('outcome', 'not_paid');
  elsif p_is_done and public.waits_for_exam(p_order_id, p_now) then
    return jsonb_build_object('outcome', 'needs_exam');
  elsif p_is_done = (the_order.fulfilled_at is not null) then
    return jsonb_build_object('outcome', 'done');
  end if;
  if p_is_done then missing := public.give_units(p_order_id, p_actor, p_now);
  else perform public.take_back_units(p_order_id, p_actor, p_now); end if;
  if missing is not null then return jsonb_build_object('outcome', 'no_units', 'missing', missing); end if;
  update public.orders set fulfilled_at = case when p_is_done then p_now end,
      fulfilled_by = case when p_is_done then p_actor end, updated_at = p_now where id = p_order_id;
  update public.orders set status = public.status_by_money(id) where id = p_order_id;
  perform public.audit(
    p_actor, case when p_is_done then 'order.fulfilled' else 'order.unfulfilled' end, 'order:' || p_order_id, '{}', p_now
  );
  return jsonb_build_object('outcome', 'done');
end $$;

-- Notes that the time of an order's visit is chosen, or takes that back; p_actor is null for the buyer. Says `outcome`:
-- done, unknown, not_paid (also where nothing in it needs a visit).
create function public.mark_time(p_order_id uuid, p_actor text, p_is_chosen boolean, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  the_order public.orders;
begin
  select * into the_order from public.orders where id = p_order_id for update;
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  if the_order.status not in ('paid', 'fulfilled', 'partially_refunded')
    or not exists (select from public.order_items where order_id = p_order_id)
  then
    return jsonb_build_object('outcome', 'not_paid');
  elsif p_is_chosen = (the_order.time_chosen_at is not null) then
    return jsonb_build_object('outcome', 'done');
  end if;
  update public.orders set time_chosen_at = case when p_is_chosen then p_now end,
      time_chosen_by = case when p_is_chosen then coalesce(p_actor, 'buyer') end, updated_at = p_now where id = p_order_id;
  if p_actor is null then
    insert into public.audit_log (at, actor, action, subject)
    values (p_now, 'buyer of the order', 'order.time_chosen', 'order:' || p_order_id);
    return jsonb_build_object('outcome', 'done');
  end if;
  perform public.audit(
    p_actor, case when p_is_chosen then 'order.time_chosen' else 'order.time_open' end, 'order:' || p_order_id, '{}', p_now
  );
  return jsonb_build_object('outcome', 'done');
end $$;

-- alarms.sql

-- What is broken, and what the owner was told of it (docs/decisions/0050-alarms.md).

-- One row for each part that is watched; their names stand in lib/desk/health/shared.ts.
create table public.alarms (
  name text primary key check (name ~ '^[a-z]{1,30}$'),
  -- The owner was told that it is broken, and not yet that it is over.
  is_open boolean not null default false,
  -- How many looks in a row say otherwise than the owner was told.
  contrary integer not null default 0 check (contrary >= 0),
  -- The first look that found it broken.
  open_since timestamptz,
  seen_at timestamptz not null,
  told_at timestamptz,
  -- Whether the webhook has taken what was told last.
  is_posted boolean not null default true
);
alter table public.alarms enable row level security;
revoke all on public.alarms from public, anon, authenticated;
grant select, insert, update, delete on public.alarms to service_role;

-- Writes down a look. When that makes something to tell, p_tells is the kind of its mail, which every owner gets
-- (without one, the clinic's mailbox). False, and nothing written, when what the caller had read is no longer so.
create function public.record_alarm(
  p_name text, p_was_open boolean, p_is_open boolean, p_contrary integer, p_open_since timestamptz, p_tells text,
  p_since timestamptz, p_is_posted boolean, p_now timestamptz
) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  insert into public.alarms (name, seen_at) values (p_name, p_now) on conflict (name) do nothing;
  update public.alarms set is_open = p_is_open, contrary = p_contrary, open_since = p_open_since, seen_at = p_now,
      told_at = case when p_is_open <> p_was_open then p_now else told_at end,
      is_posted = case when p_is_open <> p_was_open then p_is_posted else is_posted end
    where name = p_name and is_open = p_was_open;
  if not found then return false; end if;
  insert into public.mail_outbox (kind, dedupe_key, recipient, data, next_try_at, created_at)
  select p_tells, concat_ws(':', p_tells, p_name, gen_random_uuid()), owners.email,
    jsonb_build_object('name', p_name, 'since', p_since, 'until', p_now), p_now, p_now
  from (select 1) as always left join public.staff as owners on owners.role = 'owner'
  where p_tells is not null;
  -- What was given up meanwhile goes out once mail is back.
  if p_name = 'mail' and p_was_open and not p_is_open then
    update public.mail_outbox set status = 'queued', tries = 0, next_try_at = p_now
      where status = 'failed' and kind in ('alarm_began', 'alarm_over');
  end if;
  return true;
end $$;

-- The database's own time, to compare clocks.
create function public.database_time() returns timestamptz language sql volatile set search_path = '' as $$
  select clock_timestamp();
$$;

-- Whether PayPal's messages don't come, or are not worked on: a payment of the last seven days about which none came
-- within a quarter of an hour and none since, or one that waits as long.
create function public.is_paypal_silent(p_now timestamptz) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.paypal_events
    where processed_at is null and received_at between p_now - interval '3 days' and p_now - interval '15 minutes'
  ) or coalesce((
    select not exists (
      select from public.paypal_events where received_at >= newest.created_at - interval '15 minutes' and received_at <= p_now
    ) from (
      select max(created_at) as created_at from public.payment_captures
      where created_at between p_now - interval '7 days' and p_now - interval '15 minutes'
    ) as newest where newest.created_at is not null
  ), false);
$$;

-- today.sql

-- What waits at the clinic, and its money, in figures: no names, nobody's data. Money is what PayPal has taken and
-- given back, by the clinic's days; a week is today and the six days before.
create function public.today_figures(p_now timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  with days as (
    select date_trunc('day', p_now, 'America/Phoenix') as today,
      date_trunc('day', p_now, 'America/Phoenix') - interval '6 days' as week
  ), moved as (
    select (amount * 100)::integer as taken, 0 as given, updated_at as at from public.payment_captures, days
    where status in ('COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED') and updated_at >= days.week and updated_at <= p_now
    union all
    select 0, (amount * 100)::integer, updated_at from public.refunds, days
    where status = 'COMPLETED' and updated_at >= days.week and updated_at <= p_now
  )
  select jsonb_build_object(
    'orders', (
      select jsonb_build_object(
        'toFulfil', count(*) filter (where status <> 'needs_attention'),
        'needsAttention', count(*) filter (where status = 'needs_attention'),
        'lackTime', count(*) filter (
          where status <> 'needs_attention' and visit_area is not null and time_chosen_at is null
            and paid_at < p_now - interval '1 day'
        )
      ) from public.orders
      where status = 'needs_attention' or status in ('paid', 'partially_refunded') and fulfilled_at is null
        and exists (select from public.order_items where order_id = orders.id)
    ),
    'exams', (select jsonb_build_object('waiting', count(*)) from public.list_waiting_exams(null, 1000, p_now)),
    'stock', (
      select jsonb_build_object(
        'low', count(*) filter (where units > 0 and units <= mark), 'out', count(*) filter (where units <= 0)
      ) from (
        select public.free_units(id, p_now) as units, public.low_mark(id) as mark from public.products where is_active
      ) as counted
    ),
    'planned', (
      select jsonb_build_object(
        'waiting', count(*) filter (where state = 'planned'), 'failed', count(*) filter (where state = 'failed'),
        'nextAt', min(due_at) filter (where state = 'planned')
      ) from public.scheduled_groups where state in ('planned', 'failed')
    ),
    'money', (
      select jsonb_build_object(
        'today', jsonb_build_object(
          'takenCents', coalesce(sum(taken) filter (where at >= days.today), 0),
          'givenBackCents', coalesce(sum(given) filter (where at >= days.today), 0)
        ),
        'week', jsonb_build_object('takenCents', coalesce(sum(taken), 0), 'givenBackCents', coalesce(sum(given), 0))
      ) from days left join moved on true
    )
  );
$$;

-- rights.sql

-- Comes last: a function is for the server alone unless it is named here. What a new project gives to everybody by
-- default is taken back first, so that a function that is forgotten here is too closed and never too open.
revoke execute on all functions in schema public from public, anon, authenticated, service_role;
grant execute on all functions in schema public to service_role;

-- A signed-in shopper calls these with their own token.
revoke execute on function
  public.own_gift_cards, public.own_requests, public.replace_cart, public.shopper_id
from service_role;
grant execute on function
  public.own_gift_cards, public.own_requests, public.replace_cart, public.shopper_id
to authenticated;

-- Parts of other functions, and triggers: nobody calls them alone.
revoke execute on function
  public.ask_for_exam, public.asked_back, public.clearances_of, public.count_stock, public.deliver_gift_card,
  public.discount_trouble, public.drop_gift_mails, public.end_gift_card, public.end_gift_cards,
  public.follow_gift_refund, public.follow_order, public.forget_clearances, public.forget_gift_people,
  public.gift_reserve_cents, public.give_units, public.has_gift_money, public.hold_discounts,
  public.hold_gift_money, public.hold_problem, public.is_last_owner, public.issue_gift_cards,
  public.keep_clearance, public.kept_cents, public.last_clearance, public.live_discount_uses,
  public.lock_discounts, public.lock_staff, public.mail_discount_code, public.mail_gift_again,
  public.mail_gift_code, public.miss_gift_money, public.move_gift_money, public.move_units, public.moved_before,
  public.next_gift_key, public.note_sender_gone, public.open_step_up, public.open_stock, public.order_person,
  public.orders_of_person, public.queue_gift_mail, public.refuse_change, public.release_discounts,
  public.release_gift_money, public.second_person, public.take_back_units, public.take_gift_money,
  public.take_order_out_of_cart, public.tell_gift_end, public.tell_of_factor
from service_role;

-- Only our functions count with sequences.
revoke all on all sequences in schema public from public, anon, authenticated;
