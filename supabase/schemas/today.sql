-- What waits at the clinic, and its money, in figures: no names, nobody's data. Money is what PayPal has taken and
-- given back, by the clinic's days; a week is today and the six days before.
create function public.today_figures(p_now timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  with days as (
    select date_trunc('day', p_now, 'America/Phoenix') as today,
      date_trunc('day', p_now, 'America/Phoenix') - interval '6 days' as week
  ), moved as (
    select (amount * 100)::integer as taken, 0 as given, updated_at as at from public.payment_captures, days
    where status in ('COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED') and updated_at >= days.week and updated_at <= p_now
    union all
    select 0, (amount * 100)::integer, updated_at from public.refunds, days
    where status = 'COMPLETED' and updated_at >= days.week and updated_at <= p_now
  )
  select jsonb_build_object(
    'orders', (
      select jsonb_build_object(
        'toFulfil', count(*) filter (where status <> 'needs_attention'),
        'needsAttention', count(*) filter (where status = 'needs_attention'),
        'lackTime', count(*) filter (
          where status <> 'needs_attention' and visit_area is not null and time_chosen_at is null
            and paid_at < p_now - interval '1 day'
        )
      ) from public.orders
      where status = 'needs_attention' or status in ('paid', 'partially_refunded') and fulfilled_at is null
        and exists (select from public.order_items where order_id = orders.id)
    ),
    'exams', (select jsonb_build_object('waiting', count(*)) from public.list_waiting_exams(null, 1000, p_now)),
    'stock', (
      select jsonb_build_object(
        'low', count(*) filter (where units > 0 and units <= mark), 'out', count(*) filter (where units <= 0)
      ) from (
        select public.free_units(id, p_now) as units, public.low_mark(id) as mark from public.products where is_active
      ) as counted
    ),
    'planned', (
      select jsonb_build_object(
        'waiting', count(*) filter (where state = 'planned'), 'failed', count(*) filter (where state = 'failed'),
        'nextAt', min(due_at) filter (where state = 'planned')
      ) from public.scheduled_groups where state in ('planned', 'failed')
    ),
    'money', (
      select jsonb_build_object(
        'today', jsonb_build_object(
          'takenCents', coalesce(sum(taken) filter (where at >= days.today), 0),
          'givenBackCents', coalesce(sum(given) filter (where at >= days.today), 0)
        ),
        'week', jsonb_build_object('takenCents', coalesce(sum(taken), 0), 'givenBackCents', coalesce(sum(given), 0))
      ) from days left join moved on true
    )
  );
$$;
