-- Events as the clinic's books know them: the mirror of the published ones, which carries the number of spots
-- (EVENT-002).
create table public.event_spots (
  event_id text primary key check (char_length(event_id) between 1 and 200),
  title text not null check (char_length(title) between 1 and 200),
  location text,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at >= starts_at),
  -- Null: nobody reserves. 0: everybody waits.
  spots integer check (spots >= 0),
  is_published boolean not null default true,
  content_updated_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create type public.rsvp_status as enum ('waiting', 'confirmed', 'attended', 'cancelled');

create table public.event_rsvps (
  id uuid primary key default gen_random_uuid(),
  -- The order of arrival: who waits longer comes first.
  number bigint generated always as identity unique,
  event_id text not null references public.event_spots (event_id),
  first_name text not null check (char_length(first_name) between 1 and 200),
  last_name text not null check (char_length(last_name) between 1 and 200),
  email text not null check (char_length(email) between 3 and 320),
  phone text check (char_length(phone) between 1 and 100),
  party_size integer not null check (party_size between 1 and 4),
  status public.rsvp_status not null,
  idempotency_key text not null unique check (char_length(idempotency_key) between 16 and 200),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- One RSVP per address and event, as long as it is not cancelled.
create unique index event_rsvps_one_each on public.event_rsvps (event_id, lower(email))
  where status <> 'cancelled';
create index event_rsvps_in_order on public.event_rsvps (event_id, number);
create index event_rsvps_email on public.event_rsvps (lower(email));
alter table public.event_spots enable row level security;
alter table public.event_rsvps enable row level security;
revoke all on public.event_spots, public.event_rsvps from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.event_spots, public.event_rsvps to service_role;

-- Spots nobody has; below zero when staff let in more, or when the number was lowered. Null where nobody reserves.
create function public.spots_left(p_event public.event_spots) returns integer
language sql stable security definer set search_path = '' as $$
  select p_event.spots - coalesce(sum(party_size), 0)::integer from public.event_rsvps
  where event_id = p_event.event_id and status in ('confirmed', 'attended');
$$;

-- Queues a mail about an RSVP, to its guest or, for a kind 'staff_…', to the clinic. The same p_once is queued once.
create function public.queue_rsvp_mail(p_rsvp public.event_rsvps, p_kind text, p_once text, p_now timestamptz) returns void
language sql security definer set search_path = '' as $$
  insert into public.mail_outbox (kind, dedupe_key, recipient, data, next_try_at, created_at)
  values (
    p_kind, p_kind || ':' || p_rsvp.id || p_once, case when p_kind not like 'staff\_%' then p_rsvp.email end,
    jsonb_build_object('rsvp', p_rsvp.id), p_now, p_now
  )
  on conflict (dedupe_key) do nothing;
$$;

-- What a guest is told: 'confirmed', or 'waiting' with the place in the queue.
create function public.rsvp_answer(p_rsvp public.event_rsvps) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'outcome', p_rsvp.status, 'rsvp', p_rsvp.id,
    'position', case when p_rsvp.status = 'waiting' then (
      select count(*) from public.event_rsvps
      where event_id = p_rsvp.event_id and status = 'waiting' and number <= p_rsvp.number
    ) end
  );
$$;

-- An RSVP with its event, as its guest sees it.
create function public.read_rsvp(p_rsvp uuid) returns table (
  status public.rsvp_status, "position" integer, first_name text, party_size integer, event_id text, title text, location text,
  starts_at timestamptz, ends_at timestamptz, is_published boolean
) language sql stable security definer set search_path = '' as $$
  select rsvp.status, (public.rsvp_answer(rsvp) ->> 'position')::integer, rsvp.first_name, rsvp.party_size, event.event_id,
    event.title, event.location, event.starts_at, event.ends_at, event.is_published
  from public.event_rsvps as rsvp join public.event_spots as event using (event_id) where rsvp.id = p_rsvp;
$$;

