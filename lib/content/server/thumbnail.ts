import { env } from '@/lib/platform/server/env'
import { imageSources } from './image-sources'
import type { Injection } from './injections'

/** The small square picture the cart shows of an injection; nothing where it has none. */
export function thumbnail(image: Injection['image']): { image_url?: string } {
  const smallest = image && imageSources(image, 1, env.images)?.srcSet.split(' ')[0]
  return smallest ? { image_url: smallest } : {}
}
