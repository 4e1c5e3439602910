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
