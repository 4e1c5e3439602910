import { withCandidates } from './candidates.ts'
import { evaluate, type GroqNode, parse } from './groq.ts'
import { replaceNodes } from './groq-tree.ts'
import { syncTagsOf } from './sync-tags.ts'
import { withTextMatches } from './text-query.ts'
import type { LakeContext } from './types.ts'

export interface Query {
  query: string
  params: Record<string, unknown>
  perspective: string
  identity: string
}

/**
 * A query's result (null, never undefined) and its sync tags.
 * Throws 400 `queryParseError` for what can't be parsed or what the lake can't do.
 */
export async function runQuery(
  context: Pick<LakeContext, 'store' | 'now' | 'projectId' | 'dataset'>,
  { query, params, perspective, identity }: Query,
): Promise<{ result: unknown; syncTags: string[] }> {
  const view = context.store.view(perspective)
  const parsed = withTextMatches(parse(query, params))
  const tree = withCandidates(parsed, view)
  const dereferenced = new Set<string | null>()
  const result = await evaluate(tree, query, {
    dataset: readsEverything(tree) ? view.all() : [],
    dereference({ _ref }) {
      const document = view.get(_ref)
      dereferenced.add(document?._type ?? null)
      return document
    },
    identity,
    timestamp: context.now(),
    projectId: context.projectId,
    datasetName: context.dataset,
  })
  return { result: result ?? null, syncTags: syncTagsOf(parsed, dereferenced) }
}

function readsEverything(tree: GroqNode): boolean {
  let isFound = false
  replaceNodes(tree, (node) => {
    if (node.type === 'Everything') isFound = true
    return isFound ? node : undefined
  })
  return isFound
}
