import {
  answerPage,
  type Confirmation,
  confirmSubscription,
  listToConfirm,
  listWords,
  orOutage,
} from '@/lib/people/newsletter/server/subscription'

export const dynamic = 'force-dynamic'

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token')

const home = { label: 'Go to our website', href: '/' }
const askAgain = { label: 'Subscribe again', href: '/newsletter' }

const outcomes: Record<Confirmation, { status: number; page: Parameters<typeof answerPage>[1] }> = {
  confirmed: {
    status: 200,
    page: {
      title: 'You are subscribed',
      text: 'Thank you. Every email has an unsubscribe link.',
      link: home,
    },
  },
  expired: {
    status: 410,
    page: {
      title: 'This link has expired',
      text: 'Links work for 7 days, and you’re not subscribed yet. Ask for a new one: it takes a minute.',
      link: askAgain,
    },
  },
  unknown: {
    status: 404,
    page: {
      title: 'This link does not work',
      text: 'It may be incomplete, or a newer email from us has replaced it. You can ask for a new one.',
      link: askAgain,
    },
  },
}

const say = (outcome: Confirmation) => answerPage(outcomes[outcome].status, outcomes[outcome].page)

/**
 * Where the link of the mail leads. Mail programs open links by themselves, so this changes nothing: the button does.
 */
export const GET = (request: Request) =>
  orOutage(async () => {
    const list = await listToConfirm(tokenOf(request))
    if (!list) return say('unknown')
    return answerPage(200, {
      title: 'Confirm your subscription',
      text: `Press the button to get ${listWords[list]} by email.`,
      button: { label: 'Confirm', name: 'confirm' },
    })
  })

/** The button. Who has the token has the mailbox, so no other proof is asked for. */
export const POST = (request: Request) =>
  orOutage(async () => say(await confirmSubscription(tokenOf(request))))
