import { Badge, Flex, Text } from '@sanity/ui'
import type { PriceOnDay } from '../../../lib/content/price-history/shared/model.ts'
import { ItemLink } from './item-link.tsx'
import { RestoreButton } from './restore-button.tsx'
import { Cell, Row, Table } from './table.tsx'
import { priceWords } from './words.ts'

const columns = ['Item', 'What', 'That day', 'Today', 'Go back']

export const OnDayTable = ({ items }: { items: PriceOnDay[] }) => (
  <Table caption="Prices on that day" columns={columns}>
    {items.map((item) => {
      const isDifferent = item.cents !== item.todayCents
      return (
        <Row key={`${item.documentId} ${item.field}`}>
          <Cell>
            <ItemLink {...item} />
          </Cell>
          <Cell>{item.label}</Cell>
          <Cell>{priceWords(item.cents)}</Cell>
          <Cell>
            <Flex gap={2} align="center" wrap="wrap">
              <Text size={1}>{priceWords(item.todayCents)}</Text>
              {isDifferent && <Badge tone="caution">other than that day</Badge>}
            </Flex>
          </Cell>
          <Cell>
            {isDifferent && item.cents !== null && <RestoreButton price={item} cents={item.cents} />}
          </Cell>
        </Row>
      )
    })}
  </Table>
)
