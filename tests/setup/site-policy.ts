/** The content security policy of this address. */
export const policyOf = async (url: string) => (await fetch(url)).headers.get('content-security-policy') ?? ''
