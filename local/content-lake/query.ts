import { withCandidates } from './candidates.ts'
import { evaluate, type GroqNode, parse } from './groq.ts'
import { replaceNodes } from './groq-tree.ts'
import { type SourceMap, traced, withMarks } from './source-map.ts'
import { syncTagsOf } from './sync-tags.ts'
import { withTextMatches } from './text-query.ts'
import type { LakeContext } from './types.ts'

export interface Query {
  query: string
  params: Record<string, unknown>
  perspective: string
  identity: string
  /** Whether to say where each value came from. */
  isTraced?: boolean
}

/**
 * A query's result (null, never undefined), its sync tags and, when it is traced, its source map.
 * Throws 400 `queryParseError` for what can't be parsed or what the lake can't do.
 */
export async function runQuery(
  context: Pick<LakeContext, 'store' | 'now' | 'projectId' | 'dataset'>,
  { query, params, perspective, identity, isTraced = false }: Query,
): Promise<{ result: unknown; syncTags: string[]; sourceMap?: SourceMap }> {
  const view = context.store.view(perspective)
  const parsed = withTextMatches(parse(query, params))
  const found = withCandidates(parsed, view)
  const tree = isTraced ? withMarks(found) : found
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
  const syncTags = syncTagsOf(parsed, dereferenced)
  return isTraced ? { ...traced(result ?? null, view), syncTags } : { result: result ?? null, syncTags }
}

function readsEverything(tree: GroqNode): boolean {
  let isFound = false
  replaceNodes(tree, (node) => {
    if (node.type === 'Everything') isFound = true
    return isFound ? node : undefined
  })
  return isFound
}
