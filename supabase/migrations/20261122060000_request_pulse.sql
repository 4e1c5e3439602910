-- The moment alone does not tell of a change when the clock was set back: what staff do is in the audit log, and what visitors send is counted.
create or replace function public.request_pulse(p_me text, p_now timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'changed', concat_ws('/',
      (select max(updated_at) from public.submissions),
      (select max(id) from public.audit_log),
      count(*) filter (where status <> 'needs_review'),
      count(*) filter (where status = 'needs_review')
    ),
    'open', count(*) filter (where status in ('new', 'in_progress')),
    'mine', count(*) filter (where status in ('new', 'in_progress') and assignee = p_me),
    'review', count(*) filter (where status = 'needs_review'),
    'late', count(*) filter (where status in ('new', 'in_progress') and due_at < p_now)
  )
  from public.submissions where status not in ('answered', 'closed');
$$;
