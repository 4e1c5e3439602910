-- The stored cart of a signed-in shopper (ENT-004). Its owner reads it; it is only written by replace_cart and by a
-- paid order.
create table public.cart_items (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  product_id text not null references public.products (id),
  quantity integer not null check (quantity between 1 and 20),
  -- The order of the lines.
  added_at timestamptz not null default clock_timestamp(),
  unique (user_id, product_id)
);

alter table public.cart_items enable row level security;
create policy "Shoppers see their own cart" on public.cart_items
  for select to authenticated using (user_id = (select public.shopper_id()));

revoke all on public.cart_items from public, anon, authenticated;
grant select on public.cart_items to authenticated;
grant select, insert, update, delete on public.cart_items to service_role;

-- Makes the caller's stored cart these lines (CART-013, CART-014), but for what another device changed since p_seen
-- was read: of each line the later change counts. Returns {"outcome": "replaced"} or, with nothing changed,
-- {"outcome": "unavailable", "products": [{"id", "name"}]} for what is not sold, or {"outcome": "busy"}: to be asked
-- again. p_lines and p_seen are [{"product_id", "quantity"}].
create function public.replace_cart(p_lines jsonb, p_seen jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  shopper uuid := public.shopper_id();
  line record;
  unsold jsonb;
begin
  if shopper is null then
    raise exception using errcode = 'PT401', message = 'nobody is signed in';
  elsif jsonb_typeof(p_lines) is distinct from 'array' or jsonb_typeof(p_seen) is distinct from 'array' then
    raise exception using errcode = 'PT400', message = 'lines and seen must be arrays';
  elsif jsonb_array_length(p_lines) > 50 then
    raise exception using errcode = 'PT400', message = 'lines: a cart has at most 50 of them';
  elsif exists (
    select from jsonb_to_recordset(p_lines) as given(product_id text, quantity integer)
    group by product_id
    having count(*) > 1 or product_id is null or min(quantity) is null or min(quantity) < 1 or max(quantity) > 20
  ) then
    raise exception using errcode = 'PT400', message = 'lines: each product once, with a quantity from 1 to 20';
  end if;

  select jsonb_agg(jsonb_build_object('id', given.product_id, 'name', coalesce(products.name, given.product_id)))
  into unsold from jsonb_to_recordset(p_lines) as given(product_id text)
  left join public.products on products.id = given.product_id
  where products.is_active is not true;
  if unsold is not null then
    return jsonb_build_object('outcome', 'unavailable', 'products', unsold);
  end if;

  -- Who settles a payment holds products and then wants the cart: here nobody who holds the one ever waits for the
  -- other.
  perform from public.products where id in (
    select product_id from jsonb_to_recordset(p_lines) as given(product_id text)
  ) order by id for key share;
  if not pg_try_advisory_xact_lock(hashtextextended(shopper::text, 2)) then
    return jsonb_build_object('outcome', 'busy');
  end if;

  for line in
    select coalesce(given.product_id, seen.product_id) as product_id, given.quantity
    from rows from (jsonb_to_recordset(p_lines) as (product_id text, quantity integer)) with ordinality
      as given(product_id, quantity, place)
    full join (
      select product_id, max(quantity) as quantity
      from jsonb_to_recordset(p_seen) as row(product_id text, quantity integer) group by product_id
    ) as seen using (product_id)
    where given.quantity is distinct from seen.quantity
    order by given.place
  loop
    if line.quantity is null then
      delete from public.cart_items where user_id = shopper and product_id = line.product_id;
    else
      insert into public.cart_items (user_id, product_id, quantity) values (shopper, line.product_id, line.quantity)
      on conflict (user_id, product_id) do update set quantity = excluded.quantity;
    end if;
  end loop;
  if (select count(*) from public.cart_items where user_id = shopper) > 50 then
    raise exception using errcode = 'PT400', message = 'lines: a cart has at most 50 of them';
  end if;
  return jsonb_build_object('outcome', 'replaced');
end $$;

-- What was bought leaves the shopper's stored cart (CART-014) in the step that settles the order, once.
create function public.take_order_out_of_cart() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.user_id::text, 2));
  delete from public.cart_items as line using public.order_items as item
    where line.user_id = new.user_id and item.order_id = new.id and item.product_id = line.product_id
      and item.quantity >= line.quantity;
  update public.cart_items as line set quantity = line.quantity - item.quantity from public.order_items as item
    where line.user_id = new.user_id and item.order_id = new.id and item.product_id = line.product_id;
  return null;
end $$;
create trigger take_order_out_of_cart after update of status on public.orders for each row
  when (
    new.user_id is not null and old.status in ('pending', 'expired', 'cancelled')
    and new.status in ('in_review', 'paid', 'needs_attention')
  ) execute function public.take_order_out_of_cart();
