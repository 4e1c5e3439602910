-- Codes that take something off, and one ledger of their uses for shop and desk. The form on the site issues one for
-- an address (ERR-016), staff make the others. What a code takes off was promised with it and stays; when it may be
-- used, the owner's rules say (`rule` is the key of one in the CMS), which the server hands in.
create table public.discount_codes (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^OCO-[0-9A-Z]{4}-[0-9A-Z]{2}$'),
  -- Whose it is; null where staff made it for whoever has it.
  email text check (email = lower(email) and char_length(email) between 3 and 320),
  rule text not null default 'welcome' check (char_length(rule) between 1 and 100),
  percent integer check (percent between 1 and 100),
  amount numeric(10,2) check (amount > 0),
  waives_travel boolean not null default false,
  max_uses integer not null default 1 check (max_uses between 1 and 10000),
  mailed_at timestamptz,
  created_at timestamptz not null,
  -- Which of the staff made it; null: the form on the site.
  created_by text check (char_length(created_by) between 3 and 320),
  check (num_nonnulls(percent, amount) + waives_travel::integer = 1),
  check (created_by is not null or email is not null)
);
create unique index discount_codes_welcome on public.discount_codes (email) where created_by is null;
create index discount_codes_email on public.discount_codes (email);
create index discount_codes_rule on public.discount_codes (rule);
create index discount_codes_newest on public.discount_codes (created_at desc);

-- A use is an order's, or one at the desk. Whether an order's counts follows from the order (live_discount_uses).
create table public.discount_uses (
  id uuid primary key default gen_random_uuid(),
  discount_id uuid not null references public.discount_codes (id) on delete cascade,
  order_id uuid references public.orders (id) on delete cascade,
  -- What it took off the order; null at the desk.
  amount numeric(10,2) check (amount > 0),
  -- How long an unpaid order holds the code, and whether its buyer has approved the payment.
  until timestamptz,
  is_approved boolean not null default false,
  -- Whom PayPal named as the payer at the approval: an account may be another's than who pays.
  payer_email text check (payer_email = lower(payer_email)),
  -- The rule's conditions about the person, as they were when the order was placed.
  is_first_visit boolean not null default false,
  per_person integer check (per_person > 0),
  at timestamptz not null,
  by text check (char_length(by) between 3 and 320),
  unique (order_id, discount_id),
  check (num_nonnulls(order_id, by) = 1),
  check ((order_id is null) = (amount is null) and (order_id is null) = (until is null))
);
create index discount_uses_code on public.discount_uses (discount_id);
create index discount_uses_payer on public.discount_uses (payer_email) where payer_email is not null;

alter table public.discount_codes enable row level security;
alter table public.discount_uses enable row level security;
revoke all on public.discount_codes, public.discount_uses from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.discount_codes to service_role;
grant select on public.discount_uses to service_role;

-- The uses of a code that count: the desk's, and those of orders that are paid, or hold the code until they are. Of
-- an order that came to nothing or was paid back the code is free again.
create function public.live_discount_uses(p_discount_id uuid, p_now timestamptz) returns setof public.discount_uses
language sql stable security definer set search_path = '' as $$
  select used.* from public.discount_uses as used left join public.orders on orders.id = used.order_id
  where used.discount_id = p_discount_id and (
    used.order_id is null
    or orders.status in ('in_review', 'paid', 'fulfilled', 'needs_attention', 'partially_refunded')
    or orders.status = 'pending' and (used.until > p_now or exists (
      select from public.payment_attempts where order_id = orders.id and status = 'capturing'
    ))
  );
$$;

-- Phone numbers are one person's when their last ten digits are the same.
create function public.phone_key(p_phone text) returns text
language sql immutable set search_path = '' as $$
  select nullif(right(regexp_replace(p_phone, '\D', '', 'g'), 10), '');
$$;
create index orders_phone on public.orders (public.phone_key(phone)) where phone is not null;
create index orders_email on public.orders (lower(email)) where is_email_known;

