-- What the site must know of an address before it signs somebody up, without ever telling: 'none', 'waiting' to be confirmed,
-- or 'confirmed'. One that was never confirmed while its link worked is forgotten: it may have been made by somebody else, with a
-- password the owner of the address does not know.
create function public.account_before_sign_up(p_email text)
returns text language plpgsql security definer set search_path = '' as $$
declare
  account record;
begin
  delete from auth.users
  where email = lower(p_email) and email_confirmed_at is null
    and greatest(created_at, confirmation_sent_at, recovery_sent_at) < now() - interval '1 hour';
  select email_confirmed_at into account from auth.users where email = lower(p_email);
  if not found then return 'none'; end if;
  return case when account.email_confirmed_at is null then 'waiting' else 'confirmed' end;
end $$;

-- A mail to the owner of an account. That there is one already is told to confirmed accounts only, once in ten minutes and five
-- times a day: anybody can ask for it.
create function public.queue_account_notice(p_kind text, p_email text, p_now timestamptz)
returns void language plpgsql security definer set search_path = '' as $$
declare
  address text := lower(p_email);
  about text := gen_random_uuid();
begin
  if p_kind = 'account_exists' then
    if not exists (select from auth.users where email = address and email_confirmed_at is not null) then return; end if;
    if 5 <= (
      select count(*) from public.mail_outbox
      where recipient = address and kind = p_kind and created_at > p_now - interval '1 day'
    ) then return; end if;
    about := encode(sha256(convert_to(address, 'UTF8')), 'hex') || ':' || floor(extract(epoch from p_now) / 600);
  end if;
  insert into public.mail_outbox (kind, dedupe_key, recipient, next_try_at, created_at)
  values (p_kind, p_kind || ':' || about, address, p_now, p_now)
  on conflict (dedupe_key) do nothing;
end $$;

revoke execute on function public.account_before_sign_up(text) from public, anon, authenticated;
revoke execute on function public.queue_account_notice(text, text, timestamptz) from public, anon, authenticated;
grant execute on function public.account_before_sign_up(text) to service_role;
grant execute on function public.queue_account_notice(text, text, timestamptz) to service_role;
