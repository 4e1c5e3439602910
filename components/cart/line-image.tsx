type Props = { address: string | null | undefined; category: string | null | undefined }

/**
 * The product's picture, or a drawn vial in its category's colour where it has none (CART-002). Decoration: the name
 * stands beside it.
 */
export function LineImage({ address, category }: Props) {
  return (
    <div className="cart-image" data-category={category ?? 'wellness'}>
      {address ? (
        // biome-ignore lint/performance/noImgElement: the image CDN resizes; Next's optimizer would do it a second time.
        <img src={address} alt="" width={72} height={72} loading="lazy" decoding="async" />
      ) : (
        <svg viewBox="0 0 64 104" aria-hidden="true" className="line-placeholder">
          <path
            className="vial-glass"
            strokeWidth="2"
            d="M21 24v6c0 6-12 7-12 17v44a8 8 0 0 0 8 8h30a8 8 0 0 0 8-8V47c0-10-12-11-12-17v-6z"
          />
          <path
            className="vial-liquid"
            d="M10.500 52q11-4 21.500 0t21.500 0v39a6.500 6.500 0 0 1-6.500 6.500H17a6.500 6.500 0 0 1-6.500-6.500z"
          />
          <rect x="9.500" y="64" width="45" height="21" fill="#fffdf9" />
          <rect x="17.500" y="12" width="29" height="12.500" rx="2" fill="#e9e2d5" />
          <rect x="16" y="4" width="32" height="9" rx="3" className="vial-cap" />
        </svg>
      )}
    </div>
  )
}
