import { Shape } from './shape'

/** Mark and name of the clinic; the first word carries, the others follow in small. */
export function Logo({ clinicName }: { clinicName: string }) {
  const [first = clinicName, ...others] = clinicName.split(' ')
  return (
    <span className="flex items-center gap-2.5">
      <svg viewBox="0 0 40 40" className="size-9 max-[18rem]:hidden" aria-hidden="true">
        <Shape name="logo" />
      </svg>
      <span className="grid">
        <span className="font-display text-title/none font-medium tracking-tight">{first}</span>{' '}
        {others.length > 0 && (
          <span className="mt-1 text-2xs leading-none font-semibold">{others.join(' ')}</span>
        )}
      </span>
    </span>
  )
}
