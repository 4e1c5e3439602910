import type { Finding } from '../../../lib/truth/model.ts'
import { FilterSelect, SearchField, Toolbar } from '../inbox/ui/toolbar.tsx'
import type { Filter } from './grouped.ts'
import { titleOf } from './rule-titles.ts'

type Props = { findings: Finding[]; filter: Filter; onFilter: (filter: Filter) => void }

/** Narrows the findings by their rule and by words. */
export function FilterBar({ findings, filter, onFilter }: Props) {
  const counts = new Map<string, number>()
  for (const { rule } of findings) counts.set(rule, (counts.get(rule) ?? 0) + 1)
  if (filter.rule && !counts.has(filter.rule)) counts.set(filter.rule, 0)
  const rules = [...counts].map(([rule, count]) => [rule, `${titleOf(rule)} (${count})`] as const)
  return (
    <Toolbar>
      <SearchField
        label="Search in the findings"
        value={filter.text}
        onSearch={(text) => onFilter({ ...filter, text })}
      />
      <FilterSelect
        label="Rule"
        value={filter.rule}
        options={[['', 'All rules'], ...rules.sort(([, one], [, other]) => one.localeCompare(other))]}
        onChange={(rule) => onFilter({ ...filter, rule })}
      />
    </Toolbar>
  )
}
