import { memo, type ReactNode } from 'react'
import { useAddToCart } from '@/components/cart/add-to-cart'
import type { SearchEntry } from '@/lib/care/search/shared/search-index'
import { kindOf } from './kinds'

/** One row of the list: a result, or what can be done with the one above it. */
export type Row = { entry: SearchEntry; isAction: boolean }

/** The results, and below the first what can be done with it at once: an option may hold no button. */
export const rowsOf = (results: SearchEntry[]): Row[] =>
  results.flatMap((entry, index) => [
    { entry, isAction: false },
    ...(index === 0 && (entry.book || entry.cart) ? [{ entry, isAction: true }] : []),
  ])

type OptionProps = { id: string; entry: SearchEntry; isHighlighted: boolean; onFollow(): void }

/** One result: a link that the list chooses from, so it takes no place in the tab order (SRCH-016). */
export const SearchResult = memo(({ id, entry, isHighlighted, onFollow }: OptionProps) => {
  const { title, url, description, price } = entry
  return (
    <a
      id={id}
      href={url}
      role="option"
      tabIndex={-1}
      className={`group grid cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5 px-3 py-2.5 ${highlight}`}
      aria-selected={isHighlighted}
      onClick={onFollow}
    >
      <span className="font-semibold text-ink-900">{title}</span>
      {price && <span className="text-sm font-semibold text-ink-900 tabular">{price}</span>}
      <span
        className={`text-xs text-ink-500 group-aria-selected:text-ink-700 ${price ? 'col-span-full' : 'leading-[1.85]'}`}
      >
        {kindOf(entry)}
      </span>
      {description && <span className="col-span-full text-sm leading-[1.45]">{description}</span>}
    </a>
  )
})

const highlight =
  'rounded-control aria-selected:bg-agave-100 aria-selected:[box-shadow:inset_3px_0_var(--color-agave-600)]'

/** What can be done with the result above: book it, or put it into the cart. */
export function SearchAction(props: OptionProps) {
  const { book, cart, title } = props.entry
  if (cart) return <AddOption {...props} cart={cart} />
  if (!book) return null
  return (
    <a
      {...optionOf(props)}
      href="/first-time-patients"
      // Heard by the booking's own listener, as on every Book Now.
      data-book={JSON.stringify(book)}
      role="option"
      onClick={props.onFollow}
    >
      <ActionWords>{book.title || `Book ${title}`}</ActionWords>
    </a>
  )
}

function AddOption({ cart, ...props }: OptionProps & { cart: NonNullable<SearchEntry['cart']> }) {
  const { add, label, isSoldOut } = useAddToCart(cart)
  const act = () => {
    if (!isSoldOut) add()
    props.onFollow()
  }
  return (
    <button
      {...optionOf(props)}
      type="button"
      role="option"
      aria-disabled={isSoldOut || undefined}
      onClick={act}
    >
      <ActionWords>
        {label}: {cart.name}
      </ActionWords>
    </button>
  )
}

const optionOf = ({ id, isHighlighted }: OptionProps) => ({
  id,
  tabIndex: -1,
  className: `flex min-h-11 w-full cursor-pointer items-center px-3 text-start ${highlight}`,
  'aria-selected': isHighlighted,
})

const ActionWords = ({ children }: { children: ReactNode }) => (
  <span className="inline-flex min-h-9 items-center rounded-full bg-agave-700 px-4 text-sm font-semibold text-white">
    {children}
  </span>
)
