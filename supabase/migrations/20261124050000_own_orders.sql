-- A signed-in shopper reads their own orders and what was in them, nothing else and nobody else's (ROLE-002).
create policy "Shoppers see their own orders" on public.orders
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Shoppers see what was in their own orders" on public.order_items
  for select to authenticated using (
    exists (select from public.orders where orders.id = order_items.order_id and orders.user_id = (select auth.uid()))
  );

-- Not the keys: with `access_token` or `checkout_key` somebody else could follow the order.
grant select (id, user_id, email, is_email_known, total_amount, status, created_at, updated_at, paid_at)
  on public.orders to authenticated;
grant select on public.order_items to authenticated;