-- What a new guest with this party would be told now.
create function public.rsvp_outlook(p_event public.event_spots, p_party_size integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when p_party_size <= public.spots_left(p_event) then jsonb_build_object('outcome', 'confirmed')
  else jsonb_build_object('outcome', 'waiting', 'position', 1 + (
    select count(*) from public.event_rsvps where event_id = p_event.event_id and status = 'waiting'
  )) end;
$$;

-- Gives free spots to those who wait, in their order, to each whose party fits. The caller holds the event's row.
create function public.promote_waiting(p_event_id text, p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  event public.event_spots;
  waiting public.event_rsvps;
  places integer;
  promoted integer := 0;
begin
  select * into event from public.event_spots where event_id = p_event_id for update;
  places := public.spots_left(event);
  if not event.is_published or places is null or event.ends_at <= p_now then return 0; end if;
  for waiting in
    select * from public.event_rsvps where event_id = p_event_id and status = 'waiting' order by number
  loop
    exit when places < 1;
    continue when waiting.party_size > places;
    update public.event_rsvps set status = 'confirmed', updated_at = p_now where id = waiting.id;
    perform public.queue_rsvp_mail(waiting, 'rsvp_promoted', '', p_now);
    places := places - waiting.party_size;
    promoted := promoted + 1;
  end loop;
  return promoted;
end $$;

-- Takes an RSVP: confirmed while there are spots, else on the waitlist; with its mails, once per key. The event's
-- row is locked, so that two at once never get the same spot. An address that is in already learns so by mail, while
-- the answer is a stranger's: it tells nobody who comes. Returns {outcome: confirmed | waiting | over | closed,
-- position?}.
create function public.reserve_spot(
  p_event_id text, p_first_name text, p_last_name text, p_email text, p_phone text, p_party_size integer, p_idempotency_key text,
  p_now timestamptz
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  event public.event_spots;
  rsvp public.event_rsvps;
  outlook jsonb;
begin
  select * into event from public.event_spots where event_id = p_event_id for update;
  if not found or not event.is_published or event.spots is null then return jsonb_build_object('outcome', 'closed'); end if;
  outlook := public.rsvp_outlook(event, p_party_size);
  select * into rsvp from public.event_rsvps where idempotency_key = p_idempotency_key;
  if found then
    return case when rsvp.status <> 'cancelled' then public.rsvp_answer(rsvp) else outlook end;
  end if;
  if event.ends_at <= p_now then return jsonb_build_object('outcome', 'over'); end if;
  select * into rsvp from public.event_rsvps
  where event_id = p_event_id and lower(email) = lower(p_email) and status <> 'cancelled';
  if found then
    perform public.queue_rsvp_mail(rsvp, 'rsvp_again', ':' || p_now::date, p_now);
    return outlook;
  end if;
  insert into public.event_rsvps (
    event_id, first_name, last_name, email, phone, party_size, status, idempotency_key, created_at, updated_at
  ) values (
    p_event_id, p_first_name, p_last_name, p_email, p_phone, p_party_size, (outlook ->> 'outcome')::public.rsvp_status,
    p_idempotency_key, p_now, p_now
  ) returning * into rsvp;
  perform public.queue_rsvp_mail(rsvp, 'rsvp_' || rsvp.status, '', p_now);
  perform public.queue_rsvp_mail(rsvp, 'staff_rsvp', '', p_now);
  return public.rsvp_answer(rsvp);
end $$;

-- Gives the spot back and hands it on, with the mails. Without an actor it is the guest, who can't once the event is
-- over. Returns {outcome: cancelled | over | attended | unknown, promoted?}; cancelled again changes nothing.
create function public.cancel_rsvp(p_rsvp uuid, p_actor text, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  event public.event_spots;
  rsvp public.event_rsvps;
begin
  select spots.* into event from public.event_spots as spots
  where spots.event_id = (select event_id from public.event_rsvps where id = p_rsvp) for update;
  select * into rsvp from public.event_rsvps where id = p_rsvp for update;
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  if rsvp.status in ('cancelled', 'attended') then return jsonb_build_object('outcome', rsvp.status); end if;
  if p_actor is null and event.ends_at <= p_now then return jsonb_build_object('outcome', 'over'); end if;
  update public.event_rsvps set status = 'cancelled', updated_at = p_now where id = p_rsvp;
  perform public.queue_rsvp_mail(rsvp, 'rsvp_cancelled', '', p_now);
  if p_actor is not null then
    perform public.audit(
      p_actor, 'rsvp.cancelled', 'rsvp:' || p_rsvp, jsonb_build_object('event', rsvp.event_id, 'was', rsvp.status), p_now
    );
  end if;
  return jsonb_build_object('outcome', 'cancelled', 'promoted', public.promote_waiting(rsvp.event_id, p_now));
end $$;

-- Staff give a spot to somebody who waits, out of turn. With too few spots it is refused ('full', with what is left)
-- unless they say so. Returns {outcome: confirmed | full | attended | cancelled | unknown}.
create function public.promote_rsvp(p_rsvp uuid, p_over_capacity boolean, p_actor text, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  event public.event_spots;
  rsvp public.event_rsvps;
  places integer;
begin
  select spots.* into event from public.event_spots as spots
  where spots.event_id = (select event_id from public.event_rsvps where id = p_rsvp) for update;
  select * into rsvp from public.event_rsvps where id = p_rsvp for update;
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  if rsvp.status <> 'waiting' then return jsonb_build_object('outcome', rsvp.status); end if;
  places := greatest(coalesce(public.spots_left(event), 0), 0);
  if rsvp.party_size > places and not p_over_capacity then return jsonb_build_object('outcome', 'full', 'left', places); end if;
  update public.event_rsvps set status = 'confirmed', updated_at = p_now where id = p_rsvp;
  perform public.queue_rsvp_mail(rsvp, 'rsvp_promoted', '', p_now);
  perform public.audit(
    p_actor, 'rsvp.promoted', 'rsvp:' || p_rsvp,
    jsonb_build_object('event', rsvp.event_id, 'over_capacity', rsvp.party_size > places), p_now
  );
  return jsonb_build_object('outcome', 'confirmed');
end $$;

-- Staff note who came, or take it back. Returns {outcome}, the state it is in now.
create function public.mark_rsvp_attended(p_rsvp uuid, p_attended boolean, p_actor text, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  rsvp public.event_rsvps;
  before public.rsvp_status := case when p_attended then 'confirmed' else 'attended' end;
  after public.rsvp_status := case when p_attended then 'attended' else 'confirmed' end;
begin
  select * into rsvp from public.event_rsvps where id = p_rsvp for update;
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  if rsvp.status = before then
    update public.event_rsvps set status = after, updated_at = p_now where id = p_rsvp returning * into rsvp;
    perform public.audit(
      p_actor, 'rsvp.marked', 'rsvp:' || p_rsvp, jsonb_build_object('event', rsvp.event_id, 'is', rsvp.status), p_now
    );
  end if;
  return jsonb_build_object('outcome', rsvp.status);
end $$;

-- Takes over published events. What is older than what is stored is ignored, because webhooks may overtake each
-- other. More spots go to those who wait; fewer throw nobody out. With p_full_from the list is the whole calendar
-- since then: what is not in it takes no RSVP.
create function public.sync_events(p_events jsonb, p_full_from timestamptz, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  given record;
begin
  for given in
    select * from jsonb_to_recordset(p_events) as row(
      event_id text, title text, location text, starts_at timestamptz, ends_at timestamptz, spots integer,
      content_updated_at timestamptz
    ) order by event_id
  loop
    insert into public.event_spots as stored (event_id, title, location, starts_at, ends_at, spots, content_updated_at)
    values (
      given.event_id, given.title, given.location, given.starts_at, given.ends_at, given.spots, given.content_updated_at
    )
    on conflict (event_id) do update set
      title = excluded.title, location = excluded.location, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
      spots = excluded.spots, content_updated_at = excluded.content_updated_at, is_published = true, updated_at = now()
    where stored.content_updated_at <= excluded.content_updated_at;
    perform public.promote_waiting(given.event_id, p_now);
  end loop;
  update public.event_spots set is_published = false, updated_at = now()
  where is_published and starts_at >= p_full_from
    and event_id not in (select value ->> 'event_id' from jsonb_array_elements(p_events));
end $$;

-- An unpublished event takes no RSVP; its row stays, because RSVPs name it.
create function public.withdraw_event(p_event_id text) returns void
language sql security definer set search_path = '' as $$
  update public.event_spots set is_published = false, updated_at = now() where event_id = p_event_id and is_published;
$$;

-- Every event with its figures: people who have a spot, who wait and who came.
create function public.event_figures() returns table (
  event_id text, title text, location text, starts_at timestamptz, ends_at timestamptz, spots integer, is_published boolean,
  taken integer, waiting integer, attended integer, rsvps integer
) language sql stable security definer set search_path = '' as $$
  select event.event_id, event.title, event.location, event.starts_at, event.ends_at, event.spots, event.is_published,
    coalesce(sum(party_size) filter (where status in ('confirmed', 'attended')), 0)::integer,
    coalesce(sum(party_size) filter (where status = 'waiting'), 0)::integer,
    coalesce(sum(party_size) filter (where status = 'attended'), 0)::integer,
    count(rsvp.id)::integer
  from public.event_spots as event left join public.event_rsvps as rsvp using (event_id)
  group by event.event_id order by event.starts_at, event.event_id;
$$;
