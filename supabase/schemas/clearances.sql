-- The exam register: a clearance is a provider's word about a person and a group of treatments
-- (docs/decisions/0036-exam-register.md).
create type public.clearance_outcome as enum ('approved', 'declined', 'more_needed');

-- A guest's order whose mailed link was opened: whoever reads that mailbox says it is theirs. The access code proves
-- no address, because the browser that paid shows it.
create table public.order_proofs (
  order_id uuid primary key references public.orders (id) on delete cascade,
  email text not null check (email = lower(email)),
  proven_at timestamptz not null
);
create index order_proofs_email on public.order_proofs (email);

create table public.clearances (
  -- Made by the browser of who decides: a second press is the same decision.
  id uuid primary key,
  -- The later word counts, whatever the clocks say.
  position bigint generated always as identity unique,
  order_id uuid not null references public.orders (id),
  treatment_group text not null check (char_length(treatment_group) between 1 and 60),
  -- The person as they were known then: an account, or a guest's proven address. Neither: only the order counts.
  user_id uuid references auth.users (id) on delete set null,
  email text check (email = lower(email)),
  outcome public.clearance_outcome not null,
  provider_name text not null check (char_length(provider_name) between 1 and 200),
  provider_licence text not null check (char_length(provider_licence) between 1 and 100),
  valid_until timestamptz,
  decided_by text not null check (char_length(decided_by) between 3 and 320),
  decided_at timestamptz not null,
  check (num_nonnulls(user_id, email) <= 1),
  check ((outcome = 'approved') = (valid_until is not null))
);
create index clearances_order on public.clearances (order_id);
create index clearances_user on public.clearances (user_id);
create index clearances_email on public.clearances (email);
create index clearances_end on public.clearances (valid_until) where outcome = 'approved';

alter table public.order_proofs enable row level security;
alter table public.clearances enable row level security;
revoke all on public.order_proofs, public.clearances from public, anon, authenticated, service_role;
grant select on public.order_proofs, public.clearances to service_role;

-- The register is only added to. Whoever leaves takes their name along, nothing else.
create function public.keep_clearance() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.user_id is null and new.email is null then
    old.user_id := null;
    old.email := null;
    if new = old then return new; end if;
  end if;
  raise exception 'CLEARANCES_ARE_ONLY_ADDED';
end $$;
create trigger clearances_kept before update or delete on public.clearances for each row execute function public.keep_clearance();

-- Takes a person out of the register: what was decided stays, of nobody.
create function public.forget_clearances(p_user_id uuid, p_email text, p_orders uuid[]) returns void
language sql security definer set search_path = '' as $$
  update public.clearances set user_id = null, email = null where user_id = p_user_id or email = p_email;
  delete from public.order_proofs where email = p_email or order_id = any (p_orders);
$$;

