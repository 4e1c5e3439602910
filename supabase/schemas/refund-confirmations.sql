-- Above an amount that the owner sets, a refund of the staff waits until a second, different person confirms it
-- (docs/decisions/0052-second-factor.md).

-- One row: what the owner decides for the desk.
create table public.desk_rules (
  is_only boolean primary key default true check (is_only),
  -- In dollars: what goes back for one order within 24 hours above it takes a second person. Null: nothing does.
  confirm_above numeric(10,2) check (confirm_above >= 0)
);

create type public.refund_confirmation_status as enum ('waiting', 'confirmed', 'rejected', 'void');

create table public.refund_confirmations (
  -- The refund's own, made by the browser of who asks.
  id uuid primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  -- A payment at PayPal, or `gift-card` for what a card paid; null where a card is to be cancelled.
  capture_id text check (char_length(capture_id) between 1 and 50),
  gift_card_id uuid references public.gift_cards (id) on delete cascade,
  amount numeric(10,2) not null check (amount > 0),
  -- What the person saw as refundable: when that is not so any more, the confirmation does nothing.
  seen_cents integer,
  reason text not null check (char_length(reason) between 1 and 500),
  requested_by text not null check (char_length(requested_by) between 3 and 320),
  status public.refund_confirmation_status not null default 'waiting',
  decided_by text,
  decided_at timestamptz,
  created_at timestamptz not null,
  check (num_nonnulls(capture_id, gift_card_id) = 1),
  check ((status = 'waiting') = (decided_by is null)),
  -- Whatever a function does.
  check (status <> 'confirmed' or decided_by <> requested_by)
);
create unique index refund_confirmations_waiting on public.refund_confirmations
  (order_id, coalesce(capture_id, gift_card_id::text)) where status = 'waiting';
create index refund_confirmations_order on public.refund_confirmations (order_id);
create index refund_confirmations_gift_card on public.refund_confirmations (gift_card_id);

alter table public.desk_rules enable row level security;
alter table public.refund_confirmations enable row level security;
revoke all on public.desk_rules, public.refund_confirmations from public, anon, authenticated, service_role;
-- Only functions write.
grant select on public.desk_rules, public.refund_confirmations to service_role;

-- Dollars that staff or a card's end asked back for an order since p_since: so that parts count together.
create function public.asked_back(p_order_id uuid, p_since timestamptz) returns numeric
language sql stable security definer set search_path = '' as $$
  select coalesce((
      select sum(amount) from public.refund_requests
      where order_id = p_order_id and status <> 'refused' and created_at > p_since
    ), 0) + coalesce((
      select sum(amount) from public.gift_card_entries where order_id = p_order_id and kind = 'refund' and at > p_since
    ), 0);
$$;

