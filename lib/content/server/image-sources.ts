import { createImageUrlBuilder, type SanityImageSource } from '@sanity/image-url'
import { env } from '@/lib/platform/server/env'
import type { Injection } from './menu'

/** The only widths that are asked for, so that each picture has few versions and they stay cached. */
const narrowest = 320
const widths = [narrowest, 480, 640, 828, 1080, 1440]

type Place = { projectId: string; dataset: string; baseUrl: string }

/**
 * `src`, `srcSet`, a blurred `preview` and the size of one image cut to the aspect (width / height) around the editor's hotspot, or null
 * when it has no picture. Never wider than the original, except for the smallest version.
 */
export function imageSources(image: SanityImageSource & { asset?: unknown }, aspect: number, place: Place) {
  const original = originalSize(image.asset)
  if (!original) return null
  const builder = createImageUrlBuilder(place).image(image).fit('crop').auto('format')
  const url = (width: number) =>
    builder
      .width(width)
      .height(Math.round(width / aspect))
      .url()
  const most = Math.min(original.width, original.height * aspect)
  const offered = widths.filter((width) => width === narrowest || width <= most)
  const width = offered.at(-1) ?? narrowest
  return {
    /** Seen until the picture is there. */
    preview: builder
      .width(24)
      .height(Math.round(24 / aspect))
      .blur(50)
      .url(),
    src: url(offered.find((each) => each >= 640) ?? width),
    srcSet: offered.map((each) => `${url(each)} ${each}w`).join(', '),
    width,
    height: Math.round(width / aspect),
  }
}

/** An asset's reference holds its size: image-<hash>-<width>x<height>-<format>. */
function originalSize(asset: unknown): { width: number; height: number } | null {
  const reference =
    typeof asset === 'object' && asset !== null && '_ref' in asset ? String(asset._ref) : undefined
  const size = reference?.match(/^image-\w+-(\d+)x(\d+)-\w+$/)
  return size ? { width: Number(size[1]), height: Number(size[2]) } : null
}

/** The small square picture the cart shows of an injection; nothing where it has none. */
export function thumbnail(image: Injection['image']): { image_url?: string } {
  const smallest = image && imageSources(image, 1, env.images)?.srcSet.split(' ')[0]
  return smallest ? { image_url: smallest } : {}
}