-- The mailed link of an order was opened and confirmed. Says proven, or unknown where the order has another address.
create function public.prove_order(p_order_id uuid, p_email text, p_now timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.orders where id = p_order_id and is_email_known and lower(email) = lower(p_email) for update;
  if not found then return 'unknown'; end if;
  insert into public.order_proofs (order_id, email, proven_at) values (p_order_id, lower(p_email), p_now)
  on conflict (order_id) do update set email = excluded.email, proven_at = excluded.proven_at
    where order_proofs.email <> excluded.email;
  return 'proven';
end $$;

-- Whose order it is, as far as it is proven: its account, or for a guest the address whose mail was opened and the
-- account of that address. Nulls while nobody has proven anything.
create function public.order_person(p_order_id uuid, out user_id uuid, out email text)
language sql stable security definer set search_path = '' as $$
  select person.id, coalesce((select account.email from public.proven_accounts as account where account.user_id = person.id), proof.email)
  from public.orders as bought
  left join public.order_proofs as proof
    on proof.order_id = bought.id and bought.is_email_known and proof.email = lower(bought.email),
  lateral (
    select coalesce(
      case when public.is_proven(bought.user_id) then bought.user_id end,
      (select account.id from auth.users as account where account.email = proof.email and public.is_proven(account.id))
    ) as id
  ) as person
  where bought.id = p_order_id;
$$;

-- Whether it is proven whose order it is.
create function public.person_of_order(p_order_id uuid) returns table (is_known boolean)
language sql stable security definer set search_path = '' as $$
  select person.user_id is not null or person.email is not null from public.order_person(p_order_id) as person;
$$;

-- All that was ever said about a person; what was decided on the order itself counts whoever the person is. A guest
-- may have opened the link only after the decision. One look by index each.
create function public.clearances_of(p_order_id uuid, p_user_id uuid, p_email text) returns setof public.clearances
language sql stable security definer set search_path = '' as $$
  select * from public.clearances where order_id = p_order_id
  union
  select * from public.clearances where user_id = p_user_id
  union
  select * from public.clearances where email = p_email
  union
  select said.* from public.order_proofs as proof join public.clearances as said on said.order_id = proof.order_id
  where proof.email = p_email and said.user_id is null and said.email is null;
$$;

-- The last word about a person and a group.
create function public.last_clearance(p_group text, p_order_id uuid, p_user_id uuid, p_email text)
returns setof public.clearances language sql stable security definer set search_path = '' as $$
  select said.* from public.clearances_of(p_order_id, p_user_id, p_email) as said
  where said.treatment_group = p_group order by said.position desc limit 1;
$$;

-- How each group of these orders stands that needs an exam: the last word about its person, whether that clears it
-- now, and whether the gate is open: by it, or by a tick that no later refusal has overruled.
create function public.exam_states(p_order_ids uuid[], p_now timestamptz) returns table (
  order_id uuid, treatment_group text, clearance_id uuid, outcome public.clearance_outcome, valid_until timestamptz,
  is_cleared boolean, is_open boolean
) language sql stable security definer set search_path = '' as $$
  select asked.order_id, asked.clearance_group, said.id, said.outcome, said.valid_until, coalesce(said.valid_until > p_now, false),
    coalesce(said.valid_until > p_now, false) or coalesce(
      tick.ticked_at is not null and (said.outcome is null or said.outcome = 'approved' or said.decided_at < tick.ticked_at), false
    )
  from (
    select distinct item.order_id, item.clearance_group from public.order_items as item
    where item.order_id = any (p_order_ids) and item.is_exam_required
  ) as asked
  cross join lateral public.order_person(asked.order_id) as person
  left join lateral public.last_clearance(asked.clearance_group, asked.order_id, person.user_id, person.email) as said on true
  left join public.exam_checks as tick on tick.order_id = asked.order_id
  order by asked.order_id, asked.clearance_group;
$$;

-- Whether something in the order may not be given at this moment: it needs an exam that nobody has ticked, and its
-- person is not cleared for it.
create function public.waits_for_exam(p_order_id uuid, p_now timestamptz) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.exam_states(array[p_order_id], p_now) as state where not state.is_open);
$$;

-- Once an order is paid that still waits for an exam, its buyer gets the way to one; once for the order.
create function public.ask_for_exam() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if public.waits_for_exam(new.id, new.updated_at) then
    perform public.queue_order_mail('exam_needed', new.id, null, '{}', new.updated_at);
  end if;
  return null;
end $$;
create trigger orders_ask_for_exam after update of status on public.orders
  for each row when (new.status = 'paid' and old.status in ('pending', 'in_review', 'cancelled', 'expired', 'needs_attention'))
  execute function public.ask_for_exam();

