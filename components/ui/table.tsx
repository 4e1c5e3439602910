import type { ReactNode } from 'react'

type Row = { label: string; cells: ReactNode[] }
type Props = { caption: string; columns: (string | null)[]; rows: Row[] }

const cell = 'border-b border-sand-200 py-4 pe-4 text-start'

/** Things side by side: each has a column under its name, and what they are compared by a row. */
export function Table({ caption, columns, rows }: Props) {
  return (
    <table className="mt-11 w-full table-fixed tabular">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <td className={`${cell} align-top`} />
          {columns.map((name) => (
            <th
              key={name}
              scope="col"
              className={`${cell} align-bottom font-display text-[1.3125rem]/[1.2] font-medium text-ink-900`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <tr key={label}>
            <th scope="row" className={`${cell} align-top font-semibold`}>
              {label}
            </th>
            {cells.map((content, index) => (
              <td key={columns[index]} className={`${cell} align-top text-ink-900`}>
                {content || <span className="text-ink-500">Not included</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
