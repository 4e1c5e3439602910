import { defineQuery } from 'groq'
import { linkFields } from './fragments'
import { loadContent } from './load'
import type { PageQueryResult } from './sanity.types'

const pageQuery = defineQuery(`*[_type == "page" && path == $path][0] {
  _id,
  title,
  path,
  seo { title, description },
  blocks[] {
    ...,
    _type == "hero" => { primaryLink { ${linkFields} }, secondaryLink { ${linkFields} } },
    _type == "callout" => { link { ${linkFields} }, secondLink { ${linkFields} } },
    _type == "notice" => { link { ${linkFields} } },
    _type == "contactPanel" => { link { ${linkFields} } },
    _type == "split" => { primaryLink { ${linkFields} }, secondaryLink { ${linkFields} } },
    _type == "cardGrid" => { cards[] { _key, title, text, icon, link { ${linkFields} } } }
  }
}`)

/** The page with this path, its lists and references unresolved (each block loads its own), or null. */
export const getPage = (path: string) => loadContent(pageQuery, { params: { path }, tags: [`path:${path}`] })

export type PageBlock = NonNullable<NonNullable<PageQueryResult>['blocks']>[number]

/** The content of one kind of block: `BlockOf<'hero'>`. */
export type BlockOf<Type extends PageBlock['_type']> = Extract<PageBlock, { _type: Type }>
