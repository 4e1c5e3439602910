-- Orders with gift cards in them, and orders that a card pays in part or whole. As before unless said otherwise.

-- The last moment, in the product's time, at which something happened to an order.
create function public.order_moment(p_order_id uuid) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select greatest(orders.updated_at, (
    select max(attempt.updated_at) from public.payment_attempts as attempt where attempt.order_id = orders.id
  )) from public.orders where id = p_order_id;
$$;

-- Gives an order's held units, and what is held of a gift card, back. The caller holds the order's row.
create or replace function public.release_holds(p_order_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.products
    where id in (select product_id from public.stock_holds where order_id = p_order_id and state = 'held')
    order by id for update;
  update public.products set stock_quantity = stock_quantity + hold.quantity, updated_at = now()
    from public.stock_holds as hold
    where hold.order_id = p_order_id and hold.state = 'held' and products.id = hold.product_id;
  update public.stock_holds set state = 'released' where order_id = p_order_id and state = 'held';
  perform public.release_gift_money(p_order_id, public.order_moment(p_order_id));
end $$;

-- Makes sure the order's units are held until p_until and its part of a gift card is held, taking again what had lapsed. False, and
-- nothing changed, when somebody else has the units now or the card's money is spent. The caller holds the order's row.
create or replace function public.hold_again(p_order_id uuid, p_until timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.products
    where id in (select product_id from public.stock_holds where order_id = p_order_id)
    order by id for update;
  if exists (
    select from public.stock_holds as hold join public.products on products.id = hold.product_id
    where hold.order_id = p_order_id and hold.state = 'released' and products.stock_quantity < hold.quantity
  ) or not public.hold_gift_money(p_order_id, public.order_moment(p_order_id)) then
    return false;
  end if;
  update public.products set stock_quantity = stock_quantity - hold.quantity, updated_at = now()
    from public.stock_holds as hold
    where hold.order_id = p_order_id and hold.state = 'released' and products.id = hold.product_id;
  update public.stock_holds set state = 'held', until = p_until
    where order_id = p_order_id and state in ('held', 'released');
  return true;
end $$;

-- Gives back the units, and the gift cards' money, of unpaid orders whose time is over; an order that is paid later takes them again.
-- Returns how many orders.
create or replace function public.release_lapsed_holds(p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  lapsed uuid[];
  one uuid;
begin
  -- All orders and then all products, each in one go: other callers lock in the same order, so nobody waits in a circle.
  select array_agg(id) into lapsed from (
    select id from public.orders
    where status = 'pending'
      and id in (select order_id from public.stock_holds where state = 'held' and until <= p_now)
      and id not in (select order_id from public.payment_attempts where status = 'capturing')
    order by id limit 500 for update skip locked
  ) as found;
  -- Somebody may have begun to capture, or held again, before the rows were ours: asked once more now that they are.
  select array_agg(id) into lapsed from unnest(lapsed) as id
  where exists (select from public.stock_holds where order_id = id and state = 'held' and until <= p_now)
    and not exists (select from public.payment_attempts where order_id = id and status = 'capturing');
  perform from public.products
    where id in (select product_id from public.stock_holds where order_id = any(lapsed) and state = 'held')
    order by id for update;
  update public.products set stock_quantity = stock_quantity + given.quantity, updated_at = now()
    from (
      select product_id, sum(quantity)::integer as quantity from public.stock_holds
      where order_id = any(lapsed) and state = 'held' group by product_id
    ) as given where products.id = given.product_id;
  update public.stock_holds set state = 'released' where order_id = any(lapsed) and state = 'held';
  perform from public.gift_cards
    where id in (select gift_card_id from public.gift_card_uses where order_id = any(lapsed) and state = 'held')
    order by id for update;
  foreach one in array coalesce(lapsed, '{}') loop
    perform public.release_gift_money(one, p_now);
  end loop;
  return coalesce(array_length(lapsed, 1), 0);
end $$;

-- The last look before money moves, with the gift card's part.
create or replace function public.secure_stock(
  p_attempt_id uuid, p_lease_id uuid, p_seconds integer, p_minutes integer, p_now timestamptz
) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  the_order_id uuid := public.leased_order(p_attempt_id, p_lease_id);
begin
  if the_order_id is null or (select status from public.orders where id = the_order_id) <> 'pending' then
    return null;
  elsif public.hold_again(the_order_id, p_now + make_interval(mins => p_minutes)) then
    update public.payment_attempts set capture_sent_at = p_now,
      lease_until = p_now + make_interval(secs => p_seconds), next_check_at = p_now + make_interval(secs => p_seconds)
    where id = p_attempt_id;
    return true;
  end if;
  perform public.close_attempt(
    p_attempt_id, p_lease_id, 'failed', 'cancelled',
    case when public.has_gift_money(the_order_id) then 'OUT_OF_STOCK' else 'GIFT_CARD_EMPTY' end, null, p_now
  );
  return false;
end $$;

-- What PayPal is to be asked for an order, in cents: its total without a gift card's part.
create function public.due_cents(p_order_id uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select ((orders.total_amount - coalesce(used.amount, 0)) * 100)::integer
  from public.orders left join public.gift_card_uses as used on used.order_id = orders.id where orders.id = p_order_id;
$$;

-- Records what PayPal says about a capture: the one place where an order that PayPal is asked for becomes paid. Telling it twice, or an
-- older state after a newer one, changes nothing. p_capture is {"id", "status", "amount_cents", "currency", "raw"}.
create or replace function public.record_capture(p_attempt_id uuid, p_capture jsonb, p_payer_email text, p_now timestamptz)
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
      perform public.hold_again(the_order.id, 'infinity');
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
    when not public.hold_again(the_order.id, 'infinity') then
      case when public.has_gift_money(the_order.id) then 'OUT_OF_STOCK' else 'GIFT_CARD_EMPTY' end
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
    update public.stock_holds set state = 'sold' where order_id = the_order.id and state = 'held';
  else
    perform public.release_holds(the_order.id);
  end if;
  perform public.queue_order_mail(
    'staff_attention', the_order.id, p_capture ->> 'id', jsonb_build_object('trouble', trouble, 'cents', cents), p_now
  );
end $$;

-- The state an order has by its money alone, PayPal's and a gift card's: what was taken, what was given back, and whether it was given
-- to the buyer. Null where no money came.
create or replace function public.status_by_money(p_order_id uuid) returns public.order_status
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

drop function public.place_order(uuid, jsonb, integer, text, text, integer, timestamptz, text, uuid, text);

-- Begins or continues paying for a cart (PAY-006, INJ-020): order, items, gift cards, attempt, stock hold and the part a gift card pays
-- in one step, before PayPal is asked. Prices of products are the catalogue's, those of p_gifts the server's; p_expected_cents is what
-- the shopper expects PayPal to be asked. Says what it did as `outcome`: ready (with the attempt), settled or confirming (this key's
-- order needs no payment now, or the card has paid all of it), price_changed, unavailable, out_of_stock, gift_code_refused (nothing
-- changed; product_ids names the lines, reason says why), too_many (this network holds enough without having paid).
-- p_lines is [{"product_id", "quantity"}]; p_gifts the rows of gift_cards with cents; p_gift_code the hash of a code. p_user_id and
-- p_email are the signed-in shopper's, null for a guest (ROLE-002): an order that nobody has paid belongs to whoever pays it now.
create function public.place_order(
  p_checkout_key uuid, p_lines jsonb, p_expected_cents integer, p_guest_email text, p_access_token text,
  p_hold_minutes integer, p_now timestamptz, p_caller text default '',
  p_user_id uuid default null, p_email text default null,
  p_gifts jsonb default '[]', p_gift_code text default null
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  the_order public.orders;
  attempt public.payment_attempts;
  concerned jsonb;
  total numeric(10,2);
  is_same boolean;
  goods numeric(10,2);
  card public.gift_cards;
  used public.gift_card_uses;
  free numeric(10,2);
  covered numeric(10,2) := 0;
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
  select goods + coalesce(sum(gift.price_cents), 0) / 100.0 into total
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
    covered := least(free, goods);
  end if;

  if (total - covered) * 100 is distinct from p_expected_cents then
    return jsonb_build_object(
      'outcome', 'price_changed', 'product_ids', concerned, 'gift_balance_cents', (free * 100)::integer
    );
  end if;
  if total <= 0 then
    raise exception using errcode = 'PT400', message = 'lines: there is nothing to pay for';
  end if;

  select jsonb_agg(line.product_id) into concerned
  from jsonb_to_recordset(p_lines) as line(product_id text, quantity integer)
  join public.products on products.id = line.product_id
  left join public.stock_holds as hold
    on hold.order_id = the_order.id and hold.product_id = line.product_id and hold.state = 'held'
  where products.stock_quantity + coalesce(hold.quantity, 0) < line.quantity;
  if concerned is not null then
    return jsonb_build_object('outcome', 'out_of_stock', 'product_ids', concerned);
  end if;

  if p_caller <> '' and exists (
    select from public.orders join public.stock_holds as hold on hold.order_id = orders.id and hold.state = 'held'
    where orders.caller = p_caller and orders.status = 'pending' and orders.id is distinct from the_order.id
    having count(distinct orders.id) >= 5 or sum(hold.quantity) + (
      select sum(quantity) from jsonb_to_recordset(p_lines) as line(quantity integer)
    ) > 60
  ) then
    return jsonb_build_object('outcome', 'too_many');
  end if;

  if the_order.id is null then
    insert into public.orders (
      checkout_key, user_id, email, is_email_known, total_amount, access_token, caller, created_at, updated_at
    ) values (
      p_checkout_key, p_user_id, coalesce(p_email, p_guest_email), p_email is not null, total, p_access_token, p_caller,
      p_now, p_now
    ) returning * into the_order;
  else
    update public.orders set
      user_id = p_user_id, email = coalesce(p_email, p_guest_email), is_email_known = p_email is not null, updated_at = p_now
    where id = the_order.id and (user_id is distinct from p_user_id or (p_email is not null and email <> p_email));
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
    ) and coalesce(used.amount, 0) = covered and (covered = 0 or used.gift_card_id = card.id);
    if is_same then
      perform public.hold_gift_money(the_order.id, p_now);
      perform public.hold_again(the_order.id, p_now + make_interval(mins => p_hold_minutes));
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

  insert into public.order_items (order_id, product_id, quantity, name, price)
  select the_order.id, line.product_id, line.quantity, products.name, products.price
  from jsonb_to_recordset(p_lines) as line(product_id text, quantity integer)
  join public.products on products.id = line.product_id;
  update public.products set stock_quantity = stock_quantity - item.quantity, updated_at = now()
    from public.order_items as item where item.order_id = the_order.id and products.id = item.product_id;
  insert into public.stock_holds (order_id, product_id, quantity, until)
  select the_order.id, product_id, quantity, p_now + make_interval(mins => p_hold_minutes)
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
  update public.orders set status = 'pending', total_amount = total, updated_at = p_now where id = the_order.id;
  if covered > 0 then
    insert into public.gift_card_uses (order_id, gift_card_id, amount, state)
    values (the_order.id, card.id, covered, 'released');
    perform public.hold_gift_money(the_order.id, p_now);
  end if;
  if covered = total then
    -- Nothing is left for PayPal: the order is paid with this step.
    update public.stock_holds set state = 'sold', until = 'infinity' where order_id = the_order.id;
    update public.orders set status = 'paid', attention = null, paid_at = p_now, updated_at = p_now where id = the_order.id;
    perform public.queue_order_mail('order_receipt', the_order.id, null, '{}', p_now);
    perform public.queue_order_mail('staff_order', the_order.id, null, '{}', p_now);
    return jsonb_build_object('outcome', 'settled', 'order_id', the_order.id);
  end if;
  insert into public.payment_attempts (order_id, seq, amount, next_check_at, created_at, updated_at)
  values (the_order.id, coalesce(attempt.seq, 0) + 1, total - covered, p_now + interval '2 minutes', p_now, p_now)
  returning * into attempt;
  return public.ready_to_pay(the_order.id, attempt.id);
end $$;

-- What the server needs to have an attempt paid.
create or replace function public.ready_to_pay(p_order_id uuid, p_attempt_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'outcome', 'ready', 'order_id', p_order_id, 'attempt_id', attempt.id, 'paypal_order_id', attempt.paypal_order_id,
    'amount_cents', (attempt.amount * 100)::integer, 'currency', attempt.currency, 'created_at', attempt.created_at,
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

do $$
declare
  signature text;
begin
  foreach signature in array array[
    'place_order(uuid, jsonb, integer, text, text, integer, timestamptz, text, uuid, text, jsonb, text)',
    'order_moment(uuid)', 'due_cents(uuid)'
  ] loop
    execute format('revoke execute on function public.%s from public, anon, authenticated', signature);
    execute format('grant execute on function public.%s to service_role', signature);
  end loop;
end $$;
