import { inOrder } from '../build/document.ts'
import { pages } from './pages.ts'
import { services } from './services.ts'
import { treatments } from './treatments.ts'

export const searchEntries = inOrder([...services, ...treatments, ...pages])
