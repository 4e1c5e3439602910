type Props = { units: number; className: string }

/** How many pieces are in the cart, on a round ground; `className` is its place and colors. */
export const CartCount = ({ units, className }: Props) => (
  <span
    className={`grid h-5 min-w-5 place-items-center rounded-full px-1.25 text-2xs leading-none font-[700] tabular-nums ${className}`}
  >
    {units}
  </span>
)
