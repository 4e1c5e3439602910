import type { ReactNode } from 'react'

type Props = {
  name: string | null
  note?: string | null
  price: ReactNode
  action: ReactNode
  hue?: string | null
}

/** One line of a price list. */
export function ProductRow({ name, note, price, action, hue }: Props) {
  return (
    <li className="product" data-category={hue || undefined}>
      <div>
        <h3>{name}</h3>
        {note && <p>{note}</p>}
      </div>
      {price}
      {action}
    </li>
  )
}
