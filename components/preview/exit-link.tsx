'use client'

import { usePathname } from 'next/navigation'

/** Leads out of the preview, to this page as it is public. */
export function ExitLink() {
  return (
    <a
      href={`/api/preview/exit?to=${encodeURIComponent(usePathname())}`}
      className="flex-none px-2 py-1.5 font-semibold text-[#ffd95e] underline focus-visible:[outline:2px_solid_#ffd95e] focus-visible:outline-offset-2"
    >
      Exit
    </a>
  )
}
