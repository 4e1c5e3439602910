import type { TaskGroup } from '../task.ts'
import { events, jobs } from './events-and-jobs.ts'
import { requestsAndOrders } from './inbox.ts'
import { legal } from './legal.ts'
import { offers } from './offers.ts'
import { pages } from './pages.ts'
import { people } from './people.ts'
import { prices } from './prices.ts'
import { publishing } from './publishing.ts'
import { checks } from './tools.ts'
import { trouble } from './trouble.ts'

/** The whole handbook, in the order it is read. */
export const handbook: TaskGroup[] = [
  prices,
  offers,
  pages,
  events,
  jobs,
  legal,
  requestsAndOrders,
  publishing,
  checks,
  people,
  trouble,
]
