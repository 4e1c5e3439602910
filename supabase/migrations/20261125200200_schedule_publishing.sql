-- Hands out the group that is due first to one worker. One that was handed out and neither finished nor failed is due again after
-- p_seconds. A group waits for every earlier one that changes a document of its own, or the older value would win.
create function public.claim_schedule(p_claim uuid, p_seconds integer, p_now timestamptz)
returns setof public.scheduled_groups language sql security definer set search_path = '' as $$
  update public.scheduled_groups set
    claim = p_claim, claimed_until = p_now + make_interval(secs => p_seconds), tries = tries + 1
  where id = (
    select id from public.scheduled_groups as due
    where state in ('planned', 'failed') and due_at <= p_now and next_try_at <= p_now
      and (claimed_until is null or claimed_until <= p_now)
      and not exists (
        select from public.scheduled_groups as earlier
        join public.scheduled_changes as theirs on theirs.group_id = earlier.id
        join public.scheduled_changes as ours on ours.group_id = due.id and ours.document_id = theirs.document_id
        where earlier.state in ('planned', 'failed')
          and (earlier.due_at, earlier.created_at, earlier.id) < (due.due_at, due.created_at, due.id)
      )
    order by due_at, created_at, id limit 1 for update skip locked
  )
  returning *;
$$;

-- Records that a group is published: p_results lists {document, state, note}. False when it is another worker's by now.
create function public.finish_schedule(p_group uuid, p_claim uuid, p_note text, p_results jsonb, p_now timestamptz)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  published public.scheduled_groups;
begin
  update public.scheduled_groups
  set state = 'done', done_at = p_now, note = p_note, claim = null, claimed_until = null, version = version + 1
  where id = p_group and claim = p_claim
  returning * into published;
  if not found then return false; end if;
  update public.scheduled_changes as change
  set state = (result ->> 'state')::public.scheduled_change_state, note = result ->> 'note'
  from jsonb_array_elements(p_results) as result
  where change.group_id = p_group and change.document_id = result ->> 'document';
  insert into public.audit_log (at, actor, role, action, subject, detail)
  select p_now, published.created_by, published.created_role, 'schedule.published', 'schedule:' || p_group,
    jsonb_build_object(
      'documents', count(*) filter (where state = 'done'), 'skipped', count(*) filter (where state = 'skipped'),
      'due', published.due_at
    )
  from public.scheduled_changes where group_id = p_group;
  return true;
end $$;

-- Records why a group could not be published; it is tried again after 1, 2, 4 … 60 minutes. At the third time staff get a mail.
create function public.fail_schedule(p_group uuid, p_claim uuid, p_problem text, p_now timestamptz)
returns void language plpgsql security definer set search_path = '' as $$
declare
  late public.scheduled_groups;
begin
  update public.scheduled_groups set
    state = 'failed', note = p_problem, claim = null, claimed_until = null, version = version + 1,
    next_try_at = p_now + make_interval(mins => least(60, (2 ^ least(tries - 1, 6))::integer))
  where id = p_group and claim = p_claim
  returning * into late;
  if late.tries >= 3 then
    insert into public.mail_outbox (kind, dedupe_key, recipient, data, next_try_at, created_at)
    values (
      'staff_schedule_late', format('staff_schedule_late:%s:%s', p_group, extract(epoch from late.due_at)), null,
      jsonb_build_object('title', late.title, 'due', late.due_at), p_now, p_now
    )
    on conflict (dedupe_key) do nothing;
  end if;
end $$;

do $$
declare
  signature text;
begin
  foreach signature in array array[
    'claim_schedule(uuid, integer, timestamptz)',
    'finish_schedule(uuid, uuid, text, jsonb, timestamptz)',
    'fail_schedule(uuid, uuid, text, timestamptz)'
  ] loop
    execute format('revoke execute on function public.%s from public, anon, authenticated', signature);
    execute format('grant execute on function public.%s to service_role', signature);
  end loop;
end $$;
