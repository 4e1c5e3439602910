import { inOrder } from '../build/document.ts'
import { basicServices } from './basic.ts'
import { nadServices } from './nad.ts'
import { premiumServices } from './premium.ts'
import { standardServices } from './standard.ts'

/** The IV menu, in the order of the page. */
export const ivServices = inOrder([...basicServices, ...standardServices, ...premiumServices, ...nadServices])
