/** Whether this browser remembers an order it was paying for (lib/checkout/record.ts, which only then is loaded). */
export function hasOrder(): boolean {
  try {
    return Boolean(localStorage.getItem('checkout')?.includes('"orderId"'))
  } catch {
    return false
  }
}
