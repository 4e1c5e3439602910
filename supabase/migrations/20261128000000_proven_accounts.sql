-- An account is its owner's once somebody has opened the mailbox of its address and stands for its password (0014): before that a
-- stranger may have made it, with a password of their own. The address is kept with it: one that the accounts service changed without
-- our page has to be proven anew.
create table public.proven_accounts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  email text not null,
  proven_at timestamptz not null
);
alter table public.proven_accounts enable row level security;
revoke all on public.proven_accounts from public, anon, authenticated;
grant select, insert, update, delete on public.proven_accounts to service_role;

create function public.is_proven(p_user_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.proven_accounts as proof join auth.users as account on account.id = proof.user_id
    where account.id = p_user_id and proof.email = lower(account.email) and account.email_confirmed_at is not null
  );
$$;

-- False where the account has another address by now.
create function public.prove_account(p_user_id uuid, p_email text, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.proven_accounts (user_id, email, proven_at)
    select id, lower(email), p_now from auth.users
    where id = p_user_id and lower(email) = lower(p_email) and email_confirmed_at is not null
  on conflict (user_id) do update set email = excluded.email, proven_at = excluded.proven_at;
  return found;
end $$;

-- What there is under an address: 'none', an account 'waiting' for its address to be confirmed, one that is confirmed but 'unproven',
-- or 'proven'.
create function public.account_state(p_email text) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select case when email_confirmed_at is null then 'waiting' when public.is_proven(id) then 'proven' else 'unproven' end
    from auth.users where email = lower(p_email)
  ), 'none');
$$;

-- As before, with the four states.
create or replace function public.account_before_sign_up(p_email text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.users
  where email = lower(p_email) and email_confirmed_at is null
    and greatest(created_at, confirmation_sent_at, recovery_sent_at) < now() - interval '1 hour';
  return public.account_state(p_email);
end $$;

-- Whoever asks with the token of a shopper: nobody, while their account is not proven or once they have signed out.
create function public.shopper_id() returns uuid
language sql stable security definer set search_path = '' as $$
  select auth.uid() where public.is_proven(auth.uid()) and not exists (
    select from (select (auth.jwt() ->> 'session_id')::uuid as id) as named
    where named.id is not null
      and not exists (select from auth.sessions where sessions.id = named.id and sessions.user_id = auth.uid())
  );
$$;

-- What a link of our mails is about, by its code, before it is used. `sign_up` tells one sign-up from another of the same address.
create function public.mail_link(p_token_hash text) returns table (
  kind text, user_id uuid, address text, account_email text, sign_up text
) language sql stable security definer set search_path = '' as $$
  select 'signup', id, lower(email), lower(email), raw_user_meta_data ->> 'sign_up' from auth.users
    where p_token_hash <> '' and confirmation_token = p_token_hash and email_confirmed_at is null
  union all
  select 'recovery', id, lower(email), lower(email), null from auth.users
    where p_token_hash <> '' and recovery_token = p_token_hash
  union all
  select 'email_change', id, lower(email_change), lower(email), null from auth.users
    where p_token_hash <> '' and p_token_hash in (email_change_token_new, email_change_token_current)
  limit 1;
$$;

alter policy "Shoppers see their own cart" on public.cart_items using (user_id = (select public.shopper_id()));
alter policy "Shoppers see their own orders" on public.orders using (user_id = (select public.shopper_id()));
alter policy "Shoppers see what was in their own orders" on public.order_items using (
  exists (select from public.orders where orders.id = order_items.order_id and orders.user_id = (select public.shopper_id()))
);

-- The same functions, asked by a shopper whose account is proven.
do $$
declare
  own regprocedure;
begin
  foreach own in array array[
    'public.replace_cart(jsonb, jsonb)', 'public.own_requests()', 'public.own_order_news()', 'public.own_gift_cards()'
  ]::regprocedure[] loop
    execute replace(pg_get_functiondef(own), 'auth.uid()', 'public.shopper_id()');
  end loop;
end $$;

revoke execute on function public.is_proven(uuid) from public, anon, authenticated;
revoke execute on function public.prove_account(uuid, text, timestamptz) from public, anon, authenticated;
revoke execute on function public.account_state(text) from public, anon, authenticated;
revoke execute on function public.shopper_id() from public, anon, service_role;
revoke execute on function public.mail_link(text) from public, anon, authenticated;
grant execute on function public.is_proven(uuid) to service_role;
grant execute on function public.prove_account(uuid, text, timestamptz) to service_role;
grant execute on function public.account_state(text) to service_role;
grant execute on function public.shopper_id() to authenticated;
grant execute on function public.mail_link(text) to service_role;
