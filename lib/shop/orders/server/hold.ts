/** Minutes that units are held open for an order before PayPal's approval (INJ-020): longer than most approvals take. */
export const holdMinutes = 10
