import { FilterChip } from '@/components/ui/filter-chip'
import type { Injection } from '@/lib/content/server/injections'
import { categoryNames, usedCategories } from './categories'

/**
 * Chooses which cards are shown, by the style sheet alone (app/(site)/styles/filters.css): it works before and without
 * scripts.
 */
export function CategoryFilter({ injections }: { injections: Injection[] }) {
  return (
    <fieldset className="mt-8 mb-6 flex flex-wrap gap-2 lg:mt-10 lg:mb-8">
      <legend className="sr-only">Show injections for</legend>
      <FilterChip name="category" value="all" label="All" count={injections.length} isDefault />
      {usedCategories(injections).map(({ category, count }) => (
        <FilterChip
          key={category}
          name="category"
          value={category}
          label={categoryNames[category]}
          count={count}
          hue={category}
        />
      ))}
    </fieldset>
  )
}
