import { type ContentDocument, isDraft, isInternal } from './document.ts'
import { ask, type Place } from './place.ts'

const perPage = 500

export type Asset = ContentDocument & { url: string }

/** Everything editors wrote, and the assets beside it; drafts only when asked for. Throws `Problem`. */
export async function readContent(
  place: Place,
  { hasDrafts }: { hasDrafts: boolean },
): Promise<{ documents: ContentDocument[]; assets: Asset[] }> {
  const all: ContentDocument[] = []
  for (let last = ''; ; ) {
    const query = `*[_id > $last] | order(_id)[0...${perPage}]`
    const page = await ask(place, () => place.client.fetch<ContentDocument[]>(query, { last }))
    all.push(...page)
    if (page.length < perPage) break
    last = page.at(-1)?._id ?? ''
  }
  return {
    documents: all.filter((document) => !isInternal(document) && (hasDrafts || !isDraft(document))),
    assets: all.filter(({ _type }) => /^sanity\.(?:image|file)Asset$/.test(_type)) as Asset[],
  }
}
