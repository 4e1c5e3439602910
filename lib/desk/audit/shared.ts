import { z } from 'zod'
import type { StaffRole } from '../../platform/staff-session/shared/roles.ts'

/** The address' query of the audit log; `after` is the id of the last one seen. */
export const auditQuery = z.strictObject({
  actor: z.string().max(320).optional(),
  after: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
})
export type AuditQuery = z.infer<typeof auditQuery>

export type AuditEntry = {
  id: string
  at: string
  by: string
  /** Null: not one of the staff. */
  role: StaffRole | null
  /** A word such as `request.assigned`. */
  action: string
  /** Such as `submission:<id>`. */
  subject: string
  detail: string
}
