import 'server-only'
import { stringify } from 'csv-stringify/sync'
import { everywhere } from '@/lib/platform/security/server/headers'

export type Cell = string | number | null

/**
 * A table as a spreadsheet opens it: UTF-8 with its mark, lines ended by CRLF, and no cell that a spreadsheet would
 * run as a formula: those get an apostrophe in front (docs/contracts/reliability-security.md 3.2).
 */
export const csvOf = (columns: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  stringify([[...columns], ...rows.map((row) => [...row])], {
    bom: true,
    record_delimiter: '\r\n',
    escape_formulas: true,
    quoted_string: true,
    quoted_empty: false,
  })

/** The table as a download; `name` without its ending. No cache keeps it. */
export const answerCsv = (name: string, columns: readonly string[], rows: readonly (readonly Cell[])[]) =>
  new Response(csvOf(columns, rows), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'no-store',
      ...everywhere,
    },
  })
