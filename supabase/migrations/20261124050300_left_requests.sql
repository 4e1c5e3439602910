-- A request whose sender has deleted their account: once it is done, nothing in it tells any more who they are.
alter table public.submissions add column is_sender_gone boolean not null default false;
create index submissions_sender_gone on public.submissions (id) where is_sender_gone;

create function public.note_sender_gone() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.submissions set is_sender_gone = true
  where lower(payload ->> 'email') = lower(old.email) and status not in ('answered', 'closed');
  return old;
end $$;
create trigger note_sender_gone before delete on auth.users for each row
  when (old.email is not null and old.email_confirmed_at is not null) execute function public.note_sender_gone();

-- Takes these fields out of the requests whose sender is gone and that are done now. p_fields names them for each form. Returns how
-- many requests it was.
create function public.erase_left_requests(p_fields jsonb, p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  ids uuid[];
begin
  select array_agg(id) into ids from (
    select id from public.submissions where is_sender_gone and status in ('answered', 'closed')
      and not exists (
        select from public.mail_outbox where submission_id = submissions.id and mail_outbox.status in ('queued', 'sending')
      )
    limit 500 for update skip locked
  ) as done;
  perform public.redact_submissions(ids, p_fields, p_now);
  delete from public.mail_outbox where submission_id = any (ids) and recipient is not null;
  update public.submissions set is_sender_gone = false where id = any (ids);
  return coalesce(cardinality(ids), 0);
end $$;

revoke execute on function public.note_sender_gone() from public, anon, authenticated, service_role;
revoke execute on function public.erase_left_requests(jsonb, timestamptz) from public, anon, authenticated;
grant execute on function public.erase_left_requests(jsonb, timestamptz) to service_role;
