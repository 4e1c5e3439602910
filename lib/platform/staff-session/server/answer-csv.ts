import 'server-only'
import { type Cell, csvOf } from './csv'

/** The table as a download; `name` without its ending. No cache keeps it. */
export const answerCsv = (name: string, columns: readonly string[], rows: readonly (readonly Cell[])[]) =>
  new Response(csvOf(columns, rows), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
