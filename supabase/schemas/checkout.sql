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
