import { Box, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useTools } from 'sanity'
import { useRouter, useStateLink } from 'sanity/router'
import { SearchField } from '../inbox/ui/toolbar.tsx'
import { type Task, type TaskGroup, textOf } from './task.ts'
import { StepText, TaskView } from './task-view.tsx'
import { handbook } from './tasks/all.ts'

/** The owner's handbook: tasks on the left, the steps of one on the right. The address says which. */
export function Handbook() {
  const [search, setSearch] = useState('')
  const tools = useTools()
  const groups = tasksWith(
    handbook,
    tools.map(({ title }) => title),
  )
  const { state } = useRouter()
  const task = groups.flatMap(({ tasks }) => tasks).find(({ id }) => id === state.task)
  return (
    <Card height="fill" overflow="auto" padding={[3, 4]} data-handbook="">
      <Flex gap={5} wrap="wrap" align="flex-start">
        <Stack gap={4} as="nav" aria-label="Tasks" style={{ flex: '0 1 300px', minWidth: 240 }}>
          <Heading as="h1" size={2}>
            Handbook
          </Heading>
          <SearchField label="What do you want to do?" value={search} onSearch={setSearch} />
          <TaskList groups={findTasks(groups, search)} current={task?.id} />
        </Stack>
        <Box style={{ flex: '1 1 420px', maxWidth: 720 }}>
          {task ? <TaskView task={task} /> : <Welcome groups={groups} isLost={Boolean(state.task)} />}
        </Box>
      </Flex>
      <PrintCopy groups={task ? [{ title: '', tasks: [task] }] : groups} />
    </Card>
  )
}

function Welcome({ groups, isLost }: { groups: TaskGroup[]; isLost: boolean }) {
  const first = useStateLink({ state: { task: 'change-a-price' } })
  const count = groups.flatMap(({ tasks }) => tasks).length
  return (
    <Stack gap={4} as="article">
      {isLost && <Text role="alert">That handbook page doesn’t exist, or your role doesn’t need it.</Text>}
      <Text>
        {count} things staff do, each in a few steps. Words in bold are exactly what you see on the screen.
        Visitors see nothing you type until you press Publish, and everything can be undone.
      </Text>
      <Flex gap={2} wrap="wrap">
        <Button as="a" href={first.href} onClick={first.onClick} tone="primary" text="Begin with a price" />
        <Button mode="ghost" text="Print the whole handbook" onClick={() => window.print()} />
      </Flex>
    </Stack>
  )
}

/**
 * The groups with the tasks in which every word of `search` is found, in the title, the steps or what else they are
 * called.
 */
export function findTasks(groups: TaskGroup[], search: string): TaskGroup[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  return groups
    .map((group) => ({
      ...group,
      tasks: group.tasks.filter((task) => {
        const text = plain(`${group.title} ${wordsOf(task)}`)
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ tasks }) => tasks.length > 0)
}

/** Only tasks whose tools are all in this Studio: a person's role decides which those are. */
export function tasksWith(groups: TaskGroup[], toolTitles: string[]): TaskGroup[] {
  const isThere = ({ needs = [] }: Task) => needs.every((title) => toolTitles.includes(title))
  return groups
    .map((group) => ({ ...group, tasks: group.tasks.filter(isThere) }))
    .filter(({ tasks }) => tasks.length > 0)
}

const wordsOf = ({ title, alsoSaid, note, steps }: Task) =>
  [title, alsoSaid, note, ...steps.map(textOf)].join(' ')

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'")

/**
 * Beside the Studio's own elements, so that printing can leave those out: they scroll inside, and would be cut at the
 * window's edge.
 */
const rules = `
@media screen { .handbook-print { display: none } }
@media print {
  body > :not(.handbook-print) { display: none !important }
  html, body { height: auto !important; overflow: visible !important; background: #fff }
  .handbook-print { font: 11pt/1.5 sans-serif; color: #000 }
  .handbook-print section { break-inside: avoid }
}`

/** What the printer gets: the steps of these tasks on white paper. */
export function PrintCopy({ groups }: { groups: TaskGroup[] }) {
  return createPortal(
    <div className="handbook-print">
      <style>{rules}</style>
      <h1>Ocotillo: handbook</h1>
      {groups.map(({ title, tasks }) => (
        <div key={title}>
          {title && <h2>{title}</h2>}
          {tasks.map((task) => (
            <section key={task.id}>
              <h3>{task.title}</h3>
              <ol>
                {task.steps.map((step) => (
                  <li key={textOf(step)}>
                    <StepText step={step} />
                  </li>
                ))}
              </ol>
              {task.note && <p>{task.note}</p>}
            </section>
          ))}
        </div>
      ))}
    </div>,
    document.body,
  )
}

const listStyle = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 }

/** The tasks that were found, by group. */
export function TaskList({ groups, current }: { groups: TaskGroup[]; current?: string }) {
  const count = groups.flatMap(({ tasks }) => tasks).length
  return (
    <Stack gap={4}>
      <Text size={1} muted role="status">
        {count === 0
          ? 'No matches. Try a different word, such as one you see on the page.'
          : `${count} ${count === 1 ? 'task' : 'tasks'}`}
      </Text>
      {groups.map(({ title, tasks }) => (
        <Stack key={title} gap={2} as="section">
          <Heading as="h2" size={0}>
            {title}
          </Heading>
          <ul style={listStyle}>
            {tasks.map((task) => (
              <TaskLink key={task.id} task={task} isCurrent={task.id === current} />
            ))}
          </ul>
        </Stack>
      ))}
    </Stack>
  )
}

function TaskLink({ task, isCurrent }: { task: Task; isCurrent: boolean }) {
  const { href, onClick } = useStateLink({ state: { task: task.id } })
  return (
    <li>
      <Card
        as="a"
        href={href}
        onClick={onClick}
        aria-current={isCurrent ? 'page' : undefined}
        tone={isCurrent ? 'primary' : 'default'}
        padding={2}
        radius={2}
        style={{ display: 'block' }}
      >
        <Text size={1} weight={isCurrent ? 'semibold' : 'regular'}>
          {task.title}
        </Text>
      </Card>
    </li>
  )
}
