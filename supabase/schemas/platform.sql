-- Of the server itself: who runs a job, and what went wrong in visitors' browsers.

-- Who runs a job now: of several nodes only the holder of its lease.
create table public.job_leases (
  name text primary key check (char_length(name) between 1 and 200),
  holder text not null,
  expires_at timestamptz not null
);
alter table public.job_leases enable row level security;
revoke all on public.job_leases from public, anon, authenticated;
grant select, insert, update, delete on public.job_leases to service_role;

-- True when the lease is now p_holder's for p_seconds: it was free or expired, or p_holder renews it.
create function public.take_lease(p_name text, p_holder text, p_seconds integer, p_now timestamptz default now())
returns boolean language plpgsql security definer set search_path = '' as $$
begin
  if p_seconds is null or p_seconds <= 0 then
    raise exception using errcode = 'PT400', message = 'p_seconds must be above 0';
  end if;
  insert into public.job_leases as lease (name, holder, expires_at)
  values (p_name, p_holder, p_now + make_interval(secs => p_seconds))
  on conflict (name) do update set holder = excluded.holder, expires_at = excluded.expires_at
    where lease.holder = excluded.holder or lease.expires_at <= p_now;
  return found;
end $$;

-- Gives the lease back; nothing happens when it is somebody else's by now.
create function public.release_lease(p_name text, p_holder text) returns void
language sql security definer set search_path = '' as $$
  delete from public.job_leases where name = p_name and holder = p_holder;
$$;

-- How often a block of somebody else did not come, per day at the clinic: numbers only, nothing about who waited or
-- where.
create table public.widget_failures (
  widget text not null check (widget in ('booking', 'portal', 'exam', 'reviews', 'map', 'paypal')),
  reason text not null check (reason in ('slow', 'failed')),
  day date not null,
  count integer not null check (count > 0),
  primary key (day, widget, reason)
);
alter table public.widget_failures enable row level security;
revoke all on public.widget_failures from public, anon, authenticated;
grant select, insert, update, delete on public.widget_failures to service_role;

-- One more of them; what is older than 90 days goes.
create function public.count_widget_failure(p_widget text, p_reason text, p_now timestamptz)
returns void language plpgsql security definer set search_path = '' as $$
declare
  today date := (p_now at time zone 'America/Phoenix')::date;
begin
  insert into public.widget_failures as counted (widget, reason, day, count) values (p_widget, p_reason, today, 1)
  on conflict (day, widget, reason) do update set count = counted.count + 1 where counted.count < 1000000;
  delete from public.widget_failures where day <= today - 90;
end $$;

-- What went wrong in visitors' browsers, per day at the clinic: a kind of error, how often, and the latest place.
-- The server has taken out what could tell of a person before it comes here.
create table public.browser_errors (
  day date not null,
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{16}$'),
  message text not null check (char_length(message) between 1 and 300),
  -- The first line of our own code in the stack, such as 'chunks/abc.js:1:2345'.
  frame text not null check (char_length(frame) <= 200),
  path text not null check (char_length(path) between 1 and 200),
  browser text not null check (char_length(browser) between 1 and 60),
  -- By which the server's log names the same failure.
  digest text check (char_length(digest) <= 64),
  count integer not null check (count > 0),
  last_at timestamptz not null,
  primary key (day, fingerprint)
);
alter table public.browser_errors enable row level security;
revoke all on public.browser_errors from public, anon, authenticated;
grant select, insert, update, delete on public.browser_errors to service_role;

-- One more of them. Anybody can tell of errors, so a day has 100 kinds at most; what comes on top is counted as one.
-- Gone after 30 days.
create function public.record_browser_error(
  p_fingerprint text, p_message text, p_frame text, p_path text, p_browser text, p_digest text, p_now timestamptz
) returns void language plpgsql security definer set search_path = '' as $$
declare
  today date := (p_now at time zone 'America/Phoenix')::date;
  kind text := p_fingerprint;
begin
  if not exists (select from public.browser_errors where day = today and fingerprint = kind)
    and (select count(*) from public.browser_errors where day = today) >= 100 then
    kind := repeat('0', 16);
  end if;
  insert into public.browser_errors as known (day, fingerprint, message, frame, path, browser, digest, count, last_at)
  values (
    today, kind, case when kind = p_fingerprint then p_message else 'More errors of other kinds' end,
    case when kind = p_fingerprint then p_frame else '' end, p_path, p_browser, p_digest, 1, p_now
  )
  on conflict (day, fingerprint) do update set
    count = least(known.count + 1, 1000000), path = excluded.path, browser = excluded.browser,
    digest = coalesce(excluded.digest, known.digest), last_at = greatest(known.last_at, excluded.last_at);
  delete from public.browser_errors where day <= today - 30;
end $$;

-- The kinds of the last 30 days, the latest first; of each the place where it was seen last.
create function public.list_browser_errors(p_now timestamptz)
returns table (message text, frame text, path text, browser text, digest text, count bigint, last_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select (array_agg(e.message order by e.last_at desc))[1], (array_agg(e.frame order by e.last_at desc))[1],
    (array_agg(e.path order by e.last_at desc))[1], (array_agg(e.browser order by e.last_at desc))[1],
    (array_agg(e.digest order by e.last_at desc))[1], sum(e.count), max(e.last_at)
  from public.browser_errors e
  where e.day > (p_now at time zone 'America/Phoenix')::date - 30
  group by e.fingerprint order by max(e.last_at) desc limit 100
$$;

-- The call in which a row of the audit log was written: the server's log lines begin with the same id
-- (lib/platform/telemetry/server/request.ts).
create function public.request_id() returns text language plpgsql stable set search_path = '' as $$
declare
  id text := nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-request-id';
begin
  return case when id ~ '^[\w-]{1,64}$' then id end;
exception when others then
  return null;
end $$;
