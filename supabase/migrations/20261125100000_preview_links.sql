-- Links by which somebody without an account sees the drafts until a moment. Of the link's secret only the hash is kept.
create table public.preview_links (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique check (token_hash ~ '^[\w-]{43}$'),
  path text not null check (path ~ '^/' and char_length(path) <= 200),
  at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  created_by text not null,
  opened_at timestamptz,
  revoked_at timestamptz,
  revoked_by text,
  check (expires_at > created_at and expires_at <= created_at + interval '7 days'),
  check ((revoked_at is null) = (revoked_by is null))
);
create index preview_links_newest on public.preview_links (created_at desc);

alter table public.preview_links enable row level security;
revoke all on public.preview_links from public, anon, authenticated;
grant select, insert, update, delete on public.preview_links to service_role;

-- A new link. What ended more than 30 days ago goes.
create function public.make_preview_link(
  p_token_hash text, p_path text, p_at timestamptz, p_expires_at timestamptz, p_actor text, p_now timestamptz
)
returns uuid language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
begin
  delete from public.preview_links where expires_at < p_now - interval '30 days';
  insert into public.preview_links (token_hash, path, at, expires_at, created_at, created_by)
  values (p_token_hash, p_path, p_at, p_expires_at, p_now, p_actor) returning id into made;
  perform public.audit(
    p_actor, 'preview.shared', 'preview:' || made, jsonb_build_object('path', p_path, 'until', p_expires_at), p_now
  );
  return made;
end $$;

-- The link of this hash while it lasts, marked as opened; no row when there is none.
create function public.open_preview_link(p_token_hash text, p_now timestamptz)
returns table (id uuid, path text, at timestamptz, expires_at timestamptz)
language sql security definer set search_path = '' as $$
  update public.preview_links link set opened_at = p_now
  where link.token_hash = p_token_hash and link.revoked_at is null and link.expires_at > p_now
  returning link.id, link.path, link.at, link.expires_at
$$;

-- Ends a link and every preview opened by it. False when there is none that could still be opened.
create function public.revoke_preview_link(p_id uuid, p_actor text, p_now timestamptz)
returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update public.preview_links set revoked_at = p_now, revoked_by = p_actor
  where id = p_id and revoked_at is null and expires_at > p_now;
  if not found then return false; end if;
  perform public.audit(p_actor, 'preview.taken_back', 'preview:' || p_id, '{}', p_now);
  return true;
end $$;

revoke execute on function public.make_preview_link(text, text, timestamptz, timestamptz, text, timestamptz)
from public, anon, authenticated;
revoke execute on function public.open_preview_link(text, timestamptz) from public, anon, authenticated;
revoke execute on function public.revoke_preview_link(uuid, text, timestamptz) from public, anon, authenticated;
grant execute on function public.make_preview_link(text, text, timestamptz, timestamptz, text, timestamptz)
to service_role;
grant execute on function public.open_preview_link(text, timestamptz) to service_role;
grant execute on function public.revoke_preview_link(uuid, text, timestamptz) to service_role;
