import type { ReactNode } from 'react'

type Row = { label: string; cells: ReactNode[] }
type Props = {
  caption: string
  columns: (string | null)[]
  rows: Row[]
  /** What is compared stands above its row: a phone has room for the columns then. */
  hasHeadRows?: boolean
}

const cell = 'border-b border-sand-200 py-4 pe-4 text-start wrap-break-word'

/** Things side by side: each has a column under its name, and what they are compared by a row. */
export function Table({ caption, columns, rows, hasHeadRows = false }: Props) {
  return (
    <table className="mt-10 w-full table-fixed tabular">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {!hasHeadRows && <td className={`${cell} align-top`} />}
          {columns.map((name) => (
            <th
              key={name}
              scope="col"
              className={`${cell} align-bottom font-display text-title font-medium text-ink-900`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({ label, cells }) => (
        <tbody key={label}>
          {hasHeadRows && (
            <tr>
              <th scope="rowgroup" colSpan={columns.length} className="pt-4 text-start text-sm text-ink-500">
                <span className="sticky left-0">{label}</span>
              </th>
            </tr>
          )}
          <tr>
            {!hasHeadRows && (
              <th scope="row" className={`${cell} align-top font-semibold`}>
                {label}
              </th>
            )}
            {cells.map((content, index) => (
              <td
                key={columns[index]}
                className={`${cell} align-top text-ink-900 ${hasHeadRows ? 'pt-2' : ''}`}
              >
                {content || <span className="text-ink-500">Not included</span>}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  )
}