-- The orders of a person but this one: by account, by any of the addresses, or by phone.
create function public.orders_of_person(p_except uuid, p_user_id uuid, p_emails text[], p_phone text)
returns setof public.orders language sql stable security definer set search_path = '' as $$
  select * from public.orders where id is distinct from p_except and (
    user_id = p_user_id
    or is_email_known and lower(email) = any (p_emails)
    or id in (select order_id from public.discount_uses where payer_email = any (p_emails))
    or phone is not null and public.phone_key(phone) = public.phone_key(p_phone)
  );
$$;

-- Why this code can't be used by this person, with the rule's conditions p_rule ({"first_visit", "per_person"}): used
-- or person. Null: it can. p_order_id is the order that wants it, whose own use does not count. p_with_owner: whoever
-- the code was issued to counts as who uses it. False before a payment is approved, or anybody could have a code issued
-- to somebody's address and read from the answer whether that person is a patient.
create function public.discount_problem(
  p_discount_id uuid, p_order_id uuid, p_rule jsonb, p_user_id uuid, p_emails text[], p_phone text, p_now timestamptz,
  p_with_owner boolean default true
) returns text language plpgsql stable security definer set search_path = '' as $$
declare
  discount public.discount_codes;
  emails text[];
begin
  select * into strict discount from public.discount_codes where id = p_discount_id;
  emails := array(
    select distinct lower(email) from unnest(p_emails || case when p_with_owner then discount.email end) as email
    where email is not null
  );
  if discount.max_uses <= (
    select count(*) from public.live_discount_uses(p_discount_id, p_now) where order_id is distinct from p_order_id
  ) then
    return 'used';
  elsif (p_rule ->> 'first_visit')::boolean and exists (
    select from public.orders_of_person(p_order_id, p_user_id, emails, p_phone) as other
    where other.status in ('in_review', 'paid', 'fulfilled', 'needs_attention', 'partially_refunded')
      or other.status = 'pending' and exists (
        select from public.discount_uses as used where used.order_id = other.id and used.is_approved and used.until > p_now
      )
  ) then
    return 'person';
  elsif (p_rule ->> 'per_person')::integer <= (
    select count(*) from public.discount_codes as alike, public.live_discount_uses(alike.id, p_now) as used
    where alike.rule = discount.rule and used.order_id is distinct from p_order_id and (
      used.order_id is null and alike.email = any (emails)
      or used.order_id in (select id from public.orders_of_person(p_order_id, p_user_id, emails, p_phone))
    )
  ) then
    return 'person';
  end if;
  return null;
end $$;

