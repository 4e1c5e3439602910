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

do $$
declare
  name text;
begin
  foreach name in array array['scheduled_groups', 'scheduled_changes'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', name);
    execute format('grant select on public.%I to service_role', name);
  end loop;
end $$;
