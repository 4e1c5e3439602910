import { filterChip } from '@/components/ui/filter'
import type { IvService } from '@/lib/content/server/menu'
import { comparePath } from '@/lib/content/shared/detail-path'

export const compareWords = {
  heading: 'Compare drips',
  intro: 'Choose two to four and see them side by side.',
}

type Props = { services: Pick<IvService, '_id' | 'name' | 'slug'>[]; chosen?: string[] }

/** Which drips to put side by side: a plain form whose answer is an address that can be sent on. */
export const CompareForm = ({ services, chosen = [] }: Props) => (
  <form action={comparePath} autoComplete="off" className="mt-6">
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Drips to compare</legend>
      {services.map(
        ({ _id, name, slug }) =>
          slug && (
            <label key={_id} className={filterChip}>
              <input
                type="checkbox"
                name="drip"
                value={slug}
                defaultChecked={chosen.includes(slug)}
                className="sr-only"
              />
              {name}
            </label>
          ),
      )}
    </fieldset>
    <button type="submit" className="button button-quiet mt-5">
      Compare
    </button>
  </form>
)
