-- An account is its owner's once somebody has opened the mailbox of its address and stands for its password (0014):
-- before that a stranger may have made it, with a password of their own. The address is kept with it: one that the
-- accounts service changed without our page has to be proven anew.
create table public.proven_accounts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  email text not null,
  proven_at timestamptz not null
);
alter table public.proven_accounts enable row level security;
revoke all on public.proven_accounts from public, anon, authenticated;
grant select, insert, update, delete on public.proven_accounts to service_role;

-- Whether the account is its owner's: its present address is the one that was proven.
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

-- What there is under an address: 'none', an account 'waiting' for its address to be confirmed, one that is
-- confirmed but 'unproven', or 'proven'.
create function public.account_state(p_email text) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select case when email_confirmed_at is null then 'waiting' when public.is_proven(id) then 'proven' else 'unproven' end
    from auth.users where email = lower(p_email)
  ), 'none');
$$;

-- What the site must know of an address before it signs somebody up, without ever telling: as account_state. One
-- that was never confirmed while its link worked is forgotten: it may have been made by somebody else, with a
-- password the owner of the address does not know.
create function public.account_before_sign_up(p_email text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.users
  where email = lower(p_email) and email_confirmed_at is null
    and greatest(created_at, confirmation_sent_at, recovery_sent_at) < now() - interval '1 hour';
  return public.account_state(p_email);
end $$;

-- A mail to the owner of an account. That there is one already is told to confirmed accounts only, once in ten
-- minutes and five times a day: anybody can ask for it.
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

-- Whoever asks with the token of a shopper: nobody, while their account is not proven or once they have signed out.
create function public.shopper_id() returns uuid
language sql stable security definer set search_path = '' as $$
  select auth.uid() where public.is_proven(auth.uid()) and not exists (
    select from (select (auth.jwt() ->> 'session_id')::uuid as id) as named
    where named.id is not null
      and not exists (select from auth.sessions where sessions.id = named.id and sessions.user_id = auth.uid())
  );
$$;

-- What a link of our mails is about, by its code, before it is used. `sign_up` tells one sign-up from another of the
-- same address.
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

-- What the clinic holds of a person with an account, and its removal.

-- Everything kept about the person of an account, as one document; null when there is no such account. A confirmed
-- address ties to the account what was sent with it. Left out is what protects others or the person: notes among
-- colleagues, keys, codes and hashes.
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
        'id', orders.id, 'in_account', orders.user_id is not null, 'email', orders.email, 'buyer_name', orders.buyer_name, 'status', orders.status,
        'total', orders.total_amount, 'travel_fee', orders.travel_fee, 'discount', orders.discount_amount, 'visit_zip', orders.visit_zip,
        'visit_area', orders.visit_area, 'phone', orders.phone, 'currency', 'USD', 'created_at', orders.created_at, 'paid_at', orders.paid_at,
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
    'exam_decisions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'treatment_group', said.treatment_group, 'outcome', said.outcome, 'provider_name', said.provider_name,
        'provider_licence', said.provider_licence, 'decided_at', said.decided_at, 'valid_until', said.valid_until
      ) order by said.position), '[]')
      from public.clearances as said where said.user_id = p_user_id or said.email = address or exists (
        select from public.orders where orders.id = said.order_id and said.user_id is null and said.email is null
          and (orders.user_id = p_user_id or (orders.is_email_known and lower(orders.email) = address))
      )
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
        'code', code, 'percent', percent, 'amount', amount, 'waives_travel_fee', waives_travel, 'made_at', created_at,
        'used_at', (select jsonb_agg(at order by at) from public.discount_uses where discount_id = discount_codes.id)
      ) order by created_at), '[]')
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

-- Ends an account in one step. What goes: the account with its cart and sessions, names and contacts in requests
-- that are done, in reservations, on gift cards and on the mailing lists, the record of mails. Spots of coming
-- events are given back. What stays: orders without their person (the tax books need them), a discount code that was
-- used, and requests that still wait for an answer, of which the staff learn. p_fields names for each form what
-- tells who or how somebody is. Says `outcome`: deleted, unknown.
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
  perform public.forget_gift_people(bought, address, p_now);
  perform public.forget_clearances(p_user_id, address, bought);
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
  delete from public.discount_codes where email = address
    and not exists (select from public.discount_uses where discount_id = discount_codes.id);
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
