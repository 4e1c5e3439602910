import type { ReactNode } from 'react'

/** A text whose ranges, such as '5-10' and '8am–8pm', stay on one line: a browser breaks after any hyphen and dash. */
export const unbroken = (text: string | null | undefined): ReactNode[] | undefined =>
  text?.split(/(\d\w*[-–]\d\w*|\w+-\w+-\w+)/).map((part, place) =>
    place % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places.
      <span key={place} className="min-[18rem]:whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
