import { z } from 'zod'

/** Carries the code with any call, also one that has no body; no log has headers. */
export const secondFactorHeader = 'x-second-factor'

export type OwnFactor = {
  /** Whether this site asks for codes at all. */
  isAsked: boolean
  enrolledAt: string | null
  recoveryCodesLeft: number
  now: string
}

/** What goes into the authenticator app: the key to type, and the link that opens the app where there is one. */
export type FactorSetUp = { key: string; link: string }

export const factorConfirmation = z.strictObject({
  mailedCode: z.string().trim().min(1, 'Enter the code we emailed you.').max(20),
  code: z.string().trim().min(1, 'Enter the code from your authenticator app.').max(20),
})

/** The codes that stand in for the app, shown this once. */
export type FactorConfirmed = { recoveryCodes: string[] }
