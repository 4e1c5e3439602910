import { ArrowLeftIcon } from '@sanity/icons/ArrowLeft'
import { Box, Button, Card, Flex } from '@sanity/ui'
import type { ReactNode } from 'react'
import { useStateLink } from 'sanity/router'

type Props = {
  tab: string
  list: ReactNode
  /** Null while nothing is chosen. */
  detail: ReactNode | null
  /** Stands in the detail's place until something is chosen. */
  placeholder: ReactNode
}

/** A list with what was chosen of it beside; where there is no room for both, the detail covers the list. */
export function Split({ tab, list, detail, placeholder }: Props) {
  const back = useStateLink({ state: { tab } })
  const isOpen = detail !== null
  return (
    <Flex height="fill">
      <Card
        borderRight
        height="fill"
        overflow="auto"
        display={isOpen ? ['none', 'none', 'block'] : 'block'}
        style={{ flex: '1 1 0', maxWidth: isOpen ? undefined : 'none', minWidth: 0 }}
      >
        {list}
      </Card>
      <Box
        height="fill"
        overflow="auto"
        display={isOpen ? 'block' : ['none', 'none', 'block']}
        style={{ flex: '1.4 1 0', minWidth: 0 }}
      >
        {isOpen && (
          <Box display={['block', 'block', 'none']} padding={2}>
            <Button
              as="a"
              href={back.href}
              onClick={back.onClick}
              icon={ArrowLeftIcon}
              mode="bleed"
              text="Back to the list"
            />
          </Box>
        )}
        {detail ?? placeholder}
      </Box>
    </Flex>
  )
}
