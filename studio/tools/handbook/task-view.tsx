import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useEffect, useRef } from 'react'
import { useWorkspace } from 'sanity'
import { useIntentLink, useLink } from 'sanity/router'
import { type Opening, type Step, type Task, textOf } from './task.ts'

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

/** A step as it is read: what stands on the screen is bold. */
export function StepText({ step }: { step: Step }) {
  return step.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a step never move.
      <strong key={index}>{part.words}</strong>
    ),
  )
}

/** Opens where a task begins, in this tab. */
function OpeningLink({ opening }: { opening: Opening }) {
  return opening.opens === 'new' ? <NewLink opening={opening} /> : <PlaceLink opening={opening} />
}

function NewLink({ opening }: { opening: Extract<Opening, { opens: 'new' }> }) {
  const { template, type, title } = opening
  const link = useIntentLink({ intent: 'create', params: { template, type } })
  return <LinkButton {...link} text={`Begin ${title}`} />
}

function PlaceLink({ opening }: { opening: Exclude<Opening, { opens: 'new' }> }) {
  const { basePath } = useWorkspace()
  const place = opening.opens === 'list' ? `structure/${opening.id}` : opening.name
  const href = `${basePath}/${place}`
  const { onClick } = useLink({ href })
  return <LinkButton href={href} onClick={onClick} text={`Open ${opening.title}`} />
}

type LinkProps = { href?: string; onClick: React.MouseEventHandler<HTMLElement>; text: string }

function LinkButton({ href, onClick, text }: LinkProps) {
  return (
    <Button
      as="a"
      href={href}
      onClick={onClick}
      mode="ghost"
      fontSize={1}
      padding={3}
      iconRight={ArrowRightIcon}
      text={text}
    />
  )
}
