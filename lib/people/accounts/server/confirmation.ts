/** What a link in a mail about an account can confirm. */
export const confirmations = ['signup', 'recovery', 'email_change'] as const
export type Confirmation = (typeof confirmations)[number]

/** The kind a link names; `email` is another name of new projects' templates for a sign-up. */
export const confirmationOf = (named: unknown): Confirmation | null =>
  named === 'email' ? 'signup' : (confirmations.find((kind) => kind === named) ?? null)

export const confirmationProblems = ['used', 'elsewhere', 'half', 'away'] as const
export type ConfirmationProblem = (typeof confirmationProblems)[number]

/** The page that says why a link was not enough, and what to do. */
export const problemPage = (kind: Confirmation, problem: ConfirmationProblem): string =>
  `/auth/confirm?type=${kind}&problem=${problem}`
