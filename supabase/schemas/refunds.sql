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
