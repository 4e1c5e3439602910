import { siteIndex } from '@/components/markdown/pages'
import { eventsCalendar } from '@/lib/care/events/server/calendar'
import { jobsFeed } from '@/lib/content/seo/server/jobs'
import { listComingEvents, listLateEvents } from '@/lib/content/server/events'
import { recordingPath } from '@/lib/content/server/load'
import { getSiteSettings } from '@/lib/content/server/settings'
import { siteFiles } from '@/lib/platform/front/shared/site-files'
import { now } from '@/lib/platform/server/clock'
import { env } from '@/lib/platform/server/env'

/** Kept and renewed as pages are. */
export const dynamic = 'force-static'
export const revalidate = 3600
/** Nothing is made at build. */
export const generateStaticParams = () => []

type Context = { params: Promise<{ file: string }> }

/** A file of the site; next.config.ts leads here. */
export async function GET(_request: Request, { params }: Context) {
  const address = `/${(await params).file}`
  const file = files[address]
  if (!file) return new Response('There is nothing here.', { status: 404 })
  const text = await recordingPath(address, file.write)
  return new Response(text, { headers: { 'content-type': `${file.type}; charset=utf-8` } })
}

type SiteFile = { type: string; write: () => Promise<string> }

const files: Record<string, SiteFile> = {
  [siteFiles.index]: { type: 'text/plain', write: siteIndex },
  [siteFiles.jobs]: { type: 'application/atom+xml', write: jobsFeed },
  // With those that are over: a calendar that follows it would forget them.
  [siteFiles.events]: {
    type: 'text/calendar',
    write: async () => {
      const [coming, late, settings] = await Promise.all([
        listComingEvents(now()),
        listLateEvents(now()),
        getSiteSettings(),
      ])
      const name = [settings?.clinicName, 'events'].filter(Boolean).join(' ')
      return eventsCalendar([...late.toReversed(), ...coming], name, env.siteUrl)
    },
  },
}
