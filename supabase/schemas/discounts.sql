-- One code per address, used once (ERR-016). Issued by the discount form, redeemed by staff when the first visit is
-- booked.
create type public.discount_status as enum ('issued', 'redeemed');

create table public.discount_codes (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^OCO-[0-9A-Z]{4}-[0-9A-Z]{2}$'),
  email text not null unique check (email = lower(email) and char_length(email) between 3 and 320),
  percent integer not null default 25 check (percent between 1 and 100),
  status public.discount_status not null default 'issued',
  mailed_at timestamptz,
  created_at timestamptz not null,
  redeemed_at timestamptz,
  redeemed_by text,
  check ((status = 'redeemed') = (redeemed_at is not null and redeemed_by is not null))
);
create index discount_codes_newest on public.discount_codes (created_at desc);
alter table public.discount_codes enable row level security;
revoke all on public.discount_codes from public, anon, authenticated;
grant select, insert, update, delete on public.discount_codes to service_role;

-- The address's code, p_code if it has none yet, and a mail with it: at most every ten minutes and five times a day,
-- none once it is redeemed.
create function public.issue_discount_code(p_email text, p_code text, p_now timestamptz)
returns text language plpgsql security definer set search_path = '' as $$
declare
  discount public.discount_codes;
begin
  insert into public.discount_codes (code, email, created_at) values (p_code, lower(p_email), p_now)
  on conflict (email) do nothing;
  select * into strict discount from public.discount_codes where email = lower(p_email) for update;
  if discount.status = 'redeemed' or discount.mailed_at > p_now - interval '10 minutes' then return discount.code; end if;
  if 5 <= (
    select count(*) from public.mail_outbox
    where kind = 'discount_code' and recipient = discount.email and created_at > p_now - interval '1 day'
  ) then return discount.code; end if;
  insert into public.mail_outbox (kind, dedupe_key, recipient, data, next_try_at, created_at)
  values (
    'discount_code', 'discount_code:' || discount.id || ':' || extract(epoch from p_now), discount.email,
    jsonb_build_object('code', discount.code, 'percent', discount.percent), p_now, p_now
  );
  update public.discount_codes set mailed_at = p_now where id = discount.id;
  return discount.code;
end $$;

-- Uses a code up. Of two at once exactly one gets 'redeemed'; the others 'already', with who and when. 'unknown'
-- when there is none.
create function public.redeem_discount_code(p_code text, p_actor text, p_now timestamptz)
returns table (outcome text, code text, email text, percent integer, redeemed_at timestamptz, redeemed_by text)
language plpgsql security definer set search_path = '' as $$
declare
  discount public.discount_codes;
begin
  select * into discount from public.discount_codes where discount_codes.code = p_code for update;
  if not found then
    outcome := 'unknown';
    return next;
    return;
  end if;
  outcome := 'already';
  if discount.status = 'issued' then
    update public.discount_codes set status = 'redeemed', redeemed_at = p_now, redeemed_by = p_actor
    where id = discount.id returning * into discount;
    delete from public.mail_outbox
    where kind = 'discount_code' and recipient = discount.email and status in ('queued', 'failed');
    perform public.audit(p_actor, 'discount.redeemed', 'discount:' || discount.id, '{}', p_now);
    outcome := 'redeemed';
  end if;
  code := discount.code;
  email := discount.email;
  percent := discount.percent;
  redeemed_at := discount.redeemed_at;
  redeemed_by := discount.redeemed_by;
  return next;
end $$;

-- Discount codes, the newest first, by a part of the address or of the code.
create function public.list_discount_codes(p_search text, p_after text, p_limit integer)
returns table (
  id uuid, cursor text, code text, email text, percent integer, status public.discount_status,
  created_at timestamptz, redeemed_at timestamptz, redeemed_by text
) language sql stable security definer set search_path = '' as $$
  select id, cursor, code, email, percent, status, created_at, redeemed_at, redeemed_by
  from (
    select *, concat_ws('~', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), id) collate "C" as cursor
    from public.discount_codes
    where p_search is null or position(lower(p_search) in email || ' ' || lower(code)) > 0
  ) as codes
  where p_after is null or cursor < p_after
  order by cursor desc limit p_limit;
$$;
