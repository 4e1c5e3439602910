import { Section } from '@/components/blocks/section'
import { CallLink } from '@/components/content/call-link'
import { DripFinderForm } from '@/components/drip-finder/drip-finder-form'
import { SuggestedDrip } from '@/components/drip-finder/suggested-drip'
import { PageIntro } from '@/components/ui/page-intro'
import { describeArea, describeOutside, zipWords } from '@/lib/care/areas/server/zip'
import { type Place, suggestDrips, type Wish } from '@/lib/care/drip-finder/server/finder'
import { blockAddress } from '@/lib/care/search/server/address'
import { chosen } from '@/lib/content/server/chosen'
import { type getDripFinder, getZipCheckText } from '@/lib/content/server/form-texts'
import { listIvServices } from '@/lib/content/server/menu'
import { priceCents } from '@/lib/content/server/prices'
import { type FindablePage, listFindablePages, menuLabel } from '@/lib/content/server/search'
import { getBookingSettings, getSiteSettings } from '@/lib/content/server/settings'
import { comparePath } from '@/lib/content/shared/detail-path'
import { SampleNote } from './offering-parts'

type Props = {
  page: NonNullable<Awaited<ReturnType<typeof getDripFinder>>>
  wish: Wish
  values: Record<string, unknown>
}

/** Two or three drips for what was answered, what else to know before booking, and the questions once more. */
export async function DripAnswer({ page: { finder, isSample }, wish, values }: Props) {
  const [services, pages, booking, settings, zipText] = await Promise.all([
    listIvServices(),
    listFindablePages(),
    getBookingSettings().catch(() => null),
    getSiteSettings().catch(() => null),
    getZipCheckText().catch(() => null),
  ])
  const drips = chosen(services, wish.purpose.drips)
  const feeCents = wish.place.kind === 'area' ? (priceCents(wish.place.area.travelFee) ?? 0) : 0
  const { fitting, nearest } = suggestDrips(drips, wish, feeCents)
  const slugs = [...fitting, ...nearest].flatMap(({ service }) => service.slug ?? [])
  return (
    <>
      {isSample && <SampleNote />}
      <Section>
        <PageIntro eyebrow="Help me choose" title={wish.purpose.label ?? ''} text={wish.purpose.text ?? ''} />
        <PlaceSaid place={wish.place} words={zipWords(zipText)} pages={pages} />
        {[
          { drips: fitting, words: null },
          { drips: nearest, words: fitting.length > 0 ? someFit : noneFits },
        ].map(
          (group) =>
            group.drips.length > 0 && (
              <div key={group.words} className="mt-8 grid gap-4">
                {group.words && <p className="font-semibold text-ink-900">{group.words}</p>}
                <ul className="grid gap-4">
                  {group.drips.map((drip) => (
                    <SuggestedDrip
                      key={drip.service._id}
                      suggestion={drip}
                      category={menuLabel(drip.service, pages)}
                      booking={booking}
                      feeCents={feeCents}
                    />
                  ))}
                </ul>
              </div>
            ),
        )}
        {drips.length === 0 && <p className="mt-8 font-semibold text-ink-900">{nothingLeft}</p>}
        <p className="mt-8 max-w-184">{finder.decision}</p>
        <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
          <a href="/is-it-right-for-me" className="text-link">
            Is it right for me?
          </a>
          {slugs.length > 1 && (
            <a
              href={`${comparePath}?${new URLSearchParams(slugs.map((slug) => ['drip', slug]))}`}
              className="text-link"
            >
              Compare these side by side
            </a>
          )}
          <CallLink
            phone={settings?.phone}
            label={`Talk to us: ${settings?.phone}`}
            className="button button-quiet"
          />
        </p>
      </Section>
      <Section tone="sand" anchor="choose">
        <h2 id="finder-title">Change your answers</h2>
        <div className="mt-6">
          <DripFinderForm finder={finder} headingId="finder-title" values={values} />
        </div>
      </Section>
    </>
  )
}

const unasked =
  'Prices don’t include travel. Add a place below, and we’ll tell you how soon we can be there and what the trip costs.'
const someFit = 'Also close to what you asked for:'
const noneFits = 'Nothing we’d suggest for this fits your time and budget. These come closest:'
const nothingLeft = 'None of the drips we’d suggest for this is on the menu right now. Please call us.'

type PlaceProps = { place: Place; words: ReturnType<typeof zipWords>; pages: FindablePage[] }

/** Whether we come there, how soon and for which fee. */
function PlaceSaid({ place, words, pages }: PlaceProps) {
  if (place.kind === 'unasked') return <p className="mt-5 max-w-184">{unasked}</p>
  if (place.kind === 'outside') {
    const { title, text } = describeOutside(place.zip, words)
    return (
      <p className="mt-5 max-w-184">
        <strong>{title}.</strong> {text}{' '}
        <a href={blockAddress('requestForm', pages, 'waitlist') ?? '/service-areas'} className="text-link">
          Areas we serve
        </a>
      </p>
    )
  }
  const { title, time, noTime, fee } = describeArea(place.area, words)
  return (
    <p className="mt-5 max-w-184">
      <strong>{title}.</strong> {time ?? noTime}. {fee}.
    </p>
  )
}
