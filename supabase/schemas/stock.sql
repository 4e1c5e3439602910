-- What is on the shelf, lot by lot, and every unit that came or went (docs/decisions/0035-stock.md). What always holds:
-- 1. A lot's on_hand is the sum of its entries: only move_units writes either, and no entry is ever changed.
-- 2. products.stock_quantity is what can be sold: on hand in lots that have not expired, less what is held or sold and
--    not given yet, and never below zero. Only count_stock writes it, whenever one of these changed; what changed by
--    the day alone is counted before anything is sold, and by a job.
-- 3. Whoever moves or counts holds the product's row. Locks: orders, then products by id, then gift cards.
create type public.stock_move as enum ('open', 'receive', 'correct', 'write_off', 'give', 'take_back');

create table public.stock_lots (
  id uuid primary key default gen_random_uuid(),
  product_id text not null references public.products (id),
  name text not null check (char_length(name) between 1 and 80),
  -- The last day, in Arizona, on which it may be sold or given. Nobody knows it of what was there at the beginning.
  expires_on date,
  on_hand integer not null default 0 check (on_hand >= 0),
  created_at timestamptz not null
);
create unique index stock_lots_name on public.stock_lots (product_id, lower(name));

-- Rows are only added.
create table public.stock_entries (
  id bigint generated always as identity primary key,
  lot_id uuid not null references public.stock_lots (id),
  move public.stock_move not null,
  units integer not null check (units <> 0),
  -- What staff wrote; an order's units need no reason.
  reason text check (char_length(reason) between 1 and 300),
  order_id uuid references public.orders (id),
  actor text check (char_length(actor) between 3 and 320),
  -- Made by the browser of who asks: a second press is the same entry.
  key uuid unique,
  at timestamptz not null,
  check (move = 'open' or actor is not null),
  check ((order_id is not null) = (move in ('give', 'take_back'))),
  check ((reason is not null) = (move in ('receive', 'correct', 'write_off')))
);
create index stock_entries_lot on public.stock_entries (lot_id, id);
create index stock_entries_order on public.stock_entries (order_id) where order_id is not null;

-- From how many units down the clinic is written to; without a row, 10.
create table public.stock_marks (
  product_id text primary key references public.products (id),
  low_mark integer not null check (low_mark between 0 and 100000)
);

alter table public.stock_lots enable row level security;
alter table public.stock_entries enable row level security;
alter table public.stock_marks enable row level security;
revoke all on public.stock_lots, public.stock_entries, public.stock_marks from public, anon, authenticated, service_role;
grant select on public.stock_lots, public.stock_entries, public.stock_marks to service_role;

create function public.refuse_change() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception '% is only added to', tg_table_name;
end $$;
create trigger stock_entries_stay before update or delete on public.stock_entries
  for each row execute function public.refuse_change();

-- What a product has when it comes to the shop is a lot of its own.
create function public.open_stock() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  lot uuid;
begin
  insert into public.stock_lots (product_id, name, created_at) values (new.id, 'Opening stock', new.created_at)
    returning id into lot;
  if new.stock_quantity > 0 then
    perform public.move_units(lot, 'open', new.stock_quantity, null, null, null, null, new.created_at);
  end if;
  return null;
end $$;
create trigger products_open_stock after insert on public.products for each row execute function public.open_stock();

create function public.low_mark(p_product_id text) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce((select low_mark from public.stock_marks where product_id = p_product_id), 10);
$$;

-- Whether a lot may be sold and given at p_now: its last day ends at midnight in Arizona.
create function public.is_in_date(p_expires_on date, p_now timestamptz) returns boolean
language sql immutable set search_path = '' as $$
  select p_expires_on is null or p_expires_on >= (p_now at time zone 'America/Phoenix')::date;
$$;

-- What of a product is not spoken for at p_now; below zero when more is held and sold than is there.
create function public.free_units(p_product_id text, p_now timestamptz) returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(sum(on_hand), 0) from public.stock_lots
    where product_id = p_product_id and public.is_in_date(expires_on, p_now)
  ) - (
    select coalesce(sum(quantity), 0) from public.stock_holds
    where product_id = p_product_id and state in ('held', 'sold')
  );
end $$;

