import type { Injection } from '@/lib/content/server/injections'

export type Category = NonNullable<Injection['category']>

/** What each category is called; a category the schema gains must be named here before the site builds. */
export const categoryNames: Record<Category, string> = {
  energy: 'Energy',
  immune: 'Immune',
  beauty: 'Beauty',
  recovery: 'Recovery',
  wellness: 'Wellness',
}

/** The categories that these injections use, in fixed order, with the number of injections in each. */
export function usedCategories(injections: Pick<Injection, 'category'>[]) {
  return (Object.keys(categoryNames) as Category[])
    .map((category) => ({
      category,
      count: injections.filter((injection) => injection.category === category).length,
    }))
    .filter(({ count }) => count > 0)
}
