import type postgres from 'postgres'

/** So many units of a product, or of all, are for sale, all of them in its opening lot, and the ledger knows of them. */
export async function putOnShelf(sql: postgres.Sql, units: number, id: string | null = null): Promise<void> {
  await sql.begin(async (step) => {
    const ids = (
      await step<{ id: string }[]>`select id from public.products
        where ${id}::text is null or id = ${id} order by id for update`
    ).map((row) => row.id)
    await step`select public.move_units(lot.id, 'open', (target.units - lot.on_hand)::integer, null, null, null, null, now())
      from public.stock_lots as lot, lateral (
        select case when lot.name = 'Opening stock' then ${units}::integer + (
          select coalesce(sum(quantity), 0) from public.stock_holds
          where product_id = lot.product_id and state in ('held', 'sold')
        ) else 0 end as units
      ) as target
      where lot.product_id = any(${ids}) and target.units <> lot.on_hand`
    await step`select public.count_stock(${ids}, now())`
  })
}

/** Products of which the books disagree; must be empty at any moment at which nothing is under way. */
export const booksAgainstShelf = (sql: postgres.Sql) =>
  sql<{ id: string; stock: number; free: number; on_hand: number; ledger: number }[]>`
    select * from (
      select products.id, products.stock_quantity as stock,
        (coalesce(sum(lot.on_hand), 0) - (
          select coalesce(sum(quantity), 0) from public.stock_holds
          where product_id = products.id and state in ('held', 'sold')
        ))::integer as free,
        coalesce(sum(lot.on_hand), 0)::integer as on_hand,
        (select coalesce(sum(units), 0) from public.stock_entries as entry
          join public.stock_lots as own on own.id = entry.lot_id where own.product_id = products.id)::integer as ledger
      from public.products left join public.stock_lots as lot on lot.product_id = products.id
      group by products.id
    ) as book where stock <> greatest(free, 0) or on_hand <> ledger order by id`
