import { Box, Stack, Text } from '@sanity/ui'
import { EmptyState, Problem, Waiting } from '../../tools/inbox/ui/messages.tsx'
import { deskTypes } from '../desk-rows.ts'
import { DraftRow } from './draft-row.tsx'
import { useDrafts } from './use-drafts.ts'

/** What somebody has written and nobody has published: visitors don't see it. */
export function Unpublished() {
  const { drafts, problem, refresh } = useDrafts(deskTypes)
  return (
    <Box padding={3}>
      <Stack gap={4}>
        {problem && <Problem text={problem} onRetry={() => void refresh()} />}
        {!drafts && !problem && <Waiting />}
        {drafts?.length === 0 && (
          <EmptyState
            title="Everything is published"
            text="Changes that aren’t on the site yet are listed here."
          />
        )}
        {drafts && drafts.length > 0 && (
          <>
            <Text size={1} muted>
              Times are Arizona time. To show a change to visitors, open it and press Publish.
            </Text>
            <ul
              aria-label="Not published yet"
              style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 }}
            >
              {drafts.map((draft) => (
                <DraftRow key={draft.draftId} draft={draft} />
              ))}
            </ul>
          </>
        )}
      </Stack>
    </Box>
  )
}
