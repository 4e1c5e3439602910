import { Icon } from '@/components/ui/icon'
import { maxQuery, searchPath } from '@/lib/care/search/shared/search-index'

/** Asks the page of the search: a plain form, which needs no scripts. */
export const SearchForm = ({ query }: { query: string }) => (
  <search>
    <form action={searchPath} className="grid gap-2">
      <label htmlFor="q" className="field-label">
        Search services, treatments and pages
      </label>
      <div className="flex gap-3">
        <input
          id="q"
          name="q"
          type="search"
          defaultValue={query}
          maxLength={maxQuery}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          className="field-control min-w-0 flex-1"
        />
        <button type="submit" className="button button-primary">
          <Icon name="search" />
          Search
        </button>
      </div>
    </form>
  </search>
)
