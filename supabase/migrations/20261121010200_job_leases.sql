-- Who runs a job now: of several nodes only the holder of its lease.
create table public.job_leases (
  name text primary key check (char_length(name) between 1 and 200),
  holder text not null,
  expires_at timestamptz not null
);

alter table public.job_leases enable row level security;
revoke all on public.job_leases from public, anon, authenticated;
grant select, insert, update, delete on public.job_leases to service_role;

-- True when the lease is now p_holder's for p_seconds: it was free or expired, or p_holder renews it.
create function public.take_lease(p_name text, p_holder text, p_seconds integer, p_now timestamptz default now())
returns boolean language plpgsql security definer set search_path = '' as $$
begin
  if p_seconds is null or p_seconds <= 0 then
    raise exception using errcode = 'PT400', message = 'p_seconds must be above 0';
  end if;
  insert into public.job_leases as lease (name, holder, expires_at)
  values (p_name, p_holder, p_now + make_interval(secs => p_seconds))
  on conflict (name) do update set holder = excluded.holder, expires_at = excluded.expires_at
    where lease.holder = excluded.holder or lease.expires_at <= p_now;
  return found;
end $$;

-- Gives the lease back; nothing happens when it is somebody else's by now.
create function public.release_lease(p_name text, p_holder text) returns void
language sql security definer set search_path = '' as $$
  delete from public.job_leases where name = p_name and holder = p_holder;
$$;

revoke execute on function public.take_lease(text, text, integer, timestamptz) from public, anon, authenticated;
revoke execute on function public.release_lease(text, text) from public, anon, authenticated;
grant execute on function public.take_lease(text, text, integer, timestamptz) to service_role;
grant execute on function public.release_lease(text, text) to service_role;
