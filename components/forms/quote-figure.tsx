'use client'

import { useEffect, useRef, useState } from 'react'
import type { QuoteMenu, QuoteRow } from '@/lib/care/quotes/shared/quote'
import { askApi } from '@/lib/platform/browser/api-client'
import { QuoteRows } from './quote-rows'

type Figure = { rows: QuoteRow[]; words: string }

const nothing: Figure = { rows: [], words: '' }

/** What the chosen drips cost the group of this form on its day, as soon as guests, day, place and drips are there. */
export function QuoteFigure() {
  const place = useRef<HTMLDivElement>(null)
  const [figure, setFigure] = useState(nothing)

  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    const menus = new Map<string, Promise<QuoteMenu | string>>()
    let latest = 0
    const show = async () => {
      const ours = ++latest
      const next = await figureOf(form, menus).catch(() => nothing)
      if (ours === latest) setFigure(next)
    }
    // A reset empties the fields only after its event.
    const showLater = () => setTimeout(show)
    void show()
    form.addEventListener('input', show)
    form.addEventListener('reset', showLater)
    return () => {
      latest = -1
      form.removeEventListener('input', show)
      form.removeEventListener('reset', showLater)
    }
  }, [])

  return (
    <div ref={place} role="status">
      {figure.words && (
        <div className="grid gap-3 rounded-control bg-agave-100 p-5">
          {figure.rows.length > 0 && <QuoteRows rows={figure.rows} />}
          <p className="text-sm text-ink-900">{figure.words}</p>
        </div>
      )}
    </div>
  )
}

async function figureOf(
  form: HTMLFormElement,
  menus: Map<string, Promise<QuoteMenu | string>>,
): Promise<Figure> {
  const data = new FormData(form)
  const [guests, day, zip] = ['guests', 'eventDate', 'zip'].map((name) => String(data.get(name) ?? '').trim())
  const keys = data.getAll('services').map(String)
  if (keys.length === 0) return nothing
  const { estimateWords, isGuestCount, quoteBy, quoteRows } = await import('@/lib/care/quotes/shared/quote')
  const isZip = /^\d{5}(-\d{4})?$/.test(zip ?? '')
  const missing = [
    ...(isGuestCount(Number(guests)) ? [] : ['the number of guests']),
    ...(day ? [] : ['the date']),
    ...(isZip ? [] : ['the ZIP code']),
  ]
  if (missing.length > 0 || !day)
    return {
      rows: [],
      words: `To show your price, we still need ${new Intl.ListFormat('en-US').format(missing)}.`,
    }
  const menu = await (menus.get(day) ?? menus.set(day, askMenu(day)).get(day))
  if (typeof menu !== 'object') {
    menus.delete(day)
    return { rows: [], words: menu ?? '' }
  }
  const count = Number(guests)
  const quote = quoteBy(menu, { guests: count, zip: zip ?? '', lines: keys.map((key) => ({ key, count })) })
  if ('problems' in quote) return { rows: [], words: quote.problems.map(({ message }) => message).join(' ') }
  return { rows: quoteRows(quote), words: estimateWords }
}

/** The menu of a day, or the sentence that says why there is none. */
async function askMenu(day: string): Promise<QuoteMenu | string> {
  const { outcome, body, message } = await askApi(`/api/quotes/menu?day=${encodeURIComponent(day)}`)
  if (outcome === 'answered') return body as QuoteMenu
  return message || 'We can’t work out the price right now. Send the form anyway, and we’ll reply with it.'
}
