/** Everything the doctor can find, with what to press. docs/runbook.md has a heading for each of them. */
export const remedies = {
  'doctor.no-answer': 'try again, and if it stays so look at that service’s status page',
  'doctor.failed': 'this is a mistake of the doctor’s own, so please report it with the lines above',

  'machine.node': 'install Node 24 from nodejs.org',
  'machine.packages': 'run npm run doctor or npm start, which install what package-lock.json names',
  'machine.port': 'stop that program or set PORT to another number in .env',
  'machine.data-folder':
    'give this user the right to write there or set OCOTILLO_DATA_DIR to a folder of its own',
  'machine.disk': 'free some space, or move OCOTILLO_DATA_DIR to another disk',
  'machine.clock': 'switch on time synchronization (on Linux: timedatectl set-ntp true)',

  'env.malformed': 'correct it in .env or in the host’s settings (.env.example explains each)',
  'env.missing': 'set it in .env or in the host’s settings (docs/hosted.md says where the value comes from)',
  'env.not-https': 'give the https address in .env or in the host’s settings',
  'env.stand-in': 'remove it from .env or from the host’s settings',
  'env.payment-mode': 'set PAYPAL_MODE and OCOTILLO_ENV in .env or in the host’s settings so that they agree',
  'env.placeholder': 'make a long random text (openssl rand -hex 32) and set it on both sides',

  'sanity.unreachable':
    'look at status.sanity.io and whether this machine may call out, and leave SANITY_API_HOST empty',
  'sanity.project': 'copy the project id from the top of sanity.io/manage into SANITY_PROJECT_ID',
  'sanity.dataset': 'compare SANITY_DATASET with sanity.io/manage → Datasets, or create it there as private',
  'sanity.dataset-public': 'make it private in sanity.io/manage → Datasets → … → Edit dataset',
  'sanity.api-version': 'update the site, whose queries are written against an older version',
  'sanity.read-token':
    'make a token with role Viewer in sanity.io/manage → API → Tokens, for SANITY_READ_TOKEN',
  'sanity.read-token-role':
    'make one with role Viewer, no more and no less, in sanity.io/manage → API → Tokens',
  'sanity.write-token':
    'make a token with role Editor in sanity.io/manage → API → Tokens, for SANITY_WRITE_TOKEN',
  'sanity.write-token-role': 'make one with role Editor in sanity.io/manage → API → Tokens',
  'sanity.cors': 'add it, with credentials, in sanity.io/manage → API → CORS origins',
  'sanity.cors-credentials':
    'remove the origin and add it again with “Allow credentials” in sanity.io/manage → API → CORS origins',
  'sanity.webhook': 'add it as step 5 of docs/hosted.md says in sanity.io/manage → API → Webhooks',
  'sanity.webhook-settings':
    'edit the webhook in sanity.io/manage → API → Webhooks (step 5 of docs/hosted.md)',
  'sanity.webhook-secret':
    'set the same text as SANITY_WEBHOOK_SECRET of the running site and as Secret in sanity.io/manage → API → Webhooks',

  'supabase.unreachable':
    'compare SUPABASE_URL with Supabase → Project Settings → Data API, and see whether the project is paused',
  'supabase.keys-swapped':
    'copy each from Supabase → Project Settings → API Keys into the variable of its name',
  'supabase.other-project': 'copy URL and keys from one project: Supabase → Project Settings → API Keys',
  'supabase.publishable-key': 'copy the publishable key from Supabase → Project Settings → API Keys',
  'supabase.secret-key': 'copy the secret key from Supabase → Project Settings → API Keys',
  'supabase.schema':
    'run npx supabase db push with this version of the site (docs/hosted.md, Supabase, step 2)',
  'supabase.open-table':
    'switch row-level security on in Supabase → Table Editor → that table, and take its rights from anon as supabase/migrations does',
  'supabase.site-url': 'set Site URL in Supabase → Authentication → URL Configuration',
  'supabase.redirect-urls': 'add it in Supabase → Authentication → URL Configuration → Redirect URLs',
  'supabase.email-off': 'switch Email on in Supabase → Authentication → Sign In / Providers',
  'supabase.confirm-email':
    'switch Confirm email on in Supabase → Authentication → Sign In / Providers → Email',
  'supabase.sign-up-off':
    'switch Allow new users to sign up on in Supabase → Authentication → Sign In / Providers',

  'paypal.unreachable':
    'look at paypal-status.com and whether this machine may call out, and leave PAYPAL_API_URL empty',
  'paypal.other-mode':
    'switch to the other of Sandbox and Live in developer.paypal.com → Apps & Credentials and copy client id and secret from there',
  'paypal.keys': 'copy client id and secret from one app in developer.paypal.com → Apps & Credentials',
  'paypal.webhook': 'copy its id from developer.paypal.com → Apps & Credentials → the app → Webhooks',
  'paypal.webhook-url': 'edit its URL in developer.paypal.com → Apps & Credentials → the app → Webhooks',
  'paypal.webhook-events':
    'tick them in developer.paypal.com → Apps & Credentials → the app → Webhooks → edit',
  'paypal.currency': 'open a USD balance in paypal.com → Wallet → Add a currency',

  'mail.unreachable':
    'compare host and port of SMTP_URL with your mail provider’s page on SMTP, and open that port outwards',
  'mail.tls':
    'use the host name the certificate is for in SMTP_URL, or the smtps:// address your mail provider gives',
  'mail.auth':
    'make a new SMTP password in your mail provider’s settings and set it, percent-encoded, in SMTP_URL',
  'mail.sender': 'set MAIL_FROM to a sender such as Ocotillo <no-reply@your-domain>',
  'mail.spf': 'add the TXT record your mail provider gives in the domain’s DNS settings',
  'mail.dmarc': 'add the TXT record _dmarc (v=DMARC1; p=quarantine is a start) in the domain’s DNS settings',

  'store.unreachable':
    'start Valkey or Redis and compare REDIS_URL with where it listens, or empty REDIS_URL where there is one node',
  'store.auth': 'copy user and password into REDIS_URL, percent-encoded',

  'site.unreachable': 'start the site with npm start, and check DNS, proxy and firewall at your host',
  'site.not-ready': 'open /api/health/ready and the site’s log, and mend what it names first',
  'site.certificate':
    'renew it where TLS ends, at your host or with certbot renew, and see why that did not happen by itself',
  'site.hsts': 'set OCOTILLO_ENV=live for the site, and let the proxy pass the header on',
  'site.headers': 'let the proxy pass the site’s own headers on (deploy/nginx.conf does)',
  'site.www': 'point that name at your host in the domain’s DNS settings and redirect it to SITE_URL there',
  'site.studio': 'open it in a browser, and let the proxy pass /studio on',
  'site.cron-secret':
    'set the same CRON_SECRET for the site and for whatever calls /api/cron in the host’s settings',
  'site.widget-hosts':
    'set WIDGETS_MODE=live for the site, and publish Booking and widgets in the Studio once more',
} as const

export type ProblemId = keyof typeof remedies
export type Problem = { id: ProblemId; sentence: string }

/** One sentence: what is wrong, and what to press. */
export const problem = (id: ProblemId, what: string): Problem => ({
  id,
  sentence: `${what}: ${remedies[id]}.`,
})