-- Adds a clinician's decision to the register, about the person of an order and a group in it. p_seen is the last
-- word they saw. Says `outcome`: done (also for the same id again), unknown, not_clinician, no_such_group, not_owed
-- (nothing of the order will be given), changed (somebody else decided since: nothing was done).
create function public.decide_clearance(
  p_id uuid, p_order_id uuid, p_group text, p_outcome public.clearance_outcome, p_provider_name text,
  p_provider_licence text, p_months integer, p_seen uuid, p_actor text, p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  bought public.orders;
  person record;
begin
  if not exists (select from public.staff where email = p_actor and role = 'clinician') then
    return jsonb_build_object('outcome', 'not_clinician');
  end if;
  select * into bought from public.orders where id = p_order_id for update;
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  if exists (select from public.clearances where id = p_id and order_id = p_order_id and treatment_group = p_group and outcome = p_outcome) then
    return jsonb_build_object('outcome', 'done');
  elsif not exists (
    select from public.order_items where order_id = p_order_id and is_exam_required and clearance_group = p_group
  ) then
    return jsonb_build_object('outcome', 'no_such_group');
  elsif bought.status in ('pending', 'cancelled', 'expired') or bought.status = 'refunded' and p_outcome <> 'declined' then
    return jsonb_build_object('outcome', 'not_owed');
  end if;
  select * into person from public.order_person(p_order_id);
  -- Two orders of one person have two rows to lock, but one register.
  perform pg_advisory_xact_lock(hashtextextended('clearance:' || coalesce(person.user_id::text, person.email, p_order_id::text), 0));
  if p_seen is distinct from (select id from public.last_clearance(p_group, p_order_id, person.user_id, person.email)) then
    return jsonb_build_object('outcome', 'changed');
  end if;
  insert into public.clearances (
    id, order_id, treatment_group, user_id, email, outcome, provider_name, provider_licence, valid_until, decided_by, decided_at
  ) values (
    p_id, p_order_id, p_group, person.user_id, case when person.user_id is null then person.email end, p_outcome, p_provider_name,
    p_provider_licence, case when p_outcome = 'approved' then p_now + make_interval(months => p_months) end, p_actor, p_now
  );
  perform public.audit(
    p_actor, 'clearance.' || p_outcome, 'order:' || p_order_id, jsonb_build_object('group', p_group, 'clearance', p_id), p_now
  );
  if p_outcome <> 'approved' then
    perform public.queue_order_mail('exam_' || p_outcome, p_order_id, p_id::text, '{}', p_now);
  end if;
  return jsonb_build_object('outcome', 'done');
end $$;

-- What was ever decided about the person of an order, the newest first.
create function public.clearance_history(p_order_id uuid) returns setof public.clearances
language sql stable security definer set search_path = '' as $$
  select said.* from public.order_person(p_order_id) as person,
    lateral public.clearances_of(p_order_id, person.user_id, person.email) as said
  order by said.position desc limit 100;
$$;

-- Paid orders whose gate is closed, who has waited longest first. p_after is the cursor of the last one seen.
create function public.list_waiting_exams(p_after text, p_limit integer, p_now timestamptz) returns table (
  id uuid, cursor text, buyer_name text, email text, paid_at timestamptz, treatment_groups text[],
  outcomes public.clearance_outcome[], is_expired boolean, is_person_known boolean
) language sql stable security definer set search_path = '' as $$
  select page.id, page.cursor, public.buyer_name(page.id), case when page.is_email_known then page.email end, page.paid_at,
    gate.treatment_groups, gate.outcomes, gate.is_expired, person.user_id is not null or person.email is not null
  from (
    select orders.*, concat_ws('~', to_char(orders.paid_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), orders.id) collate "C" as cursor
    from public.orders
    where orders.status in ('paid', 'partially_refunded') and orders.fulfilled_at is null and orders.paid_at is not null
  ) as page,
  lateral (
    select array_agg(state.treatment_group) as treatment_groups,
      coalesce(array_agg(state.outcome) filter (where state.outcome <> 'approved'), '{}') as outcomes,
      coalesce(bool_or(state.outcome = 'approved'), false) as is_expired
    from public.exam_states(array[page.id], p_now) as state where not state.is_open
  ) as gate,
  lateral public.order_person(page.id) as person
  where gate.treatment_groups is not null and (p_after is null or page.cursor > p_after)
  order by page.cursor limit p_limit;
$$;

-- Of each group that is for sale and needs an exam: until when this person is cleared, and whether it is in their
-- stored cart.
create function public.shopper_clearances(p_user_id uuid, p_now timestamptz) returns table (
  product_id text, treatment_group text, cleared_until timestamptz, is_in_cart boolean
) language sql stable security definer set search_path = '' as $$
  select product.id, product.clearance_group, case when said.valid_until > p_now then said.valid_until end,
    exists (select from public.cart_items as line where line.user_id = p_user_id and line.product_id = product.id)
  from public.products as product
  left join public.proven_accounts as account on account.user_id = p_user_id
  left join lateral public.last_clearance(product.clearance_group, null, p_user_id, account.email) as said on true
  where product.is_active and product.is_exam_required
  order by product.id;
$$;

-- Writes to whoever's clearance ends within p_days, once for a clearance, unless a later word was said.
create function public.queue_exam_renewals(p_days integer, p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  written integer;
begin
  insert into public.mail_outbox (kind, dedupe_key, recipient, data, next_try_at, created_at)
  select 'exam_renewal', 'exam_renewal:' || ending.id, person.email,
    jsonb_build_object('valid_until', ending.valid_until), p_now, p_now
  from public.clearances as ending
  cross join lateral (
    select coalesce(ending.email, (
      select account.email from public.proven_accounts as account
      where account.user_id = ending.user_id and public.is_proven(account.user_id)
    )) as email
  ) as person
  where ending.outcome = 'approved' and ending.valid_until > p_now and ending.valid_until <= p_now + make_interval(days => p_days)
    and person.email is not null
    and ending.id = (select id from public.last_clearance(ending.treatment_group, null, ending.user_id, person.email))
  on conflict (dedupe_key) do nothing;
  get diagnostics written = row_count;
  return written;
end $$;