-- Null where a refund may go on: it is small enough, or was confirmed. Else writes it down to wait, and says `outcome`:
-- waits (also for the same id again), waits_already (another one of this payment or card does), reused (the id is
-- another refund's), rejected, void. Each function that gives money back asks it; the caller holds the order.
create function public.second_person(
  p_id uuid, p_order_id uuid, p_capture_id text, p_card_id uuid, p_cents integer, p_seen_cents integer, p_reason text,
  p_actor text, p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  known public.refund_confirmations;
begin
  select * into known from public.refund_confirmations where id = p_id;
  if found then
    -- What is left on a card may have become less meanwhile.
    if known.order_id <> p_order_id or known.capture_id is distinct from p_capture_id
      or known.gift_card_id is distinct from p_card_id or known.amount * 100 < p_cents
      or p_card_id is null and known.amount * 100 > p_cents then
      return jsonb_build_object('outcome', 'reused');
    end if;
    if known.status = 'confirmed' then return null; end if;
    return jsonb_build_object('outcome', case known.status when 'waiting' then 'waits' else known.status::text end);
  end if;
  if not exists (
    select from public.desk_rules
    where p_cents / 100.0 + public.asked_back(p_order_id, p_now - interval '24 hours') > confirm_above
  ) then
    return null;
  end if;
  insert into public.refund_confirmations (
    id, order_id, capture_id, gift_card_id, amount, seen_cents, reason, requested_by, created_at
  ) values (
    p_id, p_order_id, p_capture_id, p_card_id, p_cents / 100.0, p_seen_cents, p_reason, p_actor, p_now
  ) on conflict do nothing;
  if not found then return jsonb_build_object('outcome', 'waits_already'); end if;
  perform public.audit(p_actor, 'refund.requested', 'order:' || p_order_id, jsonb_build_object('cents', p_cents), p_now);
  return jsonb_build_object('outcome', 'waits');
end $$;

-- Somebody else says yes, and the refund is asked for in the same step. Of two who do at once one is first: that is one
-- update. Says `outcome`: confirmed (with refund_id where PayPal has to give it back), unknown, own (nobody confirms
-- what they asked for), decided (somebody was faster), void (the money or the card has gone meanwhile, or who asked is
-- none of p_roles any more, those that may give money back: nothing is given back).
create function public.confirm_refund(
  p_id uuid, p_actor text, p_roles public.staff_role[], p_now timestamptz
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked public.refund_confirmations;
  told jsonb;
  is_done boolean;
begin
  -- The order comes first, as for all who give money back.
  perform from public.orders where id = (select order_id from public.refund_confirmations where id = p_id) for update;
  update public.refund_confirmations set status = 'confirmed', decided_by = p_actor, decided_at = p_now
    where id = p_id and status = 'waiting' and requested_by <> p_actor returning * into asked;
  if not found then
    select * into asked from public.refund_confirmations where id = p_id;
    return jsonb_build_object('outcome', case
      when asked.id is null then 'unknown' when asked.status = 'waiting' then 'own' else 'decided' end);
  end if;
  told := case
    when not exists (select from public.staff where email = asked.requested_by and role = any (p_roles)) then '{"outcome": "gone"}'::jsonb
    when asked.gift_card_id is not null then
      public.cancel_gift_card(asked.gift_card_id, asked.id, asked.requested_by, p_now)
    when asked.capture_id = 'gift-card' then public.refund_to_gift_card(
      asked.id, asked.order_id, (asked.amount * 100)::integer, asked.seen_cents, asked.reason, asked.requested_by, p_now)
    else public.request_refund(
      asked.id, asked.order_id, asked.capture_id, (asked.amount * 100)::integer, asked.seen_cents, asked.reason,
      asked.requested_by, p_now)
  end;
  is_done := told ->> 'outcome' in ('asked', 'done', 'cancelled');
  perform public.audit(
    p_actor, case when is_done then 'refund.confirmed' else 'refund.void' end, 'order:' || asked.order_id,
    jsonb_build_object('cents', (asked.amount * 100)::integer), p_now
  );
  if not is_done then
    update public.refund_confirmations set status = 'void' where id = p_id;
    return jsonb_build_object('outcome', 'void');
  end if;
  return jsonb_build_object('outcome', 'confirmed', 'refund_id', case told ->> 'outcome'
    when 'asked' then p_id::text when 'cancelled' then told ->> 'refund_id' end);
end $$;

-- Somebody says no, or takes their own back. Says `outcome`: done, unknown, decided.
create function public.reject_refund(p_id uuid, p_actor text, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked public.refund_confirmations;
begin
  update public.refund_confirmations set status = 'rejected', decided_by = p_actor, decided_at = p_now
    where id = p_id and status = 'waiting' returning * into asked;
  if not found then
    return jsonb_build_object('outcome', case
      when exists (select from public.refund_confirmations where id = p_id) then 'decided' else 'unknown' end);
  end if;
  perform public.audit(
    p_actor, 'refund.rejected', 'order:' || asked.order_id, jsonb_build_object('cents', (asked.amount * 100)::integer), p_now
  );
  return jsonb_build_object('outcome', 'done');
end $$;

-- Sets above how much a refund takes a second person; null: none does. Says `outcome`: done, not_owner.
create function public.set_confirm_above(p_cents integer, p_actor text, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if not public.lock_staff(p_actor) then return jsonb_build_object('outcome', 'not_owner'); end if;
  insert into public.desk_rules (confirm_above) values (p_cents / 100.0)
  on conflict (is_only) do update set confirm_above = excluded.confirm_above;
  perform public.audit(
    p_actor, 'refund.limit_set', 'desk', jsonb_build_object('cents', coalesce(p_cents::text, 'none')), p_now
  );
  return jsonb_build_object('outcome', 'done');
end $$;
