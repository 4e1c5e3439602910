-- Who works at the clinic and what they may do with its data. Rights come from here, never from a log-in token.
create type public.staff_role as enum ('owner', 'editor', 'front_desk', 'clinician');

create table public.staff (
  email text primary key check (email = lower(email) and email like '%_@_%'),
  role public.staff_role not null,
  name text not null check (char_length(name) between 1 and 200),
  created_at timestamptz not null default now()
);

alter table public.staff enable row level security;
revoke all on public.staff from public, anon, authenticated;
grant select, insert, update, delete on public.staff to service_role;
