import { Box, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { useTools } from 'sanity'
import { useRouter, useStateLink } from 'sanity/router'
import { SearchField } from '../inbox/ui/toolbar.tsx'
import { findTasks, tasksWith } from './find-tasks.ts'
import { PrintCopy } from './print-copy.tsx'
import type { TaskGroup } from './task.ts'
import { TaskList } from './task-list.tsx'
import { TaskView } from './task-view.tsx'
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
      {isLost && (
        <Text role="alert">That page of the handbook is not here, or your role does not need it.</Text>
      )}
      <Text>
        {count} things staff do, each in a few steps. Words in bold stand on the screen exactly so. Nothing
        you type is seen by visitors until you press Publish, and everything can be brought back.
      </Text>
      <Flex gap={2} wrap="wrap">
        <Button as="a" href={first.href} onClick={first.onClick} tone="primary" text="Begin with a price" />
        <Button mode="ghost" text="Print the whole handbook" onClick={() => window.print()} />
      </Flex>
    </Stack>
  )
}
