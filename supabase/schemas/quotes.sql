-- Group quotes as the desk issued them. What was asked for, with its prices, is in the request's payload (`quote`).
create table public.group_quotes (
  submission_id uuid not null references public.submissions (id) on delete cascade,
  number integer not null check (number > 0),
  quote jsonb not null check (jsonb_typeof(quote) = 'object'),
  total_cents integer not null check (total_cents >= 0),
  -- Waives the way there for the group (AREA-012); null where there is nothing to waive.
  discount_id uuid references public.discount_codes (id) on delete set null,
  issued_by text not null check (char_length(issued_by) between 3 and 320),
  issued_at timestamptz not null,
  primary key (submission_id, number)
);
create index group_quotes_discount on public.group_quotes (discount_id);

alter table public.group_quotes enable row level security;
revoke all on public.group_quotes from public, anon, authenticated, service_role;
-- Only the function below writes: what was issued stays as it is.
grant select on public.group_quotes to service_role;

-- Issues a quote: keeps it, makes its code by the owner's rule (p_terms; null: no code) for as many uses as there are
-- guests, mails both and answers the request, in one step. A later one keeps the code of the earlier. Says `outcome`:
-- done with number, unknown, changed, no_email.
create function public.issue_group_quote(
  p_submission uuid, p_seen timestamptz, p_quote jsonb, p_code text, p_terms jsonb, p_actor text, p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  request public.submissions;
  trouble jsonb;
  guests integer := (p_quote ->> 'guests')::integer;
  discount uuid;
  version integer;
begin
  trouble := public.lock_request(p_submission, p_seen);
  if trouble is not null then return trouble; end if;
  select * into strict request from public.submissions where id = p_submission;
  if request.form <> 'group-quote' then return jsonb_build_object('outcome', 'unknown'); end if;
  if coalesce(request.payload ->> 'email', '') not like '_%@_%' then return jsonb_build_object('outcome', 'no_email'); end if;
  select coalesce(max(number), 0) + 1 into version from public.group_quotes where submission_id = p_submission;
  if p_terms is not null then
    select discount_id into discount from public.group_quotes
      where submission_id = p_submission and discount_id is not null order by number desc limit 1;
    if discount is null then
      discount := public.make_discount_code(p_code, request.payload ->> 'email', p_terms, guests, p_actor, p_now, false);
    else
      update public.discount_codes set max_uses = greatest(max_uses, guests) where id = discount;
    end if;
  end if;
  insert into public.group_quotes (submission_id, number, quote, total_cents, discount_id, issued_by, issued_at)
  values (p_submission, version, p_quote, (p_quote ->> 'totalCents')::integer, discount, p_actor, p_now);
  insert into public.mail_outbox (kind, dedupe_key, submission_id, recipient, data, next_try_at, created_at)
  values (
    'group_quote_issued', 'group_quote_issued:' || p_submission || ':' || version, p_submission,
    request.payload ->> 'email', jsonb_build_object('number', version), p_now, p_now
  );
  perform public.audit(p_actor, 'quote.issued', 'submission:' || p_submission, jsonb_build_object('number', version), p_now);
  update public.submissions set
    status = 'answered', answered_at = coalesce(answered_at, p_now), updated_at = public.next_change(updated_at, p_now)
  where id = p_submission;
  return jsonb_build_object('outcome', 'done', 'number', version);
end $$;
