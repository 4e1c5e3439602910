-- What was ordered (ENT-007, ENT-008). Only the server's functions write here.
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
  -- What is paid for it in all: nothing where a code takes off everything.
  total_amount numeric(10,2) not null check (total_amount >= 0),
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
  paid_at timestamptz,
  -- When it was given, and by whom; a refund afterwards does not undo that.
  fulfilled_at timestamptz,
  fulfilled_by text check (char_length(fulfilled_by) between 3 and 320),
  -- The name PayPal tells of who paid; the account's own name stands in where PayPal tells none.
  buyer_name text check (char_length(buyer_name) between 1 and 300),
  -- Where the visit is, and how to reach who it is for; null where nothing in the order needs a visit.
  visit_zip text check (visit_zip ~ '^[0-9]{5}$'),
  visit_area text check (char_length(visit_area) between 1 and 200),
  phone text check (char_length(phone) between 7 and 40),
  -- For the way there, once for an order, as the area's fee was when it was placed: a part of total_amount.
  travel_fee numeric(10,2) not null default 0 check (travel_fee >= 0),
  -- What codes took off: not in total_amount.
  discount_amount numeric(10,2) not null default 0 check (discount_amount >= 0),
  -- That the visit's time is chosen, and which of the staff said so, or 'buyer'; the booking system keeps the time.
  time_chosen_at timestamptz,
  time_chosen_by text check (char_length(time_chosen_by) between 3 and 320)
);
create index orders_user_id on public.orders (user_id);
create index orders_caller on public.orders (caller) where status = 'pending';
create index orders_reference on public.orders (left(id::text, 8));

alter table public.mail_outbox add foreign key (order_id) references public.orders (id) on delete cascade;

create table public.order_items (
  order_id uuid not null references public.orders (id) on delete cascade,
  product_id text not null references public.products (id),
  quantity integer not null check (quantity between 1 and 20),
  -- Name and unit price as they were when it was ordered.
  name text not null,
  price numeric(10,2) not null check (price >= 0),
  -- As it was when it was ordered.
  is_exam_required boolean not null default false,
  clearance_group text not null default 'injections',
  primary key (order_id, product_id)
);

alter table public.orders enable row level security;
alter table public.order_items enable row level security;
revoke all on public.orders, public.order_items from public, anon, authenticated;
grant select, insert, update, delete on public.orders, public.order_items to service_role;

-- A signed-in shopper reads their own orders and what was in them, nothing else and nobody else's (ROLE-002).
create policy "Shoppers see their own orders" on public.orders
  for select to authenticated using (user_id = (select public.shopper_id()));
create policy "Shoppers see what was in their own orders" on public.order_items
  for select to authenticated using (
    exists (
      select from public.orders where orders.id = order_items.order_id and orders.user_id = (select public.shopper_id())
    )
  );

-- Not the keys: with `access_token` or `checkout_key` somebody else could follow the order.
grant select (
  id, user_id, email, is_email_known, total_amount, travel_fee, discount_amount, status, created_at, updated_at, paid_at
) on public.orders to authenticated;
grant select on public.order_items to authenticated;

-- Queues a mail about an order, once for a kind and what it is about. Kinds named staff_… go to the clinic; the
-- others to the buyer, if PayPal told where.
create function public.queue_order_mail(p_kind text, p_order_id uuid, p_about text, p_data jsonb, p_now timestamptz)
returns void language sql security definer set search_path = '' as $$
  insert into public.mail_outbox (kind, dedupe_key, order_id, recipient, data, next_try_at, created_at)
  select p_kind, concat_ws(':', p_kind, id, p_about), id, case when p_kind not like 'staff_%' then email end, p_data, p_now, p_now
  from public.orders where id = p_order_id and (p_kind like 'staff_%' or is_email_known)
  on conflict (dedupe_key) do nothing;
$$;

