import type { SearchEntry } from '@/lib/care/search/shared/search-index'

const names: Record<SearchEntry['type'], string> = {
  service: 'Service',
  page: 'Page',
  treatment: 'Treatment',
  drip: 'IV drip',
  injection: 'Injection',
  plan: 'Membership plan',
  package: 'Package',
  event: 'Event',
  job: 'Job',
  area: 'Service area',
  question: 'Question',
  legal: 'Legal',
  answer: '',
}

/** What a result is, and its category: 'IV drip · 45 min'. */
export const kindOf = ({ type, category }: SearchEntry): string =>
  [names[type], category].filter(Boolean).join(' · ')
