import { Badge, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import type { ScheduledGroup } from '../../../lib/content/schedule/shared/model.ts'
import { Problem } from '../inbox/ui/messages.tsx'
import { useChange } from '../inbox/ui/use-change.ts'
import { ChangeRow } from './change-row.tsx'
import { GroupActions } from './group-actions.tsx'
import { GroupForm } from './group-form.tsx'
import { nextMonth, typedMoment } from './moment-fields.tsx'
import { stateSentence, stateTitles, stateTones } from './words.ts'

type Props = { group: ScheduledGroup; now: string; mayChange: boolean; onChanged: () => Promise<void> }

/** Documents that change together: when, how it stands, and what changes in each. */
export function GroupCard({ group, now, mayChange, onChanged }: Props) {
  const [form, setForm] = useState<'edit' | 'return' | null>(null)
  const { isBusy, problem, change } = useChange(onChanged)
  const ask = (body: object) =>
    change({ method: 'PATCH', path: `schedule/${group.id}`, body: { seen: group.version, ...body } })
  const isOpen = (group.state === 'planned' || group.state === 'failed') && !group.isUnderWay
  const isCancelled = group.state === 'cancelled'
  const hasBefore = !isCancelled && group.changes.some(({ before }) => before)
  const close = () => setForm(null)
  const formProps = { now, isBusy, onCancel: close }
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
        {form === 'edit' && isOpen && (
          <GroupForm
            {...formProps}
            label={`Change ${group.title}`}
            title={group.title}
            moment={typedMoment(group.dueAt)}
            save="Save"
            cancel="Leave it as it was"
            onSave={async (fields) => {
              if (await ask({ action: 'edit', ...fields })) close()
            }}
          />
        )}
        {form === 'return' && (
          <GroupForm
            {...formProps}
            label={`Change ${group.title} back`}
            title={`End of ${group.title}`.slice(0, 200)}
            moment={nextMonth(group.dueAt > now ? group.dueAt : now)}
            save="Plan the change back"
            cancel="Don’t change it back"
            onSave={async (fields) => {
              if (await ask({ action: 'return', ...fields })) close()
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
              mayEdit={mayChange && (isOpen || isCancelled)}
              isBusy={isBusy}
              onRemove={isOpen ? () => ask({ action: 'remove', document: one.documentId }) : null}
            />
          ))}
        </ul>
        {problem && <Problem text={problem} />}
        <GroupActions
          group={group}
          mayChange={mayChange && isOpen && !form}
          mayReturn={mayChange && hasBefore && !group.isUnderWay && !form}
          isBusy={isBusy}
          onOpen={setForm}
          onAsk={ask}
        />
      </Stack>
    </Card>
  )
}
