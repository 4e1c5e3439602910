/** What is wrong with the variables it names. */
export type EnvironmentFault = {
  kind: 'malformed' | 'missing' | 'not-https' | 'stand-in' | 'payment-mode'
  variables: string[]
  message: string
}

type Name =
  | (typeof neededLive)[number]
  | 'OCOTILLO_ENV'
  | 'SANITY_WEBHOOK_SECRET'
  | 'SUPABASE_PUBLISHABLE_KEY'
  | 'SUPABASE_SECRET_KEY'
  | 'STUDIO_ORIGIN'
  | 'LOCAL_STACK_URL'
  | 'WIDGETS_STANDIN_URL'
  | 'PAYPAL_MODE'
  | 'PAYPAL_CLIENT_ID'
  | 'PAYPAL_CLIENT_SECRET'
  | 'PAYPAL_WEBHOOK_ID'
  | 'PAYPAL_API_URL'
type Variables = { [name in Name]?: string }

const neededLive = [
  'SITE_URL',
  'SANITY_PROJECT_ID',
  'SANITY_READ_TOKEN',
  'SANITY_WRITE_TOKEN',
  'SUPABASE_URL',
  'GIFT_CARD_KEY',
  'CRON_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
] as const

/** What can't be so together, or is missing, among variables that are well formed each for itself. */
export function contradictions(v: Variables): EnvironmentFault[] {
  const faults: EnvironmentFault[] = []
  const add = (kind: EnvironmentFault['kind'], names: Name[], message: string) =>
    faults.push({ kind, variables: names, message })
  const supabase = ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY'] as const
  if (supabase.some((name) => v[name]) && !supabase.every((name) => v[name]))
    add(
      'missing',
      [...supabase],
      'SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY belong together: set all three or none.',
    )
  if (v.SANITY_PROJECT_ID && !v.SANITY_WEBHOOK_SECRET)
    add(
      'missing',
      ['SANITY_WEBHOOK_SECRET'],
      'SANITY_WEBHOOK_SECRET is missing: without it a publish could not be told from a forgery.',
    )
  faults.push(...paymentFaults(v))
  if (v.STUDIO_ORIGIN?.startsWith('http:') && v.OCOTILLO_ENV === 'live')
    add('not-https', ['STUDIO_ORIGIN'], 'OCOTILLO_ENV is live, but STUDIO_ORIGIN is not https.')
  if (v.OCOTILLO_ENV !== 'live') return faults
  for (const name of ['LOCAL_STACK_URL', 'WIDGETS_STANDIN_URL'] as const)
    if (v[name])
      add('stand-in', [name], `OCOTILLO_ENV is live, but ${name} names a demo stand-in: unset one of them.`)
  for (const name of neededLive)
    if (!v[name]) add('missing', [name], `OCOTILLO_ENV is live, but ${name} is not set.`)
  if (v.SITE_URL && !v.SITE_URL.startsWith('https://'))
    add('not-https', ['SITE_URL'], 'OCOTILLO_ENV is live, but SITE_URL is not https.')
  return faults
}

/** Play money in a live shop would give goods away; real money in a demo would take it for nothing. */
function paymentFaults(v: Variables): EnvironmentFault[] {
  const faults: EnvironmentFault[] = []
  const ofMode = (message: string) =>
    faults.push({ kind: 'payment-mode', variables: ['PAYPAL_MODE'], message })
  const keys = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'] as const
  const missing = keys.filter((name) => !v[name])
  if (v.PAYPAL_MODE && missing.length > 0)
    faults.push({
      kind: 'missing',
      variables: missing,
      message: `PAYPAL_MODE is set, but not ${missing.join(', ')}.`,
    })
  if (v.PAYPAL_MODE === 'standin' && !v.PAYPAL_API_URL)
    ofMode('PAYPAL_MODE is standin, but PAYPAL_API_URL does not say where it answers.')
  if (v.OCOTILLO_ENV === 'live' && v.PAYPAL_MODE !== 'live')
    ofMode(
      `OCOTILLO_ENV is live, but PAYPAL_MODE is ${v.PAYPAL_MODE ?? 'not set'}: a live shop takes real payments only.`,
    )
  if (v.OCOTILLO_ENV !== 'live' && v.PAYPAL_MODE === 'live')
    ofMode('PAYPAL_MODE is live, but OCOTILLO_ENV is not: a demo must not take real money.')
  return faults
}
