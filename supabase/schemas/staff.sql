-- Who works at the clinic and what they may do with its data. Rights come from here, never from a log-in token.
create type public.staff_role as enum ('owner', 'editor', 'front_desk', 'clinician');

create table public.staff (
  email text primary key check (email = lower(email) and email like '%_@_%'),
  role public.staff_role not null,
  name text not null check (char_length(name) between 1 and 200),
  created_at timestamptz not null default now(),
  -- Names a person without their address. Somebody who is invited again gets another: what was learned of the first is
  -- worth nothing then.
  id uuid not null default gen_random_uuid() unique
);
alter table public.staff enable row level security;
revoke all on public.staff from public, anon, authenticated;
-- Only the functions below write, each of them with its entry in the audit log.
revoke insert, update, delete on public.staff from service_role;
grant select on public.staff to service_role;

-- Who may do nothing any more. Their names are still needed to read the audit.
create table public.former_staff (
  id uuid primary key,
  email text not null check (email = lower(email)),
  role public.staff_role not null,
  name text not null check (char_length(name) between 1 and 200),
  removed_at timestamptz not null,
  removed_by text not null check (char_length(removed_by) between 3 and 320)
);
create index former_staff_newest on public.former_staff (removed_at desc);
alter table public.former_staff enable row level security;
revoke all on public.former_staff from public, anon, authenticated, service_role;
grant select on public.former_staff to service_role;

-- Every action of the staff. Rows are only added.
create table public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor text not null check (char_length(actor) between 3 and 320),
  -- Null: the person themself, not one of the staff.
  role public.staff_role,
  -- A word such as 'request.assigned'.
  action text not null check (action ~ '^[a-z]+(\.[a-z_]+)+$'),
  -- What it was done to, such as 'submission:<id>'.
  subject text not null check (char_length(subject) between 1 and 200),
  -- No names, addresses or free text of visitors.
  detail jsonb not null default '{}',
  request_id text default public.request_id()
);
create index audit_log_subject on public.audit_log (subject, at);
alter table public.audit_log enable row level security;
revoke all on public.audit_log from public, anon, authenticated, service_role;
grant select, insert on public.audit_log to service_role;

-- Records an action. Called by the functions that act, so that neither can be without the other.
create function public.audit(p_actor text, p_action text, p_subject text, p_detail jsonb, p_now timestamptz)
returns void language plpgsql security definer set search_path = '' as $$
declare
  actor public.staff;
begin
  select * into actor from public.staff where email = p_actor;
  if not found then raise exception 'NOT_STAFF'; end if;
  insert into public.audit_log (at, actor, role, action, subject, detail)
  values (p_now, actor.email, actor.role, p_action, p_subject, coalesce(p_detail, '{}'));
end $$;

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

-- Who works at the clinic is decided in the Studio. The list is changed by these functions alone: each checks the
-- actor under one lock, keeps an owner, and writes the audit in the same step.

-- Waits until nobody else is changing the list, and says whether p_actor is an owner now: one removed a moment ago
-- is none.
create function public.lock_staff(p_actor text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  lock table public.staff in share row exclusive mode;
  return exists (select from public.staff where email = p_actor and role = 'owner');
end $$;

-- Whether nobody else would be owner without this one. Only under the lock.
create function public.is_last_owner(p_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.staff where id = p_id and role = 'owner')
    and not exists (select from public.staff where id <> p_id and role = 'owner')
$$;

-- Lets somebody in and queues the mail that tells them. Says `outcome`: invited, exists (with `name` and `role`),
-- not_owner.
create function public.invite_staff(
  p_email text, p_name text, p_role public.staff_role, p_actor text, p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  known public.staff;
  made uuid;
begin
  if not public.lock_staff(p_actor) then return jsonb_build_object('outcome', 'not_owner'); end if;
  select * into known from public.staff where email = p_email;
  if found then return jsonb_build_object('outcome', 'exists', 'name', known.name, 'role', known.role); end if;
  insert into public.staff (email, name, role, created_at) values (p_email, p_name, p_role, p_now) returning id into made;
  perform public.audit(p_actor, 'staff.invited', 'staff:' || made, jsonb_build_object('role', p_role), p_now);
  insert into public.mail_outbox (kind, dedupe_key, recipient, data, next_try_at, created_at)
  values ('staff_invited', 'staff_invited:' || made, p_email, jsonb_build_object('role', p_role), p_now, p_now);
  return jsonb_build_object('outcome', 'invited');
end $$;

-- Gives somebody another role than p_seen. Says `outcome`: done, same, changed (with the `role` it is now),
-- last_owner, unknown, not_owner.
create function public.change_staff_role(
  p_id uuid, p_role public.staff_role, p_seen public.staff_role, p_actor text, p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  person public.staff;
begin
  if not public.lock_staff(p_actor) then return jsonb_build_object('outcome', 'not_owner'); end if;
  select * into person from public.staff where id = p_id;
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  if person.role = p_role then return jsonb_build_object('outcome', 'same'); end if;
  if person.role <> p_seen then return jsonb_build_object('outcome', 'changed', 'role', person.role); end if;
  if public.is_last_owner(p_id) then return jsonb_build_object('outcome', 'last_owner'); end if;
  -- First the audit: it says in which role the actor did it.
  perform public.audit(
    p_actor, 'staff.role_changed', 'staff:' || p_id, jsonb_build_object('from', person.role, 'to', p_role), p_now
  );
  update public.staff set role = p_role where id = p_id;
  return jsonb_build_object('outcome', 'done');
end $$;

-- Ends somebody's access: their open requests are nobody's, links to previews they made end, and a mail that invites
-- them is not sent. Says `outcome`: done, last_owner, unknown, not_owner.
create function public.remove_staff(p_id uuid, p_actor text, p_now timestamptz)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  person public.staff;
  one uuid;
begin
  if not public.lock_staff(p_actor) then return jsonb_build_object('outcome', 'not_owner'); end if;
  select * into person from public.staff where id = p_id;
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  if public.is_last_owner(p_id) then return jsonb_build_object('outcome', 'last_owner'); end if;
  for one in
    update public.submissions set assignee = null, updated_at = public.next_change(updated_at, p_now)
    where assignee = person.email and status not in ('answered', 'closed') returning id
  loop
    perform public.audit(p_actor, 'request.assigned', 'submission:' || one, jsonb_build_object('to', null), p_now);
  end loop;
  for one in
    select id from public.preview_links where created_by = person.email and revoked_at is null and expires_at > p_now
  loop
    perform public.revoke_preview_link(one, p_actor, p_now);
  end loop;
  delete from public.mail_outbox where dedupe_key = 'staff_invited:' || p_id and status in ('queued', 'failed');
  perform public.audit(p_actor, 'staff.removed', 'staff:' || p_id, jsonb_build_object('role', person.role), p_now);
  insert into public.former_staff (id, email, role, name, removed_at, removed_by)
  values (person.id, person.email, person.role, person.name, p_now, p_actor);
  delete from public.staff where id = p_id;
  return jsonb_build_object('outcome', 'done');
end $$;
