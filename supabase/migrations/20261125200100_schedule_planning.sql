-- What staff do with planned changes. Each writes its audit entry in the same step.

-- Plans a document, {id, type, title, revision, before, after}, in a group there is or, without p_group, in a new one. A document
-- that is in the group already is replaced. Answers {outcome, group}: planned, past (the moment is over), gone or closed (the group).
create function public.plan_document(
  p_group uuid, p_title text, p_due_at timestamptz, p_document jsonb, p_actor text, p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  planned public.scheduled_groups;
begin
  if p_group is null then
    if p_due_at <= p_now then return jsonb_build_object('outcome', 'past'); end if;
    insert into public.scheduled_groups (title, due_at, next_try_at, created_by, created_role, created_at)
    select p_title, p_due_at, p_due_at, email, role, p_now from public.staff where email = p_actor
    returning * into planned;
    if planned.id is null then raise exception 'NOT_STAFF'; end if;
  else
    select * into planned from public.scheduled_groups where id = p_group for update;
    if not found then return jsonb_build_object('outcome', 'gone'); end if;
    if planned.state <> 'planned' or planned.due_at <= p_now then
      return jsonb_build_object('outcome', 'closed');
    end if;
    update public.scheduled_groups set version = version + 1 where id = planned.id;
  end if;
  insert into public.scheduled_changes as change (group_id, document_id, document_type, title, base_revision, before, after)
  values (
    planned.id, p_document ->> 'id', p_document ->> 'type', p_document ->> 'title', p_document ->> 'revision',
    nullif(p_document -> 'before', 'null'), p_document -> 'after'
  )
  on conflict (group_id, document_id) do update set
    document_type = excluded.document_type, title = excluded.title, base_revision = excluded.base_revision,
    before = excluded.before, after = excluded.after;
  perform public.audit(
    p_actor, 'schedule.planned', 'schedule:' || planned.id,
    jsonb_build_object('document', p_document ->> 'id', 'due', planned.due_at), p_now
  );
  return jsonb_build_object('outcome', 'planned', 'group', planned.id);
end $$;

-- Changes a group that is not published: 'edit' (p_title, p_due_at), 'cancel', 'run' (now), or 'remove' (p_document; without its last
-- one the group is cancelled). Answers done, gone, closed, changed (somebody else was faster), under_way or past.
create function public.change_schedule(
  p_group uuid, p_seen integer, p_action text, p_title text, p_due_at timestamptz, p_document text, p_actor text, p_now timestamptz
) returns text language plpgsql security definer set search_path = '' as $$
declare
  planned public.scheduled_groups;
begin
  select * into planned from public.scheduled_groups where id = p_group for update;
  if not found then return 'gone'; end if;
  if planned.state not in ('planned', 'failed') then return 'closed'; end if;
  if planned.claim is not null then return 'under_way'; end if;
  if planned.version <> p_seen then return 'changed'; end if;
  case p_action
    when 'edit' then
      if p_due_at <= p_now then return 'past'; end if;
      update public.scheduled_groups
      set title = p_title, due_at = p_due_at, next_try_at = p_due_at, state = 'planned', tries = 0, note = null
      where id = p_group;
    when 'cancel' then
      update public.scheduled_groups set state = 'cancelled', done_at = p_now where id = p_group;
    when 'run' then
      update public.scheduled_groups set due_at = least(due_at, p_now), next_try_at = p_now where id = p_group;
    when 'remove' then
      delete from public.scheduled_changes where group_id = p_group and document_id = p_document;
      if not found then return 'gone'; end if;
      update public.scheduled_groups set state = 'cancelled', done_at = p_now
      where id = p_group and not exists (select from public.scheduled_changes where group_id = p_group);
    else
      raise exception using errcode = 'PT400', message = 'p_action is unknown';
  end case;
  update public.scheduled_groups set version = version + 1 where id = p_group;
  perform public.audit(
    p_actor, 'schedule.' || p_action, 'schedule:' || p_group,
    jsonb_strip_nulls(jsonb_build_object('due', p_due_at, 'document', p_document)), p_now
  );
  return 'done';
end $$;

-- Plans what changes a group back at a later moment: each document of it as it was before. A document that it publishes for the first
-- time, or left out, stays as it is. Answers {outcome, group}: planned, past, early (not after the group), nothing, gone or closed.
create function public.plan_return(p_group uuid, p_title text, p_due_at timestamptz, p_actor text, p_now timestamptz)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  changed public.scheduled_groups;
  planned uuid;
begin
  select * into changed from public.scheduled_groups where id = p_group for share;
  if not found then return jsonb_build_object('outcome', 'gone'); end if;
  if changed.state = 'cancelled' then return jsonb_build_object('outcome', 'closed'); end if;
  if p_due_at <= p_now then return jsonb_build_object('outcome', 'past'); end if;
  if p_due_at <= changed.due_at then return jsonb_build_object('outcome', 'early'); end if;
  insert into public.scheduled_groups (title, due_at, next_try_at, created_by, created_role, created_at)
  select p_title, p_due_at, p_due_at, email, role, p_now from public.staff where email = p_actor
  returning id into planned;
  if planned is null then raise exception 'NOT_STAFF'; end if;
  insert into public.scheduled_changes (group_id, document_id, document_type, title, before, after)
  select planned, document_id, document_type, title, after, before
  from public.scheduled_changes where group_id = p_group and before is not null and state <> 'skipped';
  if not found then
    delete from public.scheduled_groups where id = planned;
    return jsonb_build_object('outcome', 'nothing');
  end if;
  perform public.audit(
    p_actor, 'schedule.planned', 'schedule:' || planned,
    jsonb_build_object('back', p_group, 'due', p_due_at), p_now
  );
  return jsonb_build_object('outcome', 'planned', 'group', planned);
end $$;

do $$
declare
  signature text;
begin
  foreach signature in array array[
    'plan_document(uuid, text, timestamptz, jsonb, text, timestamptz)',
    'change_schedule(uuid, integer, text, text, timestamptz, text, text, timestamptz)',
    'plan_return(uuid, text, timestamptz, text, timestamptz)'
  ] loop
    execute format('revoke execute on function public.%s from public, anon, authenticated', signature);
    execute format('grant execute on function public.%s to service_role', signature);
  end loop;
end $$;
