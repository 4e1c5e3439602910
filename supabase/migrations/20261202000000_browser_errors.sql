-- What went wrong in visitors' browsers, per day at the clinic: a kind of error, how often, and the latest place. The server has taken out
-- what could tell of a person before it comes here.
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

-- One more of them. Anybody can tell of errors, so a day has 100 kinds at most; what comes on top is counted as one. Gone after 30 days.
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

-- The call in which a row of the audit log was written: the server's log lines begin with the same id (lib/platform/front/server/requests.ts).
create function public.request_id() returns text language plpgsql stable set search_path = '' as $$
declare
  id text := nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-request-id';
begin
  return case when id ~ '^[\w-]{1,64}$' then id end;
exception when others then
  return null;
end $$;
alter table public.audit_log add column request_id text default public.request_id();

do $$
declare
  name text;
begin
  foreach name in array array[
    'record_browser_error(text, text, text, text, text, text, timestamptz)', 'list_browser_errors(timestamptz)', 'request_id()'
  ] loop
    execute format('revoke execute on function public.%s from public, anon, authenticated', name);
    execute format('grant execute on function public.%s to service_role', name);
  end loop;
end $$;
