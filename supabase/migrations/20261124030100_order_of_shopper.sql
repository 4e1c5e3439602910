drop function public.place_order(uuid, jsonb, integer, text, text, integer, timestamptz, text);

-- Begins or continues paying for a cart (PAY-006, INJ-020): order, items, attempt and stock hold in one step, before PayPal is
-- asked. Prices are the catalogue's; p_expected_cents is what the shopper saw. Says what it did as `outcome`:
-- ready (with the attempt), settled or confirming (this key's order needs no payment now), price_changed, unavailable,
-- out_of_stock (nothing changed; product_ids names the lines), too_many (this network holds enough without having paid).
-- p_lines is [{"product_id", "quantity"}]. p_user_id and p_email are the signed-in shopper's, null for a guest (ROLE-002): an order
-- that nobody has paid belongs to whoever pays it now.
create function public.place_order(
  p_checkout_key uuid, p_lines jsonb, p_expected_cents integer, p_guest_email text, p_access_token text,
  p_hold_minutes integer, p_now timestamptz, p_caller text default '',
  p_user_id uuid default null, p_email text default null
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  the_order public.orders;
  attempt public.payment_attempts;
  concerned jsonb;
  total numeric(10,2);
  is_same boolean;
begin
  if exists (
    select from jsonb_to_recordset(p_lines) as line(product_id text, quantity integer)
    group by product_id having count(*) > 1 or min(quantity) is null or min(quantity) < 1 or max(quantity) > 20
  ) or jsonb_array_length(p_lines) = 0 then
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

  select sum(products.price * line.quantity), jsonb_agg(line.product_id) into total, concerned
  from jsonb_to_recordset(p_lines) as line(product_id text, quantity integer)
  join public.products on products.id = line.product_id;
  if total * 100 is distinct from p_expected_cents then
    return jsonb_build_object('outcome', 'price_changed', 'product_ids', concerned);
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
    );
    if is_same then
      perform public.hold_again(the_order.id, p_now + make_interval(mins => p_hold_minutes));
      return public.ready_to_pay(the_order.id, attempt.id);
    end if;
  end if;

  update public.payment_attempts set status = 'superseded', next_check_at = null, updated_at = p_now
    where order_id = the_order.id and status in ('creating', 'created');
  perform public.release_holds(the_order.id);
  delete from public.stock_holds where order_id = the_order.id;
  delete from public.order_items where order_id = the_order.id;

  insert into public.order_items (order_id, product_id, quantity, name, price)
  select the_order.id, line.product_id, line.quantity, products.name, products.price
  from jsonb_to_recordset(p_lines) as line(product_id text, quantity integer)
  join public.products on products.id = line.product_id;
  update public.products set stock_quantity = stock_quantity - item.quantity, updated_at = now()
    from public.order_items as item where item.order_id = the_order.id and products.id = item.product_id;
  insert into public.stock_holds (order_id, product_id, quantity, until)
  select the_order.id, product_id, quantity, p_now + make_interval(mins => p_hold_minutes)
  from public.order_items where order_id = the_order.id;
  update public.orders set status = 'pending', total_amount = total, updated_at = p_now where id = the_order.id;
  insert into public.payment_attempts (order_id, seq, amount, next_check_at, created_at, updated_at)
  values (the_order.id, coalesce(attempt.seq, 0) + 1, total, p_now + interval '2 minutes', p_now, p_now)
  returning * into attempt;
  return public.ready_to_pay(the_order.id, attempt.id);
end $$;

revoke execute on function public.place_order(uuid, jsonb, integer, text, text, integer, timestamptz, text, uuid, text)
  from public, anon, authenticated;
grant execute on function public.place_order(uuid, jsonb, integer, text, text, integer, timestamptz, text, uuid, text)
  to service_role;
