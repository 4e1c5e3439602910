'use client'

import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { Shape } from '@/components/ui/shape'
import { centsFromDollars, formatExactCents } from '@/lib/platform/shared/money'
import { changeQuantity, removeFromCart } from '@/lib/shop/cart/browser/edit'
import { type CartLine, lineCents } from '@/lib/shop/cart/shared/cart-line'
import { useCategory, useLeft } from '@/lib/shop/products/browser/on-sale-store'
import { maxAtOnce, stockNote, whyNoMore } from '@/lib/shop/products/shared'
import { moveFocusOn } from './move-focus-on'

/** Of a line of any kind. */
export const lineLook =
  'grid grid-cols-[4.5rem_minmax(0,1fr)_auto] gap-x-4 border-sand-200 py-5 not-first:border-t'
export const imageLook = 'row-[1/span_3] grid h-22 w-18 justify-items-center overflow-clip rounded-control'
export const controlsLook = 'col-[2/-1] mt-1.5 flex flex-wrap items-center justify-between gap-x-3'
export const quietLook =
  'min-h-11 text-sm font-semibold text-ink-500 underline decoration-current/40 decoration-1 underline-offset-[0.25em] hover:text-ink-900 hover:decoration-current'

const stepLook =
  'grid size-11 place-items-center rounded-[calc(var(--radius-control)-1px)] hover:bg-sand-100 aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-line'

/** One line: what it is, what one costs, how many, what that makes (CART-002, CART-003, CART-006). */
export function CartLineItem({ line }: { line: CartLine }) {
  const { id, product, quantity } = line
  const left = useLeft(id)
  const category = useCategory(id)
  const mayHaveMore = quantity < (left ?? maxAtOnce)
  const note = mayHaveMore ? stockNote(left) : whyNoMore(product.name, left)

  function remove(button: HTMLElement) {
    moveFocusOn(button)
    removeFromCart(id)
  }

  return (
    <li className={lineLook}>
      <LineImage address={product.image_url} category={category} />
      <div>
        <h3 className="text-[1.0625rem]">{product.name}</h3>
        <p className="text-xs text-ink-500 tabular">
          {formatExactCents(centsFromDollars(product.price))} each
        </p>
      </div>
      <strong className="font-bold text-ink-900 tabular">{formatExactCents(lineCents(line))}</strong>
      <div className={controlsLook}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out like this everywhere. */}
        <div
          role="group"
          aria-label={`Quantity of ${product.name}`}
          className="inline-flex items-center rounded-control border border-line bg-white font-semibold text-ink-900 tabular"
        >
          <button
            type="button"
            className={stepLook}
            aria-label={`One less ${product.name}`}
            onClick={({ currentTarget }) => (quantity > 1 ? changeQuantity(id, -1) : remove(currentTarget))}
          >
            <Icon name="minus" />
          </button>
          <span className="min-w-7 text-center">{quantity}</span>
          <button
            type="button"
            className={stepLook}
            aria-label={`One more ${product.name}`}
            aria-disabled={!mayHaveMore}
            aria-describedby={note ? `stock-${id}` : undefined}
            onClick={() => mayHaveMore && changeQuantity(id, 1)}
          >
            <Icon name="plus" />
          </button>
        </div>
        <button type="button" className={quietLook} onClick={({ currentTarget }) => remove(currentTarget)}>
          Remove<span className="sr-only"> {product.name}</span>
        </button>
      </div>
      {note && (
        <p id={`stock-${id}`} className="col-[2/-1] mt-1.5 text-xs font-semibold text-bloom-600">
          {note}
        </p>
      )}
    </li>
  )
}

type Props = { address: string | null | undefined; category: string | null | undefined }

/**
 * The product's picture, or a drawn vial in its category's colour where it has none (CART-002), grey while nobody knows
 * the category. Decoration: the name stands beside it.
 */
function LineImage({ address, category }: Props) {
  return (
    <div
      className={`items-end bg-wash data-[category='']:has-[>svg]:[filter:grayscale(1)] ${imageLook}`}
      data-category={category === undefined ? '' : (category ?? 'wellness')}
    >
      {address ? (
        <Picture
          src={address}
          alt=""
          width={72}
          height={72}
          decoding="async"
          className="size-full object-cover"
        />
      ) : (
        <svg viewBox="0 0 64 104" aria-hidden="true" className="-mb-0.5 w-11.5" data-placeholder>
          <Shape name="vial-back" />
          <path
            className="vial-liquid"
            d="M10.500 52q11-4 21.500 0t21.500 0v39a6.500 6.500 0 0 1-6.500 6.500H17a6.500 6.500 0 0 1-6.500-6.500z"
          />
          <Shape name="vial-front" />
        </svg>
      )}
    </div>
  )
}
