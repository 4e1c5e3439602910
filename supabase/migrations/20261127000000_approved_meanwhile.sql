-- The buyer approves while somebody already asks PayPal, and that somebody still hears "not approved": the news of the approval must
-- not be lost with that answer, or the buyer is told "not paid" and charged at the next look.
alter table public.payment_attempts add column approved_under uuid;
comment on column public.payment_attempts.approved_under is 'The lease that was held when the news of an approval came.';

create or replace function public.lease_attempt(
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

-- As before, and: "not approved" (p_status 'created' without a decline) of a look during which the buyer approved stays unclear
-- ('capturing') and is looked at again at once.
create or replace function public.postpone_attempt(
  p_attempt_id uuid, p_lease_id uuid, p_status public.attempt_status, p_seconds integer, p_problem text,
  p_is_declined boolean, p_now timestamptz
) returns void language plpgsql security definer set search_path = '' as $$
begin
  if p_status not in ('created', 'capturing') then
    raise exception using errcode = 'PT400', message = 'p_status must be created or capturing';
  end if;
  if public.leased_order(p_attempt_id, p_lease_id) is null then
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
  where id = p_attempt_id;
end $$;
