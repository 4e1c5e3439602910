type Props = {
  value: number
  suffix?: string
  /** The place in its row: each counter begins a little after the one before. */
  index: number
}

/** A figure that the boot counts up to, once it comes into view (lib/platform/front/browser/boot.ts). */
export const CountUp = ({ value, suffix = '', index }: Props) => (
  <span className="count-up" data-value={value} data-place={index} suppressHydrationWarning>
    <span>{value.toLocaleString('en-US') + suffix}</span>
  </span>
)
