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
