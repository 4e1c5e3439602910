-- Giving money back where gift cards are in it: PayPal's first, then the rest to the card that paid; and ending cards that were bought.

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

-- What came in for an order, and what of it can be given back. What a gift card paid stands at the end as `gift-card`: it can be given
-- back to the card once nothing is left at PayPal.
create or replace function public.order_payments(p_order_id uuid)
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

-- As before; what the order's gift cards cost stays.
create or replace function public.request_refund(
  p_id uuid, p_order_id uuid, p_capture_id text, p_cents integer, p_seen_cents integer, p_reason text, p_actor text,
  p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  known public.refund_requests;
  capture public.payment_captures;
  left_cents integer;
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

-- As before. A cancelled card's refund does not settle a second payment, and money that went back is never a card's any more.
create or replace function public.record_refund(p_capture_id text, p_refund jsonb, p_now timestamptz)
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

-- Gives money of an order back to the card that paid it, at once. Says `outcome`: done (also for the same id again), unknown, reused,
-- paypal_first (that money goes back before), too_much or changed (nothing was done; left_cents is what can be given back),
-- card_closed (the card was ended: a person has to find another way).
create function public.refund_to_gift_card(
  p_id uuid, p_order_id uuid, p_cents integer, p_seen_cents integer, p_reason text, p_actor text, p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  used public.gift_card_uses;
  known public.gift_card_entries;
  card public.gift_cards;
  left_cents integer;
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

-- What the buyer of a card gets back when it ends now, in cents: the price of one that was never used, else what is left of the price,
-- at most what is left on it.
create function public.gift_refundable_cents(p_card_id uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select (case
      when card.status not in ('scheduled', 'delivered') then 0
      when card.balance = card.value then card.price
      else greatest(0, least(card.balance, card.price - (card.value - card.balance)))
    end * 100)::integer
  from public.gift_cards as card where card.id = p_card_id;
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

-- Cents that went back for an order otherwise than by refunds the staff or a card's end asked for: made at PayPal, or charged back.
create function public.given_elsewhere_cents(p_order_id uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select (coalesce(sum(refund.amount), 0) * 100)::integer from public.refunds as refund
  join public.payment_captures as capture using (paypal_capture_id)
  join public.payment_attempts as attempt on attempt.id = capture.attempt_id
  where attempt.order_id = p_order_id and refund.status in ('COMPLETED', 'PENDING')
    and not exists (select from public.refund_requests as asked where asked.paypal_refund_id = refund.paypal_refund_id);
$$;

-- Ends a card and writes its refund down, before PayPal is asked: the sender (p_actor null) before it is delivered, staff also later as
-- far as it is not spent. The sender is written to once the money goes back, or at once where none does. Says `outcome`: cancelled
-- (with refund_id where money goes back; also when it is cancelled already), unknown, delivered (only staff can end it now), in_use
-- (somebody is paying with it at this moment), spent (nothing of its price is left).
create function public.cancel_gift_card(p_card_id uuid, p_refund_id uuid, p_actor text, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  card public.gift_cards;
  buyer text;
  cents integer;
  missing integer;
  paid_with text;
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

do $$
declare
  signature text;
begin
  foreach signature in array array[
    'spare_cents(uuid, text)', 'gift_paid_cents(uuid)', 'given_elsewhere_cents(uuid)', 'audit_gift_card(text, text, uuid, jsonb, timestamptz)',
    'refund_to_gift_card(uuid, uuid, integer, integer, text, text, timestamptz)', 'gift_refundable_cents(uuid)',
    'cancel_gift_card(uuid, uuid, text, timestamptz)'
  ] loop
    execute format('revoke execute on function public.%s from public, anon, authenticated', signature);
    execute format('grant execute on function public.%s to service_role', signature);
  end loop;
end $$;
