-- Published content that changes by itself at a moment: documents in groups, each group in one step.
create type public.schedule_state as enum ('planned', 'done', 'cancelled', 'failed');
create type public.scheduled_change_state as enum ('planned', 'done', 'skipped');

create table public.scheduled_groups (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(title) between 1 and 200),
  due_at timestamptz not null,
  -- 'failed': it was due, could not be published, and is tried again at next_try_at.
  state public.schedule_state not null default 'planned',
  created_by text not null check (char_length(created_by) between 3 and 320),
  -- As it was then: the record of the publishing carries it, also when the person has left.
  created_role public.staff_role not null,
  created_at timestamptz not null,
  done_at timestamptz,
  note text check (char_length(note) <= 10000),
  tries integer not null default 0,
  next_try_at timestamptz not null,
  -- Whose turn it is to publish it. While it stands nobody knows whether it is published already.
  claim uuid,
  claimed_until timestamptz,
  -- Of its staff's changes: who changes it says which one they saw.
  version integer not null default 1
);
create index scheduled_groups_due on public.scheduled_groups (due_at) where state in ('planned', 'failed');

create table public.scheduled_changes (
  group_id uuid not null references public.scheduled_groups (id) on delete cascade,
  document_id text not null check (char_length(document_id) between 1 and 200 and document_id not like 'drafts.%'),
  document_type text not null check (char_length(document_type) between 1 and 100),
  title text not null check (char_length(title) <= 500),
  -- The published document the change was made from; both null when there was none.
  base_revision text,
  before jsonb check (jsonb_typeof(before) = 'object'),
  -- The whole document as it shall be published.
  after jsonb not null check (jsonb_typeof(after) = 'object'),
  state public.scheduled_change_state not null default 'planned',
  note text check (char_length(note) <= 10000),
  primary key (group_id, document_id)
);
create index scheduled_changes_document on public.scheduled_changes (document_id);

alter table public.scheduled_groups enable row level security;
alter table public.scheduled_changes enable row level security;
revoke all on public.scheduled_groups, public.scheduled_changes from public, anon, authenticated, service_role;
grant select on public.scheduled_groups, public.scheduled_changes to service_role;

-- What staff do with planned changes. Each writes its audit entry in the same step.

-- Plans a document, {id, type, title, revision, before, after}, in a group there is or, without p_group, in a new
-- one. A document that is in the group already is replaced. Answers {outcome, group}: planned, past (the moment is
-- over), gone or closed (the group).
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

-- Plans a document as plan_document does and takes it out of the groups p_instead_of, where that moment is not to be
-- kept; a group that is empty then is cancelled. Answers what plan_document answers, or, with nothing done,
-- replaced_gone: one of the groups is published, being published or cancelled, or has the document no more.
create function public.plan_instead(
  p_instead_of uuid[], p_group uuid, p_title text, p_due_at timestamptz, p_document jsonb, p_actor text, p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  old public.scheduled_groups;
  planned jsonb;
begin
  -- In one order, so that two who replace each other's plans don't wait for each other.
  perform from public.scheduled_groups where id = any (p_instead_of) or id = p_group order by id for update;
  for old in select * from public.scheduled_groups where id = any (p_instead_of) order by id loop
    if old.state not in ('planned', 'failed') or old.claim is not null then
      return jsonb_build_object('outcome', 'replaced_gone');
    end if;
  end loop;
  if (
    select count(distinct group_id) from public.scheduled_changes
    where group_id = any (p_instead_of) and document_id = p_document ->> 'id'
  ) <> (select count(distinct id) from unnest(p_instead_of) as id) then
    return jsonb_build_object('outcome', 'replaced_gone');
  end if;
  planned := public.plan_document(p_group, p_title, p_due_at, p_document, p_actor, p_now);
  if planned ->> 'outcome' <> 'planned' then return planned; end if;
  for old in
    select * from public.scheduled_groups where id = any (p_instead_of) and id <> (planned ->> 'group')::uuid order by id
  loop
    delete from public.scheduled_changes where group_id = old.id and document_id = p_document ->> 'id';
    update public.scheduled_groups set version = version + 1,
      state = case when rest.is_empty then 'cancelled' else state end, done_at = case when rest.is_empty then p_now else done_at end
    from (select not exists (select from public.scheduled_changes where group_id = old.id) as is_empty) as rest
    where id = old.id;
    perform public.audit(
      p_actor, 'schedule.remove', 'schedule:' || old.id,
      jsonb_build_object('document', p_document ->> 'id', 'instead', planned -> 'group'), p_now
    );
  end loop;
  return planned;
end $$;

-- Changes a group that is not published: 'edit' (p_title, p_due_at), 'cancel', 'run' (now), or 'remove' (p_document;
-- without its last one the group is cancelled). Answers done, gone, closed, changed (somebody else was faster),
-- under_way or past.
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

-- Plans what changes a group back at a later moment: each document of it as it was before. A document that it
-- publishes for the first time, or left out, stays as it is. Answers {outcome, group}: planned, past, early (not
-- after the group), nothing, gone or closed.
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

-- Hands out the group that is due first to one worker. One that was handed out and neither finished nor failed is
-- due again after p_seconds. A group waits for every earlier one that changes a document of its own, or the older
-- value would win.
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

-- Records that a group is published: p_results lists {document, state, note}. False when it is another worker's by
-- now.
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

-- Records why a group could not be published; it is tried again after 1, 2, 4 … 60 minutes. At the third time staff
-- get a mail.
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
