-- What is done with gift cards after they were bought: delivered, changed, mailed again, redeemed at the desk, listed.

-- Delivers the cards whose day has come, each once, and forgets the people of carts that were never paid for. Returns how many.
create function public.deliver_gift_cards(p_now timestamptz, p_limit integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  due record;
  delivered integer := 0;
begin
  for due in
    select card.id, card.order_id from public.gift_cards as card join public.orders on orders.id = card.order_id
    where card.status = 'scheduled' and card.deliver_on <= (p_now at time zone 'America/Phoenix')::date
      and (card.recipient_email is not null or orders.is_email_known)
    order by card.deliver_on, card.order_id, card.id limit p_limit
  loop
    perform from public.orders where id = due.order_id for update skip locked;
    if found then
      delivered := delivered + public.deliver_gift_card(due.id, p_now)::integer;
    end if;
  end loop;
  delete from public.gift_cards where status = 'pending' and created_at < p_now - interval '30 days'
    and order_id in (select id from public.orders where status in ('expired', 'cancelled'));
  return delivered;
end $$;

-- Why a card's code is not mailed once more now: too_soon (it was mailed just now) or too_often. Null: it may be.
create function public.gift_mail_limit(p_card_id uuid, p_now timestamptz) returns text
language sql stable security definer set search_path = '' as $$
  select case when last_mail_at > p_now - interval '2 minutes' then 'too_soon' when mails >= 20 then 'too_often' end
  from public.gift_cards where id = p_card_id;
$$;

-- Changes what p_change names of a card (recipient_name, recipient_email, message, deliver_on): all of it before it is delivered; later
-- only while nothing of it was used, and with another address it gets p_fresh, a new code (code_hmac, code_sealed, code_end, card_hash,
-- of this p_issue), which is mailed: the old code and its links are dead. p_actor is null for the sender. Says `outcome`: changed,
-- same (nothing was to change), unknown, cancelled, delivered (the day is over), used, again (somebody changed it meanwhile), and to
-- the sender, whose words every new code brings to whom they like, too_soon and too_often.
create function public.change_gift_card(
  p_card_id uuid, p_change jsonb, p_fresh jsonb, p_issue integer, p_actor text, p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  card public.gift_cards;
  wanted public.gift_cards;
  is_new_code boolean;
  refusal text;
begin
  perform from public.orders join public.gift_cards on gift_cards.order_id = orders.id
    where gift_cards.id = p_card_id for update of orders;
  select * into card from public.gift_cards where id = p_card_id for update;
  if not found or card.status = 'pending' then
    return jsonb_build_object('outcome', 'unknown');
  elsif card.status in ('cancelled', 'void') then
    return jsonb_build_object('outcome', 'cancelled');
  end if;
  wanted := jsonb_populate_record(card, p_change);
  wanted.deliver_on := coalesce(wanted.deliver_on, (p_now at time zone 'America/Phoenix')::date);
  is_new_code := card.status = 'delivered' and wanted.recipient_email is distinct from card.recipient_email;
  if is_new_code and p_actor is null then
    refusal := case when card.issue > 5 then 'too_often' else public.gift_mail_limit(p_card_id, p_now) end;
  end if;
  if (wanted.recipient_name, wanted.recipient_email, wanted.message, wanted.deliver_on)
    is not distinct from (card.recipient_name, card.recipient_email, card.message, card.deliver_on) then
    return jsonb_build_object('outcome', 'same');
  elsif card.status = 'delivered' and wanted.deliver_on <> card.deliver_on then
    return jsonb_build_object('outcome', 'delivered');
  elsif card.status = 'delivered' and (
    card.balance <> card.value or exists (select from public.gift_card_uses where gift_card_id = p_card_id and state = 'held')
  ) then
    return jsonb_build_object('outcome', 'used');
  elsif card.issue + 1 <> p_issue then
    return jsonb_build_object('outcome', 'again');
  elsif refusal is not null then
    return jsonb_build_object('outcome', refusal);
  end if;
  update public.gift_cards set
      recipient_name = wanted.recipient_name, recipient_email = wanted.recipient_email, message = wanted.message,
      deliver_on = wanted.deliver_on, updated_at = p_now
    where id = p_card_id;
  if is_new_code then
    perform public.drop_gift_mails(p_card_id, array['gift_card', 'gift_card_delivered']);
    update public.gift_cards set issue = p_issue, code_hmac = p_fresh ->> 'code_hmac', code_sealed = p_fresh ->> 'code_sealed',
        code_end = p_fresh ->> 'code_end', card_hash = p_fresh ->> 'card_hash'
      where id = p_card_id;
    perform public.mail_gift_code(p_card_id, p_now);
  end if;
  perform public.queue_gift_mail('gift_card_changed', p_card_id, p_now::text, null, p_now, jsonb_build_object(
    'mailing', case when is_new_code then 'new_code' when public.deliver_gift_card(p_card_id, p_now) then 'now' else 'none' end
  ));
  perform public.audit_gift_card(p_actor, 'gift.changed', p_card_id,
    jsonb_build_object('fields', (select jsonb_agg(field) from jsonb_object_keys(p_change) as field)), p_now);
  return jsonb_build_object('outcome', 'changed');
end $$;

-- Mails a delivered card's code again. Says `outcome`: sent, unknown, cancelled, not_delivered, too_soon (it was mailed just now), too_often.
create function public.resend_gift_card(p_card_id uuid, p_actor text, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  card public.gift_cards;
  refusal text;
begin
  perform from public.orders join public.gift_cards on gift_cards.order_id = orders.id
    where gift_cards.id = p_card_id for update of orders;
  select * into card from public.gift_cards where id = p_card_id for update;
  refusal := public.gift_mail_limit(p_card_id, p_now);
  if not found or card.status = 'pending' then
    return jsonb_build_object('outcome', 'unknown');
  elsif card.status in ('cancelled', 'void') then
    return jsonb_build_object('outcome', 'cancelled');
  elsif card.status = 'scheduled' then
    return jsonb_build_object('outcome', 'not_delivered');
  elsif refusal is not null then
    return jsonb_build_object('outcome', refusal);
  end if;
  perform public.mail_gift_code(p_card_id, p_now);
  perform public.audit_gift_card(p_actor, 'gift.mailed_again', p_card_id, '{}', p_now);
  return jsonb_build_object('outcome', 'sent');
end $$;

-- Takes money of a card for a treatment, once for a key. Says `outcome`: redeemed (also for the same key again), unknown,
-- not_delivered_yet, reused (the key is another redemption's), too_much; with id, ends_with and balance_cents where the card is known.
create function public.redeem_gift_card(
  p_code_hmac text, p_cents integer, p_note text, p_key uuid, p_actor text, p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  card public.gift_cards;
  known public.gift_card_entries;
  outcome text := 'redeemed';
begin
  select * into card from public.gift_cards where code_hmac = p_code_hmac for update;
  if not found or card.status not in ('scheduled', 'delivered') then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  select * into known from public.gift_card_entries where key = 'desk:' || p_key;
  if found then
    outcome := case when known.gift_card_id = card.id and known.amount * -100 = p_cents then 'redeemed' else 'reused' end;
  elsif card.status = 'scheduled' then
    outcome := 'not_delivered_yet';
  elsif p_cents is null or p_cents < 1 or p_cents > card.balance * 100 then
    outcome := 'too_much';
  else
    perform public.move_gift_money(card.id, 'redeem', -p_cents / 100.0, null, 'desk:' || p_key, p_actor, p_note, p_now);
    perform public.audit(p_actor, 'gift.redeemed', 'gift_card:' || card.id, jsonb_build_object('cents', p_cents), p_now);
  end if;
  return jsonb_build_object('outcome', outcome, 'id', card.id, 'ends_with', card.code_end,
    'balance_cents', (select (balance * 100)::integer from public.gift_cards where id = card.id));
end $$;

-- Paid cards as staff see them, the newest first, or the one with p_id. p_after is the cursor of the last one seen.
create function public.list_gift_cards(p_id uuid, p_status text, p_search text, p_after text, p_limit integer)
returns table (
  id uuid, ends_with text, title text, value numeric, price numeric, balance numeric, status public.gift_card_status,
  recipient_name text, recipient_email text, sender_name text, sender_email text, message text, deliver_on date,
  delivered_at timestamptz, issued_at timestamptz, order_id uuid, refundable_cents integer, cursor text
) language sql stable security definer set search_path = '' as $$
  select card.id, card.code_end, card.title, card.value, card.price, card.balance, card.status, card.recipient_name,
    card.recipient_email, card.sender_name, case when orders.is_email_known then orders.email end, card.message, card.deliver_on,
    card.delivered_at, card.issued_at, card.order_id, public.gift_refundable_cents(card.id), card.issued_at || '~' || card.id
  from public.gift_cards as card join public.orders on orders.id = card.order_id
  where card.status <> 'pending' and (p_id is null or card.id = p_id)
    and (p_status is null or card.status::text = p_status or p_status = 'cancelled' and card.status = 'void')
    and (p_search is null or position(lower(p_search) in lower(concat_ws(' ', card.recipient_name, card.recipient_email,
      card.sender_name, case when orders.is_email_known then orders.email end, left(orders.id::text, 8), card.code_end))) > 0)
    and (p_after is null
      or (card.issued_at, card.id) < (split_part(p_after, '~', 1)::timestamptz, split_part(p_after, '~', 2)::uuid))
  order by card.issued_at desc, card.id desc limit p_limit;
$$;

-- What was sold, how far it is, and what the clinic owes on all cards, in cents.
create function public.gift_card_summary() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'sold_count', count(*) filter (where status in ('scheduled', 'delivered')),
    'sold_cents', (coalesce(sum(price) filter (where status in ('scheduled', 'delivered')), 0) * 100)::integer,
    'scheduled_count', count(*) filter (where status = 'scheduled'),
    'delivered_count', count(*) filter (where status = 'delivered'),
    -- What is held for an order that is being paid is owed as well.
    'outstanding_cents', (coalesce(sum(balance), 0) * 100)::integer
      + (select (coalesce(sum(amount), 0) * 100)::integer from public.gift_card_uses where state = 'held')
  ) from public.gift_cards where status <> 'pending';
$$;

do $$
declare
  signature text;
begin
  foreach signature in array array[
    'deliver_gift_cards(timestamptz, integer)', 'gift_mail_limit(uuid, timestamptz)',
    'change_gift_card(uuid, jsonb, jsonb, integer, text, timestamptz)',
    'resend_gift_card(uuid, text, timestamptz)', 'redeem_gift_card(text, integer, text, uuid, text, timestamptz)',
    'list_gift_cards(uuid, text, text, text, integer)', 'gift_card_summary()'
  ] loop
    execute format('revoke execute on function public.%s from public, anon, authenticated', signature);
    execute format('grant execute on function public.%s to service_role', signature);
  end loop;
end $$;
