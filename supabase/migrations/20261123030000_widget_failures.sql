-- How often a block of somebody else did not come, per day at the clinic: numbers only, nothing about who waited or where.
create table public.widget_failures (
  widget text not null check (widget in ('booking', 'portal', 'exam', 'reviews', 'map', 'paypal')),
  reason text not null check (reason in ('slow', 'failed')),
  day date not null,
  count integer not null check (count > 0),
  primary key (day, widget, reason)
);
alter table public.widget_failures enable row level security;
revoke all on public.widget_failures from public, anon, authenticated;
grant select, insert, update, delete on public.widget_failures to service_role;

-- One more of them; what is older than 90 days goes.
create function public.count_widget_failure(p_widget text, p_reason text, p_now timestamptz)
returns void language plpgsql security definer set search_path = '' as $$
declare
  today date := (p_now at time zone 'America/Phoenix')::date;
begin
  insert into public.widget_failures as counted (widget, reason, day, count) values (p_widget, p_reason, today, 1)
  on conflict (day, widget, reason) do update set count = counted.count + 1 where counted.count < 1000000;
  delete from public.widget_failures where day <= today - 90;
end $$;

revoke execute on function public.count_widget_failure(text, text, timestamptz) from public, anon, authenticated;
grant execute on function public.count_widget_failure(text, text, timestamptz) to service_role;
