import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useEffect, useRef } from 'react'
import { OpeningLink } from './opening-link.tsx'
import { StepText } from './step-text.tsx'
import { type Task, textOf } from './task.ts'

/** One task: its steps, what to know besides, and links to where it begins. */
export function TaskView({ task }: { task: Task }) {
  const heading = useRef<HTMLDivElement>(null)
  const shown = useRef(task.id)
  // A task that was chosen is read next; one that was there when the page opened leaves the focus alone.
  useEffect(() => {
    if (shown.current !== task.id) heading.current?.focus()
    shown.current = task.id
  }, [task.id])
  return (
    <Stack gap={5} as="article" aria-labelledby="handbook-task">
      <Heading as="h2" size={3} id="handbook-task" ref={heading} tabIndex={-1}>
        {task.title}
      </Heading>
      {task.begins.length > 0 && (
        <Flex gap={2} wrap="wrap">
          {task.begins.map((opening) => (
            <OpeningLink key={opening.title} opening={opening} />
          ))}
        </Flex>
      )}
      <ol aria-label="Steps" style={{ margin: 0, paddingLeft: 28, display: 'grid', gap: 16 }}>
        {task.steps.map((step) => (
          <li key={textOf(step)}>
            <Text size={2}>
              <StepText step={step} />
            </Text>
          </li>
        ))}
      </ol>
      {task.note && (
        <Card tone="primary" border radius={2} padding={4}>
          <Text>{task.note}</Text>
        </Card>
      )}
      <Flex>
        <Button mode="ghost" fontSize={1} text="Print these steps" onClick={() => window.print()} />
      </Flex>
    </Stack>
  )
}
