import type postgres from 'postgres'

/** So many units of a product, or of all, are for sale, and the ledger knows of them: as if they had always been there. */
export async function putOnShelf(sql: postgres.Sql, units: number, id: string | null = null): Promise<void> {
  await sql.begin(async (step) => {
    const ids = (
      await step<{ id: string }[]>`select id from public.products
        where ${id}::text is null or id = ${id} order by id for update`
    ).map((row) => row.id)
    await step`select public.move_units(lot.id, 'open', ${units} - products.stock_quantity, null, null, null, null, now())
      from public.products join public.stock_lots as lot on lot.product_id = products.id and lot.name = 'Opening stock'
      where products.id = any(${ids}) and products.stock_quantity <> ${units}`
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
