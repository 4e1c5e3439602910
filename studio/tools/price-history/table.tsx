import { Text } from '@sanity/ui'
import type { ReactNode } from 'react'

type Props = { caption: string; columns: readonly string[]; children: ReactNode }

/** A table that scrolls by itself on small screens; its caption is read aloud only. */
export const Table = ({ caption, columns, children }: Props) => (
  <div style={{ overflowX: 'auto' }}>
    <table style={{ borderCollapse: 'collapse', minWidth: '100%', textAlign: 'left' }}>
      <caption style={{ position: 'absolute', clipPath: 'inset(50%)', height: 1, overflow: 'hidden' }}>
        {caption}
      </caption>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" style={cell}>
              <Text size={1} muted>
                {name}
              </Text>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
)

export const Row = ({ children }: { children: ReactNode }) => (
  <tr style={{ borderTop: '1px solid var(--card-border-color)' }}>{children}</tr>
)

/** Words are set as text; anything else brings its own. */
export const Cell = ({ children }: { children: ReactNode }) => (
  <td style={cell}>{typeof children === 'string' ? <Text size={1}>{children}</Text> : children}</td>
)

const cell = { padding: '10px 16px 10px 0', verticalAlign: 'top' } as const
