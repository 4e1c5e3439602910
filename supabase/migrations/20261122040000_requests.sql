-- The staff's work on requests, one function a step: each refuses when somebody else was faster, and writes the audit itself.
create index submissions_changed on public.submissions (updated_at desc);
-- Null once the health details were removed.
alter table public.submission_notes alter column body drop not null;

-- A clinician's word that the Good Faith Exam is done, for a request or for an order.
create table public.exam_checks (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid unique references public.submissions (id) on delete cascade,
  order_id uuid unique references public.orders (id) on delete cascade,
  ticked_by text not null check (char_length(ticked_by) between 3 and 320),
  ticked_at timestamptz not null,
  check (num_nonnulls(submission_id, order_id) = 1)
);
alter table public.exam_checks enable row level security;
revoke all on public.exam_checks from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.exam_checks to service_role;

-- What the search looks through: the reference, every text that was sent, and the phone number's digits.
create function public.request_words(p_id uuid, p_payload jsonb) returns text
language sql immutable set search_path = '' as $$
  select lower((
    left(p_id::text, 8) || ' ' || coalesce(string_agg(text.value #>> '{}', ' '), '') || ' '
    || regexp_replace(coalesce(p_payload ->> 'phone', ''), '\D', '', 'g')
  ) collate "und-x-icu")
  from jsonb_path_query(p_payload, 'strict $.**') as text (value)
  where jsonb_typeof(text.value) = 'string';
$$;

-- Requests of a view: what waits comes by its due time (so what is late is on top, what was not promised at the end), the rest
-- newest first. p_words must all be found. p_after_* are rank and id of the last one seen.
create function public.list_requests(
  p_view text, p_form text, p_status public.submission_status, p_assignee text, p_words text[], p_me text,
  p_after_rank numeric, p_after_id uuid, p_limit integer
) returns table (
  id uuid, form text, payload jsonb, status public.submission_status, assignee text, assignee_name text, due_at timestamptz,
  answered_at timestamptz, review_reasons text[], redacted_at timestamptz, created_at timestamptz, updated_at timestamptz, rank text
) language sql stable security definer set search_path = '' as $$
  select found.id, found.form, found.payload, found.status, found.assignee, staff.name, found.due_at, found.answered_at,
    found.review_reasons, found.redacted_at, found.created_at, found.updated_at, found.rank::text
  from (
    select submissions.*, case
      when p_view in ('open', 'mine', 'review') then extract(epoch from coalesce(due_at, created_at + interval '100 years'))
      else -extract(epoch from created_at)
    end as rank
    from public.submissions
    where case p_view
        when 'open' then status in ('new', 'in_progress')
        when 'mine' then status in ('new', 'in_progress') and assignee = p_me
        when 'review' then status = 'needs_review'
        when 'answered' then status in ('answered', 'closed')
        else true
      end
      and (p_form is null or form = p_form)
      and (p_status is null or status = p_status)
      and (p_assignee is null or assignee = p_assignee or (p_assignee = 'nobody' and assignee is null))
  ) as found
  left join public.staff on staff.email = found.assignee
  where (p_after_rank is null or (found.rank, found.id) > (p_after_rank, p_after_id))
    and (cardinality(p_words) = 0 or not exists (
      select from unnest(p_words) as word
      where position(lower(word collate "und-x-icu") in public.request_words(found.id, found.payload)) = 0
    ))
  order by found.rank, found.id
  limit p_limit;
$$;

-- What a glance at the inbox needs, cheap enough for every second.
create function public.request_pulse(p_me text, p_now timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'changed', (select max(updated_at) from public.submissions),
    'open', count(*) filter (where status in ('new', 'in_progress')),
    'mine', count(*) filter (where status in ('new', 'in_progress') and assignee = p_me),
    'review', count(*) filter (where status = 'needs_review'),
    'late', count(*) filter (where status in ('new', 'in_progress') and due_at < p_now)
  )
  from public.submissions where status not in ('answered', 'closed');
$$;

-- Records that somebody looked at a request or an order, at most once an hour; p_action such as 'request.read'.
create function public.record_look(p_actor text, p_action text, p_subject text, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from public.audit_log
    where subject = p_subject and actor = p_actor and action = p_action and at > p_now - interval '1 hour'
  ) then
    perform public.audit(p_actor, p_action, p_subject, '{}', p_now);
  end if;
end $$;

-- Locks the request. Nothing, if it is as this person saw it; else why not as `outcome`: unknown, or changed with by and at.
create function public.lock_request(p_id uuid, p_seen timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  request public.submissions;
begin
  select * into request from public.submissions where id = p_id for update;
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  if p_seen is null or request.updated_at = p_seen then return null; end if;
  return coalesce(
    (
      select jsonb_build_object('outcome', 'changed', 'by', coalesce(staff.name, audit_log.actor), 'at', audit_log.at)
      from public.audit_log left join public.staff on staff.email = audit_log.actor
      where subject = 'submission:' || p_id and action <> 'request.read' order by audit_log.id desc limit 1
    ),
    jsonb_build_object('outcome', 'changed')
  );
end $$;

-- A time after every earlier one of this request, also when the clock was set back.
create function public.next_change(p_before timestamptz, p_now timestamptz) returns timestamptz
language sql immutable set search_path = '' as $$
  select greatest(p_now, p_before + interval '1 microsecond');
$$;

-- Gives it to somebody (p_is_assigned; null: to nobody) or another status, or both. What was held for a review and is none of it
-- becomes 'new': its mails p_mails are queued now. Says `outcome`: done, unknown, changed.
create function public.change_request(
  p_id uuid, p_actor text, p_status public.submission_status, p_is_assigned boolean, p_assignee text, p_mails jsonb,
  p_seen timestamptz, p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  request public.submissions;
  trouble jsonb;
  about text := 'submission:' || p_id;
begin
  trouble := public.lock_request(p_id, p_seen);
  if trouble is not null then return trouble; end if;
  select * into strict request from public.submissions where id = p_id;
  if p_is_assigned and request.assignee is distinct from p_assignee then
    perform public.audit(p_actor, 'request.assigned', about, jsonb_build_object('to', p_assignee), p_now);
    request.assignee := p_assignee;
  end if;
  if p_status is distinct from request.status and p_status is not null then
    perform public.audit(
      p_actor, 'request.status', about, jsonb_build_object('from', request.status, 'to', p_status), p_now
    );
    if request.status = 'needs_review' and p_status = 'new' then
      perform public.queue_submission_mails(p_id, p_mails, p_now);
    end if;
    request.answered_at := case
      when p_status = 'answered' then coalesce(request.answered_at, p_now)
      when p_status = 'closed' then request.answered_at
    end;
    request.status := p_status;
  end if;
  update public.submissions set
    assignee = request.assignee, status = request.status, answered_at = request.answered_at,
    updated_at = public.next_change(updated_at, p_now)
  where id = p_id;
  return jsonb_build_object('outcome', 'done');
end $$;

-- Adds a note for colleagues. Says `outcome`: done, unknown.
create function public.note_request(p_id uuid, p_actor text, p_body text, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  trouble jsonb;
begin
  trouble := public.lock_request(p_id, null);
  if trouble is not null then return trouble; end if;
  insert into public.submission_notes (submission_id, kind, author, body, created_at)
  values (p_id, 'note', p_actor, p_body, p_now);
  perform public.audit(p_actor, 'request.noted', 'submission:' || p_id, '{}', p_now);
  update public.submissions set updated_at = public.next_change(updated_at, p_now) where id = p_id;
  return jsonb_build_object('outcome', 'done');
end $$;

-- Answers by mail: the reply, its mail and the status in one step. Says `outcome`: done, unknown, changed, no_email.
create function public.reply_to_request(
  p_id uuid, p_actor text, p_subject text, p_body text, p_seen timestamptz, p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  request public.submissions;
  trouble jsonb;
  note uuid;
begin
  trouble := public.lock_request(p_id, p_seen);
  if trouble is not null then return trouble; end if;
  select * into strict request from public.submissions where id = p_id;
  if coalesce(request.payload ->> 'email', '') not like '_%@_%' then return jsonb_build_object('outcome', 'no_email'); end if;
  insert into public.submission_notes (submission_id, kind, author, body, created_at)
  values (p_id, 'reply', p_actor, p_body, p_now) returning id into note;
  insert into public.mail_outbox (kind, dedupe_key, submission_id, recipient, data, next_try_at, created_at)
  values (
    'staff_reply', 'staff_reply:' || note, p_id, request.payload ->> 'email',
    jsonb_build_object('note', note, 'subject', p_subject), p_now, p_now
  );
  perform public.audit(p_actor, 'request.replied', 'submission:' || p_id, '{}', p_now);
  update public.submissions set
    status = 'answered', answered_at = coalesce(answered_at, p_now), updated_at = public.next_change(updated_at, p_now)
  where id = p_id;
  return jsonb_build_object('outcome', 'done');
end $$;

-- Ticks the exam of a request or an order (p_kind), or takes the tick back. Says `outcome`: done, unknown.
create function public.tick_exam(p_kind text, p_id uuid, p_actor text, p_is_done boolean, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  request uuid;
  bought uuid;
  changes integer;
begin
  if p_kind = 'order' then select id into bought from public.orders where id = p_id;
  else select id into request from public.submissions where id = p_id for update; end if;
  if request is null and bought is null then return jsonb_build_object('outcome', 'unknown'); end if;
  if p_is_done then
    insert into public.exam_checks (submission_id, order_id, ticked_by, ticked_at)
    values (request, bought, p_actor, p_now) on conflict do nothing;
  else
    delete from public.exam_checks where submission_id = request or order_id = bought;
  end if;
  get diagnostics changes = row_count;
  if changes > 0 then
    perform public.audit(
      p_actor, case when p_is_done then 'exam.ticked' else 'exam.unticked' end,
      case when bought is null then 'submission:' else 'order:' end || p_id, '{}', p_now
    );
    update public.submissions set updated_at = public.next_change(updated_at, p_now) where id = request;
  end if;
  return jsonb_build_object('outcome', 'done');
end $$;

-- Removes dates of birth and free text from requests that are done and were last touched before p_before. p_fields names the
-- fields of each form, such as {"contact": ["message"]}. Returns how many requests it was.
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
  update public.submissions set
    payload = payload || coalesce((
      select jsonb_object_agg(field, null) from jsonb_array_elements_text(p_fields -> form) as field where payload ? field
    ), '{}'),
    redacted_at = p_now, updated_at = public.next_change(updated_at, p_now)
  where id = any (ids);
  update public.submission_notes set body = null where submission_id = any (ids);
  update public.mail_outbox set data = data - 'subject' where submission_id = any (ids) and kind = 'staff_reply';
  return coalesce(cardinality(ids), 0);
end $$;

do $$
declare
  signature text;
begin
  foreach signature in array array[
    'request_words(uuid, jsonb)',
    'list_requests(text, text, public.submission_status, text, text[], text, numeric, uuid, integer)',
    'request_pulse(text, timestamptz)',
    'record_look(text, text, text, timestamptz)',
    'lock_request(uuid, timestamptz)',
    'next_change(timestamptz, timestamptz)',
    'change_request(uuid, text, public.submission_status, boolean, text, jsonb, timestamptz, timestamptz)',
    'note_request(uuid, text, text, timestamptz)',
    'reply_to_request(uuid, text, text, text, timestamptz, timestamptz)',
    'tick_exam(text, uuid, text, boolean, timestamptz)',
    'redact_requests(timestamptz, jsonb, timestamptz)'
  ] loop
    execute format('revoke execute on function public.%s from public, anon, authenticated', signature);
    execute format('grant execute on function public.%s to service_role', signature);
  end loop;
end $$;
