import { VialParts } from '@/components/art/vial'
import type { PageBlock } from '@/lib/content/pages'
import { Callout } from './callout'
import { Hero } from './hero'
import { InjectionShop } from './injection-shop'
import { PackageList } from './package-list'
import { RichText } from './rich-text'
import { Steps } from './steps'

/** A page's blocks from top to bottom. Its first hero holds the h1; a page without one gets its title for screen readers. */
export function RenderBlocks({ blocks, title }: { blocks: PageBlock[]; title: string }) {
  const firstHero = blocks.find(({ _type }) => _type === 'hero')
  const hasVials = blocks.some(
    (block) => block._type === 'injectionShop' || (block._type === 'hero' && block.art === 'vial'),
  )
  return (
    <>
      {!firstHero && <h1 className="sr-only">{title}</h1>}
      {hasVials && <VialParts />}
      {blocks.map((block) => renderBlock(block, block === firstHero))}
    </>
  )
}

function renderBlock(block: PageBlock, isFirstHero: boolean) {
  switch (block._type) {
    case 'hero':
      return <Hero key={block._key} {...block} isFirst={isFirstHero} />
    case 'injectionShop':
      return <InjectionShop key={block._key} {...block} />
    case 'packageList':
      return <PackageList key={block._key} {...block} />
    case 'steps':
      return <Steps key={block._key} {...block} />
    case 'callout':
      return <Callout key={block._key} {...block} />
    case 'richText':
      return <RichText key={block._key} {...block} />
    default:
      return unknownBlock(block)
  }
}

/** A forgotten block is a build error here; one that only the data knows leaves a gap and a line in the log. */
function unknownBlock(block: never) {
  const { _type, _key } = block as { _type?: string; _key?: string }
  console.error(`The block ${_key ?? ''} of type ${_type ?? 'unknown'} has no component and was left out.`)
  return null
}
