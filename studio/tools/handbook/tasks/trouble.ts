import { screen } from '../screen-names.ts'
import { step, type TaskGroup } from '../task.ts'

export const trouble: TaskGroup = {
  title: 'When something goes wrong',
  tasks: [
    {
      id: 'something-is-broken',
      title: 'Something on the site is broken',
      alsoSaid: 'alarm outage down status error warning',
      begins: [{ opens: 'tool', name: 'today', title: 'Today' }],
      steps: [
        step`At the top, press ${screen.today}. Anything broken is at the top, with when it started and what to do.`,
        step`Is something there? The owner got an email when it began, and gets another once it’s over.`,
        step`Tell visitors who ask: the address of the site with /status says in plain words what works.`,
      ],
    },
    {
      id: 'not-on-the-page',
      title: 'I published, but the page doesn’t show it',
      alsoSaid: 'old cache stale missing',
      begins: [{ opens: 'list', id: 'unpublished', title: 'Not published yet' }],
      steps: [
        step`Load the page again. A change takes a second, at most a minute.`,
        step`On the left, press ${screen.unpublished}: if it is listed there it is still a draft. Open it and press ${screen.publish}.`,
        step`Is it the same thing? A drip can stand both under ${screen.treatments} and under ${screen.ivServices}.`,
      ],
    },
    {
      id: 'content-away',
      title: 'The Studio won’t open or won’t save',
      alsoSaid: 'cms away offline connection sanity down outage',
      begins: [],
      steps: [
        step`Check your own connection, then load the Studio again.`,
        step`The website goes on: visitors see every page as it was published last, and can book and pay.`,
        step`What you typed while the Studio says that it is not connected may be lost: copy it before you close the window.`,
      ],
    },
    {
      id: 'paypal-away',
      title: 'PayPal isn’t responding',
      alsoSaid: 'payment outage confirming checkout pay down',
      begins: [{ opens: 'tool', name: 'inbox', title: 'Inbox' }],
      steps: [
        step`Visitors are told, and nothing is charged twice. Their cart stays.`,
        step`At the top, press ${screen.inbox}, then the tab ${screen.orders}. The site keeps asking PayPal about any order whose payment isn’t certain.`,
        step`Don’t take the money another way while it is being confirmed. What a person must decide is marked there.`,
      ],
    },
    {
      id: 'mail-failed',
      title: 'An email was not delivered',
      alsoSaid: 'email failed outbox confirmation receipt',
      begins: [{ opens: 'tool', name: 'inbox', title: 'Inbox' }],
      steps: [
        step`At the top, press ${screen.inbox}, then the tab ${screen.mail}, then ${screen.failed}.`,
        step`Read the reason. A wrong address: call the person. Otherwise press ${screen.sendAgain}.`,
      ],
    },
    {
      id: 'booking-away',
      title: 'Booking, the exam or the map won’t load',
      alsoSaid: 'widget provider outage slow',
      begins: [{ opens: 'tool', name: 'inbox', title: 'Inbox' }],
      steps: [
        step`At the top, press ${screen.inbox}, then the tab ${screen.widgets}. It says what failed for visitors, and since when.`,
        step`Visitors are offered the phone instead. If it lasts, call the provider.`,
        step`Has the provider given you new addresses or numbers? They belong under ${screen.bookingSettings}.`,
      ],
    },
  ],
}
