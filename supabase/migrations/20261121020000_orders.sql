-- What was ordered (ENT-007, ENT-008). Only the server's functions write here; no visitor reads it directly.
create type public.order_status as enum (
  'pending', 'in_review', 'paid', 'fulfilled', 'cancelled', 'expired', 'needs_attention', 'partially_refunded', 'refunded'
);

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  -- Made by the browser for one cart: asking again with it means the same order.
  checkout_key uuid not null unique,
  user_id uuid references auth.users (id) on delete set null,
  -- The payer's address, or the guest address until (or unless) PayPal tells one (ROLE-003).
  email text not null check (char_length(email) between 3 and 320),
  is_email_known boolean not null default false,
  total_amount numeric(10,2) not null check (total_amount > 0),
  status public.order_status not null default 'pending',
  -- PayPal's id of the capture that paid it.
  paypal_payment_id text unique,
  -- Hashed network of who began it: one network may not hold the whole stock with orders it never pays.
  caller text not null default '',
  access_token text not null unique check (char_length(access_token) >= 26),
  -- Why a person must look at it; only with needs_attention.
  attention text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  paid_at timestamptz
);
create index orders_user_id on public.orders (user_id);
create index orders_caller on public.orders (caller) where status = 'pending';

create table public.order_items (
  order_id uuid not null references public.orders (id) on delete cascade,
  product_id text not null references public.products (id),
  quantity integer not null check (quantity between 1 and 20),
  -- Name and unit price as they were when it was ordered.
  name text not null,
  price numeric(10,2) not null check (price >= 0),
  primary key (order_id, product_id)
);

-- One try to have an order paid: one order at PayPal. A changed cart gets another.
create type public.attempt_status as enum (
  'creating', 'created', 'capturing', 'captured', 'in_review', 'superseded', 'expired', 'failed'
);

create table public.payment_attempts (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  seq integer not null check (seq > 0),
  status public.attempt_status not null default 'creating',
  amount numeric(10,2) not null check (amount > 0),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  paypal_order_id text unique,
  -- Part of the capture's idempotency key; grows only after a definite decline.
  capture_try integer not null default 1,
  -- The last of these that the buyer agreed to: after a decline the buyer has to choose again.
  approved_try integer not null default 1,
  declined_at timestamptz,
  -- Set when a capture may have reached PayPal and no clear answer is known: until one is, nobody is told "not charged".
  capture_sent_at timestamptz,
  lease_id uuid,
  lease_until timestamptz,
  next_check_at timestamptz,
  -- PayPal's issue code or ours: why it was declined, failed or expired.
  problem text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (order_id, seq)
);
create index payment_attempts_due on public.payment_attempts (next_check_at)
  where status in ('creating', 'created', 'capturing', 'in_review');

create table public.payment_captures (
  paypal_capture_id text primary key check (char_length(paypal_capture_id) between 1 and 50),
  attempt_id uuid not null references public.payment_attempts (id) on delete cascade,
  -- As PayPal writes it: COMPLETED, PENDING, DECLINED, FAILED, PARTIALLY_REFUNDED, REFUNDED.
  status text not null,
  amount numeric(10,2) not null,
  currency text not null,
  raw jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index payment_captures_attempt on public.payment_captures (attempt_id);

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

-- Every verified message of PayPal's, once. Only ids and states are kept of it: the rest names people.
create table public.paypal_events (
  event_id text primary key check (char_length(event_id) between 1 and 100),
  type text not null,
  payload jsonb not null,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  problem text
);
create index paypal_events_open on public.paypal_events (received_at) where processed_at is null;

-- Units taken out of products.stock_quantity for an order: 'held' until paid, then 'sold', or given back ('released').
create type public.hold_state as enum ('held', 'sold', 'released');

create table public.stock_holds (
  order_id uuid not null references public.orders (id) on delete cascade,
  product_id text not null references public.products (id),
  quantity integer not null check (quantity > 0),
  state public.hold_state not null default 'held',
  until timestamptz not null,
  primary key (order_id, product_id)
);
create index stock_holds_lapsing on public.stock_holds (until) where state = 'held';

do $$
declare
  name text;
begin
  foreach name in array array[
    'orders', 'order_items', 'payment_attempts', 'payment_captures', 'refunds', 'paypal_events', 'stock_holds'
  ] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('revoke all on public.%I from public, anon, authenticated', name);
    execute format('grant select, insert, update, delete on public.%I to service_role', name);
  end loop;
end $$;
