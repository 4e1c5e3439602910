-- What staff prove before money goes back, patients leave in bulk or access changes: a code of their authenticator app
-- (docs/decisions/0052-second-factor.md). The secrets are sealed with a key that only our server has.

create table public.staff_factors (
  -- Of this row of the list: who is invited again is somebody else, and has none.
  staff_id uuid primary key references public.staff (id) on delete cascade,
  -- Sealed; null until a code of it was shown.
  secret text,
  enrolled_at timestamptz,
  -- The last half minute whose code counted: none counts twice (RFC 6238, 5.2).
  last_step bigint not null default 0,
  -- What is being set up, and the number that the mailed code is made of.
  next_secret text,
  next_id uuid,
  next_at timestamptz,
  -- Tries since the last right code; each is counted before anybody looks at it.
  failures integer not null default 0,
  locked_until timestamptz,
  check ((secret is null) = (enrolled_at is null)),
  check ((next_secret is null) = (next_id is null) and (next_secret is null) = (next_at is null))
);

create table public.staff_recovery_codes (
  -- Keyed: without the server's key nobody can try codes on it.
  code_hash text primary key check (char_length(code_hash) = 43),
  staff_id uuid not null references public.staff_factors (staff_id) on delete cascade,
  used_at timestamptz
);
create index staff_recovery_codes_person on public.staff_recovery_codes (staff_id);

-- Who proved it a moment ago is not asked again: for this log-in alone, by the hash of its token.
create table public.staff_step_ups (
  token_hash text primary key check (char_length(token_hash) = 43),
  staff_id uuid not null references public.staff_factors (staff_id) on delete cascade,
  until timestamptz not null
);
create index staff_step_ups_person on public.staff_step_ups (staff_id);

alter table public.staff_factors enable row level security;
alter table public.staff_recovery_codes enable row level security;
alter table public.staff_step_ups enable row level security;
revoke all on public.staff_factors, public.staff_recovery_codes, public.staff_step_ups
  from public, anon, authenticated, service_role;
-- Only the functions below write.
grant select on public.staff_factors, public.staff_recovery_codes, public.staff_step_ups to service_role;

-- Writes to somebody and to every owner what happened to a second factor, once for the key.
create function public.tell_of_factor(p_staff_id uuid, p_what text, p_key text, p_now timestamptz) returns void
language sql security definer set search_path = '' as $$
  insert into public.mail_outbox (kind, dedupe_key, recipient, data, next_try_at, created_at)
  select 'staff_factor', 'staff_factor:' || p_staff_id || ':' || p_what || ':' || p_key || ':' || reader.id, reader.email,
    jsonb_build_object('what', p_what, 'name', person.name), p_now, p_now
  from public.staff as person join public.staff as reader on reader.id = person.id or reader.role = 'owner'
  where person.id = p_staff_id
  on conflict (dedupe_key) do nothing;
$$;

-- Opens ten minutes for this log-in. The caller holds the factor.
create function public.open_step_up(p_staff_id uuid, p_token_hash text, p_now timestamptz) returns void
language sql security definer set search_path = '' as $$
  delete from public.staff_step_ups where staff_id = p_staff_id and until <= p_now or token_hash = p_token_hash;
  insert into public.staff_step_ups (token_hash, staff_id, until)
  values (p_token_hash, p_staff_id, p_now + interval '10 minutes');
$$;

