import { Card, Heading, Stack, Text } from '@sanity/ui'
import { useStateLink } from 'sanity/router'
import type { Task, TaskGroup } from './task.ts'

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
