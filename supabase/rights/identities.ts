import type postgres from 'postgres'

/**
 * Who asks the database, each as PostgREST makes them known to it: a role, and for whoever is signed in their
 * account.
 */
export const identities = {
  anon: { title: 'anybody', role: 'anon', account: null, staff: null },
  owner: { title: 'the owner', role: 'authenticated', account: 1, staff: null },
  'other person': { title: 'another person', role: 'authenticated', account: 2, staff: null },
  'staff owner': { title: 'staff: owner', role: 'authenticated', account: 3, staff: 'owner' },
  'staff editor': { title: 'staff: editor', role: 'authenticated', account: 4, staff: 'editor' },
  'staff front desk': { title: 'staff: front desk', role: 'authenticated', account: 5, staff: 'front_desk' },
  'staff clinician': { title: 'staff: clinician', role: 'authenticated', account: 6, staff: 'clinician' },
  service_role: { title: 'our server', role: 'service_role', account: null, staff: null },
} as const
export type Identity = keyof typeof identities

export const identityNames = Object.keys(identities) as Identity[]

const accountId = (number: number) => `00000000-0000-4000-8000-00000000000${number}`

/** The account every row of the matrix belongs to, where a row belongs to one. */
export const ownerId = accountId(1)

/** One of the staff: an account that is not proven. */
export const unprovenId = accountId(3)

/** Makes the accounts of all identities, and their rows in `staff`. Only inside a transaction that is undone. */
export async function makePeople(transaction: postgres.TransactionSql): Promise<void> {
  for (const { account, staff } of Object.values(identities)) {
    if (account === null) continue
    const email = `person-${account}@rights.example`
    await transaction`insert into auth.users (id, email, email_confirmed_at) values (${accountId(account)}, ${email}, now())
      on conflict do nothing`
    if (staff) {
      await transaction`insert into public.staff (email, role, name) values (${email}, ${staff}, 'Matrix')
        on conflict do nothing`
    } else {
      await transaction`insert into public.proven_accounts (user_id, email, proven_at)
        values (${accountId(account)}, ${email}, now()) on conflict do nothing`
    }
  }
}

/** Takes on an identity, until the transaction ends. */
export async function become(transaction: postgres.TransactionSql, identity: Identity): Promise<void> {
  const { role, account } = identities[identity]
  const sub = account === null ? '' : accountId(account)
  const claims = JSON.stringify({ role, ...(sub && { sub }) })
  // Hosted and local auth.uid() read it from different places.
  await transaction`select set_config('request.jwt.claims', ${claims}, true),
    set_config('request.jwt.claim.sub', ${sub}, true), set_config('request.jwt.claim.role', ${role}, true)`
  await transaction.unsafe(`set local role ${role}`)
}
