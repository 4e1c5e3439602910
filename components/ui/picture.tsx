import type { ComponentProps } from 'react'

type Props = ComponentProps<'img'> & {
  /** Empty only when the picture says nothing that the words beside it don't. */
  alt: string
  /** What a visitor sees first doesn't wait until it is scrolled to. */
  isFirst?: boolean
}

/** A picture in the sizes it comes in: the image CDN cut them, and Next's optimizer would do it a second time. */
export function Picture({ alt, isFirst, ...picture }: Props) {
  return (
    // biome-ignore lint/performance/noImgElement: see above.
    <img alt={alt} {...picture} loading={isFirst ? 'eager' : 'lazy'} />
  )
}
