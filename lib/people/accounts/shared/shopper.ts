/** Who is signed in, as their own browser may know it (ENT-006). */
export type Shopper = { id: string; email: string; firstName: string | null; lastName: string | null }

/** What the header calls somebody: the first name, else the part of the email before @, else 'Account' (HEAD-020). */
export function shopperLabel({ firstName, email }: Pick<Shopper, 'firstName' | 'email'>): string {
  return firstName?.trim() || email.split('@')[0]?.trim() || 'Account'
}
