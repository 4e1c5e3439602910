'use client'

import { useContext } from 'react'
import { formatCents } from '@/lib/platform/shared/money'
import { Dosages } from './dosages'

type Props = { id: string; name: string; dosages: { label: string; cents: number }[] }

/** A dosage to choose and the price it has (IVT-011). */
export function DosagePrice({ id, name, dosages }: Props) {
  const { chosen, choose } = useContext(Dosages)
  const select = `${id}-dosage`
  const index = chosen[id] ?? 0
  return (
    <>
      <output htmlFor={select} className="price">
        <strong>{formatCents((dosages[index] ?? dosages[0])?.cents ?? 0)}</strong>
      </output>
      <label htmlFor={select} className="flex items-center gap-2 text-sm md:justify-between print:hidden">
        <span>
          Dosage<span className="sr-only">{` of ${name}`}</span>
        </span>
        <select
          id={select}
          data-dosage
          value={index}
          autoComplete="off"
          className="min-h-11 min-w-0 rounded-control border border-line bg-white px-2.5 font-semibold text-ink-900"
          onChange={({ currentTarget }) => choose(id, Number(currentTarget.value))}
        >
          {dosages.map(({ label }, place) => (
            <option key={label} value={place}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}
