/** What a block of somebody else's needs to come into the page. */
export type Provider = {
  /** Of the page or the script that brings it. */
  address: string
  /** The clinic's own there. */
  id: string
  limitSeconds: number | null
  phone: string | null
}
