/** Minutes that units stay with an unpaid order: longer than an approval takes, shorter than PayPal's three hours. */
export const holdMinutes = 60
