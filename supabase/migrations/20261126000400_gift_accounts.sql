-- Gift cards in what somebody sees, takes along and removes of themself, and in the staff's list of orders.

-- The cards whoever is signed in has bought, the newest first: not what was spent of them.
create function public.own_gift_cards() returns table (
  id uuid, ends_with text, title text, value numeric, price numeric, status public.gift_card_status, recipient_name text,
  recipient_email text, sender_name text, message text, deliver_on date, delivered_at timestamptz
) language sql stable security definer set search_path = '' as $$
  select card.id, card.code_end, card.title, card.value, card.price, card.status, card.recipient_name, card.recipient_email,
    card.sender_name, card.message, card.deliver_on, card.delivered_at
  from public.gift_cards as card join public.orders on orders.id = card.order_id
  where card.status <> 'pending' and orders.user_id = (select auth.uid())
  order by card.issued_at desc, card.id limit 200;
$$;

-- As before, with gift cards.
drop function public.own_order_news();
create function public.own_order_news() returns table (
  order_id uuid, refunds jsonb, waits_for_exam boolean, is_confirming boolean, gift_cents integer,
  gifts jsonb
) language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select own.id, coalesce((
        select jsonb_agg(jsonb_build_object('cents', (refund.amount * 100)::integer, 'status', refund.status, 'at', refund.created_at)
          order by refund.created_at)
        from (
          select refunds.amount, refunds.status, refunds.created_at from public.refunds
          join public.payment_captures using (paypal_capture_id)
          join public.payment_attempts on payment_attempts.id = payment_captures.attempt_id
          where payment_attempts.order_id = own.id
          union all
          select asked.amount, 'PENDING', asked.created_at from public.refund_requests as asked
          where asked.order_id = own.id and asked.status = 'under_way' and asked.paypal_refund_id is null
          union all
          select entry.amount, 'COMPLETED', entry.at from public.gift_card_entries as entry
          where entry.order_id = own.id and entry.kind = 'refund'
        ) as refund
      ), '[]'),
      own.status <> 'refunded' and own.fulfilled_at is null and public.waits_for_exam(own.id),
      exists (
        select from public.payment_attempts as attempt where attempt.order_id = own.id and attempt.status = 'capturing'
      ),
      coalesce((select (used.amount * 100)::integer from public.gift_card_uses as used
        where used.order_id = own.id and used.state = 'taken'), 0),
      coalesce((
        select jsonb_agg(jsonb_build_object('recipient_name', card.recipient_name, 'price_cents', (card.price * 100)::integer)
          order by card.id)
        from public.gift_cards as card where card.order_id = own.id
      ), '[]')
    from public.orders as own where own.user_id = (select auth.uid());
end $$;

-- As before; a gift card is a unit.
create or replace function public.list_orders(
  p_status public.order_status, p_search text, p_after_rank numeric, p_after_id uuid, p_limit integer
) returns table (
  id uuid, email text, is_email_known boolean, total_amount numeric, status public.order_status, attention text,
  created_at timestamptz, paid_at timestamptz, units bigint, waits_for_exam boolean, is_refund_under_way boolean, rank text
) language sql stable security definer set search_path = '' as $$
  select found.id, found.email, found.is_email_known, found.total_amount, found.status, found.attention, found.created_at,
    found.paid_at, (
      select coalesce(sum(quantity), 0) from public.order_items where order_id = found.id
    ) + (select count(*) from public.gift_cards where order_id = found.id),
    found.fulfilled_at is null and public.waits_for_exam(found.id),
    exists (select from public.refund_requests where order_id = found.id and refund_requests.status = 'under_way'),
    found.rank::text
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

