-- What visitors look for is about their health: words stand here only once five networks sent them. Until then there
-- are hashes, keyed by a secret the database doesn't have, and the network's is another one for each word
-- (docs/decisions/0047-missed-words.md).
create table public.missed_word_senders (
  word_hash text not null check (word_hash ~ '^[\w-]{43}$'),
  sender_hash text not null check (sender_hash ~ '^[\w-]{43}$'),
  sent_on date not null,
  primary key (word_hash, sender_hash)
);
alter table public.missed_word_senders enable row level security;
revoke all on public.missed_word_senders from public, anon, authenticated;
grant select, insert, update, delete on public.missed_word_senders to service_role;
create index missed_word_senders_by_day on public.missed_word_senders (sent_on);

create table public.missed_words (
  words text primary key check (char_length(words) between 3 and 40 and words !~ '[0-9@]'),
  networks integer not null check (networks >= 5),
  sent_on date not null
);
alter table public.missed_words enable row level security;
revoke all on public.missed_words from public, anon, authenticated;
grant select, insert, update, delete on public.missed_words to service_role;

-- A network looked for words that find nothing. Whether they are kept by now. Nobody fills the table: beyond 5,000 rows
-- nothing new is taken until some are forgotten, after 30 days.
create function public.note_missed_words(p_words text, p_word_hash text, p_sender_hash text, p_now timestamptz)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  today date := (p_now at time zone 'America/Phoenix')::date;
  senders integer;
begin
  -- Of two at once, the second sees the first.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('missed ' || p_word_hash, 0));
  update public.missed_word_senders set sent_on = greatest(sent_on, today)
    where word_hash = p_word_hash and sender_hash = p_sender_hash;
  if not found then
    if (select count(*) from public.missed_word_senders) >= 5000 then
      return false;
    end if;
    insert into public.missed_word_senders (word_hash, sender_hash, sent_on)
      values (p_word_hash, p_sender_hash, today);
  end if;
  select count(*) into senders from public.missed_word_senders
    where word_hash = p_word_hash and sent_on > today - 30;
  if senders < 5 then
    return false;
  end if;
  insert into public.missed_words as known (words, networks, sent_on) values (p_words, senders, today)
    on conflict (words) do update set networks = excluded.networks, sent_on = greatest(known.sent_on, today);
  return true;
end $$;

-- Forgets what nobody looked for in 30 days, or all of it.
create function public.forget_missed_words(p_all boolean, p_now timestamptz)
returns integer language plpgsql security definer set search_path = '' as $$
declare
  last_day date := (p_now at time zone 'America/Phoenix')::date - 30;
  gone integer;
begin
  delete from public.missed_word_senders where p_all or sent_on <= last_day;
  get diagnostics gone = row_count;
  delete from public.missed_words where p_all or sent_on <= last_day;
  return gone;
end $$;

-- What five networks or more looked for in the last 30 days, the most wanted first.
create function public.list_missed_words(p_now timestamptz)
returns table (words text, networks integer, sent_on date)
language sql stable security definer set search_path = '' as $$
  select m.words, m.networks, m.sent_on from public.missed_words m
  where m.sent_on > (p_now at time zone 'America/Phoenix')::date - 30
  order by m.networks desc, m.words limit 200
$$;