-- Moves units into a lot or out of it.
create function public.move_units(
  p_lot_id uuid, p_move public.stock_move, p_units integer, p_reason text, p_order_id uuid, p_actor text, p_key uuid,
  p_now timestamptz
) returns void language sql security definer set search_path = '' as $$
  update public.stock_lots set on_hand = on_hand + p_units where id = p_lot_id;
  insert into public.stock_entries (lot_id, move, units, reason, order_id, actor, key, at)
  values (p_lot_id, p_move, p_units, p_reason, p_order_id, p_actor, p_key, p_now);
$$;

-- Counts what of these products can be sold, and writes to the clinic when that falls to the low mark or under it.
create function public.count_stock(p_product_ids text[], p_now timestamptz) returns void
language sql security definer set search_path = '' as $$
  with counted as (
    select id, stock_quantity as units_before, greatest(public.free_units(id, p_now), 0) as units
    from public.products where id = any(p_product_ids)
  ), changed as (
    update public.products set stock_quantity = units, updated_at = now() from counted
    where products.id = counted.id and units <> units_before
    returning products.id, products.name, units, units_before
  )
  insert into public.mail_outbox (kind, dedupe_key, data, next_try_at, created_at)
  select 'staff_stock_low', 'staff_stock_low:' || gen_random_uuid(), jsonb_build_object('name', name, 'units', units), p_now, p_now
  from changed where units <= public.low_mark(id) and units_before > public.low_mark(id);
$$;

-- Counts what a day has changed, for what shows the stock without selling. Returns how many products.
create function public.count_expired_stock(p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  stale text[];
begin
  select array_agg(id) into stale from (
    select id from public.products
    where id in (select product_id from public.stock_lots where expires_on is not null and on_hand > 0)
      and stock_quantity <> greatest(public.free_units(id, p_now), 0)
    order by id for update
  ) as found;
  perform public.count_stock(stale, p_now);
  return coalesce(array_length(stale, 1), 0);
end $$;

-- Takes an order's units out of their lots, what expires first before the rest. Changes nothing and returns what is
-- missing, [{"name", "left"}], where the lots in date do not have all. The caller holds the order's row.
create function public.give_units(p_order_id uuid, p_actor text, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  concerned text[] := array(select product_id from public.order_items where order_id = p_order_id);
  missing jsonb;
  item record;
  lot record;
  owed integer;
begin
  perform from public.products where id = any(concerned) order by id for update;
  select jsonb_agg(jsonb_build_object('name', ordered.name, 'left', shelf.units) order by ordered.name) into missing
  from public.order_items as ordered, lateral (
    select coalesce(sum(on_hand), 0) as units from public.stock_lots
    where product_id = ordered.product_id and public.is_in_date(expires_on, p_now)
  ) as shelf
  where ordered.order_id = p_order_id and shelf.units < ordered.quantity;
  if missing is not null then return missing; end if;
  for item in select product_id, quantity from public.order_items where order_id = p_order_id order by product_id loop
    owed := item.quantity;
    for lot in
      select id, on_hand from public.stock_lots
      where product_id = item.product_id and on_hand > 0 and public.is_in_date(expires_on, p_now)
      order by expires_on nulls last, created_at, id
    loop
      exit when owed = 0;
      perform public.move_units(lot.id, 'give', -least(owed, lot.on_hand), null, p_order_id, p_actor, null, p_now);
      owed := owed - least(owed, lot.on_hand);
    end loop;
  end loop;
  update public.stock_holds set state = 'given' where order_id = p_order_id;
  perform public.count_stock(concerned, p_now);
  return null;
end $$;

-- Puts an order's units back into the lots they came from; they are sold still. The caller holds the order's row.
create function public.take_back_units(p_order_id uuid, p_actor text, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  concerned text[] := array(select product_id from public.order_items where order_id = p_order_id);
begin
  perform from public.products where id = any(concerned) order by id for update;
  perform public.move_units(lot_id, 'take_back', -sum(units)::integer, null, p_order_id, p_actor, null, p_now)
    from public.stock_entries where order_id = p_order_id group by lot_id having sum(units) < 0;
  update public.stock_holds set state = 'sold' where order_id = p_order_id and state = 'given';
  perform public.count_stock(concerned, p_now);
end $$;
