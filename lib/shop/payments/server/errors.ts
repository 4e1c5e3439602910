/** PayPal said no, in its own words: nothing was done, and asking again the same way will not help. */
export class PayPalRefusal extends Error {
  readonly status: number
  /** PayPal's issue code, such as INSTRUMENT_DECLINED; where there is none, the error's name. */
  readonly issue: string

  constructor(call: string, status: number, issue: string, debugId: string | undefined) {
    super(`PayPal refused ${call}: ${status} ${issue} (debug id ${debugId ?? 'none'})`)
    this.status = status
    this.issue = issue
  }
}

/** PayPal gave no clear answer (cut off, too slow, 5xx, 429): what was asked may or may not have happened. */
export class PayPalUnclear extends Error {}

/** PayPal does not accept who we are or what our account may do: a person has to look at the configuration. */
export class PayPalMisconfigured extends Error {}
