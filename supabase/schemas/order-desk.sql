-- Orders as staff see them.

-- Orders as the staff look at them: what needs a person first, the rest newest first. Without a status only what was
-- ever paid for or is being paid. p_search is found in the buyer's name and address, in the phone number and the ZIP
-- code of the visit, in the id and in PayPal's numbers. A gift card is a unit. p_after_* are rank and id of the last one seen.
create function public.list_orders(
  p_status public.order_status, p_search text, p_after_rank numeric, p_after_id uuid, p_limit integer,
  p_now timestamptz
) returns table (
  id uuid, email text, is_email_known boolean, buyer_name text, total_amount numeric, status public.order_status, attention text,
  created_at timestamptz, paid_at timestamptz, fulfilled_at timestamptz, units bigint, waits_for_exam boolean,
  is_refund_under_way boolean, paypal_orders text[], paypal_payments text[], rank text,
  travel_fee numeric, discount_amount numeric, visit_area text, visit_zip text, phone text, time_chosen_at timestamptz
) language sql stable security definer set search_path = '' as $$
  select page.id, page.email, page.is_email_known, public.buyer_name(page.id), page.total_amount, page.status, page.attention,
    page.created_at, page.paid_at, page.fulfilled_at, (
      select coalesce(sum(quantity), 0) from public.order_items where order_id = page.id
    ) + (select count(*) from public.gift_cards where order_id = page.id),
    page.fulfilled_at is null and public.waits_for_exam(page.id, p_now),
    exists (select from public.refund_requests where order_id = page.id and refund_requests.status = 'under_way'),
    paypal.orders, paypal.payments, page.rank::text, page.travel_fee, page.discount_amount, page.visit_area, page.visit_zip, page.phone,
    page.time_chosen_at
  from (
    select * from (
      select orders.*, -extract(epoch from created_at) - case status when 'needs_attention' then 1000000000000 else 0 end as rank
      from public.orders
      where case when p_status is null then status not in ('pending', 'expired', 'cancelled') else status = p_status end
        and (p_search = '' or position(lower(p_search collate "und-x-icu") in lower(concat_ws(
          ' ', email, public.buyer_name(orders.id), orders.phone, orders.visit_zip, orders.id, (
            select array_to_string(paypal.orders || paypal.payments, ' ') from public.paypal_numbers(orders.id) as paypal
          )
        ) collate "und-x-icu")) > 0)
    ) as found
    where p_after_rank is null or (found.rank, found.id) > (p_after_rank, p_after_id)
    order by found.rank, found.id
    limit p_limit
  ) as page, lateral public.paypal_numbers(page.id) as paypal
  order by page.rank, page.id;
$$;

-- Marks a paid order as given to the buyer, or takes that back; its units leave their lots, or come back to them. Says
-- `outcome`: done, unknown, not_paid, needs_exam, no_units (with what is `missing`).
create function public.fulfil_order(p_order_id uuid, p_actor text, p_is_done boolean, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  the_order public.orders;
  missing jsonb;
begin
  select * into the_order from public.orders where id = p_order_id for update;
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  if the_order.status not in ('paid', 'fulfilled', 'partially_refunded') then
    return jsonb_build_object('outcome', 'not_paid');
  elsif p_is_done and public.waits_for_exam(p_order_id, p_now) then
    return jsonb_build_object('outcome', 'needs_exam');
  elsif p_is_done = (the_order.fulfilled_at is not null) then
    return jsonb_build_object('outcome', 'done');
  end if;
  if p_is_done then missing := public.give_units(p_order_id, p_actor, p_now);
  else perform public.take_back_units(p_order_id, p_actor, p_now); end if;
  if missing is not null then return jsonb_build_object('outcome', 'no_units', 'missing', missing); end if;
  update public.orders set fulfilled_at = case when p_is_done then p_now end,
      fulfilled_by = case when p_is_done then p_actor end, updated_at = p_now where id = p_order_id;
  update public.orders set status = public.status_by_money(id) where id = p_order_id;
  perform public.audit(
    p_actor, case when p_is_done then 'order.fulfilled' else 'order.unfulfilled' end, 'order:' || p_order_id, '{}', p_now
  );
  return jsonb_build_object('outcome', 'done');
end $$;

-- Notes that the time of an order's visit is chosen, or takes that back; p_actor is null for the buyer. Says `outcome`:
-- done, unknown, not_paid (also where nothing in it needs a visit).
create function public.mark_time(p_order_id uuid, p_actor text, p_is_chosen boolean, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  the_order public.orders;
begin
  select * into the_order from public.orders where id = p_order_id for update;
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  if the_order.status not in ('paid', 'fulfilled', 'partially_refunded')
    or not exists (select from public.order_items where order_id = p_order_id)
  then
    return jsonb_build_object('outcome', 'not_paid');
  elsif p_is_chosen = (the_order.time_chosen_at is not null) then
    return jsonb_build_object('outcome', 'done');
  end if;
  update public.orders set time_chosen_at = case when p_is_chosen then p_now end,
      time_chosen_by = case when p_is_chosen then coalesce(p_actor, 'buyer') end, updated_at = p_now where id = p_order_id;
  if p_actor is null then
    insert into public.audit_log (at, actor, action, subject)
    values (p_now, 'buyer of the order', 'order.time_chosen', 'order:' || p_order_id);
    return jsonb_build_object('outcome', 'done');
  end if;
  perform public.audit(
    p_actor, case when p_is_chosen then 'order.time_chosen' else 'order.time_open' end, 'order:' || p_order_id, '{}', p_now
  );
  return jsonb_build_object('outcome', 'done');
end $$;
