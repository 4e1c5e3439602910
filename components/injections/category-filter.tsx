import type { Injection } from '@/lib/content/server/injections'
import { categoryNames, usedCategories } from './categories'

/** Chooses which cards are shown, by the style sheet alone (`.shop:has(…)`): it works before and without scripts. */
export function CategoryFilter({ injections }: { injections: Injection[] }) {
  return (
    <fieldset className="category-filter">
      <legend className="sr-only">Show injections for</legend>
      <label>
        <input type="radio" name="category" value="all" defaultChecked className="sr-only" />
        All <small>{injections.length}</small>
      </label>
      {usedCategories(injections).map(({ category, count }) => (
        <label key={category} data-category={category}>
          <input type="radio" name="category" value={category} className="sr-only" />
          {categoryNames[category]} <small>{count}</small>
        </label>
      ))}
    </fieldset>
  )
}