-- Begins a proof and, where a code came along, counts it as wrong until `finish_factor_try` says otherwise: so a
-- thousand at once are no more than five. p_what is proof (ten minutes after the last one nobody is asked), fresh
-- (always asked) or set_up (a code of the secret that is being set up). Says `outcome`: open, not_enrolled, needed (no
-- code came along), locked (with wait_seconds), expired (nothing is being set up, or for more than an hour), try (with
-- the secret, and the next_id of what is being set up).
create function public.begin_factor_try(
  p_actor text, p_token_hash text, p_what text, p_has_code boolean, p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  factor public.staff_factors;
begin
  select staff_factors.* into factor from public.staff_factors
    join public.staff on staff.id = staff_factors.staff_id where staff.email = p_actor for update of staff_factors;
  if p_what = 'set_up' then
    -- The demo clock can be moved back: what began in the future is over.
    if factor.next_at is null or p_now not between factor.next_at and factor.next_at + interval '1 hour' then
      return jsonb_build_object('outcome', 'expired');
    end if;
  elsif factor.secret is null then
    return jsonb_build_object('outcome', 'not_enrolled');
  elsif p_what = 'proof' and exists (
    select from public.staff_step_ups where staff_id = factor.staff_id and token_hash = p_token_hash
      and until > p_now and until <= p_now + interval '10 minutes'
  ) then
    return jsonb_build_object('outcome', 'open');
  end if;
  if not p_has_code then return jsonb_build_object('outcome', 'needed'); end if;
  if factor.locked_until > p_now and factor.locked_until <= p_now + interval '1 day' then
    return jsonb_build_object(
      'outcome', 'locked', 'wait_seconds', ceil(extract(epoch from factor.locked_until - p_now))::integer
    );
  end if;
  -- Each fifth wrong one in a row closes it, for a quarter of an hour and then twice as long each time, up to a day.
  update public.staff_factors set failures = factor.failures + 1,
      locked_until = case when (factor.failures + 1) % 5 = 0 then
        p_now + least(interval '1 day', interval '15 minutes' * power(2, least((factor.failures + 1) / 5 - 1, 7)))
      end
    where staff_id = factor.staff_id;
  return jsonb_build_object(
    'outcome', 'try', 'next_id', factor.next_id, 'secret',
    case when p_what = 'set_up' then factor.next_secret else factor.secret end
  );
end $$;

-- Ends a proof: p_step is the half minute whose code it was, p_recovery_hash stands for a recovery code, neither for
-- a wrong code. A step counts if it is later than the last one that did, a recovery code once; the row's lock decides
-- between two at once. Says `outcome`: right, wrong.
create function public.finish_factor_try(
  p_actor text, p_step bigint, p_recovery_hash text, p_token_hash text, p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  factor public.staff_factors;
  is_right boolean := false;
begin
  select staff_factors.* into factor from public.staff_factors
    join public.staff on staff.id = staff_factors.staff_id where staff.email = p_actor for update of staff_factors;
  if p_step is not null then
    is_right := p_step > factor.last_step;
  elsif p_recovery_hash is not null then
    update public.staff_recovery_codes set used_at = p_now
      where code_hash = p_recovery_hash and staff_id = factor.staff_id and used_at is null;
    is_right := found;
  end if;
  if not coalesce(is_right, false) then
    if factor.locked_until > p_now then
      perform public.tell_of_factor(factor.staff_id, 'locked', factor.locked_until::text, p_now);
      perform public.audit(
        p_actor, 'factor.locked', 'staff:' || factor.staff_id, jsonb_build_object('tries', factor.failures), p_now
      );
    end if;
    return jsonb_build_object('outcome', 'wrong');
  end if;
  update public.staff_factors set failures = 0, locked_until = null, last_step = greatest(last_step, coalesce(p_step, 0))
    where staff_id = factor.staff_id;
  perform public.open_step_up(factor.staff_id, p_token_hash, p_now);
  if p_step is null then
    perform public.audit(p_actor, 'factor.recovered', 'staff:' || factor.staff_id, '{}', p_now);
    perform public.tell_of_factor(factor.staff_id, 'recovered', p_recovery_hash, p_now);
  end if;
  return jsonb_build_object('outcome', 'right');
end $$;

-- Begins to set up a second factor, or another in place of one that goes on until then, and mails a code that proves
-- the person's mailbox.
create function public.begin_factor(p_actor text, p_id uuid, p_secret text, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person public.staff;
begin
  select * into person from public.staff where email = p_actor;
  if not found then raise exception 'NOT_STAFF'; end if;
  insert into public.staff_factors (staff_id, next_secret, next_id, next_at) values (person.id, p_secret, p_id, p_now)
  on conflict (staff_id) do update set next_secret = excluded.next_secret, next_id = excluded.next_id, next_at = excluded.next_at;
  insert into public.mail_outbox (kind, dedupe_key, recipient, data, next_try_at, created_at)
  values ('staff_factor_code', 'staff_factor_code:' || p_id, person.email, jsonb_build_object('id', p_id), p_now, p_now);
end $$;

-- Makes what is being set up under p_id the factor, once its code and the mailed one were right. The recovery codes of
-- an earlier one end. Says `outcome`: right, wrong (somebody began anew meanwhile).
create function public.confirm_factor(
  p_actor text, p_id uuid, p_step bigint, p_recovery_hashes text[], p_token_hash text, p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  person public.staff;
  had boolean;
begin
  select * into person from public.staff where email = p_actor;
  select secret is not null into had from public.staff_factors where staff_id = person.id for update;
  update public.staff_factors set secret = next_secret, enrolled_at = p_now, last_step = p_step, next_secret = null,
      next_id = null, next_at = null, failures = 0, locked_until = null
    where staff_id = person.id and next_id = p_id;
  if not found then return jsonb_build_object('outcome', 'wrong'); end if;
  delete from public.staff_recovery_codes where staff_id = person.id;
  insert into public.staff_recovery_codes (code_hash, staff_id) select one, person.id from unnest(p_recovery_hashes) as one;
  -- Other log-ins prove themselves with the new one.
  delete from public.staff_step_ups where staff_id = person.id;
  perform public.open_step_up(person.id, p_token_hash, p_now);
  perform public.audit(
    p_actor, case when had then 'factor.replaced' else 'factor.enrolled' end, 'staff:' || person.id, '{}', p_now
  );
  perform public.tell_of_factor(person.id, 'enrolled', p_id::text, p_now);
  return jsonb_build_object('outcome', 'right');
end $$;

-- An owner takes away somebody's factor, so that they can set up another. Their own nobody takes away here: that is
-- what recovery codes are for. Says `outcome`: done, unknown (or none is set up), own, not_owner.
create function public.reset_factor(p_id uuid, p_actor text, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person public.staff;
begin
  if not public.lock_staff(p_actor) then return jsonb_build_object('outcome', 'not_owner'); end if;
  select * into person from public.staff where id = p_id;
  if person.email = p_actor then return jsonb_build_object('outcome', 'own'); end if;
  delete from public.staff_factors where staff_id = p_id;
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  perform public.audit(p_actor, 'factor.reset', 'staff:' || p_id, '{}', p_now);
  perform public.tell_of_factor(p_id, 'reset', p_now::text, p_now);
  return jsonb_build_object('outcome', 'done');
end $$;
