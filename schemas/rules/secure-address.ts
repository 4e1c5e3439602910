/** `true`, or a sentence: scripts and frames of others come by https only. */
export function secureAddressProblem(address: string | undefined): true | string {
  if (!address) return true
  const isSecure = address.startsWith('https://') && URL.canParse(address) && !/[\s"'<>\\]/.test(address)
  return isSecure ? true : 'Start with https:// and leave out spaces and quotation marks.'
}
