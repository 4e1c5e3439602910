type Props = {
  /** What is booked; said to assistive technology, where many of these links stand on one page. */
  about?: string | null
  label?: string
  className?: string
}

/** The way to a booking: the page for first-time patients, the main Book Now target (ROUTE-004). */
export function BookNow({ about, label = 'Book Now', className = 'button button-primary' }: Props) {
  return (
    <a href="/first-time-patients" className={className}>
      <span>
        {label}
        {about && <span className="sr-only">: {about}</span>}
      </span>
    </a>
  )
}