-- As before, with gift cards.
create or replace function public.account_data(p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person record;
  address text;
begin
  select id, email, raw_user_meta_data as given, created_at, email_confirmed_at, last_sign_in_at into person
  from auth.users where id = p_user_id;
  if not found then return null; end if;
  address := case when person.email_confirmed_at is not null then lower(person.email) end;
  return jsonb_build_object(
    'account', jsonb_build_object(
      'id', person.id, 'email', person.email, 'first_name', person.given ->> 'first_name',
      'last_name', person.given ->> 'last_name', 'created_at', person.created_at,
      'email_confirmed_at', person.email_confirmed_at, 'last_signed_in_at', person.last_sign_in_at
    ),
    'sessions', (
      select coalesce(jsonb_agg(jsonb_build_object('began_at', created_at, 'browser', user_agent, 'ip', ip) order by created_at), '[]')
      from auth.sessions where user_id = p_user_id
    ),
    'cart', (
      select coalesce(jsonb_agg(jsonb_build_object('product', products.name, 'quantity', line.quantity) order by line.added_at), '[]')
      from public.cart_items as line join public.products on products.id = line.product_id where line.user_id = p_user_id
    ),
    'orders', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', orders.id, 'in_account', orders.user_id is not null, 'email', orders.email, 'status', orders.status,
        'total', orders.total_amount, 'currency', 'USD', 'created_at', orders.created_at, 'paid_at', orders.paid_at,
        'paypal_payment_id', orders.paypal_payment_id,
        'paid_by_gift_card', (select amount from public.gift_card_uses where order_id = orders.id and state = 'taken'),
        'items', (
          select jsonb_agg(jsonb_build_object('name', name, 'quantity', quantity, 'price', price) order by name)
          from public.order_items where order_id = orders.id
        ),
        'refunds', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'paypal_refund_id', refund.paypal_refund_id, 'status', refund.status, 'amount', refund.amount, 'at', refund.created_at
          ) order by refund.created_at), '[]')
          from public.refunds as refund
          join public.payment_captures as capture using (paypal_capture_id)
          join public.payment_attempts as attempt on attempt.id = capture.attempt_id
          where attempt.order_id = orders.id
        ),
        'exam_done_at', (select ticked_at from public.exam_checks where order_id = orders.id)
      ) order by orders.created_at), '[]')
      from public.orders where user_id = p_user_id or (is_email_known and lower(email) = address)
    ),
    'gift_cards_bought', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'title', card.title, 'value', card.value, 'price', card.price, 'recipient_name', card.recipient_name,
        'recipient_email', card.recipient_email, 'sender_name', card.sender_name, 'message', card.message,
        'deliver_on', card.deliver_on, 'delivered_at', card.delivered_at,
        'status', case card.status when 'void' then 'cancelled' else card.status end, 'order', card.order_id
      ) order by card.issued_at), '[]')
      from public.gift_cards as card join public.orders on orders.id = card.order_id
      where card.status <> 'pending' and (orders.user_id = p_user_id or (orders.is_email_known and lower(orders.email) = address))
    ),
    'gift_cards_received', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'value', value, 'balance', balance, 'recipient_name', recipient_name, 'sender_name', sender_name, 'message', message,
        'delivered_at', delivered_at
      ) order by delivered_at), '[]')
      from public.gift_cards where status = 'delivered' and lower(recipient_email) = address
    ),
    'requests', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', request.id, 'form', request.form, 'status', case when request.status = 'needs_review' then 'new' else request.status end,
        'sent_at', request.created_at, 'due_at', request.due_at, 'answered_at', request.answered_at,
        'health_details_removed_at', request.redacted_at, 'what_you_sent', request.payload,
        'our_replies', (
          select coalesce(jsonb_agg(jsonb_build_object('at', created_at, 'text', body) order by created_at), '[]')
          from public.submission_notes where submission_id = request.id and kind = 'reply'
        ),
        'estimates', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'number', version.number, 'total_cents', version.total_cents, 'sent_at', version.sent_at
          ) order by version.number), '[]')
          from public.estimate_versions as version join public.estimates on estimates.id = version.estimate_id
          where estimates.submission_id = request.id
        ),
        'exam_done_at', (select ticked_at from public.exam_checks where submission_id = request.id)
      ) order by request.created_at), '[]')
      from public.submissions as request where lower(payload ->> 'email') = address
    ),
    'reservations', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'event', event.title, 'starts_at', event.starts_at, 'first_name', rsvp.first_name, 'last_name', rsvp.last_name,
        'phone', rsvp.phone, 'people', rsvp.party_size, 'status', rsvp.status, 'reserved_at', rsvp.created_at
      ) order by rsvp.created_at), '[]')
      from public.event_rsvps as rsvp join public.event_spots as event using (event_id) where lower(rsvp.email) = address
    ),
    'mailing_lists', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'list', list, 'status', status, 'first_name', first_name, 'asked_at', created_at, 'confirmed_at', confirmed_at,
        'unsubscribed_at', unsubscribed_at
      ) order by created_at), '[]')
      from public.newsletter_subscribers where email = address
    ),
    'discount_codes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'code', code, 'percent', percent, 'status', status, 'made_at', created_at, 'redeemed_at', redeemed_at
      )), '[]')
      from public.discount_codes where email = address
    ),
    'mails', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', kind, 'subject', data ->> 'subject', 'status', status, 'written_at', created_at, 'sent_at', sent_at
      ) order by created_at), '[]')
      from public.mail_outbox where lower(recipient) = address
    )
  );
