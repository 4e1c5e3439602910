import { clockTime } from '../../content/shared/clock-time.ts'
import { postalLine, postalParts } from '../../content/shared/postal-line.ts'
import { itemsOf, linesOf, nameOf, wordsOf } from '../fields.ts'
import { type Content, type ContentDocument, type Finding, finding, type Named, type Rule } from '../model.ts'
import { phoneDigits, readPhones } from '../read/phones.ts'
import { type Hours, isAroundTheClock, readHours } from '../read/times.ts'

export const openingHours: Rule = {
  id: 'opening-hours',
  title: 'Opening hours',
  explains:
    'Every text that names hours, or says 24/7, agrees with the hours day by day; jobs and events have hours of their own.',
  check(content) {
    const [settings] = content.ofType('siteSettings')
    if (!settings) return []
    const rows = content.objectsOf(settings).filter(({ value }) => value._type === 'openingHours')
    if (rows.length === 0) return []
    return content.texts.flatMap(({ text, document, path }) => {
      if (haveOwnHours.has(document._type)) return []
      if (isAroundTheClock(text)) {
        const row = rows.find(({ value }) => !isAllDay(value)) ?? null
        if (!row) return []
        return finding({
          rule: 'opening-hours',
          severity: 'error',
          sentence: `“${text}” promises day and night, but on ${wordsOf(row.value, 'label')} the clinic is open from ${written(row.value)}.`,
          places: [content.placeOf(document, path, '24/7'), placeOf(content, row)],
        })
      }
      const said = readHours(text)
      const other = said && rows.find(({ value }) => disagrees(said, value))
      if (!other) return []
      return finding({
        rule: 'opening-hours',
        severity: 'error',
        sentence: `“${text}” says ${said.text}, but on ${wordsOf(other.value, 'label')} the clinic is open from ${written(other.value)}.`,
        places: [content.placeOf(document, path, said.text), placeOf(content, other)],
      })
    })

    function placeOf(from: Content, { value, path }: Named) {
      return from.placeOf(settings as NonNullable<typeof settings>, path, written(value))
    }
  },
}

const haveOwnHours = new Set(['job', 'event'])

type Row = Named['value']

const written = (row: Row) => `${clockTime(wordsOf(row, 'opens'))} to ${clockTime(wordsOf(row, 'closes'))}`

const isAllDay = (row: Row) =>
  wordsOf(row, 'opens') === '00:00' && /^(?:23:59|24:00|00:00)$/.test(wordsOf(row, 'closes'))

const disagrees = (said: Hours, row: Row) =>
  linesOf(row, 'days').some((day) => said.days.includes(day)) &&
  (said.opens !== wordsOf(row, 'opens') || said.closes !== wordsOf(row, 'closes'))

export const contactDetails: Rule = {
  id: 'contact-details',
  title: 'Phone numbers and addresses',
  explains: 'A phone number, email address or street typed into a text is one of the clinic’s own.',
  check(content) {
    const [settings] = content.ofType('siteSettings')
    return settings
      ? [...phones(content, settings), ...emails(content, settings), ...street(content, settings)]
      : []
  },
}

function phones(content: Content, settings: ContentDocument): Finding[] {
  const own = [wordsOf(settings, 'phone'), wordsOf(settings, 'supportPhone')].filter(Boolean)
  const known = new Set(own.map(phoneDigits))
  const wrong = (document: ContentDocument, path: string, number: string) =>
    known.has(phoneDigits(number)) || phoneDigits(number).length < 10
      ? []
      : [
          finding({
            rule: 'contact-details',
            severity: 'error',
            sentence: `“${nameOf(document)}” names the phone number ${number}, but the clinic’s is ${own[0]}.`,
            places: [content.placeOf(document, path, number), content.placeOf(settings, 'phone', own[0])],
          }),
        ]
  const isLocal = (number: string) => own.some((one) => areaOf(one) === areaOf(number))
  const inTexts = content.texts.flatMap(({ text, document, path, within }) =>
    document === settings
      ? []
      : readPhones(text)
          .filter((number) => isLocal(number) || !isCalledFrom(within.value, number))
          .flatMap((number) => wrong(document, path, number)),
  )
  const inLinks = content.documents.flatMap((document) =>
    content.objectsOf(document).flatMap(({ value, path }) => {
      const href = wordsOf(value, 'href')
      // In prose a link may call an authority or a partner.
      return href.startsWith('tel:') && value._type === 'link'
        ? wrong(document, `${path}.href`, href.slice('tel:'.length))
        : []
    }),
  )
  return [...inTexts, ...inLinks]
}

const areaOf = (phone: string) => phoneDigits(phone).slice(0, 3)

/** Whether the paragraph has a link that calls this number: then it may be an authority's or a partner's. */
const isCalledFrom = (paragraph: Named['value'], number: string) =>
  itemsOf(paragraph, 'markDefs').some((mark) => phoneDigits(wordsOf(mark, 'href')) === phoneDigits(number))

function emails(content: Content, settings: ContentDocument): Finding[] {
  const own = Object.entries(settings).flatMap(([field, value]) =>
    field.startsWith('email') && typeof value === 'string' ? [value.toLowerCase()] : [],
  )
  const domains = new Set(own.map((address) => address.split('@')[1]))
  return content.texts.flatMap(({ text, document, path }) => {
    if (document === settings) return []
    return [...text.matchAll(/[\w.+-]+@([\w-]+\.[\w.-]*\w)/g)].flatMap(([address, domain]) =>
      // Another company's address is not the clinic's to know.
      !domains.has(domain?.toLowerCase()) || own.includes(address.toLowerCase())
        ? []
        : finding({
            rule: 'contact-details',
            severity: 'error',
            sentence: `“${nameOf(document)}” names ${address}, which is none of the clinic’s addresses.`,
            places: [
              content.placeOf(document, path, address),
              content.placeOf(settings, 'emailGeneral', wordsOf(settings, 'emailGeneral')),
            ],
          }),
    )
  })
}

const street = (content: Content, settings: ContentDocument): Finding[] =>
  content.ofType('practiceSettings').flatMap((practice) => {
    const [office, site] = [wordsOf(practice, 'officeAddress'), addressOf(settings)]
    if (!office || !site || office === site) return []
    const parts = postalParts(office)
    const change = (path: AddressField, to: string) => {
      const from = wordsOf(settings, path)
      return from === to ? [] : { documentId: settings._id, path, from: settings[path], to }
    }
    return finding({
      rule: 'contact-details',
      severity: 'warning',
      sentence: `Estimates name the office at ${office}, the site says ${site}.`,
      places: [content.placeOf(practice, 'officeAddress', office), content.placeOf(settings, 'street', site)],
      fixes: [
        {
          label: `Use ${site} in both`,
          changes: [{ documentId: practice._id, path: 'officeAddress', from: office, to: site }],
        },
        ...(parts
          ? [
              {
                label: `Use ${office} in both`,
                changes: addressFields.flatMap((field) => change(field, parts[field])),
              },
            ]
          : []),
      ],
    })
  })

const addressFields = ['street', 'locality', 'region', 'postalCode'] as const
type AddressField = (typeof addressFields)[number]

function addressOf(settings: ContentDocument): string {
  const [street = '', locality = '', region = '', postalCode = ''] = addressFields.map((field) =>
    wordsOf(settings, field),
  )
  return postalLine({ street, locality, region, postalCode })
}
