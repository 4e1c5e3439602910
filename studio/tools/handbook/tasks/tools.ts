import { screen } from '../screen-names.ts'
import { step, type TaskGroup } from '../task.ts'

/** Tasks of the Studio's other tools; each is shown once its tool is there. */
export const checks: TaskGroup = {
  title: 'Preview, checks and schedule',
  tasks: [
    {
      id: 'see-before-public',
      title: 'See a change before it is public',
      alsoSaid: 'preview draft presentation click to edit',
      needs: [screen.presentation.words],
      begins: [{ opens: 'tool', name: 'presentation', title: 'Preview' }],
      steps: [
        step`At the top, press ${screen.presentation}. The site is in the middle.`,
        step`Press a text or a price on the page: its field opens beside it. Change it; the page follows while you type.`,
        step`Visitors see nothing yet. Press ${screen.publish} when it is right.`,
      ],
    },
    {
      id: 'share-a-preview',
      title: 'Show a draft to someone outside',
      alsoSaid: 'link share expire lawyer partner',
      needs: [screen.previewLinks.words],
      begins: [],
      steps: [
        step`At the top, press ${screen.previewLinks} and make a new link.`,
        step`Send it. It shows the whole site with all drafts, ends by itself, and can be ended sooner in the same place.`,
      ],
    },
    {
      id: 'truth-check',
      title: 'Find where the site contradicts itself',
      alsoSaid: 'check wrong different price hours contradiction',
      needs: [screen.truthCheck.words],
      begins: [],
      steps: [
        step`At the top, press ${screen.truthCheck}. Each finding says in a sentence which two places disagree.`,
        step`Go to the field and correct it, or say that this is intended, with the reason.`,
      ],
    },
    {
      id: 'schedule-prices',
      title: 'Set next month’s prices today',
      alsoSaid: 'later future date time plan',
      needs: [screen.schedule.words],
      begins: [],
      steps: [
        step`Change the price, but don’t publish it. Beside ${screen.publish}, press the three dots, then ${screen.scheduleIt}.`,
        step`Give the group a name, choose the day and the time (Arizona time), and press ${screen.schedule}. For the next price choose the same group under ${screen.togetherWith}.`,
        step`At the top, press ${screen.schedule}. Press ${screen.previewMoment} and look at the site of that day. Until then everything can be changed or canceled.`,
        step`Planned once more? The dialog says which moment is replaced by which, and leaves it to you whether both are published.`,
        step`A price that ends by itself: press ${screen.changeBack} in the group, and say when.`,
      ],
    },
    {
      id: 'price-history',
      title: 'See who changed which price, and when',
      alsoSaid: 'audit before after restore csv past',
      needs: [screen.priceHistory.words],
      begins: [],
      steps: [
        step`At the top, press ${screen.priceHistory}. Each line has the price before and after, the person and the time.`,
        step`From there you can bring back an old price, or download the list as a table.`,
      ],
    },
    {
      id: 'what-books',
      title: 'Check what each Book Now opens',
      alsoSaid: 'booking button number coverage',
      needs: [screen.coverage.words],
      begins: [{ opens: 'tool', name: 'booking-coverage', title: 'Booking coverage' }],
      steps: [
        step`At the top, press ${screen.coverage}, then ${screen.needsAttention}.`,
        step`Each line says what is missing. Numbers are given under ${screen.bookingSettings}.`,
      ],
    },
  ],
}

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
