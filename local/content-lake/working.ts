import { checkDocumentId, checkValue } from './documents.ts'
import { OperationError } from './errors.ts'
import type { Change, LakeDocument, Working } from './types.ts'

interface Touched {
  after: LakeDocument | null
  mutations: unknown[]
}

/** What a transaction reads from: the committed documents. */
export interface CommittedDocuments {
  get(id: string): LakeDocument | null
  list(): Iterable<LakeDocument>
}

const isTimestamp = (text: string) =>
  /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text) &&
  !Number.isNaN(Date.parse(text))

/** The state inside one transaction. Nothing outside changes; `changes` says what to commit. */
export function createWorking(
  committed: CommittedDocuments,
  transactionId: string,
  timestamp: string,
): Working {
  const touched = new Map<string, Touched>()

  const get = (id: string) => {
    const here = touched.get(id)
    return here ? here.after : committed.get(id)
  }

  function touch(id: string, after: LakeDocument | null, mutation: unknown): void {
    const mutations = touched.get(id)?.mutations ?? []
    mutations.push(mutation)
    touched.set(id, { after, mutations })
  }

  function write(document: Record<string, unknown> & { _id: string; _type: string }, createdAt: string) {
    checkDocumentId(document._id)
    if (typeof document._type !== 'string' || !document._type) {
      throw new OperationError(
        400,
        'validationError',
        `Document "${document._id}" must have a "_type" attribute`,
      )
    }
    checkValue(document, `Document "${document._id}"`)
    if (!isTimestamp(createdAt)) {
      throw new OperationError(
        400,
        'validationError',
        `Document "${document._id}" must have a date and time such as 2026-11-20T09:00:00Z as "_createdAt"`,
      )
    }
    return { ...document, _rev: transactionId, _createdAt: createdAt, _updatedAt: timestamp }
  }

  return {
    transactionId,
    timestamp,
    get,
    list() {
      const untouched = [...committed.list()].filter(({ _id }) => !touched.has(_id))
      const written = [...touched.values()].flatMap(({ after }) => (after ? [after] : []))
      return [...untouched, ...written]
    },
    put(document, mutation) {
      const given = typeof document._createdAt === 'string' ? document._createdAt : timestamp
      const written = write(document, get(document._id)?._createdAt ?? given)
      touch(document._id, written, mutation)
      return written
    },
    remove(id, mutation = { delete: { id } }) {
      if (get(id)) touch(id, null, mutation)
    },
    changes() {
      const all = [...touched].map(([documentId, { after, mutations }]): Change => {
        return { documentId, before: committed.get(documentId), after, mutations }
      })
      return all.filter(({ before, after }) => before !== null || after !== null)
    },
  }
}
