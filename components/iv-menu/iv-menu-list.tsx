'use client'

import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { arrange, isSort, type Listed, type PriceOption, priceOptions } from './arrange'
import { Dosages } from './dosages'
import { PriceMenu } from './price-menu'

export type Group = { key: string; label: string; intro: string | null; anchor: string | null }
type Service = Listed & { card: ReactNode }
type Props = { groups: Group[]; services: Service[]; nothingFound: string }

/** The IV menu by category, and what the visitor's choice of a category and a price leaves of it (IVT-002, IVT-005). */
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
      <div className="iv-choice">
        <fieldset className="category-filter">
          <legend className="sr-only">Show services of</legend>
          <Choice label="All" isChecked={category === null} onChoose={() => setCategory(null)} />
          {groups.map(({ key, label }) => (
            <Choice key={key} label={label} isChecked={category === key} onChoose={() => setCategory(key)} />
          ))}
        </fieldset>
        <PriceMenu chosen={option} choose={setOption} />
        <p role="status">{shown.length === 1 ? '1 service' : `${shown.length} services`}</p>
      </div>
      {sections.map(
        ({ key, label, intro, anchor, services: cards }) =>
          cards.length > 0 && (
            <section key={key} id={anchor || undefined} className="iv-group">
              <div className="iv-group-heading">
                <h3>{label}</h3>
                {intro && <p>{intro}</p>}
              </div>
              <ul className="iv-cards">{cards.map(({ card }) => card)}</ul>
            </section>
          ),
      )}
      {shown.length === 0 && (
        <div className="iv-nothing">
          <p>{nothingFound}</p>
          <button type="button" className="button button-quiet" onClick={showAll}>
            Show all services
          </button>
        </div>
      )}
    </Dosages>
  )
}

type ChoiceProps = { label: string; isChecked: boolean; onChoose: () => void }

function Choice({ label, isChecked, onChoose }: ChoiceProps) {
  return (
    <label>
      <input type="radio" name="iv-category" className="sr-only" checked={isChecked} onChange={onChoose} />
      {label}
    </label>
  )
}
