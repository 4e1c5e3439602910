-- What happened to the orders of whoever is signed in, beyond their state: money on its way back or given back, whether an exam comes
-- first, and whether a payment is just being made.
create function public.own_order_news() returns table (
  order_id uuid, refunds jsonb, waits_for_exam boolean, is_confirming boolean
) language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select own.id, coalesce((
        select jsonb_agg(jsonb_build_object('cents', (refund.amount * 100)::integer, 'status', refund.status, 'at', refund.created_at)
          order by refund.created_at)
        from (
          select refunds.amount, refunds.status, refunds.created_at from public.refunds
          join public.payment_captures using (paypal_capture_id)
          join public.payment_attempts on payment_attempts.id = payment_captures.attempt_id
          where payment_attempts.order_id = own.id
          union all
          select asked.amount, 'PENDING', asked.created_at from public.refund_requests as asked
          where asked.order_id = own.id and asked.status = 'under_way' and asked.paypal_refund_id is null
        ) as refund
      ), '[]'),
      own.status <> 'refunded' and own.fulfilled_at is null and public.waits_for_exam(own.id),
      exists (
        select from public.payment_attempts as attempt where attempt.order_id = own.id and attempt.status = 'capturing'
      )
    from public.orders as own where own.user_id = (select auth.uid());
end $$;

revoke execute on function public.own_order_news() from public, anon, service_role;
grant execute on function public.own_order_news() to authenticated;
