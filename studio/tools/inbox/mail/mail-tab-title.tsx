import { useEffect } from 'react'
import type { MailCounts } from '../../../../lib/mail/shared/mail-list.ts'
import { useAnswer } from '../ui/use-change.ts'

const everyMs = 60_000

/** The tab's words, with how many mails were given up: they wait for a person. */
export function MailTabTitle() {
  const { answer, refresh } = useAnswer<MailCounts>('mails/counts')
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh()
    }, everyMs)
    return () => clearInterval(timer)
  }, [refresh])
  return answer && answer.failed > 0 ? `Mail · ${answer.failed} failed` : 'Mail'
}
