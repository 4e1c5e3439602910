import { demoPeople } from '../../local/people.ts'
import type { DemoSettings } from './settings.ts'
import type { RunningStack } from './stack-process.ts'

/** Prints where everything is and who can log in. */
export function printWelcome(
  { port, siteUrl, dataDir, services }: DemoSettings,
  stack: RunningStack | undefined,
): void {
  const lines = ['', 'Ocotillo is ready.', '', `  Website   ${siteUrl}`, `  Studio    ${siteUrl}/studio`]
  if (stack && services.includes('lake')) {
    lines.push('            choose who you are at the login page (no password in the demo); at first:')
    for (const { name, staffRole } of demoPeople(stack.secrets)) {
      lines.push(`            · ${name}, ${staffRole.replace('_', ' ')}`)
    }
  }
  if (services.includes('mail')) lines.push(`  Mailbox   ${siteUrl}/api/local/mail`)
  if (services.includes('paypal'))
    lines.push('  Payments  PayPal is a stand-in: nothing is charged, every order can be paid')
  lines.push(
    `  Health    http://127.0.0.1:${port}/api/health/ready`,
    `  Data      ${dataDir}`,
    '',
    'Ctrl+C stops everything.',
    '',
  )
  console.log(lines.join('\n'))
}
