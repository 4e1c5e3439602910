import type { SanityImageSource } from '@sanity/image-url'
import { Picture } from '@/components/ui/picture'
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
  /** Until it is there, its own colours in a few hundred bytes. */
  hasBlur?: boolean
  className?: string
}

/** A picture from the CMS in the widths a screen may need, cut around the editor's hotspot. */
export function CmsImage({ image, alt, aspect, sizes, isFirst = false, hasBlur = false, className }: Props) {
  const sources = imageSources(image, aspect, env.images)
  if (!sources) return null
  const { preview, ...drawn } = sources
  const picture = (
    <Picture
      {...drawn}
      alt={alt}
      className={hasBlur ? `relative ${className ?? ''}` : className}
      sizes={sizes}
      isFirst={isFirst}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
    />
  )
  if (!hasBlur) return picture
  return (
    <span className="relative block overflow-clip">
      {/* biome-ignore lint/performance/noImgElement: as below. */}
      <img src={preview} alt="" className="absolute inset-0 size-full" loading={isFirst ? 'eager' : 'lazy'} />
      {picture}
    </span>
  )
}
