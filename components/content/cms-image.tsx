import type { SanityImageSource } from '@sanity/image-url'
import { imageSources } from '@/lib/content/server/image-sources'
import { env } from '@/lib/platform/server/env'

type Props = {
  image: SanityImageSource & { asset?: unknown }
  /** Empty only when the picture says nothing that the words beside it don't. */
  alt: string
  /** Width / height of the place it fills. */
  aspect: number
  /** How wide it is drawn, as CSS `sizes`. */
  sizes: string
  isFirst?: boolean
  className?: string
}

/** A picture from the CMS in the widths a screen may need, cut around the editor's hotspot. */
export function CmsImage({ image, alt, aspect, sizes, isFirst = false, className }: Props) {
  const sources = imageSources(image, aspect, env.images)
  if (!sources) return null
  return (
    // biome-ignore lint/performance/noImgElement: the image CDN resizes; Next's optimizer would do it a second time.
    <img
      {...sources}
      alt={alt}
      className={className}
      sizes={sizes}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
    />
  )
}
