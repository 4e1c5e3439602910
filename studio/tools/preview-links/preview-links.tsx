import { Card, Heading, Stack, Text } from '@sanity/ui'
import type { LinkRow } from '../../../lib/content/preview/shared/link-model.ts'
import { EmptyState, Problem, Waiting } from '../inbox/ui/messages.tsx'
import { useAnswer } from '../inbox/ui/use-answer.ts'
import { LinkLine } from './link-line.tsx'
import { MakeLink } from './make-link.tsx'

/** Where a link is made, and all links with the way to take them back. */
export function PreviewLinks() {
  const { answer, problem, refresh } = useAnswer<{ items: LinkRow[]; now: string }>('preview-links')
  return (
    <Card height="fill" overflow="auto" padding={[3, 4]}>
      <Stack gap={5} style={{ maxWidth: 960 }}>
        <Stack gap={3}>
          <Heading as="h1" size={2}>
            Preview links
          </Heading>
          <Text size={1} muted>
            Anyone with one of these links can see the whole site, including unpublished changes, without an
            account, until the link ends. To preview for yourself, open “Preview”.
          </Text>
        </Stack>
        <MakeLink onMade={refresh} />
        {problem && <Problem text={problem} onRetry={refresh} />}
        {!answer && !problem && <Waiting />}
        {answer?.items.length === 0 && (
          <EmptyState
            title="No links yet"
            text="Links you make are listed here, along with when they were opened."
          />
        )}
        {answer && answer.items.length > 0 && (
          <ul
            aria-label="Preview links"
            style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 }}
          >
            {answer.items.map((link) => (
              <LinkLine key={link.id} link={link} now={answer.now} onChanged={refresh} />
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  )
}
