'use client'

import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { filterChip } from '@/components/ui/filter'
import { Icon } from '@/components/ui/icon'
import { Dosages } from './dosages'

export type Group = { key: string; label: string; intro: string | null; anchor: string | null }
type Service = Listed & { card: ReactNode }
type Props = { groups: Group[]; services: Service[]; nothingFound: string }

/**
 * The IV menu by category, and what the visitor's choice of a category and a price leaves of it (IVT-002, IVT-005).
 */
export function IvMenuList({ groups, services, nothingFound }: Props) {
  const [category, setCategory] = useState<string | null>(null)
  const [option, setOption] = useState<PriceOption>('any')
  const [chosen, setChosen] = useState<Record<string, number>>({})
  const shown = arrange(services, category, option, ({ id, prices }) => prices[chosen[id] ?? 0])

  const showAll = useCallback(() => {
    setCategory(null)
    setOption('any')
  }, [])
  useEffect(() => {
    // A link to a place on this page must find it: what is filtered away comes back first.
    const onClick = ({ target }: MouseEvent) =>
      target instanceof Element && target.closest('a[href*="#"]') && showAll()
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [showAll])

  const sortedBy = isSort(option) && priceOptions.find(({ key }) => key === option)?.label
  const sections = sortedBy
    ? [{ key: option, label: sortedBy, intro: null, anchor: null, services: shown }]
    : groups.map((group) => ({ ...group, services: shown.filter((one) => one.category === group.key) }))

  return (
    <Dosages value={{ chosen, choose: (id, index) => setChosen({ ...chosen, [id]: index }) }}>
      <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3 noscript:hidden print:hidden">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Filter by category</legend>
          <Choice label="All" isChecked={category === null} onChoose={() => setCategory(null)} />
          {groups.map(({ key, label }) => (
            <Choice key={key} label={label} isChecked={category === key} onChoose={() => setCategory(key)} />
          ))}
        </fieldset>
        <PriceMenu chosen={option} choose={setOption} />
        <p role="status" className="text-sm tabular">
          {shown.length === 1 ? '1 service' : `${shown.length} services`}
        </p>
      </div>
      {sections.map(
        ({ key, label, intro, anchor, services: cards }) =>
          cards.length > 0 && (
            <section key={key} id={anchor || undefined} className={group} data-print="group">
              <div className="lg:sticky lg:top-26 lg:self-start">
                <h3 className={groupName}>{label}</h3>
                {intro && <p className="mt-3">{intro}</p>}
              </div>
              <ul className="grid gap-4" data-print="list">
                {cards.map(({ card }) => card)}
              </ul>
            </section>
          ),
      )}
      {shown.length === 0 && (
        <div className="mt-10 grid justify-items-start gap-5 rounded-card border border-dashed border-line p-panel">
          <p>{nothingFound}</p>
          <button type="button" className="button button-quiet" onClick={showAll}>
            Show all services
          </button>
        </div>
      )}
    </Dosages>
  )
}

const group = 'mt-10 grid gap-x-columns gap-y-5 border-t border-sand-300 pt-8 lg:grid-cols-[4fr_9fr]'
const groupName = 'font-display text-group'
const priceOption =
  'min-h-11 w-full cursor-pointer rounded-lg ps-3 pe-5 text-start text-sm whitespace-nowrap text-ink-900 hover:bg-sand-100 aria-pressed:font-bold aria-pressed:text-agave-700 aria-pressed:underline aria-pressed:underline-offset-[0.3em] aria-pressed:highlight-forced'

type ChoiceProps = { label: string; isChecked: boolean; onChoose: () => void }

function Choice({ label, isChecked, onChoose }: ChoiceProps) {
  return (
    <label className={filterChip}>
      <input type="radio" name="iv-category" className="sr-only" checked={isChecked} onChange={onChoose} />
      {label}
    </label>
  )
}

type PriceMenuProps = { chosen: PriceOption; choose: (option: PriceOption) => void }

/** The price dropdown (IVT-003): opens and closes by its button; Escape and leaving it close it, too. */
function PriceMenu({ chosen, choose }: PriceMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function close() {
    setOpen(false)
    button.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape' && isOpen) return close()
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || !isOpen) return
    event.preventDefault()
    const options = [...event.currentTarget.querySelectorAll<HTMLElement>('li button')]
    const next = options.indexOf(document.activeElement as HTMLElement) + step
    options[Math.min(Math.max(next, 0), options.length - 1)]?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and the arrows are for the button and the options in it.
    <div
      className="relative z-10"
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) =>
        !currentTarget.contains(relatedTarget as Node | null) && setOpen(false)
      }
    >
      <button
        ref={button}
        type="button"
        className="group button button-quiet min-h-11 min-w-40 justify-between bg-white ps-4 pe-3 text-sm"
        aria-expanded={isOpen}
        aria-controls="iv-prices"
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          <span className="sr-only">Price: </span>
          {priceOptions.find(({ key }) => key === chosen)?.label}
        </span>
        <Icon name="down" className="transition-transform group-aria-expanded:rotate-180" />
      </button>
      {isOpen && (
        <ul
          id="iv-prices"
          className="absolute start-0 top-[calc(100%+0.375rem)] min-w-full rounded-control border border-sand-300 bg-white p-1.5 shadow-soft"
        >
          {priceOptions.map(({ key, label }) => (
            <li key={key}>
              <button
                type="button"
                className={priceOption}
                aria-pressed={key === chosen}
                onClick={() => {
                  choose(key)
                  close()
                }}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/**
 * What the island needs to know of a service: its category and a price in cents for each dosage (one without
 * dosages).
 */
export type Listed = { id: string; category: string | null; prices: number[] }

/**
 * The options of the price dropdown (IVT-004). Two sort, three choose a range, the first one does neither (IVT-005).
 */
export const priceOptions = [
  { key: 'any', label: 'Any Price' },
  { key: 'low', label: 'Low to High' },
  { key: 'high', label: 'High to Low' },
  { key: 'under', label: 'Under $200' },
  { key: 'between', label: '$200-$300' },
  { key: 'over', label: 'Over $300' },
] as const
export type PriceOption = (typeof priceOptions)[number]['key']

const inRange: Partial<Record<PriceOption, (cents: number) => boolean>> = {
  under: (cents) => cents < 200_00,
  between: (cents) => cents >= 200_00 && cents <= 300_00,
  over: (cents) => cents > 300_00,
}

/** Whether this option makes one list of all categories instead of one list for each. */
const isSort = (option: PriceOption) => option === 'low' || option === 'high'

/**
 * The services of this category (all of them for null) in the order and range of the option. Prices compared are the
 * shown ones (IVT-005); a service without a price fits no range and comes last.
 */
export function arrange<Service extends Listed>(
  services: Service[],
  category: string | null,
  option: PriceOption,
  shownPrice: (service: Service) => number | undefined,
): Service[] {
  const isInRange = inRange[option]
  const fitting = services.filter((service) => {
    if (category !== null && service.category !== category) return false
    const cents = shownPrice(service)
    return !isInRange || (cents !== undefined && isInRange(cents))
  })
  if (!isSort(option)) return fitting
  const sign = option === 'low' ? 1 : -1
  const rank = (service: Service) => sign * (shownPrice(service) ?? sign * Number.POSITIVE_INFINITY)
  return fitting.sort((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)))
}
