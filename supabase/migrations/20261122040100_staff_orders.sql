-- Orders as the staff look at them: what needs a person first, the rest newest first. Without a status only what was ever paid for
-- or is being paid. p_after_* are rank and id of the last one seen.
create function public.list_orders(
  p_status public.order_status, p_search text, p_after_rank numeric, p_after_id uuid, p_limit integer
) returns table (
  id uuid, email text, is_email_known boolean, total_amount numeric, status public.order_status, attention text,
  created_at timestamptz, paid_at timestamptz, units bigint, rank text
) language sql stable security definer set search_path = '' as $$
  select found.id, found.email, found.is_email_known, found.total_amount, found.status, found.attention, found.created_at,
    found.paid_at, (select sum(quantity) from public.order_items where order_id = found.id), found.rank::text
  from (
    select orders.*, -extract(epoch from created_at) - case status when 'needs_attention' then 1000000000000 else 0 end as rank
    from public.orders
    where case when p_status is null then status not in ('pending', 'expired', 'cancelled') else status = p_status end
      and position(lower(p_search) in lower(email || ' ' || left(id::text, 8))) > 0
  ) as found
  where p_after_rank is null or (found.rank, found.id) > (p_after_rank, p_after_id)
  order by found.rank, found.id
  limit p_limit;
$$;
revoke execute on function public.list_orders(public.order_status, text, numeric, uuid, integer) from public, anon, authenticated;
grant execute on function public.list_orders(public.order_status, text, numeric, uuid, integer) to service_role;
