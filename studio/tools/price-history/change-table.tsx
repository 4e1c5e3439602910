import { Text } from '@sanity/ui'
import type { PriceChangeRow } from '../../../lib/content/price-history/shared/model.ts'
import { Moment } from '../inbox/ui/moment.tsx'
import { ItemLink } from './item-link.tsx'
import { RestoreButton } from './restore-button.tsx'
import { Cell, Row, Table } from './table.tsx'
import { priceWords } from './words.ts'

const columns = ['When', 'Who', 'Item', 'What', 'Before → after', 'Go back']

export const ChangeTable = ({ changes, now }: { changes: PriceChangeRow[]; now: string }) => (
  <Table caption="Changes of prices" columns={columns}>
    {changes.map((change) => (
      <Row key={change.id}>
        <Cell>
          <Text size={1}>
            <Moment at={change.at} now={now} />
          </Text>
        </Cell>
        <Cell>{change.by ?? 'Not known'}</Cell>
        <Cell>
          <ItemLink {...change} />
        </Cell>
        <Cell>{change.label}</Cell>
        <Cell>{changeWords(change)}</Cell>
        <Cell>
          {change.beforeCents !== null && <RestoreButton price={change} cents={change.beforeCents} />}
        </Cell>
      </Row>
    ))}
  </Table>
)

const changeWords = ({ isFirst, beforeCents, afterCents }: PriceChangeRow) =>
  isFirst
    ? `first recorded: ${priceWords(afterCents)}`
    : `${priceWords(beforeCents)} → ${priceWords(afterCents)}`
