-- What is broken, and what the owner was told of it (docs/decisions/0050-alarms.md).

-- One row for each part that is watched; their names stand in lib/desk/health/shared.ts.
create table public.alarms (
  name text primary key check (name ~ '^[a-z]{1,30}$'),
  -- The owner was told that it is broken, and not yet that it is over.
  is_open boolean not null default false,
  -- How many looks in a row say otherwise than the owner was told.
  contrary integer not null default 0 check (contrary >= 0),
  -- The first look that found it broken.
  open_since timestamptz,
  seen_at timestamptz not null,
  told_at timestamptz,
  -- Whether the webhook has taken what was told last.
  is_posted boolean not null default true
);
alter table public.alarms enable row level security;
revoke all on public.alarms from public, anon, authenticated;
grant select, insert, update, delete on public.alarms to service_role;

-- Writes down a look. When that makes something to tell, p_tells is the kind of its mail, which every owner gets
-- (without one, the clinic's mailbox). False, and nothing written, when what the caller had read is no longer so.
create function public.record_alarm(
  p_name text, p_was_open boolean, p_is_open boolean, p_contrary integer, p_open_since timestamptz, p_tells text,
  p_since timestamptz, p_is_posted boolean, p_now timestamptz
) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  insert into public.alarms (name, seen_at) values (p_name, p_now) on conflict (name) do nothing;
  update public.alarms set is_open = p_is_open, contrary = p_contrary, open_since = p_open_since, seen_at = p_now,
      told_at = case when p_is_open <> p_was_open then p_now else told_at end,
      is_posted = case when p_is_open <> p_was_open then p_is_posted else is_posted end
    where name = p_name and is_open = p_was_open;
  if not found then return false; end if;
  insert into public.mail_outbox (kind, dedupe_key, recipient, data, next_try_at, created_at)
  select p_tells, concat_ws(':', p_tells, p_name, gen_random_uuid()), owners.email,
    jsonb_build_object('name', p_name, 'since', p_since, 'until', p_now), p_now, p_now
  from (select 1) as always left join public.staff as owners on owners.role = 'owner'
  where p_tells is not null;
  -- What was given up meanwhile goes out once mail is back.
  if p_name = 'mail' and p_was_open and not p_is_open then
    update public.mail_outbox set status = 'queued', tries = 0, next_try_at = p_now
      where status = 'failed' and kind in ('alarm_began', 'alarm_over');
  end if;
  return true;
end $$;

-- The database's own time, to compare clocks.
create function public.database_time() returns timestamptz language sql volatile set search_path = '' as $$
  select clock_timestamp();
$$;

-- Whether PayPal's messages don't come, or are not worked on: a payment of the last seven days about which none came
-- within a quarter of an hour and none since, or one that waits as long.
create function public.is_paypal_silent(p_now timestamptz) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.paypal_events
    where processed_at is null and received_at between p_now - interval '3 days' and p_now - interval '15 minutes'
  ) or coalesce((
    select not exists (
      select from public.paypal_events where received_at >= newest.created_at - interval '15 minutes' and received_at <= p_now
    ) from (
      select max(created_at) as created_at from public.payment_captures
      where created_at between p_now - interval '7 days' and p_now - interval '15 minutes'
    ) as newest where newest.created_at is not null
  ), false);
$$;