end $$;

-- Takes a person out of the cards they bought and received. What still has to be delivered goes where it was meant to go. The caller
-- holds the orders that were bought.
create function public.forget_gift_people(p_orders uuid[], p_address text, p_now timestamptz) returns void
language sql security definer set search_path = '' as $$
  update public.gift_cards set sender_name = 'Removed', message = null, updated_at = p_now,
    recipient_email = case when status = 'scheduled' then coalesce(recipient_email, p_address) else recipient_email end
  where order_id = any (p_orders);
  -- Who cancelled by the link of a mail is written down by the order's address.
  update public.refund_requests as asked set requested_by = 'Removed' from public.orders
  where orders.id = any (p_orders) and asked.order_id = orders.id and asked.gift_card_id is not null
    and asked.requested_by = orders.email;
  update public.gift_cards set recipient_name = 'Removed', recipient_email = null, updated_at = p_now
  where lower(recipient_email) = p_address and status <> 'scheduled';
$$;

-- As before, with gift cards.
create or replace function public.delete_account(p_user_id uuid, p_guest_email text, p_fields jsonb, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  address text;
  bought uuid[];
  open_orders uuid[];
  done_requests uuid[];
  open_requests uuid[];
  rsvp uuid;
begin
  select lower(email) into address from auth.users where id = p_user_id for update;
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;

  select array_agg(id order by id), array_agg(id order by id) filter (
    where status in ('in_review', 'paid', 'needs_attention', 'partially_refunded')
  ) into bought, open_orders from (
    select id, status from public.orders where user_id = p_user_id or (is_email_known and lower(email) = address)
    order by id for update
  ) as own;
  perform public.forget_gift_people(bought, address, p_now);
  update public.orders set user_id = null, email = p_guest_email, is_email_known = false, updated_at = p_now
  where id = any (bought);

  select array_agg(id) filter (where status in ('answered', 'closed')),
    array_agg(id) filter (where status not in ('answered', 'closed'))
  into done_requests, open_requests from (
    select id, status from public.submissions where lower(payload ->> 'email') = address order by id for update
  ) as own;
  perform public.redact_submissions(done_requests, p_fields, p_now);

  for rsvp in
    select id from public.event_rsvps where lower(email) = address and status in ('waiting', 'confirmed') order by event_id, id
  loop
    perform public.cancel_rsvp(rsvp, null, p_now);
  end loop;
  update public.event_rsvps set first_name = 'Removed', last_name = 'Removed', phone = null, email = id || '@removed.invalid',
    updated_at = p_now
  where lower(email) = address;

  perform public.end_subscription(id, p_now) from public.newsletter_subscribers where email = address;
  update public.newsletter_subscribers set first_name = null where email = address;
  delete from public.discount_codes where email = address and status = 'issued';
  delete from public.mail_outbox where lower(recipient) = address;
  delete from auth.users where id = p_user_id;

  insert into public.mail_outbox (kind, dedupe_key, recipient, next_try_at, created_at)
  values ('account_deleted', 'account_deleted:' || p_user_id, address, p_now, p_now);
  if open_orders is not null or open_requests is not null then
    insert into public.mail_outbox (kind, dedupe_key, data, next_try_at, created_at) values (
      'staff_account_deleted', 'staff_account_deleted:' || p_user_id,
      jsonb_build_object('orders', coalesce(to_jsonb(open_orders), '[]'), 'requests', coalesce(to_jsonb(open_requests), '[]')),
      p_now, p_now
    );
  end if;
  insert into public.audit_log (at, actor, action, subject, detail) values (
    p_now, 'account holder', 'account.deleted', 'account:' || p_user_id, jsonb_build_object(
      'orders', coalesce(cardinality(bought), 0), 'requests_done', coalesce(cardinality(done_requests), 0),
      'requests_open', coalesce(cardinality(open_requests), 0)
    )
  );
  return jsonb_build_object(
    'outcome', 'deleted', 'open_orders', coalesce(cardinality(open_orders), 0),
    'open_requests', coalesce(cardinality(open_requests), 0)
  );
end $$;

revoke execute on function public.own_gift_cards() from public, anon, service_role;
grant execute on function public.own_gift_cards() to authenticated;
revoke execute on function public.own_order_news() from public, anon, service_role;
grant execute on function public.own_order_news() to authenticated;
revoke execute on function public.forget_gift_people(uuid[], text, timestamptz) from public, anon, authenticated, service_role;
