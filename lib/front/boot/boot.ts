import { startCounters } from './counters'
import { noteEarlyInput } from './early-input'
import { startRotators } from './rotators'

// Stands in every document, before everything else: `npm run typegen` makes one line of it (lib/front/boot-text.ts).
noteEarlyInput()
startRotators()
startCounters()
