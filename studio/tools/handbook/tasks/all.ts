import type { TaskGroup } from '../task.ts'
import { events, jobs } from './events-and-jobs.ts'
import { requestsAndOrders } from './inbox.ts'
import { offers } from './offers.ts'
import { legal, pages } from './pages.ts'
import { people } from './people.ts'
import { prices, publishing } from './prices.ts'
import { checks, trouble } from './tools.ts'

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
