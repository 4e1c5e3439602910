-- Gift cards that were bought, and every movement of their money. A card is `pending` until its order is paid, waits as `scheduled`
-- for its day, and is `delivered` then. `cancelled` before that, or `void` after it: its unused money was given back at PayPal.
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
  -- The code is nowhere: under the server's key a hash finds it, and a sealed copy is for the mail and the printed card.
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
do $$
declare
  name text;
begin
  foreach name in array array['gift_cards', 'gift_card_entries', 'gift_card_uses'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', name);
    execute format('grant select on public.%I to service_role', name);
  end loop;
end $$;

alter table public.refund_requests add column gift_card_id uuid references public.gift_cards (id);

-- Locks are taken in this order: order, attempt, products by id, gift cards by id.

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

-- Makes sure that the card's part of the order is held; false, and nothing changed, when the money is gone. The caller holds the order.
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

-- Gives held money back to its card. What comes back to a card that was ended meanwhile ends with it. The caller holds the order.
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

-- Queues a mail about a card, once for a kind and p_about: to p_to, or to the sender, if PayPal told where. p_data is what it says
-- beside the card. The caller holds the order.
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

-- As before; the sender of a card hears that it is delivered once its mail is sent, not before.
create or replace function public.finish_mail(p_id uuid, p_error text, p_now timestamptz) returns void
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

-- Delivers a card whose day has come: once. Without an address, which only PayPal could still tell, it waits. The caller holds the order.
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

-- Issues the cards of an order that is paid: each once, on its day or, when that has come, now. The caller holds the order.
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

-- All money of an order is back: its cards end. A person is told when something of them was spent. The caller holds the order.
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

-- Cents of PayPal's that stayed with the clinic for an order.
create function public.kept_cents(p_order_id uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(public.refundable_cents(capture.paypal_capture_id)), 0)::integer
  from public.payment_captures as capture join public.payment_attempts as attempt on attempt.id = capture.attempt_id
  where attempt.order_id = p_order_id and capture.status = 'COMPLETED';
$$;

-- Cents of an order's money that its cards stand for: all that was paid for a card in use, of one that was ended what was spent of it.
-- Refunds of something else leave them alone.
create function public.gift_reserve_cents(p_order_id uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select (coalesce(sum(case when card.status in ('scheduled', 'delivered') then card.price else least(card.price, (
      select coalesce(sum(-amount), 0) from public.gift_card_entries
      where gift_card_id = card.id and kind in ('redeem', 'refund')
    )) end), 0) * 100)::integer
  from public.gift_cards as card where card.order_id = p_order_id and card.status <> 'pending';
$$;

-- Less of PayPal's money stayed than an order's cards cost: a person is called; where nothing of it stayed, the cards end. What another
-- gift card paid of the order does not keep them alive. The caller holds the order.
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

-- Writes to the sender that a card ended and how much money goes back for it, once for the refund. The caller holds the order.
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

-- What became of a cancelled card's refund: its sender hears of the money, or after PayPal's clear no the card is what it was before.
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

do $$
declare
  signature text;
begin
  foreach signature in array array[
    'move_gift_money(uuid, public.gift_entry_kind, numeric, uuid, text, text, text, timestamptz)', 'next_gift_key(text, uuid)',
    'has_gift_money(uuid)', 'hold_gift_money(uuid, timestamptz)', 'release_gift_money(uuid, timestamptz)',
    'take_gift_money(uuid, timestamptz)', 'queue_gift_mail(text, uuid, text, text, timestamptz, jsonb)',
    'mail_gift_code(uuid, timestamptz)', 'drop_gift_mails(uuid, text[])', 'tell_gift_end(uuid, uuid, integer, timestamptz)',
    'mail_gift_again(uuid, timestamptz)', 'miss_gift_money(uuid, timestamptz)', 'deliver_gift_card(uuid, timestamptz)',
    'issue_gift_cards(uuid, timestamptz)',
    'end_gift_card(uuid, text, timestamptz)', 'end_gift_cards(uuid, timestamptz)', 'kept_cents(uuid)', 'gift_reserve_cents(uuid)',
    'follow_order()', 'follow_gift_refund()'
  ] loop
    -- Parts of the functions that follow: nobody calls them alone.
    execute format('revoke execute on function public.%s from public, anon, authenticated, service_role', signature);
  end loop;
end $$;
