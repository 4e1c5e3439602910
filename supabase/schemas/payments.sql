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
  -- Set when a capture may have reached PayPal and no clear answer is known: until one is, nobody is told "not
  -- charged".
  capture_sent_at timestamptz,
  lease_id uuid,
  lease_until timestamptz,
  next_check_at timestamptz,
  -- PayPal's issue code or ours: why it was declined, failed or expired.
  problem text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The buyer approves while somebody already asks PayPal, and that somebody still hears "not approved": the news of
  -- the approval must not be lost with that answer, or the buyer is told "not paid" and charged at the next look.
  approved_under uuid,
  shortage jsonb,
  unique (order_id, seq)
);
comment on column public.payment_attempts.approved_under is 'The lease that was held when the news of an approval came.';
comment on column public.payment_attempts.shortage is
  'What the buyer could not have any more at the approval: [{"product_id", "name", "left", "is_held"}].';
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
  updated_at timestamptz not null default now(),
  -- When PayPal's word about it was last compared with ours.
  compared_at timestamptz
);
create index payment_captures_attempt on public.payment_captures (attempt_id);

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

alter table public.payment_attempts enable row level security;
alter table public.payment_captures enable row level security;
alter table public.paypal_events enable row level security;
revoke all on public.payment_attempts, public.payment_captures, public.paypal_events from public, anon, authenticated;
grant select, insert, update, delete on public.payment_attempts, public.payment_captures, public.paypal_events to service_role;

-- The last moment, in the product's time, at which something happened to an order.
create function public.order_moment(p_order_id uuid) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select greatest(orders.updated_at, (
    select max(attempt.updated_at) from public.payment_attempts as attempt where attempt.order_id = orders.id
  )) from public.orders where id = p_order_id;
$$;

