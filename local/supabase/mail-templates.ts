import { fileURLToPath } from 'node:url'

const file = (name: string) => new URL(`../../supabase/templates/${name}.html`, import.meta.url)

/** The mail that confirms a new account. */
export const confirmation = { subject: 'Confirm your email address', templateUrl: file('confirmation') }

/** The mails of the accounts service, as lite's configuration wants them. */
export const mailTemplates = {
  confirmation: { subject: confirmation.subject, content_path: fileURLToPath(confirmation.templateUrl) },
  recovery: { subject: 'Choose a new password', content_path: fileURLToPath(file('recovery')) },
  email_change: {
    subject: 'Confirm your new email address',
    content_path: fileURLToPath(file('email_change')),
  },
}

/**
 * The words of a mail's HTML, each link behind its label. lite's own text is built in and names a link that leads
 * nowhere here; hosted Supabase makes it from the HTML, too.
 */
export function textOfHtml(html: string): string {
  return html
    .replace(/<head>[\s\S]*?<\/head>/, '')
    .replace(/<a [^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, (_, href: string, label: string) =>
      label === href ? href : `${label}: ${href}`,
    )
    .replace(/<\/(?:p|h1)>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replace(/\n\s*\n\s*/g, '\n\n')
    .trim()
}
