import type { ConsoleMessage } from '@playwright/test'
import type { OwnDemo } from './demo'

/**
 * Addresses the Studio tries by itself, none of them ours; its content security policy must refuse them
 * (docs/contracts/content-lake.md 5). `local.localhost` is the App SDK's own idea of a project's host; there is such
 * a host in the hosted mode, so there it is answered.
 */
export function studioTries({ mode, siteUrl }: OwnDemo): RegExp[] {
  const { port } = new URL(siteUrl)
  const sdkHost = `http:\\/\\/local\\.localhost:${port}\\/api\\/local\\/lake`
  const sdk = [
    new RegExp(`^${sdkHost}\\/v2021-06-07\\/users\\/me\\?tag=sanity\\.sdk\\.auth\\.users\\.get-current$`),
    new RegExp(
      `^${sdkHost}\\/v2024-11-12\\/intake\\/telemetry-status\\?tag=sanity\\.sdk\\.telemetry-consent\\.sdk$`,
    ),
  ]
  return [
    /^https:\/\/design-system-static\.sanity\.io\/InterVariable-(?:Italic-)?latin-\d+\.woff2$/,
    /^https:\/\/sanity-cdn\.com\/v1\/modules\/sanity\/latest\/%5E[\d.]+\/t\d+$/,
    /^https:\/\/api\.sanity\.io\/vX\/intake\/feedback$/,
    ...(mode === 'demo' ? sdk : []),
  ]
}

const quoted = [
  /^(?:Loading the font|Connecting to) '([^']+)' violates the following Content Security Policy directive: "[^"]+"\. The action has been blocked\.$/,
  /^Refused to (?:load the font|connect to) '([^']+)' because it violates the following Content Security Policy directive: "[^"]+"\.$/,
  /^Fetch API cannot load (\S+)\. Refused to connect because it violates the document's Content Security Policy\.$/,
]

const versionCheck =
  /^Failed to fetch version for package \(using tag=latest\) sanity Error: TypeError: Failed to fetch(?:\n {4}at .+)+$/
const unauthorized =
  /^Failed to load resource: the server responded with a status of 401 \((?:Unauthorized)?\)$/
const whoAmI = /\/v[\d-]+\/users\/me\?tag=sanity\.studio\.users\.get-current\.(?:initial|update)$/
const presence =
  /^WebSocket connection to '([^']+)\/v2022-06-30\/socket\/production\?tag=sanity\.studio' failed: (?:Connection closed before receiving a handshake response|WebSocket is closed before the connection is established\.|Error during WebSocket handshake: .+|Error in connection establishment: net::ERR_SSL_PROTOCOL_ERROR)$/
const presenceGivesUp =
  /^WebSocketError: WebSocket connection error\n {4}at \S+ \((\S+)\/_next\/static\/chunks\/[\w-]+\.js:\d+:\d+\)$/

/** Presentation and the page in it tell of each message that is answered late; they ask again. */
const lateAnswer =
  /^\[@sanity\/comlink\] Received no response to message '(?:comlink|presentation|visual-editing)\/[\w-]+' on client '(?:presentation|visual-editing)' \(ID: '[\w-]+'\)\.$/

/** What takes long on a machine that stands still for a moment, and comes nevertheless. */
const slow = [
  /^(?:Custom|Media) validator at .+ has taken more than 5000ms to respond$/,
  /^The preview iframe hasn't finished loading after 15000ms\./,
  /^Unable to connect to visual editing\./,
  // Two questions of the page in it, unanswered within ten seconds: the advice is a guess, for our versions are pinned.
  /^\[@sanity\/visual-editing\]: Failed to fetch shared state\. Check your version of `sanity` is up-to-date$/,
  /^\[@sanity\/visual-editing\] Package version mismatch detected: Please update your Sanity studio/,
]

/**
 * Whether the Studio prints this on every machine: a refused try, the question who is there before the log-in, no
 * presence.
 */
export function isExpectedOfStudio(message: ConsoleMessage, demo: OwnDemo): boolean {
  const text = message.text()
  const refused = quoted.map((pattern) => pattern.exec(text)?.[1]).find(Boolean)
  if (refused) return studioTries(demo).some((known) => known.test(refused))
  if (unauthorized.test(text)) return whoAmI.test(message.location().url)
  if (lateAnswer.test(text) || slow.some((pattern) => pattern.test(text))) return true
  if (presenceGivesUp.exec(text)?.[1] === demo.siteUrl) return true
  return versionCheck.test(text) || presence.exec(text)?.[1] === lakeSocket(demo)
}

function lakeSocket({ mode, siteUrl }: OwnDemo): string {
  return mode === 'demo' ? `${siteUrl.replace(/^http/, 'ws')}/api/local/lake` : 'wss://local.api.sanity.io'
}
