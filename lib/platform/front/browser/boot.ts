import { startCounters } from './counters'
import { noteEarlyInput } from './early-input'
import { startRotators } from './rotators'
import { loadOnIntent } from './scripts'

// Stands in every document, before everything else: `npm run typegen` makes one line of it (lib/platform/front/server/boot-text.ts).
noteEarlyInput()
loadOnIntent()
startRotators()
startCounters()
