import { createContext, useContext } from 'react'
import type { Staff } from '../../../lib/platform/staff-session/shared/model.ts'

export const StaffContext = createContext<Staff | null>(null)

/** Who is logged in. Only below the inbox. */
export function useStaff(): Staff {
  const staff = useContext(StaffContext)
  if (!staff) throw new Error('useStaff is used outside of the inbox')
  return staff
}
