-- What the shop sells (ENT-001): the mirror of the published injections, plus the stock, which only the shop changes.
create table public.products (
  id text primary key check (char_length(id) between 1 and 200),
  name text not null check (char_length(name) between 1 and 200),
  description text,
  price numeric(10,2) not null check (price >= 0),
  original_price numeric(10,2) check (original_price >= 0),
  image_url text,
  category text,
  stock_quantity integer not null default 100 check (stock_quantity >= 0),
  duration_minutes integer check (duration_minutes > 0),
  is_active boolean not null default true,
  content_rev text not null,
  content_updated_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Whether a Good Faith Exam comes before it is given. Without a word of the CMS one does: that is the safe side.
  is_exam_required boolean not null default true,
  -- One exam clears a person for all products of a group.
  clearance_group text not null default 'injections' check (char_length(clearance_group) between 1 and 60)
);

alter table public.products enable row level security;
create policy "Anyone sees what is on sale" on public.products
  for select to anon, authenticated using (is_active);

revoke all on public.products from public, anon, authenticated;
grant select on public.products to anon, authenticated;
-- Its functions write: what is in stock is counted by stock.sql alone.
revoke insert, update, delete, truncate on public.products from service_role;
grant select on public.products to service_role;

-- Takes over published injections and returns how many rows changed. A row older than the stored one is ignored,
-- because webhooks may overtake each other. With p_is_full the list is the whole catalogue: what is not in it goes
-- off sale.
create function public.sync_products(p_products jsonb, p_is_full boolean) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  changed integer;
begin
  if p_products is null or jsonb_typeof(p_products) <> 'array' then
    raise exception using errcode = 'PT400', message = 'p_products must be an array of products';
  end if;
  if exists (
    select from jsonb_to_recordset(p_products) as given(id text, price numeric, original_price numeric)
    where price <> round(price, 2) or original_price <> round(original_price, 2)
  ) then
    raise exception using errcode = 'PT400', message = 'a price has more than two decimals';
  end if;

  with given as (
    select distinct on (id) * from jsonb_to_recordset(p_products) as row(
      id text, name text, description text, price numeric, original_price numeric, image_url text, category text,
      duration_minutes integer, is_exam_required boolean, clearance_group text, content_rev text,
      content_updated_at timestamptz
    )
    order by id, content_updated_at desc
  ), written as (
    insert into public.products as stored (
      id, name, description, price, original_price, image_url, category, duration_minutes, is_exam_required, clearance_group,
      content_rev, content_updated_at
    )
    select id, name, description, price, original_price, image_url, category, duration_minutes,
      coalesce(is_exam_required, true), coalesce(clearance_group, 'injections'), content_rev, content_updated_at
    from given order by id
    on conflict (id) do update set
      name = excluded.name, description = excluded.description, price = excluded.price,
      original_price = excluded.original_price, image_url = excluded.image_url, category = excluded.category,
      duration_minutes = excluded.duration_minutes, is_exam_required = excluded.is_exam_required,
      clearance_group = excluded.clearance_group,
      content_rev = excluded.content_rev, content_updated_at = excluded.content_updated_at, is_active = true,
      updated_at = now()
    where stored.content_updated_at <= excluded.content_updated_at
      and (
        not stored.is_active
        or (stored.name, stored.description, stored.price, stored.original_price, stored.image_url, stored.category,
            stored.duration_minutes, stored.is_exam_required, stored.clearance_group, stored.content_rev,
            stored.content_updated_at)
          is distinct from
          (excluded.name, excluded.description, excluded.price, excluded.original_price, excluded.image_url,
            excluded.category, excluded.duration_minutes, excluded.is_exam_required, excluded.clearance_group,
            excluded.content_rev, excluded.content_updated_at)
      )
    returning 1
  ), removed as (
    update public.products set is_active = false, updated_at = now()
    where p_is_full and is_active and id not in (select given.id from given)
    returning 1
  )
  select (select count(*) from written) + (select count(*) from removed) into changed;
  return changed;
end $$;

-- Takes a product off sale; its row stays, because orders name it.
create function public.deactivate_product(p_id text) returns void
language sql security definer set search_path = '' as $$
  update public.products set is_active = false, updated_at = now() where id = p_id and is_active;
$$;