-- Asks a person to look at an order, and writes to them, once for a trouble and what it is about. The caller holds
-- the order's row.
create function public.call_attention(p_order_id uuid, p_trouble text, p_about text, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.orders set status = 'needs_attention', attention = p_trouble, updated_at = p_now
    where id = p_order_id and status <> 'needs_attention';
  perform public.queue_order_mail(
    'staff_attention', p_order_id, p_trouble || ':' || p_about, jsonb_build_object('trouble', p_trouble), p_now
  );
end $$;

-- A buyer finds an order by its reference, the first 8 characters of the id, and proves with the code that it is
-- theirs (ERR-010).
create function public.orders_by_reference(p_reference text) returns table (id uuid, access_token text)
language sql stable security definer set search_path = '' as $$
  select orders.id, orders.access_token from public.orders where left(orders.id::text, 8) = p_reference;
$$;

-- Adds a guest's order to the account of somebody who proved that it is theirs. Says claimed, yours (it is already),
-- taken (it is another account's) or unknown. The code goes on working.
create function public.claim_order(p_order_id uuid, p_user_id uuid, p_now timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
begin
  select user_id into owner from public.orders where id = p_order_id for update;
  if not found then return 'unknown'; end if;
  if owner is not null then return case when owner = p_user_id then 'yours' else 'taken' end; end if;
  update public.orders set user_id = p_user_id, updated_at = p_now where id = p_order_id;
  return 'claimed';
end $$;

-- Whoever takes the buyer out of an order takes the name, the phone number and the ZIP code too.
create function public.forget_buyer() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.buyer_name := null;
  new.phone := null;
  new.visit_zip := null;
  update public.discount_uses set payer_email = null where order_id = new.id;
  return new;
end $$;
create trigger orders_forget_buyer before update of user_id, is_email_known on public.orders for each row
  when (new.user_id is null and not new.is_email_known and (old.user_id is not null or old.is_email_known))
  execute function public.forget_buyer();

-- Takes the people out of orders that were not paid within thirty days: phone, ZIP code and name, of guests the address
-- too. Of one that money moved for nothing is taken. Returns how many.
create function public.forget_unpaid_buyers(p_guest_email text, p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  unpaid uuid[];
begin
  select array_agg(id) into unpaid from (
    select id from public.orders
    where status in ('pending', 'expired', 'cancelled') and paid_at is null and updated_at < p_now - interval '30 days'
      and (phone is not null or visit_zip is not null or buyer_name is not null or user_id is null and is_email_known)
      and not exists (
        select from public.payment_attempts as tried left join public.payment_captures as taken on taken.attempt_id = tried.id
        where tried.order_id = orders.id and (tried.status = 'capturing' or taken.attempt_id is not null)
      )
    order by id limit 500 for update skip locked
  ) as found;
  update public.orders set buyer_name = null, phone = null, visit_zip = null,
    email = case when user_id is null then p_guest_email else email end,
    is_email_known = is_email_known and user_id is not null
  where id = any (unpaid);
  update public.discount_uses set payer_email = null where order_id = any (unpaid);
  return coalesce(array_length(unpaid, 1), 0);
end $$;

-- Who bought, as far as anybody knows; null for a guest whom PayPal did not name.
create function public.buyer_name(p_order_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(bought.buyer_name, nullif(trim(concat_ws(
    ' ', person.raw_user_meta_data ->> 'first_name', person.raw_user_meta_data ->> 'last_name'
  )), ''))
  from public.orders as bought left join auth.users as person on person.id = bought.user_id where bought.id = p_order_id;
$$;

-- Every line notes by itself whether it needs an exam and which one, whoever writes it.
create function public.note_exam() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  select is_exam_required, clearance_group into new.is_exam_required, new.clearance_group
  from public.products where id = new.product_id;
  return new;
end $$;
create trigger order_items_exam before insert on public.order_items for each row execute function public.note_exam();

-- A clinician's word that the Good Faith Exam is done, for a request or for an order.
create table public.exam_checks (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid unique references public.submissions (id) on delete cascade,
  order_id uuid unique references public.orders (id) on delete cascade,
  ticked_by text not null check (char_length(ticked_by) between 3 and 320),
  ticked_at timestamptz not null,
  check (num_nonnulls(submission_id, order_id) = 1)
);
alter table public.exam_checks enable row level security;
revoke all on public.exam_checks from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.exam_checks to service_role;

-- Ticks the exam of a request or an order (p_kind), or takes the tick back. Says `outcome`: done, unknown, not_owed
-- (nothing of the order will be given any more; a tick can still be taken back), fulfilled (the exam of an order
-- that was given to its buyer is not taken back).
create function public.tick_exam(p_kind text, p_id uuid, p_actor text, p_is_done boolean, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  request uuid;
  bought public.orders;
  changes integer;
begin
  if p_kind = 'order' then select * into bought from public.orders where id = p_id for update;
  else select id into request from public.submissions where id = p_id for update; end if;
  if request is null and bought.id is null then return jsonb_build_object('outcome', 'unknown'); end if;
  if p_is_done and bought.status in ('refunded', 'cancelled', 'expired') then
    return jsonb_build_object('outcome', 'not_owed');
  end if;
  if not p_is_done and bought.fulfilled_at is not null then return jsonb_build_object('outcome', 'fulfilled'); end if;
  if p_is_done then
    insert into public.exam_checks (submission_id, order_id, ticked_by, ticked_at)
    values (request, bought.id, p_actor, p_now) on conflict do nothing;
  else
    delete from public.exam_checks where submission_id = request or order_id = bought.id;
  end if;
  get diagnostics changes = row_count;
  if changes > 0 then
    perform public.audit(
      p_actor, case when p_is_done then 'exam.ticked' else 'exam.unticked' end,
      case when bought.id is null then 'submission:' else 'order:' end || p_id, '{}', p_now
    );
    update public.submissions set updated_at = public.next_change(updated_at, p_now) where id = request;
  end if;
  return jsonb_build_object('outcome', 'done');
end $$;
