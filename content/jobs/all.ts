import { inOrder } from '../build/document.ts'
import { seedDates } from '../events/dates.ts'
import { marketingJobs } from './marketing.ts'
import { medicalJobs } from './medical.ts'
import { operationsJobs } from './operations.ts'

const lastDay = '03-31'

/** The open positions of the first edition as seen from this day, in the order of the page. */
export const jobsFrom = (now: Date) =>
  inOrder([...medicalJobs(seedDates(now, lastDay).coming(lastDay)), ...operationsJobs, ...marketingJobs])
