-- Which products need a Good Faith Exam before they are given. Without a word of the CMS one does: that is the safe side.
alter table public.products add column is_exam_required boolean not null default true;
-- As it was when it was ordered.
alter table public.order_items add column is_exam_required boolean not null default false;

-- Every line notes it by itself, whoever writes it.
create function public.note_exam() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.is_exam_required := (select is_exam_required from public.products where id = new.product_id);
  return new;
end $$;
create trigger order_items_exam before insert on public.order_items for each row execute function public.note_exam();

-- As before, with is_exam_required.
drop function public.sync_products(jsonb, boolean);
create function public.sync_products(p_products jsonb, p_is_full boolean) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  changed integer;
begin
  if p_products is null or jsonb_typeof(p_products) <> 'array' then
    raise exception using errcode = 'PT400', message = 'p_products must be an array of products';
  end if;
  if exists (
    select from jsonb_to_recordset(p_products) as given(id text, price numeric, original_price numeric)
    where price <> round(price, 2) or original_price <> round(original_price, 2)
  ) then
    raise exception using errcode = 'PT400', message = 'a price has more than two decimals';
  end if;

  with given as (
    select distinct on (id) * from jsonb_to_recordset(p_products) as row(
      id text, name text, description text, price numeric, original_price numeric, image_url text, category text,
      duration_minutes integer, is_exam_required boolean, content_rev text, content_updated_at timestamptz
    )
    order by id, content_updated_at desc
  ), written as (
    insert into public.products as stored (
      id, name, description, price, original_price, image_url, category, duration_minutes, is_exam_required, content_rev,
      content_updated_at
    )
    select id, name, description, price, original_price, image_url, category, duration_minutes,
      coalesce(is_exam_required, true), content_rev, content_updated_at
    from given order by id
    on conflict (id) do update set
      name = excluded.name, description = excluded.description, price = excluded.price,
      original_price = excluded.original_price, image_url = excluded.image_url, category = excluded.category,
      duration_minutes = excluded.duration_minutes, is_exam_required = excluded.is_exam_required,
      content_rev = excluded.content_rev, content_updated_at = excluded.content_updated_at, is_active = true,
      updated_at = now()
    where stored.content_updated_at <= excluded.content_updated_at
      and (
        not stored.is_active
        or (stored.name, stored.description, stored.price, stored.original_price, stored.image_url, stored.category,
            stored.duration_minutes, stored.is_exam_required, stored.content_rev, stored.content_updated_at)
          is distinct from
          (excluded.name, excluded.description, excluded.price, excluded.original_price, excluded.image_url,
            excluded.category, excluded.duration_minutes, excluded.is_exam_required, excluded.content_rev,
            excluded.content_updated_at)
      )
    returning 1
  ), removed as (
    update public.products set is_active = false, updated_at = now()
    where p_is_full and is_active and id not in (select given.id from given)
    returning 1
  )
  select (select count(*) from written) + (select count(*) from removed) into changed;
  return changed;
end $$;

-- Whether something in the order may only be given after an exam that nobody has ticked yet.
create function public.waits_for_exam(p_order_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.order_items where order_id = p_order_id and is_exam_required)
    and not exists (select from public.exam_checks where order_id = p_order_id);
$$;

-- Marks a paid order as given to the buyer, or takes that back. Says `outcome`: done, unknown, not_paid, needs_exam.
create function public.fulfil_order(p_order_id uuid, p_actor text, p_is_done boolean, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  the_order public.orders;
begin
  select * into the_order from public.orders where id = p_order_id for update;
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  if the_order.status not in ('paid', 'fulfilled', 'partially_refunded') then
    return jsonb_build_object('outcome', 'not_paid');
  elsif p_is_done and public.waits_for_exam(p_order_id) then
    return jsonb_build_object('outcome', 'needs_exam');
  elsif p_is_done = (the_order.fulfilled_at is not null) then
    return jsonb_build_object('outcome', 'done');
  end if;
  update public.orders set fulfilled_at = case when p_is_done then p_now end,
      fulfilled_by = case when p_is_done then p_actor end, updated_at = p_now where id = p_order_id;
  update public.orders set status = public.status_by_money(id) where id = p_order_id;
  perform public.audit(
    p_actor, case when p_is_done then 'order.fulfilled' else 'order.unfulfilled' end, 'order:' || p_order_id, '{}', p_now
  );
  return jsonb_build_object('outcome', 'done');
end $$;

-- As before; the exam of an order that was given to its buyer is not taken back: outcome `fulfilled`.
drop function public.tick_exam(text, uuid, text, boolean, timestamptz);
create function public.tick_exam(p_kind text, p_id uuid, p_actor text, p_is_done boolean, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  request uuid;
  bought public.orders;
  changes integer;
begin
  if p_kind = 'order' then select * into bought from public.orders where id = p_id for update;
  else select id into request from public.submissions where id = p_id for update; end if;
  if request is null and bought.id is null then return jsonb_build_object('outcome', 'unknown'); end if;
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

-- As before, with what waits for an exam and whether money is on its way back.
drop function public.list_orders(public.order_status, text, numeric, uuid, integer);
create function public.list_orders(
  p_status public.order_status, p_search text, p_after_rank numeric, p_after_id uuid, p_limit integer
) returns table (
  id uuid, email text, is_email_known boolean, total_amount numeric, status public.order_status, attention text,
  created_at timestamptz, paid_at timestamptz, units bigint, waits_for_exam boolean, is_refund_under_way boolean, rank text
) language sql stable security definer set search_path = '' as $$
  select found.id, found.email, found.is_email_known, found.total_amount, found.status, found.attention, found.created_at,
    found.paid_at, (select sum(quantity) from public.order_items where order_id = found.id),
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

do $$
declare
  signature text;
begin
  foreach signature in array array[
    'note_exam()', 'sync_products(jsonb, boolean)', 'waits_for_exam(uuid)',
    'fulfil_order(uuid, text, boolean, timestamptz)', 'tick_exam(text, uuid, text, boolean, timestamptz)',
    'list_orders(public.order_status, text, numeric, uuid, integer)'
  ] loop
    execute format('revoke execute on function public.%s from public, anon, authenticated', signature);
    execute format('grant execute on function public.%s to service_role', signature);
  end loop;
end $$;
