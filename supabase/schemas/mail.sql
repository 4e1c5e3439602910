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
