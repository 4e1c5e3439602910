-- Mails to be sent: a row is written in the transaction of what it reports, a worker sends it.
create type public.mail_status as enum ('queued', 'sending', 'sent', 'failed');

create table public.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (char_length(kind) between 1 and 100),
  -- One mail of a kind about one thing, however often that is recorded.
  dedupe_key text not null unique,
  order_id uuid references public.orders (id) on delete cascade,
  -- What the mail says beside the order's own data, as it was when it was queued.
  data jsonb not null default '{}',
  -- Null: the clinic's own mailbox, read from the site's settings when it is sent.
  recipient text check (char_length(recipient) between 3 and 320),
  status public.mail_status not null default 'queued',
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mail_outbox_due on public.mail_outbox (next_try_at) where status in ('queued', 'sending');
create index mail_outbox_order on public.mail_outbox (order_id);

alter table public.mail_outbox enable row level security;
revoke all on public.mail_outbox from public, anon, authenticated;
grant select, insert, update, delete on public.mail_outbox to service_role;

-- Hands out mails that are due, each to one worker. One that was handed out and never finished is due again after p_seconds.
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

-- Records how sending went. After a failure it is tried again after 1, 2, 4 … minutes; the eighth failure is the last.
create function public.finish_mail(p_id uuid, p_error text, p_now timestamptz) returns void
language sql security definer set search_path = '' as $$
  update public.mail_outbox set
    status = case when p_error is null then 'sent' when tries >= 8 then 'failed' else 'queued' end::public.mail_status,
    sent_at = case when p_error is null then p_now end,
    last_error = p_error,
    next_try_at = p_now + make_interval(mins => (2 ^ least(tries - 1, 8))::integer)
  where id = p_id and status = 'sending';
$$;

revoke execute on function public.take_mails(integer, integer, timestamptz) from public, anon, authenticated;
revoke execute on function public.finish_mail(uuid, text, timestamptz) from public, anon, authenticated;
grant execute on function public.take_mails(integer, integer, timestamptz) to service_role;
grant execute on function public.finish_mail(uuid, text, timestamptz) to service_role;
