import { type Task, type TaskGroup, textOf } from './task.ts'

/** The groups with the tasks in which every word of `search` is found, in the title, the steps or what else they are called. */
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
