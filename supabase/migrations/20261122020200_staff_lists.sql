-- What staff see of mails, subscribers and discount codes, a page at a time: p_after is the cursor of the last row seen.

-- Mails of a view ('failed', 'waiting', 'sent', 'all'), the newest first; of all of them those that failed are on top. Their data is
-- not told: it holds codes and links.
create function public.list_mails(p_view text, p_search text, p_after text, p_limit integer)
returns table (
  id uuid, cursor text, kind text, recipient text, status public.mail_status, tries integer, last_error text,
  created_at timestamptz, next_try_at timestamptz, sent_at timestamptz
) language sql stable security definer set search_path = '' as $$
  select id, cursor, kind, recipient, status, tries, last_error, created_at, next_try_at, sent_at
  from (
    select *, concat_ws(
      '~', (status = 'failed')::integer, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), id
    ) collate "C" as cursor
    from public.mail_outbox
    where case p_view
      when 'failed' then status = 'failed'
      when 'waiting' then status in ('queued', 'sending')
      when 'sent' then status = 'sent'
      else true
    end
    and (p_search is null or position(lower(p_search) in lower(coalesce(recipient, ''))) > 0)
  ) as mails
  where p_after is null or cursor < p_after
  order by cursor desc limit p_limit;
$$;

create function public.mail_counts() returns table (failed bigint, waiting bigint)
language sql stable security definer set search_path = '' as $$
  select
    count(*) filter (where status = 'failed'),
    count(*) filter (where status in ('queued', 'sending'))
  from public.mail_outbox where status <> 'sent';
$$;
create index mail_outbox_unsent on public.mail_outbox (status) where status <> 'sent';

-- Subscribers of a list (null: of all), the newest first.
create function public.list_subscribers(
  p_list public.mailing_list, p_status public.subscriber_status, p_search text, p_after text, p_limit integer
) returns table (
  id uuid, cursor text, list public.mailing_list, email text, first_name text, status public.subscriber_status,
  created_at timestamptz, confirmed_at timestamptz, unsubscribed_at timestamptz
) language sql stable security definer set search_path = '' as $$
  select id, cursor, list, email, first_name, status, created_at, confirmed_at, unsubscribed_at
  from (
    select *, concat_ws('~', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), id) collate "C" as cursor
    from public.newsletter_subscribers
    where (p_list is null or list = p_list) and (p_status is null or status = p_status)
      and (p_search is null or position(lower(p_search) in email || ' ' || lower(coalesce(first_name, ''))) > 0)
  ) as subscribers
  where p_after is null or cursor < p_after
  order by cursor desc limit p_limit;
$$;

-- Discount codes, the newest first, by a part of the address or of the code.
create function public.list_discount_codes(p_search text, p_after text, p_limit integer)
returns table (
  id uuid, cursor text, code text, email text, percent integer, status public.discount_status,
  created_at timestamptz, redeemed_at timestamptz, redeemed_by text
) language sql stable security definer set search_path = '' as $$
  select id, cursor, code, email, percent, status, created_at, redeemed_at, redeemed_by
  from (
    select *, concat_ws('~', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), id) collate "C" as cursor
    from public.discount_codes
    where p_search is null or position(lower(p_search) in email || ' ' || lower(code)) > 0
  ) as codes
  where p_after is null or cursor < p_after
  order by cursor desc limit p_limit;
$$;

do $$
declare
  signature text;
begin
  foreach signature in array array[
    'list_mails(text, text, text, integer)',
    'mail_counts()',
    'list_subscribers(public.mailing_list, public.subscriber_status, text, text, integer)',
    'list_discount_codes(text, text, integer)'
  ] loop
    execute format('revoke execute on function public.%s from public, anon, authenticated', signature);
    execute format('grant execute on function public.%s to service_role', signature);
  end loop;
end $$;
