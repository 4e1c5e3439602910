import { chosen } from '@/lib/content/server/chosen'
import { type IvService, listIvServices } from '@/lib/content/server/menu'
import type { BlockOf } from '@/lib/content/server/pages'
import { lowestPrice, priceWords } from '@/lib/content/server/prices'
import { detailPath } from '@/lib/content/shared/detail-path'
import { blocks, doAt, facts, heading, link, list, opening, paragraphs, words } from './pen'

/** Every occasion with its drips: what the form would answer, for who can't fill it in. */
export async function dripFinder(block: BlockOf<'dripFinder'>, here: string): Promise<string> {
  const services = await listIvServices()
  const purposes = (block.purposes ?? []).map(({ label, text, drips }) =>
    blocks(
      heading(3, label),
      paragraphs(text),
      list(chosen(services, drips).map((service) => dripLine(service, here))),
    ),
  )
  return blocks(
    opening(block.heading, block.intro),
    ...purposes,
    paragraphs(block.decision),
    doAt('Answer the questions', here, block.anchor || 'questions'),
  )
}

/** A drip in one line: its price and time, and where to read about it. */
function dripLine(service: IvService, here: string): string {
  const price = lowestPrice(service)
  const href = detailPath('ivService', service.slug)
  return facts(
    link({ label: service.name, href }, here),
    price && `**${priceWords(price)}**`,
    words(service.duration),
  )
}
