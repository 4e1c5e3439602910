import { expect, test } from 'vitest'
import { findTasks, tasksWith } from './handbook.tsx'
import { field, step, type TaskGroup, textOf } from './task.ts'
import { handbook } from './tasks/all.ts'

const price = field('treatment.price', 'Price today')
const groups: TaskGroup[] = [
  {
    title: 'Prices',
    tasks: [
      {
        id: 'a',
        title: 'Change a price',
        alsoSaid: 'dollars',
        steps: [step`Write into ${price}.`],
        begins: [],
      },
      { id: 'b', title: 'Look ahead', steps: [step`Look.`], begins: [], needs: ['Schedule'] },
    ],
  },
  { title: 'Jobs', tasks: [{ id: 'c', title: 'Hide a job', steps: [step`Hide it.`], begins: [] }] },
]
const idsOf = (found: TaskGroup[]) => found.flatMap(({ tasks }) => tasks.map(({ id }) => id))

test('a step reads as one sentence with the words of the screen in quotation marks', () => {
  expect(textOf(step`Write into ${price}, then wait.`)).toBe('Write into “Price today”, then wait.')
  expect(step`${price}`).toEqual([price])
})

test.each([
  ['', ['a', 'b', 'c']],
  ['PRICE', ['a', 'b']],
  ['price dollars', ['a']],
  ['price today', ['a']],
  ['hide  job', ['c']],
  ['unicorn', []],
])('searching “%s”', (search, ids) => {
  expect(idsOf(findTasks(groups, search))).toEqual(ids)
})

test('a task stands there only where its tools are', () => {
  expect(idsOf(tasksWith(groups, []))).toEqual(['a', 'c'])
  expect(idsOf(tasksWith(groups, ['Schedule']))).toEqual(['a', 'b', 'c'])
})

test.each([
  ['typo', 'change-a-text'],
  ['banner', 'announcement'],
  ['sale', 'show-a-reduction'],
  ['refund', 'an-order'],
  ['undo', 'restore'],
  ['new page', 'make-a-landing-page'],
  ['lawyer', 'correct-a-legal-text'],
])('somebody who looks for “%s” finds what to do', (search, id) => {
  expect(idsOf(findTasks(handbook, search))).toContain(id)
})
