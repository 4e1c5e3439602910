type Words = {
  title: string
  /** What doesn't work, and what that means; for people who don't know the machine. */
  broken: string
  /** What to do. More is in docs/runbook.md, under `alarm.<name>`. */
  remedy: string
}

/** What is watched, and what the owner is told when it breaks. Nothing secret or personal stands here. */
export const alarms = {
  database: {
    title: 'Database',
    broken:
      'The database isn’t responding. Nobody can buy, sign in or send a form; pages can still be read, with the phone number.',
    remedy:
      'Check status.supabase.com, and check whether the project is paused. Then run “npm run doctor” on the server.',
  },
  paypal: {
    title: 'PayPal',
    broken:
      'PayPal isn’t responding. The shop shows the phone number instead; payments under way are settled once it’s back.',
    remedy: 'Look at paypal-status.com. If all is well there, run “npm run doctor” on the server.',
  },
  mail: {
    title: 'Email',
    broken: 'Our emails aren’t going out: receipts, replies and notices wait. None is lost.',
    remedy:
      'Look at your mail provider’s status page, and at Inbox, Mail in the Studio. Then run “npm run doctor” on the server.',
  },
  content: {
    title: 'Content',
    broken:
      'The content system isn’t responding. Visitors still see every page as it was published last; new edits wait.',
    remedy: 'Check status.sanity.io. If all is well there, run “npm run doctor” on the server.',
  },
  webhook: {
    title: 'Messages from PayPal and Sanity',
    broken:
      'Messages from PayPal or Sanity aren’t arriving. Payments and edits are still found, but up to a minute late.',
    remedy: 'Run “npm run doctor” on the server: it says which of the two, and what to press there.',
  },
  disk: {
    title: 'Disk',
    broken: 'The server’s disk is almost full. Pages will soon stop updating.',
    remedy: 'Delete old logs and builds on the server, or get a larger disk.',
  },
  clock: {
    title: 'Clock',
    broken: 'The server’s clock is wrong. Logins, payments and the days of sales go by it.',
    remedy: 'On the server run “timedatectl set-ntp true”, then restart the site.',
  },
  certificate: {
    title: 'Certificate',
    broken:
      'The site’s certificate expires in less than two weeks. After that, browsers will refuse to open the site.',
    remedy:
      'Renew it where it was made: a button at your host, or “certbot renew”. Find out why it wasn’t renewed by itself.',
  },
  backup: {
    title: 'Backup',
    broken: 'There has been no good backup for more than a day.',
    remedy: 'Run “npm run backup” on the server and read what it says.',
  },
} as const satisfies Record<string, Words>

export type AlarmName = keyof typeof alarms
export const alarmNames = Object.keys(alarms) as [AlarmName, ...AlarmName[]]

export const isAlarmName = (name: string): name is AlarmName => name in alarms

/** What the owner was told is broken, and since when. */
export type OpenAlarm = { name: AlarmName; since: string }
