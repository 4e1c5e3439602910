import type { Sql } from 'postgres'

/** Makes the link of a changed address useless when somebody else has the address by now: lite would fail at it, hosted refuses it. */
export async function refuseTakenAddress(sql: Sql, tokenHash: string): Promise<void> {
  await sql`
    update auth.users u set email_change = null, email_change_token_new = null
    where u.email_change_token_new = ${tokenHash}
      and exists (select from auth.users other where other.email = lower(u.email_change) and other.id <> u.id)`
}
