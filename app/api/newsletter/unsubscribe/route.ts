import {
  answerPage,
  changeSubscription,
  listToLeave,
  listWords,
  orOutage,
} from '@/lib/people/newsletter/server/subscription'
import { readBody } from '@/lib/platform/server/request-body'

export const dynamic = 'force-dynamic'

const maxBytes = 4096
const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token')

/**
 * Where the link at the end of a mail leads. Mail programs open links by themselves, so this changes nothing: the
 * button does.
 */
export const GET = (request: Request) =>
  orOutage(async () => {
    const list = await listToLeave(tokenOf(request))
    if (!list) return unknown()
    return answerPage(200, {
      title: 'Unsubscribe',
      text: `Press the button and we’ll stop sending you ${listWords[list]}.`,
      button: { label: 'Unsubscribe', name: 'leave' },
    })
  })

/**
 * The button, or the mail program's own one (RFC 8058: `List-Unsubscribe=One-Click`, without cookies or origin): ends
 * the subscription at once. The button to come back sends `back`.
 */
export const POST = (request: Request) =>
  orOutage(async () => {
    const token = tokenOf(request)
    const bytes = await readBody(request, maxBytes).catch(() => undefined)
    const isBack = new URLSearchParams(new TextDecoder().decode(bytes)).has('back')
    if (!(await changeSubscription(token, isBack ? 'come back' : 'leave'))) return unknown()
    if (isBack)
      return answerPage(200, {
        title: 'Welcome back',
        text: 'You’re subscribed again. Nothing else has changed.',
        link: { label: 'Go to our website', href: '/' },
      })
    return answerPage(200, {
      title: 'You are unsubscribed',
      text: 'You won’t get any more emails from this list. Was that a mistake?',
      button: { label: 'Subscribe me again', name: 'back' },
    })
  })

const unknown = () =>
  answerPage(404, {
    title: 'This link does not work',
    text: 'It may be incomplete. Please open the link at the bottom of one of our emails, or call us.',
  })
