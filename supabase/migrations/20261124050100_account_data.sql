-- What the clinic holds of a person with an account, and its removal. A confirmed address ties to the account what was sent with it.
create index submissions_email on public.submissions (lower(payload ->> 'email'));
create index event_rsvps_email on public.event_rsvps (lower(email));
create index mail_outbox_recipient on public.mail_outbox (lower(recipient));

-- Null: the person themself, not one of the staff.
alter table public.audit_log alter column role drop not null;

-- The requests of whoever is signed in, by the confirmed address of their account: which form, when, and how far it is. Not what
-- was written, nor who of the staff has it; what is held as spam looks like any other.
create function public.own_requests() returns table (
  id uuid, form text, status public.submission_status, created_at timestamptz, due_at timestamptz, answered_at timestamptz
) language sql stable security definer set search_path = '' as $$
  select id, form, case when status = 'needs_review' then 'new' else status end, created_at, due_at, answered_at
  from public.submissions
  where lower(payload ->> 'email') = (
    select lower(email) from auth.users where id = (select auth.uid()) and email_confirmed_at is not null
  )
  order by created_at desc limit 200;
$$;

-- Everything kept about the person of an account, as one document; null when there is no such account. Left out is what protects
-- others or the person: notes among colleagues, keys, codes and hashes.
create function public.account_data(p_user_id uuid) returns jsonb
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

-- Removes these fields of requests, and what was written about them. p_fields names them for each form.
create function public.redact_submissions(p_ids uuid[], p_fields jsonb, p_now timestamptz) returns void
language sql security definer set search_path = '' as $$
  update public.submissions set
    payload = payload || coalesce((
      select jsonb_object_agg(field, null) from jsonb_array_elements_text(p_fields -> form) as field where payload ? field
    ), '{}'),
    redacted_at = p_now, updated_at = public.next_change(updated_at, p_now)
  where id = any (p_ids);
  update public.submission_notes set body = null where submission_id = any (p_ids);
  update public.mail_outbox set data = data - 'subject' where submission_id = any (p_ids) and kind = 'staff_reply';
$$;

-- As before, by the function above.
drop function public.redact_requests(timestamptz, jsonb, timestamptz);
create function public.redact_requests(p_before timestamptz, p_fields jsonb, p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  ids uuid[];
begin
  select array_agg(id) into ids from (
    select id from public.submissions
    where status in ('answered', 'closed') and redacted_at is null and updated_at < p_before
    order by updated_at limit 500 for update skip locked
  ) as old;
  perform public.redact_submissions(ids, p_fields, p_now);
  return coalesce(cardinality(ids), 0);
end $$;

-- Ends an account in one step. What goes: the account with its cart and sessions, names and contacts in requests that are done, in
-- reservations and on the mailing lists, the record of mails. Spots of coming events are given back. What stays: orders without their
-- person (the tax books need them), a discount code that was used, and requests that still wait for an answer, of which the staff
-- learn. p_fields names for each form what tells who or how somebody is. Says `outcome`: deleted, unknown.
create function public.delete_account(p_user_id uuid, p_guest_email text, p_fields jsonb, p_now timestamptz) returns jsonb
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

do $$
declare
  signature text;
begin
  foreach signature in array array[
    'account_data(uuid)',
    'redact_submissions(uuid[], jsonb, timestamptz)',
    'redact_requests(timestamptz, jsonb, timestamptz)',
    'delete_account(uuid, text, jsonb, timestamptz)'
  ] loop
    execute format('revoke execute on function public.%s from public, anon, authenticated', signature);
    execute format('grant execute on function public.%s to service_role', signature);
  end loop;
end $$;
revoke execute on function public.own_requests() from public, anon, service_role;
grant execute on function public.own_requests() to authenticated;
