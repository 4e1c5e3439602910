-- A buyer finds an order by its reference, the first 8 characters of the id, and proves with the code that it is theirs (ERR-010).
create index orders_reference on public.orders (left(id::text, 8));

create function public.orders_by_reference(p_reference text) returns table (id uuid, access_token text)
language sql stable security definer set search_path = '' as $$
  select orders.id, orders.access_token from public.orders where left(orders.id::text, 8) = p_reference;
$$;

-- Adds a guest's order to the account of somebody who proved that it is theirs. Says claimed, yours (it is already), taken (it is
-- another account's) or unknown. The code goes on working.
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

revoke execute on function public.orders_by_reference(text) from public, anon, authenticated;
revoke execute on function public.claim_order(uuid, uuid, timestamptz) from public, anon, authenticated;
grant execute on function public.orders_by_reference(text) to service_role;
grant execute on function public.claim_order(uuid, uuid, timestamptz) to service_role;
