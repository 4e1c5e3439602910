import { screen } from '../screen-names.ts'
import { step, type TaskGroup } from '../task.ts'

export const events: TaskGroup = {
  title: 'Events',
  tasks: [
    {
      id: 'add-an-event',
      title: 'Add an event',
      alsoSaid: 'new workshop date calendar',
      begins: [
        { opens: 'list', id: 'event', title: 'Events' },
        { opens: 'new', template: 'event', type: 'event', title: 'a new event' },
      ],
      steps: [
        step`On the left, press ${screen.events}. Above the list, press the plus sign to make a new ${screen.anEvent}.`,
        step`Fill in ${screen.eventTitle}, ${screen.date} (written like March 4, 2027) and ${screen.where}.`,
        step`Check ${screen.begins} and ${screen.ends}: Arizona time, written like 18:00.`,
        step`Press ${screen.generate} beside ${screen.eventSlug}.`,
        step`Open the tab ${screen.eventWords}. Fill in ${screen.eventPrice} and ${screen.eventDescription}.`,
        step`Taking reservations? Under ${screen.spots}, enter how many people can come. Leave it blank to take none.`,
        step`Press ${screen.publish}. It’s on the events page.`,
      ],
      note: 'When the event is over it moves to the past events by itself.',
    },
    {
      id: 'after-an-event',
      title: 'Say how an event went',
      alsoSaid: 'attendees rating past',
      begins: [{ opens: 'list', id: 'pastEvents', title: 'Past events' }],
      steps: [
        step`On the left, press ${screen.pastEvents}, then the event.`,
        step`Open the tab ${screen.eventAfter} and fill in ${screen.attendees}.`,
        step`Press ${screen.publish}.`,
      ],
    },
    {
      id: 'call-off-an-event',
      title: 'Cancel an event',
      alsoSaid: 'cancel remove postpone guests',
      begins: [
        { opens: 'list', id: 'event', title: 'Events' },
        { opens: 'tool', name: 'inbox', title: 'Inbox' },
      ],
      steps: [
        step`First tell the guests: at the top, press ${screen.inbox}, then the tab ${screen.rsvps}, and choose the event. Names, emails and phones are there.`,
        step`At the top, press ${screen.content}. On the left, press ${screen.events}, then the event.`,
        step`Above the fields, press ${screen.published}, then ${screen.unpublish}. It says which pages lose it: press ${screen.unpublish} there, and once more.`,
      ],
      note: 'If it is only another day, change the date and publish instead, and tell the guests.',
    },
  ],
}

export const jobs: TaskGroup = {
  title: 'Jobs',
  tasks: [
    {
      id: 'hide-a-job',
      title: 'Hide a job that is filled',
      alsoSaid: 'close position remove career vacancy',
      begins: [
        { opens: 'list', id: 'job', title: 'Jobs' },
        { opens: 'list', id: 'hiddenJobs', title: 'Hidden jobs' },
      ],
      steps: [
        step`On the left, press ${screen.jobs}.`,
        step`Press the job in the list.`,
        step`Switch on ${screen.hideJob}.`,
        step`Press ${screen.publish}. It’s off the careers page and listed under ${screen.hiddenJobs}.`,
        step`To offer it again, open it there, switch it off and press ${screen.publish}.`,
      ],
    },
    {
      id: 'add-a-job',
      title: 'Offer a job',
      alsoSaid: 'new position vacancy career nurse',
      begins: [{ opens: 'list', id: 'job', title: 'Jobs' }],
      steps: [
        step`Is there a similar one? On the left, press ${screen.jobs}, open it, press the three dots beside ${screen.publish} and choose ${screen.duplicate}. Otherwise press the plus sign for a new ${screen.aJob}.`,
        step`Fill in every field of the first two tabs.`,
        step`Open the tab ${screen.jobApply} and put the address of the form into ${screen.applyForm}.`,
        step`Press ${screen.publish}.`,
      ],
    },
  ],
}
