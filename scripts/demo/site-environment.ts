import { join } from 'node:path'
import type { DemoSettings } from './settings.ts'
import type { RunningStack } from './stack-process.ts'

/** The environment that makes the site talk to this stack; services that are not started keep their hosted values. */
export function siteEnvironment(settings: DemoSettings, stack: RunningStack | undefined, buildId: string) {
  const common = {
    NODE_ENV: 'production',
    PORT: String(settings.port),
    SITE_URL: settings.siteUrl,
    ISR_CACHE_DIR: join(settings.dataDir, 'pages', buildId),
  }
  if (!stack) return common
  const { url, secrets } = stack
  return {
    ...common,
    LOCAL_STACK_URL: url,
    // Whoever runs the demo reads its log with their own eyes.
    LOG_FORMAT: process.env.LOG_FORMAT || 'text',
    CRON_SECRET: process.env.CRON_SECRET || secrets.cronSecret,
    ...(settings.services.includes('lake') && {
      SANITY_PROJECT_ID: 'local',
      SANITY_DATASET: 'production',
      SANITY_API_HOST: `${url}/lake`,
      SANITY_BROWSER_API_HOST: '/api/local/lake',
      SANITY_READ_TOKEN: secrets.siteReadToken,
      SANITY_WRITE_TOKEN: secrets.scheduleToken,
      SANITY_WEBHOOK_SECRET: secrets.webhookSecret,
    }),
    ...(settings.services.includes('supabase') && {
      SUPABASE_URL: url,
      SUPABASE_PUBLISHABLE_KEY: secrets.publishableKey,
      SUPABASE_SECRET_KEY: secrets.secretKey,
    }),
    ...(stack.smtpUrl && settings.services.includes('mail') && { SMTP_URL: stack.smtpUrl }),
    ...(settings.services.includes('paypal') && {
      PAYPAL_MODE: 'standin',
      PAYPAL_CLIENT_ID: secrets.paypalClientId,
      PAYPAL_CLIENT_SECRET: secrets.paypalClientSecret,
      PAYPAL_WEBHOOK_ID: secrets.paypalWebhookId,
      PAYPAL_API_URL: `${url}/paypal`,
      PAYPAL_SDK_URL: '/api/local/paypal/web-sdk/v6/core',
    }),
    ...(settings.services.includes('widgets') && { WIDGETS_STANDIN_URL: '/api/local/widgets' }),
  }
}
