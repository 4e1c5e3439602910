import { inOrder } from '../build/document.ts'
import { marketingJobs } from './marketing.ts'
import { medicalJobs } from './medical.ts'
import { operationsJobs } from './operations.ts'

/** The open positions, in the order of the page. */
export const jobs = inOrder([...medicalJobs, ...operationsJobs, ...marketingJobs])
