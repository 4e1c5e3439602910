-- The name PayPal tells of who paid; the account's own name stands in where PayPal tells none.
alter table public.orders add column buyer_name text check (char_length(buyer_name) between 1 and 300);

-- Notes who pays for an attempt's order. The first name that was told stays.
create function public.note_buyer(p_attempt_id uuid, p_name text) returns void
language sql security definer set search_path = '' as $$
  update public.orders set buyer_name = left(p_name, 300)
  from public.payment_attempts as attempt
  where attempt.id = p_attempt_id and orders.id = attempt.order_id and orders.buyer_name is null and p_name <> '';
$$;

-- Whoever takes the buyer out of an order takes the name too.
create function public.forget_buyer() returns trigger language plpgsql set search_path = '' as $$
begin
  new.buyer_name := null;
  return new;
end $$;
create trigger orders_forget_buyer before update of user_id, is_email_known on public.orders for each row
  when (new.user_id is null and not new.is_email_known and (old.user_id is not null or old.is_email_known))
  execute function public.forget_buyer();

-- Who bought, as far as anybody knows; null for a guest whom PayPal did not name.
create function public.buyer_name(p_order_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(bought.buyer_name, nullif(trim(concat_ws(
    ' ', person.raw_user_meta_data ->> 'first_name', person.raw_user_meta_data ->> 'last_name'
  )), ''))
  from public.orders as bought left join auth.users as person on person.id = bought.user_id where bought.id = p_order_id;
$$;

-- What PayPal calls an order: its own numbers of it, and those of the payments.
create function public.paypal_numbers(p_order_id uuid, out orders text[], out payments text[])
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(distinct attempt.paypal_order_id) filter (where attempt.paypal_order_id is not null), '{}'),
    coalesce(array_agg(distinct capture.paypal_capture_id) filter (where capture.paypal_capture_id is not null), '{}')
  from public.payment_attempts as attempt
  left join public.payment_captures as capture on capture.attempt_id = attempt.id
  where attempt.order_id = p_order_id;
$$;

-- As before, with who bought and PayPal's numbers, by which an order is found as well.
drop function public.list_orders(public.order_status, text, numeric, uuid, integer);
create function public.list_orders(
  p_status public.order_status, p_search text, p_after_rank numeric, p_after_id uuid, p_limit integer
) returns table (
  id uuid, email text, is_email_known boolean, buyer_name text, total_amount numeric, status public.order_status, attention text,
  created_at timestamptz, paid_at timestamptz, fulfilled_at timestamptz, units bigint, waits_for_exam boolean,
  is_refund_under_way boolean, paypal_orders text[], paypal_payments text[], rank text
) language sql stable security definer set search_path = '' as $$
  select page.id, page.email, page.is_email_known, public.buyer_name(page.id), page.total_amount, page.status, page.attention,
    page.created_at, page.paid_at, page.fulfilled_at, (
      select coalesce(sum(quantity), 0) from public.order_items where order_id = page.id
    ) + (select count(*) from public.gift_cards where order_id = page.id),
    page.fulfilled_at is null and public.waits_for_exam(page.id),
    exists (select from public.refund_requests where order_id = page.id and refund_requests.status = 'under_way'),
    paypal.orders, paypal.payments, page.rank::text
  from (
    select * from (
      select orders.*, -extract(epoch from created_at) - case status when 'needs_attention' then 1000000000000 else 0 end as rank
      from public.orders
      where case when p_status is null then status not in ('pending', 'expired', 'cancelled') else status = p_status end
        and (p_search = '' or position(lower(p_search collate "und-x-icu") in lower(concat_ws(
          ' ', email, public.buyer_name(orders.id), orders.id, (
            select array_to_string(paypal.orders || paypal.payments, ' ') from public.paypal_numbers(orders.id) as paypal
          )
        ) collate "und-x-icu")) > 0)
    ) as found
    where p_after_rank is null or (found.rank, found.id) > (p_after_rank, p_after_id)
    order by found.rank, found.id
    limit p_limit
  ) as page, lateral public.paypal_numbers(page.id) as paypal
  order by page.rank, page.id;
$$;

