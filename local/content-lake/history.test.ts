import { expect, test } from 'vitest'
import { eventsOf, type Step } from './history.ts'

const minute = (count: number) => new Date(Date.UTC(2026, 10, 20, 9, count)).toISOString()

/** Steps of one transaction: which version had which revision before (`from`) and has now. */
function transaction(
  count: number,
  author: string,
  changes: Record<string, [string | null, boolean]>,
): Step[] {
  const transactionId = `t${count}`
  return Object.entries(changes).map(([documentId, [from, isThere]]) => ({
    transactionId,
    timestamp: minute(count),
    author,
    documentId,
    from,
    to: isThere ? transactionId : null,
  }))
}

const typesOf = (steps: Step[]) => eventsOf('b12', steps).map((event) => event.type)

test('create, edit and publish: the timeline names the draft revision that was published and who wrote it', () => {
  const steps = [
    ...transaction(1, 'ed', { 'drafts.b12': [null, true] }),
    ...transaction(2, 'clara', { 'drafts.b12': ['t1', true] }),
    ...transaction(3, 'olivia', { b12: [null, true], 'drafts.b12': ['t2', false] }),
  ]
  expect(eventsOf('b12', steps)).toEqual([
    {
      type: 'publishDocumentVersion',
      publishCause: 'document.publish',
      timestamp: minute(3),
      author: 'olivia',
      documentId: 'b12',
      revisionId: 't3',
      versionId: 'drafts.b12',
      versionRevisionId: 't2',
      contributors: ['ed', 'clara'],
    },
    {
      type: 'createDocumentVersion',
      timestamp: minute(1),
      author: 'ed',
      documentId: 'b12',
      versionId: 'drafts.b12',
      versionRevisionId: 't1',
    },
  ])
})

test('what a script wrote directly is a live document that was created and updated', () => {
  const steps = [
    ...transaction(1, 'seed', { b12: [null, true] }),
    ...transaction(2, 'seed', { b12: ['t1', true] }),
  ]
  expect(eventsOf('b12', steps).map(({ type, revisionId }) => [type, revisionId])).toEqual([
    ['updateLiveDocument', 't2'],
    ['createLiveDocument', 't1'],
  ])
})

test('unpublish, discard and delete are told apart', () => {
  const published = transaction(1, 'seed', { b12: [null, true] })
  expect(
    typesOf([...published, ...transaction(2, 'ed', { b12: ['t1', false], 'drafts.b12': [null, true] })]),
  ).toEqual(['unpublishDocument', 'createLiveDocument'])
  const draft = transaction(2, 'ed', { 'drafts.b12': [null, true] })
  expect(typesOf([...published, ...draft, ...transaction(3, 'ed', { 'drafts.b12': ['t2', false] })])[0]).toBe(
    'deleteDocumentVersion',
  )
  expect(
    typesOf([
      ...published,
      ...draft,
      ...transaction(3, 'ed', { b12: ['t1', false], 'drafts.b12': ['t2', false] }),
    ])[0],
  ).toBe('deleteDocumentGroup')
})

test('a document that was deleted and made again has both lives', () => {
  const steps = [
    ...transaction(1, 'ed', { 'drafts.b12': [null, true] }),
    ...transaction(2, 'ed', { 'drafts.b12': ['t1', false] }),
    ...transaction(3, 'ed', { 'drafts.b12': [null, true] }),
  ]
  expect(typesOf(steps)).toEqual(['createDocumentVersion', 'deleteDocumentGroup', 'createDocumentVersion'])
})
