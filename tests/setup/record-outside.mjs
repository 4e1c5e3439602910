// Preloaded into the site and the stack by the browser tests: writes down every connection or look-up that leaves the
// machine.
import dns from 'node:dns'
import { appendFileSync } from 'node:fs'
import net from 'node:net'

const file = process.env.OUTSIDE_LOG
/** As if live the site looks at its own certificate, at its own address. */
const own = ['localhost', '::1', 'www.ocotillo.example']
const isOwn = (host) => !host || own.includes(host) || /^127\./.test(host)
const record = (what, host) => {
  if (file && !isOwn(host)) appendFileSync(file, `${what} ${host}\n`)
}

const { connect } = net.Socket.prototype
net.Socket.prototype.connect = function (...args) {
  const options = Array.isArray(args[0]) ? args[0][0] : args[0]
  if (options && typeof options === 'object' && !options.path) record('connect', options.host)
  return connect.apply(this, args)
}
const { lookup } = dns
dns.lookup = (host, ...rest) => {
  record('lookup', host)
  return lookup(host, ...rest)
}
const lookupPromise = dns.promises.lookup
dns.promises.lookup = (host, ...rest) => {
  record('lookup', host)
  return lookupPromise(host, ...rest)
}
