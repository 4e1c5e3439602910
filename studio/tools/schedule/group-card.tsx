import { Badge, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import type { ScheduledGroup } from '../../../lib/schedule/model.ts'
import { Problem } from '../inbox/ui/messages.tsx'
import { useChange } from '../inbox/ui/use-change.ts'
import { ChangeRow } from './change-row.tsx'
import { GroupActions } from './group-actions.tsx'
import { GroupForm } from './group-form.tsx'
import { stateSentence, stateTitles, stateTones } from './words.ts'

type Props = { group: ScheduledGroup; now: string; mayChange: boolean; onChanged: () => Promise<void> }

/** Documents that change together: when, how it stands, and what changes in each. */
export function GroupCard({ group, now, mayChange, onChanged }: Props) {
  const [isEditing, setEditing] = useState(false)
  const { isBusy, problem, change } = useChange(onChanged)
  const ask = (body: object) =>
    change({ method: 'PATCH', path: `schedule/${group.id}`, body: { seen: group.version, ...body } })
  const isOpen = (group.state === 'planned' || group.state === 'failed') && !group.isUnderWay
  return (
    <Card as="article" border radius={3} padding={4} aria-labelledby={`group-${group.id}`}>
      <Stack gap={4}>
        <Flex gap={3} align="center" justify="space-between" wrap="wrap">
          <Heading as="h3" size={1} id={`group-${group.id}`}>
            {group.title}
          </Heading>
          <Badge tone={stateTones[group.state]} fontSize={1} padding={2} radius={2}>
            {stateTitles[group.state]}
          </Badge>
        </Flex>
        <Text size={1} muted={group.state !== 'failed'} role="status">
          {stateSentence(group, now)} Planned by {group.by}.
        </Text>
        {isEditing && isOpen && (
          <GroupForm
            group={group}
            now={now}
            isBusy={isBusy}
            onCancel={() => setEditing(false)}
            onSave={async (fields) => {
              if (await ask({ action: 'edit', ...fields })) setEditing(false)
            }}
          />
        )}
        <ul
          aria-label="Documents"
          style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 }}
        >
          {group.changes.map((one) => (
            <ChangeRow
              key={one.documentId}
              change={one}
              mayChange={mayChange && isOpen}
              isBusy={isBusy}
              onRemove={() => ask({ action: 'remove', document: one.documentId })}
            />
          ))}
        </ul>
        {problem && <Problem text={problem} />}
        <GroupActions
          group={group}
          mayChange={mayChange && isOpen && !isEditing}
          isBusy={isBusy}
          onEdit={() => setEditing(true)}
          onAsk={ask}
        />
      </Stack>
    </Card>
  )
}
