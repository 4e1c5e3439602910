'use client'

import { createContext } from 'react'

/**
 * Which dosage is chosen for which service, by its place in the list; the first one where nothing was chosen
 * (IVT-010).
 */
export const Dosages = createContext<{
  chosen: Record<string, number>
  choose: (id: string, index: number) => void
}>({ chosen: {}, choose: () => undefined })
