import { Button, Flex, Text } from '@sanity/ui'
import { useState } from 'react'
import type { ScheduledGroup } from '../../../lib/content/schedule/shared/model.ts'
import { PreviewButton } from './preview-button.tsx'

type Props = {
  group: ScheduledGroup
  mayChange: boolean
  mayReturn: boolean
  isBusy: boolean
  onOpen: (form: 'edit' | 'return') => void
  onAsk: (body: object) => Promise<boolean>
}

const questions = {
  run: { question: 'Publish all of this now?', yes: 'Yes, publish now' },
  cancel: { question: 'Cancel this? Nothing of it will be published.', yes: 'Yes, cancel it' },
} as const

/** What can be done with a group; what can't be taken back asks once more. */
export function GroupActions({ group, mayChange, mayReturn, isBusy, onOpen, onAsk }: Props) {
  const [asking, setAsking] = useState<keyof typeof questions | null>(null)
  if (asking && mayChange) {
    const { question, yes } = questions[asking]
    return (
      <Flex key={asking} gap={2} align="center" wrap="wrap" role="group" aria-label={question}>
        <Text size={1} weight="semibold" role="status">
          {question}
        </Text>
        <Button
          tone={asking === 'cancel' ? 'critical' : 'primary'}
          fontSize={1}
          text={yes}
          disabled={isBusy}
          onClick={() => onAsk({ action: asking }).finally(() => setAsking(null))}
        />
        <Button mode="ghost" fontSize={1} text="No" autoFocus onClick={() => setAsking(null)} />
      </Flex>
    )
  }
  const isOpen = group.state === 'planned' || group.state === 'failed'
  return (
    <Flex gap={2} wrap="wrap">
      {isOpen && <PreviewButton at={group.dueAt} text="Preview this moment" />}
      {mayChange && (
        <Button mode="ghost" fontSize={1} text="Change name or time" onClick={() => onOpen('edit')} />
      )}
      {mayReturn && (
        <Button mode="ghost" fontSize={1} text="Change back later" onClick={() => onOpen('return')} />
      )}
      {mayChange && <Button mode="ghost" fontSize={1} text="Publish now" onClick={() => setAsking('run')} />}
      {mayChange && (
        <Button
          mode="ghost"
          tone="critical"
          fontSize={1}
          text="Cancel this change"
          onClick={() => setAsking('cancel')}
        />
      )}
    </Flex>
  )
}
