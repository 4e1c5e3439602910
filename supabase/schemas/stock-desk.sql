-- The stock in the hands of staff. Each change has its reason, its entry in the ledger and in the audit log, and a key:
-- a second press changes nothing.

-- Whether this key's change was made already: done, or reused for another one; null when it was not.
create function public.moved_before(p_key uuid, p_move public.stock_move, p_product_id text, p_units integer) returns text
language sql stable security definer set search_path = '' as $$
  select case
      when entry.move = p_move and lot.product_id = p_product_id and entry.units = coalesce(p_units, entry.units) then 'done'
      else 'reused'
    end
  from public.stock_entries as entry join public.stock_lots as lot on lot.id = entry.lot_id where entry.key = p_key;
$$;

-- Units that came, into a lot of this name. Says `outcome`: done, reused, unknown, expired (its last day is over),
-- other_date (the lot is known, and expires on `expires_on`).
create function public.receive_stock(
  p_key uuid, p_product_id text, p_lot text, p_expires_on date, p_units integer, p_reason text, p_actor text,
  p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  lot public.stock_lots;
  before text;
begin
  perform from public.products where id = p_product_id for update;
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  before := public.moved_before(p_key, 'receive', p_product_id, p_units);
  if before is not null then return jsonb_build_object('outcome', before); end if;
  if not public.is_in_date(p_expires_on, p_now) then return jsonb_build_object('outcome', 'expired'); end if;
  select * into lot from public.stock_lots where product_id = p_product_id and lower(name) = lower(p_lot);
  if found and lot.expires_on is distinct from p_expires_on then
    return jsonb_build_object('outcome', 'other_date', 'expires_on', lot.expires_on);
  elsif not found then
    insert into public.stock_lots (product_id, name, expires_on, created_at)
    values (p_product_id, p_lot, p_expires_on, p_now) returning * into lot;
  end if;
  perform public.move_units(lot.id, 'receive', p_units, p_reason, null, p_actor, p_key, p_now);
  perform public.count_stock(array[p_product_id], p_now);
  perform public.audit(p_actor, 'stock.received', 'lot:' || lot.id, jsonb_build_object('units', p_units), p_now);
  return jsonb_build_object('outcome', 'done');
end $$;

-- What was counted in a lot, by somebody who saw p_seen units of it on the screen. Says `outcome`: done, reused, unknown,
-- changed (with what is `on_hand` now).
create function public.correct_stock(
  p_key uuid, p_lot_id uuid, p_counted integer, p_seen integer, p_reason text, p_actor text, p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  lot public.stock_lots;
  before text;
begin
  perform from public.products join public.stock_lots on stock_lots.product_id = products.id
    where stock_lots.id = p_lot_id for update of products;
  select * into lot from public.stock_lots where id = p_lot_id;
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  before := public.moved_before(p_key, 'correct', lot.product_id, null);
  if before is not null then return jsonb_build_object('outcome', before); end if;
  if lot.on_hand <> p_seen then return jsonb_build_object('outcome', 'changed', 'on_hand', lot.on_hand); end if;
  if p_counted <> lot.on_hand then
    perform public.move_units(lot.id, 'correct', p_counted - lot.on_hand, p_reason, null, p_actor, p_key, p_now);
    perform public.count_stock(array[lot.product_id], p_now);
    perform public.audit(
      p_actor, 'stock.corrected', 'lot:' || lot.id, jsonb_build_object('from', lot.on_hand, 'to', p_counted), p_now
    );
  end if;
  return jsonb_build_object('outcome', 'done');
end $$;

-- Units of a lot that nobody can be given any more. Says `outcome`: done, reused, unknown, too_many (with what is
-- `on_hand`).
create function public.write_off_stock(
  p_key uuid, p_lot_id uuid, p_units integer, p_reason text, p_actor text, p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  lot public.stock_lots;
  before text;
begin
  perform from public.products join public.stock_lots on stock_lots.product_id = products.id
    where stock_lots.id = p_lot_id for update of products;
  select * into lot from public.stock_lots where id = p_lot_id;
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  before := public.moved_before(p_key, 'write_off', lot.product_id, -p_units);
  if before is not null then return jsonb_build_object('outcome', before); end if;
  if p_units > lot.on_hand then return jsonb_build_object('outcome', 'too_many', 'on_hand', lot.on_hand); end if;
  perform public.move_units(lot.id, 'write_off', -p_units, p_reason, null, p_actor, p_key, p_now);
  perform public.count_stock(array[lot.product_id], p_now);
  perform public.audit(p_actor, 'stock.written_off', 'lot:' || lot.id, jsonb_build_object('units', p_units), p_now);
  return jsonb_build_object('outcome', 'done');
end $$;

-- From how many units down the clinic is written to. Says `outcome`: done, unknown.
create function public.set_low_mark(p_product_id text, p_mark integer, p_actor text, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.products where id = p_product_id for update;
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  perform public.audit(
    p_actor, 'stock.mark_set', 'product:' || left(p_product_id, 190),
    jsonb_build_object('from', public.low_mark(p_product_id), 'to', p_mark), p_now
  );
  insert into public.stock_marks (product_id, low_mark) values (p_product_id, p_mark)
    on conflict (product_id) do update set low_mark = excluded.low_mark;
  return jsonb_build_object('outcome', 'done');
end $$;

-- Units of an order that was paid back before it was given are for sale again, once somebody has looked: what was opened
-- can't be sold (0015). Says `outcome`: done, unknown, not_refunded.
create function public.put_back_units(p_order_id uuid, p_actor text, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  bought public.orders;
  sold text[] := array(select product_id from public.stock_holds where order_id = p_order_id and state = 'sold');
begin
  select * into bought from public.orders where id = p_order_id for update;
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  if bought.status <> 'refunded' or bought.fulfilled_at is not null then
    return jsonb_build_object('outcome', 'not_refunded');
  end if;
  perform from public.products where id = any(sold) order by id for update;
  update public.stock_holds set state = 'released' where order_id = p_order_id and state = 'sold';
  if found then
    perform public.count_stock(sold, p_now);
    perform public.audit(p_actor, 'stock.put_back', 'order:' || p_order_id, '{}', p_now);
  end if;
  return jsonb_build_object('outcome', 'done');
end $$;

-- The stock of every product, or of p_product_id: what is on hand (of that, expired), what is held and what is sold and
-- not given, what can be sold (`free` below zero: so much is missing), and what was sold in the 30 days before p_now.
create function public.list_stock(p_product_id text, p_now timestamptz) returns table (
  id text, name text, is_active boolean, on_hand bigint, expired bigint, held bigint, sold bigint, free integer,
  sold_in_30_days bigint, low_mark integer, next_expiry date
) language sql stable security definer set search_path = '' as $$
  select products.id, products.name, products.is_active, shelf.on_hand, shelf.expired, holds.held, holds.sold,
    public.free_units(products.id, p_now), coalesce(sales.units, 0), public.low_mark(products.id), shelf.next_expiry
  from public.products cross join lateral (
    select coalesce(sum(lot.on_hand), 0) as on_hand,
      coalesce(sum(lot.on_hand) filter (where not public.is_in_date(lot.expires_on, p_now)), 0) as expired,
      min(lot.expires_on) filter (where lot.on_hand > 0 and public.is_in_date(lot.expires_on, p_now)) as next_expiry
    from public.stock_lots as lot where lot.product_id = products.id
  ) as shelf cross join lateral (
    select coalesce(sum(quantity) filter (where state = 'held'), 0) as held,
      coalesce(sum(quantity) filter (where state = 'sold'), 0) as sold
    from public.stock_holds where product_id = products.id and state in ('held', 'sold')
  ) as holds left join (
    select item.product_id, sum(item.quantity) as units
    from public.orders as bought join public.order_items as item on item.order_id = bought.id
    where bought.paid_at > p_now - interval '30 days' and bought.paid_at <= p_now and bought.status <> 'refunded'
    group by item.product_id
  ) as sales on sales.product_id = products.id
  where p_product_id is null or products.id = p_product_id
  order by lower(products.name), products.id;
$$;

-- The ledger of a product, the newest entry first; p_after is the id of the last one seen.
create function public.list_stock_entries(p_product_id text, p_after bigint, p_limit integer) returns table (
  id bigint, at timestamptz, move public.stock_move, units integer, reason text, lot text, order_id uuid, actor text
) language sql stable security definer set search_path = '' as $$
  select entry.id, entry.at, entry.move, entry.units, entry.reason, lot.name, entry.order_id, entry.actor
  from public.stock_entries as entry join public.stock_lots as lot on lot.id = entry.lot_id
  where lot.product_id = p_product_id and (p_after is null or entry.id < p_after)
  order by entry.id desc limit p_limit;
$$;

-- Orders that were paid back before they were given: their units of a product wait for somebody to look.
create function public.list_set_aside(p_product_id text) returns table (order_id uuid, units integer)
language sql stable security definer set search_path = '' as $$
  select hold.order_id, hold.quantity from public.stock_holds as hold join public.orders on orders.id = hold.order_id
  where hold.product_id = p_product_id and hold.state = 'sold' and orders.status = 'refunded'
  order by orders.created_at, hold.order_id;
$$;

-- Who was given something of a lot, and how many units: the list of a recall.
create function public.list_lot_orders(p_lot_id uuid) returns table (
  order_id uuid, buyer_name text, email text, is_email_known boolean, units integer, given_at timestamptz
) language sql stable security definer set search_path = '' as $$
  select bought.id, public.buyer_name(bought.id), bought.email, bought.is_email_known, given.units, bought.fulfilled_at
  from (
    select entry.order_id, -sum(entry.units)::integer as units from public.stock_entries as entry
    where entry.lot_id = p_lot_id and entry.order_id is not null group by entry.order_id having sum(entry.units) < 0
  ) as given join public.orders as bought on bought.id = given.order_id
  order by bought.fulfilled_at, bought.id;
$$;