-- One at a time asks what a person has used, or two orders of theirs would each find nothing of the other.
create function public.lock_discounts(p_ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if cardinality(p_ids) > 0 then
    perform pg_advisory_xact_lock(hashtext('discount_uses'));
    perform from public.discount_codes where id = any (p_ids) order by id for update;
  end if;
end $$;

-- Why an order can't have its codes any more, its buyer known by p_payer_email, too; null when it can.
create function public.discount_trouble(p_order_id uuid, p_payer_email text, p_now timestamptz) returns text
language sql stable security definer set search_path = '' as $$
  select min(problem) from public.orders join public.discount_uses as used on used.order_id = orders.id, lateral (
    select public.discount_problem(
      used.discount_id, orders.id, jsonb_build_object('first_visit', used.is_first_visit, 'per_person', used.per_person),
      orders.user_id, array[case when orders.is_email_known then orders.email end, p_payer_email], orders.phone, p_now
    ) as problem
  ) as asked where orders.id = p_order_id;
$$;

-- Holds the codes of an order whose payment is approved. False, and nothing changed, when it can't have them any more.
-- The caller holds the order's row.
create function public.hold_discounts(p_order_id uuid, p_until timestamptz, p_payer_email text, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform public.lock_discounts(array(select discount_id from public.discount_uses where order_id = p_order_id));
  if public.discount_trouble(p_order_id, p_payer_email, p_now) is not null then return false; end if;
  update public.discount_uses set until = p_until, is_approved = true, payer_email = coalesce(lower(p_payer_email), payer_email)
    where order_id = p_order_id;
  return true;
end $$;

-- An order lets go of its codes. The caller holds its row.
create function public.release_discounts(p_order_id uuid, p_now timestamptz) returns void
language sql security definer set search_path = '' as $$
  update public.discount_uses set until = p_now, is_approved = false where order_id = p_order_id;
$$;

-- What each of these codes takes off these lines and the way there, in cents; together never more than these cost. In
-- the order of p_codes ([{"code", "product_ids", "minimum_cents"}]; product_ids null: every injection). The same sums
-- as lib/shop/discounts/shared/discount.ts, which a test compares.
create function public.discount_amounts(p_codes jsonb, p_lines jsonb, p_fee_cents integer)
returns table (discount_id uuid, code text, terms jsonb, cents integer, problem text)
language plpgsql stable security definer set search_path = '' as $$
declare
  goods_left integer;
  goods integer;
  for_it integer;
  travel_left integer := p_fee_cents;
  discount public.discount_codes;
begin
  select coalesce(sum((products.price * 100)::integer * line.quantity), 0) into goods
  from jsonb_to_recordset(p_lines) as line(product_id text, quantity integer)
  join public.products on products.id = line.product_id;
  goods_left := goods;
  for terms in select value from jsonb_array_elements(p_codes) loop
    code := terms ->> 'code';
    problem := null;
    cents := 0;
    select * into discount from public.discount_codes where discount_codes.code = terms ->> 'code';
    discount_id := discount.id;
    if discount.id is null then
      problem := 'unknown';
      return next;
      continue;
    end if;
    select coalesce(sum((products.price * 100)::integer * line.quantity), 0) into for_it
    from jsonb_to_recordset(p_lines) as line(product_id text, quantity integer)
    join public.products on products.id = line.product_id
    where terms -> 'product_ids' = 'null'::jsonb or terms -> 'product_ids' ? line.product_id;
    if goods < coalesce((terms ->> 'minimum_cents')::integer, 0) then
      problem := 'minimum';
    elsif discount.waives_travel then
      cents := travel_left;
      travel_left := travel_left - cents;
    else
      cents := least(goods_left, coalesce(((for_it::bigint * discount.percent + 50) / 100)::integer, least(for_it, (discount.amount * 100)::integer)));
      goods_left := goods_left - cents;
    end if;
    if cents = 0 and problem is null then problem := 'items'; end if;
    return next;
  end loop;
end $$;

-- Gives the address a code, p_code if it has none yet, with the terms of the rule for it ({"rule", "percent" or
-- "cents"}), and mails it: at most every ten minutes and five times a day, not once it is used. Returns the code where
-- it is new, else null: only the mail tells it again, as anybody can ask for anybody's address.
create function public.issue_discount_code(
  p_email text, p_code text, p_now timestamptz, p_terms jsonb default '{"rule": "welcome", "percent": 25}'
) returns text language plpgsql security definer set search_path = '' as $$
declare
  discount public.discount_codes;
  is_new boolean;
begin
  insert into public.discount_codes (code, email, created_at, rule, percent, amount)
  values (
    p_code, lower(p_email), p_now, p_terms ->> 'rule', (p_terms ->> 'percent')::integer, (p_terms ->> 'cents')::integer / 100.0
  )
  on conflict (email) where created_by is null do nothing;
  is_new := found;
  select * into strict discount from public.discount_codes
    where email = lower(p_email) and created_by is null for update;
  if not exists (select from public.live_discount_uses(discount.id, p_now)) then
    perform public.mail_discount_code(discount.id, p_now);
  end if;
  return case when is_new then discount.code end;
end $$;

-- Mails a code to its person: at most every ten minutes and five times a day. The caller holds its row.
create function public.mail_discount_code(p_id uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  discount public.discount_codes;
begin
  select * into discount from public.discount_codes where id = p_id;
  if discount.email is null or discount.mailed_at > p_now - interval '10 minutes' or 5 <= (
    select count(*) from public.mail_outbox
    where kind = 'discount_code' and recipient = discount.email and created_at > p_now - interval '1 day'
  ) then return; end if;
  insert into public.mail_outbox (kind, dedupe_key, recipient, data, next_try_at, created_at)
  values (
    'discount_code', 'discount_code:' || discount.id || ':' || extract(epoch from p_now), discount.email,
    jsonb_build_object(
      'code', discount.code, 'percent', discount.percent, 'cents', (discount.amount * 100)::integer,
      'is_welcome', discount.created_by is null
    ), p_now, p_now
  );
  update public.discount_codes set mailed_at = p_now where id = discount.id;
end $$;

-- A code that one of the staff makes, by a rule's terms ({"rule", "percent", "cents" or "waives_travel"}), mailed where
-- it is somebody's, unless another mail brings it. Returns its id.
create function public.make_discount_code(
  p_code text, p_email text, p_terms jsonb, p_max_uses integer, p_actor text, p_now timestamptz, p_is_mailed boolean default true
) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
begin
  insert into public.discount_codes (code, email, created_at, created_by, rule, percent, amount, waives_travel, max_uses)
  values (
    p_code, lower(p_email), p_now, p_actor, p_terms ->> 'rule', (p_terms ->> 'percent')::integer,
    (p_terms ->> 'cents')::integer / 100.0, coalesce((p_terms ->> 'waives_travel')::boolean, false), p_max_uses
  ) returning id into made;
  perform public.audit(p_actor, 'discount.made', 'discount:' || made, jsonb_build_object('rule', p_terms ->> 'rule'), p_now);
  if p_is_mailed then perform public.mail_discount_code(made, p_now); end if;
  return made;
end $$;

-- Uses a code at the desk, once for as often as it may be used. Of two at once exactly one gets 'redeemed'; the others
-- 'already', with when and by whom it was used last (null: in the shop, with that order). 'unknown' when there is none.
create function public.redeem_discount_code(p_code text, p_actor text, p_now timestamptz)
returns table (
  outcome text, code text, email text, percent integer, amount numeric, waives_travel boolean, redeemed_at timestamptz,
  redeemed_by text, order_id uuid
) language plpgsql security definer set search_path = '' as $$
declare
  discount public.discount_codes;
begin
  select * into discount from public.discount_codes where discount_codes.code = p_code;
  if not found then
    outcome := 'unknown';
    return next;
    return;
  end if;
  perform public.lock_discounts(array[discount.id]);
  outcome := 'already';
  if discount.max_uses > (select count(*) from public.live_discount_uses(discount.id, p_now)) then
    insert into public.discount_uses (discount_id, at, by) values (discount.id, p_now, p_actor);
    delete from public.mail_outbox
    where kind = 'discount_code' and recipient = discount.email and status in ('queued', 'failed')
      and data ->> 'code' = discount.code;
    perform public.audit(p_actor, 'discount.redeemed', 'discount:' || discount.id, '{}', p_now);
    outcome := 'redeemed';
  end if;
  code := discount.code;
  email := discount.email;
  percent := discount.percent;
  amount := discount.amount;
  waives_travel := discount.waives_travel;
  select used.at, used.by, used.order_id into redeemed_at, redeemed_by, order_id
  from public.live_discount_uses(discount.id, p_now) as used order by used.at desc limit 1;
  return next;
end $$;

-- Discount codes, the newest first, by a part of the address or of the code, with how often and when last each was used.
create function public.list_discount_codes(p_search text, p_after text, p_limit integer, p_now timestamptz)
returns table (
  id uuid, cursor text, code text, email text, rule text, percent integer, amount numeric, waives_travel boolean,
  max_uses integer, uses bigint, created_at timestamptz, created_by text, redeemed_at timestamptz, redeemed_by text,
  order_id uuid
) language sql stable security definer set search_path = '' as $$
  select codes.id, cursor, codes.code, codes.email, codes.rule, codes.percent, codes.amount, codes.waives_travel,
    codes.max_uses, (select count(*) from public.live_discount_uses(codes.id, p_now)), codes.created_at, codes.created_by,
    last.at, last.by, last.order_id
  from (
    select *, concat_ws('~', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), id) collate "C" as cursor
    from public.discount_codes
    where p_search is null or position(lower(p_search) in concat_ws(' ', email, lower(code))) > 0
  ) as codes left join lateral (
    select used.at, used.by, used.order_id from public.live_discount_uses(codes.id, p_now) as used
    order by used.at desc limit 1
  ) as last on true
  where p_after is null or cursor < p_after
  order by cursor desc limit p_limit;
$$;
