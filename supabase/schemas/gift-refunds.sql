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
