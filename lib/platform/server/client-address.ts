import { BlockList, isIP } from 'node:net'

/**
 * Networks of proxies that may say for whom they ask: addresses and ranges such as `10.0.0.0/8`, `fd00::/8` or
 * `loopback`.
 */
export type TrustedProxies = BlockList

/** Reads `TRUSTED_PROXIES`. Throws with the part that is none. */
export function parseTrustedProxies(words: string): TrustedProxies {
  const list = new BlockList()
  for (const word of words.split(/[\s,]+/).filter(Boolean)) {
    const [address = '', prefix, ...more] = word === 'loopback' ? ['127.0.0.0', '8'] : word.split('/')
    const version = isIP(address)
    const bits = Number(prefix ?? (version === 6 ? 128 : 32))
    if (
      version === 0 ||
      more.length > 0 ||
      !Number.isInteger(bits) ||
      bits < 0 ||
      bits > (version === 6 ? 128 : 32)
    )
      throw new Error(`TRUSTED_PROXIES: ${word} is neither an address nor a range such as 10.0.0.0/8`)
    list.addSubnet(address, bits, version === 6 ? 'ipv6' : 'ipv4')
    if (word === 'loopback') list.addAddress('::1', 'ipv6')
  }
  return list
}

/** An IPv4 address that came over an IPv6 socket, as IPv4. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

export function isTrusted(proxies: TrustedProxies, address: string): boolean {
  const version = isIP(plain(address))
  return version > 0 && proxies.check(plain(address), version === 6 ? 'ipv6' : 'ipv4')
}

/**
 * Whose call this is: the nearest address that is none of our proxies. What a proxy was told itself is believed only
 * as far as the next address is a proxy of ours, too.
 */
export function clientAddress(proxies: TrustedProxies, peer: string, forwarded: string | undefined): string {
  const told = (forwarded ?? '').split(',').map((one) => plain(one.trim()))
  let nearest = plain(peer)
  while (isTrusted(proxies, nearest)) {
    const next = told.pop()
    if (next === undefined || isIP(next) === 0) break
    nearest = next
  }
  return nearest
}