-- What PayPal is to be asked for an order, in cents: its total without a gift card's part.
create function public.due_cents(p_order_id uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select ((orders.total_amount - coalesce(used.amount, 0)) * 100)::integer
  from public.orders left join public.gift_card_uses as used on used.order_id = orders.id where orders.id = p_order_id;
$$;

-- What the server needs to have an attempt paid.
create function public.ready_to_pay(p_order_id uuid, p_attempt_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'outcome', 'ready', 'order_id', p_order_id, 'attempt_id', attempt.id, 'paypal_order_id', attempt.paypal_order_id,
    'amount_cents', (attempt.amount * 100)::integer, 'currency', attempt.currency, 'created_at', attempt.created_at,
    'fee_cents', (select (travel_fee * 100)::integer from public.orders where id = p_order_id),
    'discount_cents', (select (discount_amount * 100)::integer from public.orders where id = p_order_id)
      + coalesce((select (amount * 100)::integer from public.gift_card_uses where order_id = p_order_id), 0),
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

-- Remembers which order PayPal made for this attempt. Asking twice changes nothing; another id than before is refused.
create function public.record_paypal_order(p_attempt_id uuid, p_paypal_order_id text, p_now timestamptz)
returns void language plpgsql security definer set search_path = '' as $$
begin
  update public.payment_attempts set
    paypal_order_id = p_paypal_order_id,
    status = case when status = 'creating' then 'created' else status end,
    next_check_at = case when status = 'creating' then p_now + interval '10 minutes' else next_check_at end,
    updated_at = p_now
  where id = p_attempt_id and (paypal_order_id is null or paypal_order_id = p_paypal_order_id);
  if not found then
    raise exception using errcode = 'PT409', message = 'this attempt has another order at PayPal';
  end if;
end $$;

-- Takes the attempt for p_seconds so that only one of browser, webhook and sweep works on it. `outcome`: leased
-- (with the attempt), busy (somebody works on it), not_created (PayPal has no order yet) or done (nothing left to
-- do). The news of an approval at p_approved_at (null: none) is kept, also while busy: whoever takes the attempt
-- when its holder has died may capture then. An approval from before the last decline is no news.
create function public.lease_attempt(
  p_attempt_id uuid, p_lease_id uuid, p_seconds integer, p_approved_at timestamptz, p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  the_order public.orders;
  attempt public.payment_attempts;
  fresh public.payment_attempts;
begin
  select orders.* into the_order from public.orders
    join public.payment_attempts on payment_attempts.order_id = orders.id
    where payment_attempts.id = p_attempt_id for update of orders;
  select * into attempt from public.payment_attempts where id = p_attempt_id for update;
  if p_approved_at is not null then
    update public.payment_attempts set approved_try = capture_try,
      approved_under = case when status = 'capturing' and lease_until > p_now then lease_id end
      where id = p_attempt_id and status in ('created', 'capturing')
        and (declined_at is null or p_approved_at > declined_at)
      returning * into fresh;
    attempt.approved_try := coalesce(fresh.approved_try, attempt.approved_try);
  end if;
  if attempt.status = 'creating' then
    return jsonb_build_object('outcome', 'not_created');
  elsif attempt.status = 'capturing' and attempt.lease_until > p_now then
    return jsonb_build_object('outcome', 'busy');
  elsif attempt.status is null or attempt.status not in ('created', 'capturing')
    or (attempt.status = 'created' and the_order.status <> 'pending')
  then
    update public.payment_attempts set status = 'superseded', next_check_at = null, updated_at = p_now
      where id = p_attempt_id and status = 'created';
    return jsonb_build_object('outcome', 'done');
  end if;
  update public.payment_attempts set
    status = 'capturing', lease_id = p_lease_id, lease_until = p_now + make_interval(secs => p_seconds),
    next_check_at = p_now + make_interval(secs => p_seconds), updated_at = p_now
  where id = p_attempt_id;
  return jsonb_build_object(
    'outcome', 'leased', 'order_id', attempt.order_id, 'paypal_order_id', attempt.paypal_order_id,
    'amount_cents', (attempt.amount * 100)::integer, 'currency', attempt.currency,
    'capture_try', attempt.capture_try, 'created_at', attempt.created_at,
    -- Of an order that needs no payment any more it is only looked whether money came.
    'may_capture', attempt.approved_try >= attempt.capture_try and the_order.status = 'pending',
    'was_sent', attempt.capture_sent_at is not null
  );
end $$;

-- The attempt's order, locked, if p_lease_id still holds the attempt; else null.
create function public.leased_order(p_attempt_id uuid, p_lease_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  order_id uuid;
begin
  select orders.id into order_id from public.orders
    join public.payment_attempts on payment_attempts.order_id = orders.id
    where payment_attempts.id = p_attempt_id for update of orders;
  perform from public.payment_attempts
    where id = p_attempt_id and lease_id = p_lease_id and status = 'capturing' for update;
  return case when found then order_id end;
end $$;

-- The last look before money moves: true when the units and the gift card's part are held for p_minutes more and the
-- lease for p_seconds more. When somebody else has the units now, or the card's money is spent, the attempt
-- remembers what it was short of, the order is cancelled, nothing is captured, and this is false; null when the
-- lease was lost.
create function public.secure_stock(
  p_attempt_id uuid, p_lease_id uuid, p_seconds integer, p_minutes integer, p_now timestamptz,
  p_payer_email text default null
) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  the_order_id uuid := public.leased_order(p_attempt_id, p_lease_id);
begin
  if the_order_id is null or (select status from public.orders where id = the_order_id) <> 'pending' then
    return null;
  elsif public.hold_again(the_order_id, p_now + make_interval(mins => p_minutes), p_payer_email, p_now) then
    update public.payment_attempts set capture_sent_at = p_now,
      lease_until = p_now + make_interval(secs => p_seconds), next_check_at = p_now + make_interval(secs => p_seconds)
    where id = p_attempt_id;
    return true;
  end if;
  update public.payment_attempts set shortage = public.shortage_of(the_order_id, p_now) where id = p_attempt_id;
  perform public.close_attempt(
    p_attempt_id, p_lease_id, 'failed', 'cancelled',
    public.hold_problem(the_order_id, p_payer_email, p_now), null, p_now
  );
  return false;
end $$;

-- Puts the attempt back: 'created' when there is nothing to capture yet, 'capturing' when PayPal's answer is
-- unknown. It is looked at again after p_seconds. A definite decline (p_is_declined) moves on to the next capture
-- key. "Not approved" (p_status 'created' without a decline) of a look during which the buyer approved stays unclear
-- ('capturing') and is looked at again at once. An attempt that waits for the buyer again has no units of its own.
create function public.postpone_attempt(
  p_attempt_id uuid, p_lease_id uuid, p_status public.attempt_status, p_seconds integer, p_problem text,
  p_is_declined boolean, p_now timestamptz
) returns void language plpgsql security definer set search_path = '' as $$
declare
  the_order_id uuid := public.leased_order(p_attempt_id, p_lease_id);
  became public.attempt_status;
begin
  if p_status not in ('created', 'capturing') then
    raise exception using errcode = 'PT400', message = 'p_status must be created or capturing';
  end if;
  if the_order_id is null then
    return;
  end if;
  update public.payment_attempts set
    status = case when is_old then 'capturing' else p_status end, lease_id = null, lease_until = null,
    problem = case when not is_old then p_problem end,
    -- Back to 'created' only on PayPal's clear word that no money moved.
    capture_sent_at = case when p_status = 'capturing' then capture_sent_at end,
    declined_at = case when p_is_declined then p_now else declined_at end,
    capture_try = capture_try + p_is_declined::integer, approved_under = null,
    next_check_at = case when is_old then p_now else p_now + make_interval(secs => p_seconds) end,
    updated_at = p_now
  from (
    select p_status = 'created' and not p_is_declined and approved_under is not distinct from p_lease_id as is_old
    from public.payment_attempts where id = p_attempt_id
  ) as look
  where id = p_attempt_id returning status into became;
  if became = 'created' then
    perform public.reopen_holds(the_order_id, p_now);
  end if;
end $$;

-- Ends the attempt and its order without money; the units are given back. The shopper may begin again with the same
-- cart.
create function public.close_attempt(
  p_attempt_id uuid, p_lease_id uuid, p_status public.attempt_status, p_order_status public.order_status, p_problem text,
  p_payer_email text, p_now timestamptz
) returns void language plpgsql security definer set search_path = '' as $$
declare
  the_order_id uuid := public.leased_order(p_attempt_id, p_lease_id);
begin
  if p_status not in ('failed', 'expired') then
    raise exception using errcode = 'PT400', message = 'p_status must be failed or expired';
  end if;
  if the_order_id is null then
    return;
  end if;
  update public.payment_attempts set
    status = p_status, problem = p_problem, lease_id = null, lease_until = null, next_check_at = null, updated_at = p_now
  where id = p_attempt_id;
  update public.orders set status = p_order_status, updated_at = p_now,
    attention = case when p_order_status = 'needs_attention' then p_problem end
  where id = the_order_id and status = 'pending';
  if not found then
    return;
  end if;
  perform public.release_holds(the_order_id);
  if p_payer_email is not null then
    update public.orders set email = p_payer_email, is_email_known = true where id = the_order_id and not is_email_known;
  end if;
  if p_order_status = 'needs_attention' then
    perform public.queue_order_mail(
      'staff_attention', the_order_id, p_attempt_id::text, jsonb_build_object('trouble', p_problem), p_now
    );
  end if;
end $$;

-- Ends an attempt that never got an order at PayPal, and its order if it has no other way to be paid.
create function public.abandon_attempt(p_attempt_id uuid, p_problem text, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  the_order_id uuid;
begin
  select orders.id into the_order_id from public.orders
    join public.payment_attempts on payment_attempts.order_id = orders.id
    where payment_attempts.id = p_attempt_id for update of orders;
  update public.payment_attempts set status = 'failed', problem = p_problem, next_check_at = null, updated_at = p_now
    where id = p_attempt_id and status = 'creating';
  if found then
    perform public.release_holds(the_order_id);
    update public.orders set status = 'cancelled', updated_at = p_now where id = the_order_id and status = 'pending';
  end if;
end $$;

-- Records what PayPal says about a capture: the one place where an order that PayPal is asked for becomes paid.
-- Telling it twice, or an older state after a newer one, changes nothing. Units are taken for money that comes,
-- whatever became of their hold. p_capture is {"id", "status", "amount_cents", "currency", "raw"}.
create function public.record_capture(p_attempt_id uuid, p_capture jsonb, p_payer_email text, p_now timestamptz)
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
      perform public.hold_again(the_order.id, 'infinity', null, p_now);
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
    when not public.hold_again(the_order.id, 'infinity', null, p_now) then
      public.hold_problem(the_order.id, null, p_now)
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
    perform public.hold_again(the_order.id, 'infinity', null, p_now);
    update public.stock_holds set state = 'sold' where order_id = the_order.id and state = 'held';
  else
    perform public.release_holds(the_order.id);
  end if;
  perform public.queue_order_mail(
    'staff_attention', the_order.id, p_capture ->> 'id', jsonb_build_object('trouble', trouble, 'cents', cents), p_now
  );
end $$;

-- Notes who pays for an attempt's order. The first name that was told stays.
create function public.note_buyer(p_attempt_id uuid, p_name text) returns void
language sql security definer set search_path = '' as $$
  update public.orders set buyer_name = left(p_name, 300)
  from public.payment_attempts as attempt
  where attempt.id = p_attempt_id and orders.id = attempt.order_id and orders.buyer_name is null and p_name <> '';
$$;

-- What PayPal calls an order: its own numbers of it, and those of the payments.
create function public.paypal_numbers(p_order_id uuid, out orders text[], out payments text[])
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(distinct attempt.paypal_order_id) filter (where attempt.paypal_order_id is not null), '{}'),
    coalesce(array_agg(distinct capture.paypal_capture_id) filter (where capture.paypal_capture_id is not null), '{}')
  from public.payment_attempts as attempt
  left join public.payment_captures as capture on capture.attempt_id = attempt.id
  where attempt.order_id = p_order_id;
$$;

-- True the first time and until the event was finished: a delivery that was cut off is worked on again.
create function public.record_event(p_event_id text, p_type text, p_payload jsonb, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  is_open boolean;
begin
  insert into public.paypal_events as stored (event_id, type, payload, received_at) values (p_event_id, p_type, p_payload, p_now)
  on conflict (event_id) do update set type = stored.type
  returning stored.processed_at is null into is_open;
  return is_open;
end $$;

-- p_problem says what a person should look at, such as money that belongs to no order; with p_tells_staff they are
-- written to.
create function public.finish_event(p_event_id text, p_problem text, p_tells_staff boolean, p_now timestamptz) returns void
language sql security definer set search_path = '' as $$
  update public.paypal_events set processed_at = p_now, problem = p_problem where event_id = p_event_id;
  insert into public.mail_outbox (kind, dedupe_key, data, next_try_at, created_at)
  select 'staff_event', 'staff_event:' || event_id,
    jsonb_build_object('event', event_id, 'type', type, 'problem', p_problem), p_now, p_now
  from public.paypal_events where event_id = p_event_id and p_problem is not null and p_tells_staff
  on conflict (dedupe_key) do nothing;
$$;

-- The attempts somebody should look at now: those whose money may have moved first, then the most overdue. Those
-- that still wait for PayPal's order are handed out once a minute at most.
create function public.due_attempts(p_now timestamptz, p_limit integer)
returns table (id uuid, status public.attempt_status) language plpgsql security definer set search_path = '' as $$
begin
  return query
    with due as (
      select attempt.id, attempt.status, attempt.next_check_at from public.payment_attempts as attempt
      where attempt.status in ('creating', 'created', 'capturing', 'in_review') and attempt.next_check_at <= p_now
        and (attempt.lease_until is null or attempt.lease_until <= p_now)
      order by attempt.status <> 'capturing', attempt.next_check_at limit p_limit
    ), moved as (
      update public.payment_attempts as attempt set next_check_at = p_now + interval '1 minute'
      from due where attempt.id = due.id and attempt.status = 'creating'
    )
    select due.id, due.status from due order by due.status <> 'capturing', due.next_check_at;
end $$;
