import type { DemoClock } from './clock/clock.ts'
import { createClockService } from './clock/service.ts'
import { openMail } from './mail/service.ts'
import { demoPeople } from './people.ts'
import type { Secrets } from './secrets.ts'
import type { StackService } from './service.ts'
import type { StackOptions } from './stack-options.ts'

type Setup = {
  options: StackOptions
  secrets: Secrets
  clock: DemoClock
  /** Undefined when no service needs a database. */
  databaseUrl: string | undefined
}

/** Called for each service as soon as it is open, so that it can be closed when a later one fails. */
type Add = (prefixes: string[], service: StackService) => void

/** Whether one of the chosen services keeps its data in PostgreSQL. */
export function needsDatabase({ services }: StackOptions): boolean {
  return services.has('lake') || services.has('supabase') || services.has('mail')
}

/**
 * Opens the chosen services. Those not chosen are not even imported, which keeps the process small.
 * Returns where the mail sink takes mails.
 */
export async function openServices(setup: Setup, add: Add): Promise<{ smtpUrl?: string }> {
  const { options, secrets, clock, databaseUrl } = setup
  const { services, siteUrls, webhookOrigin } = options
  if (databaseUrl && services.has('supabase')) {
    const { refuseOtherEdition } = await import('./supabase/migrate.ts')
    // Before anything is opened: what is refused stays as it is.
    await refuseOtherEdition(databaseUrl, options.dataDir)
  }
  if (services.has('clock')) add(['/clock'], createClockService(clock, secrets.controlToken))
  if (services.has('paypal')) {
    const { openPaypal } = await import('./paypal/service.ts')
    const { dataDir } = options
    add(['/paypal'], await openPaypal({ dataDir, secrets, siteUrls, webhookOrigin, now: clock.now }))
  }
  if (services.has('widgets')) {
    const { createWidgets } = await import('./widgets/service.ts')
    add(['/widgets'], createWidgets(secrets.controlToken))
  }
  if (!databaseUrl) return {}

  const people = demoPeople(secrets)
  // Accounts send mails, so the sink is there whenever they are.
  const needsMail = services.has('mail') || services.has('supabase')
  const mail = needsMail ? await openMail({ databaseUrl, port: options.smtpPort, now: clock.now }) : undefined
  if (mail) add(['/mail'], mail)
  if (mail && services.has('supabase')) {
    const { openSupabase } = await import('./supabase/service.ts')
    const siteUrl = siteUrls[0] ?? ''
    add(
      ['/auth', '/rest'],
      await openSupabase({ databaseUrl, secrets, siteUrl, people, sendMail: mail.send }),
    )
  }
  if (services.has('lake')) {
    const { openLake } = await import('./lake-service.ts')
    add(['/lake'], await openLake({ databaseUrl, people, secrets, siteUrls, webhookOrigin, now: clock.now }))
  }
  return { smtpUrl: mail?.smtpUrl }
}