-- As before; an order of which nothing will be given any more needs no exam: outcome `not_owed`. A tick can still be taken back.
create or replace function public.tick_exam(p_kind text, p_id uuid, p_actor text, p_is_done boolean, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  request uuid;
  bought public.orders;
  changes integer;
begin
  if p_kind = 'order' then select * into bought from public.orders where id = p_id for update;
  else select id into request from public.submissions where id = p_id for update; end if;
  if request is null and bought.id is null then return jsonb_build_object('outcome', 'unknown'); end if;
  if p_is_done and bought.status in ('refunded', 'cancelled', 'expired') then
    return jsonb_build_object('outcome', 'not_owed');
  end if;
  if not p_is_done and bought.fulfilled_at is not null then return jsonb_build_object('outcome', 'fulfilled'); end if;
  if p_is_done then
    insert into public.exam_checks (submission_id, order_id, ticked_by, ticked_at)
    values (request, bought.id, p_actor, p_now) on conflict do nothing;
  else
    delete from public.exam_checks where submission_id = request or order_id = bought.id;
  end if;
  get diagnostics changes = row_count;
  if changes > 0 then
    perform public.audit(
      p_actor, case when p_is_done then 'exam.ticked' else 'exam.unticked' end,
      case when bought.id is null then 'submission:' else 'order:' end || p_id, '{}', p_now
    );
    update public.submissions set updated_at = public.next_change(updated_at, p_now) where id = request;
  end if;
  return jsonb_build_object('outcome', 'done');
end $$;

-- Plans a document as plan_document does and takes it out of the groups p_instead_of, where that moment is not to be kept; a group
-- that is empty then is cancelled. Answers what plan_document answers, or, with nothing done, replaced_gone: one of the groups is
-- published, being published or cancelled, or has the document no more.
create function public.plan_instead(
  p_instead_of uuid[], p_group uuid, p_title text, p_due_at timestamptz, p_document jsonb, p_actor text, p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  old public.scheduled_groups;
  planned jsonb;
begin
  -- In one order, so that two who replace each other's plans don't wait for each other.
  perform from public.scheduled_groups where id = any (p_instead_of) or id = p_group order by id for update;
  for old in select * from public.scheduled_groups where id = any (p_instead_of) order by id loop
    if old.state not in ('planned', 'failed') or old.claim is not null then
      return jsonb_build_object('outcome', 'replaced_gone');
    end if;
  end loop;
  if (
    select count(distinct group_id) from public.scheduled_changes
    where group_id = any (p_instead_of) and document_id = p_document ->> 'id'
  ) <> (select count(distinct id) from unnest(p_instead_of) as id) then
    return jsonb_build_object('outcome', 'replaced_gone');
  end if;
  planned := public.plan_document(p_group, p_title, p_due_at, p_document, p_actor, p_now);
  if planned ->> 'outcome' <> 'planned' then return planned; end if;
  for old in
    select * from public.scheduled_groups where id = any (p_instead_of) and id <> (planned ->> 'group')::uuid order by id
  loop
    delete from public.scheduled_changes where group_id = old.id and document_id = p_document ->> 'id';
    update public.scheduled_groups set version = version + 1,
      state = case when rest.is_empty then 'cancelled' else state end, done_at = case when rest.is_empty then p_now else done_at end
    from (select not exists (select from public.scheduled_changes where group_id = old.id) as is_empty) as rest
    where id = old.id;
    perform public.audit(
      p_actor, 'schedule.remove', 'schedule:' || old.id,
      jsonb_build_object('document', p_document ->> 'id', 'instead', planned -> 'group'), p_now
    );
  end loop;
  return planned;
end $$;

do $$
declare
  signature text;
begin
  foreach signature in array array[
    'note_buyer(uuid, text)', 'forget_buyer()', 'buyer_name(uuid)', 'paypal_numbers(uuid)',
    'list_orders(public.order_status, text, numeric, uuid, integer)',
    'plan_instead(uuid[], uuid, text, timestamptz, jsonb, text, timestamptz)'
  ] loop
    execute format('revoke execute on function public.%s from public, anon, authenticated', signature);
    execute format('grant execute on function public.%s to service_role', signature);
  end loop;
end $$;
