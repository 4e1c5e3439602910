import { screen } from '../screen-names.ts'
import { step, type TaskGroup } from '../task.ts'

export const pages: TaskGroup = {
  title: 'Pages and texts',
  tasks: [
    {
      id: 'change-a-text',
      title: 'Change a text on a page',
      alsoSaid: 'correct words typo heading',
      begins: [{ opens: 'list', id: 'pages', title: 'Page by page' }],
      steps: [
        step`On the left, press ${screen.pageByPage}, then the page. Its first line is the page itself; below it are the lists it shows.`,
        step`Press the page itself. Under ${screen.blocks} is what you see on the page, from top to bottom.`,
        step`Press the block, change the words, then press Escape.`,
        step`Press ${screen.publish}.`,
      ],
      note: 'Prices and names on cards are not in the page: they are in the lists below it.',
    },
    {
      id: 'make-a-landing-page',
      title: 'Make a landing page and put it into the menu',
      alsoSaid: 'new page campaign create',
      begins: [{ opens: 'new', template: 'landing-page', type: 'page', title: 'a landing page' }],
      steps: [
        step`At the top left, press the plus sign (${screen.create}), then ${screen.landingPage}.`,
        step`Fill in ${screen.pageTitle}, and ${screen.address} with a / before it, like /race-day.`,
        step`Under ${screen.blocks}, press the line that says ${screen.hero}. Write the ${screen.heading} of the page, then press Escape.`,
        step`Press the line that says ${screen.text}. Press into ${screen.textBody}, write what visitors should know, then press Escape.`,
        step`Press ${screen.publish}. The page is at its address.`,
        step`For the menu: on the left, press ${screen.menus}. Under ${screen.topMenu}, press ${screen.addItem}.`,
        step`Fill in ${screen.words}, and ${screen.goesTo} with the address of the page. Press Escape.`,
        step`Press ${screen.publish}. If four links stand before it, it is under “More”.`,
      ],
      note: 'Remove any of the three blocks you don’t need; add others below them. To take the page off the site again, unpublish it: you’ll be told which links lead nowhere then.',
    },
    {
      id: 'announcement',
      title: 'Show an announcement on every page',
      alsoSaid: 'banner bar holiday closed news',
      begins: [{ opens: 'list', id: 'siteSettings', title: 'Clinic and contact' }],
      steps: [
        step`On the left, press ${screen.clinic} and open the tab ${screen.announcementTab}.`,
        step`Write the ${screen.announcementText} and switch on ${screen.showAnnouncement}.`,
        step`Press ${screen.publish}. Switch it off the same way when it is over.`,
      ],
    },
    {
      id: 'phone-and-hours',
      title: 'Change the phone number or the hours',
      alsoSaid: 'telephone email opening times address contact',
      begins: [{ opens: 'list', id: 'siteSettings', title: 'Clinic and contact' }],
      steps: [
        step`On the left, press ${screen.clinic}.`,
        step`Numbers and addresses are under the tab ${screen.contactTab}.`,
        step`Hours are under the tab ${screen.hoursTab}: change both ${screen.hoursShort} and ${screen.hoursDays}.`,
        step`Press ${screen.publish}. All pages follow, and so do the call buttons.`,
      ],
    },
    {
      id: 'questions',
      title: 'Answer a question on the site',
      alsoSaid: 'faq questions and answers',
      begins: [{ opens: 'list', id: 'faq', title: 'Questions' }],
      steps: [
        step`On the left, press ${screen.questions}, then the question, or the plus sign for a new one.`,
        step`Fill in ${screen.question} and ${screen.answer}.`,
        step`Press ${screen.publish}. A new question must still be chosen on its page: open the page and, in its block of questions, press ${screen.addItem}.`,
      ],
    },
    {
      id: 'testimonials',
      title: 'Replace a sample testimonial',
      alsoSaid: 'review quote patient stars',
      begins: [{ opens: 'list', id: 'testimonial', title: 'Testimonials' }],
      steps: [
        step`On the left, press ${screen.testimonials}, then one that says “Sample”.`,
        step`Write the real words and the name as this person agreed to it.`,
        step`Switch off ${screen.isSample} and press ${screen.publish}.`,
      ],
    },
    {
      id: 'change-an-address',
      title: 'Change the address of a page',
      alsoSaid: 'rename move url path slug link redirect',
      begins: [{ opens: 'list', id: 'page', title: 'All pages' }],
      steps: [
        step`On the left, press ${screen.allPages}, then the page.`,
        step`Change ${screen.address}. A note above the form lists the links that use the old one.`,
        step`Press ${screen.publish}. The old address leads to the new one by itself.`,
        step`To change the links as well, press the button under the finding above the form, then publish what it changed.`,
      ],
      note: 'If you change the address back, or make a new page at the old one, that redirect ends by itself.',
    },
    {
      id: 'redirect',
      title: 'Send an old address to a new page',
      alsoSaid: 'link broken moved forward url',
      begins: [{ opens: 'list', id: 'redirect', title: 'Redirects' }],
      steps: [
        step`On the left, press ${screen.redirects}, then the plus sign for a new ${screen.aRedirect}.`,
        step`Fill in ${screen.from} and ${screen.to}.`,
        step`Press ${screen.publish}.`,
      ],
    },
    {
      id: 'site-search',
      title: 'Teach the site’s search a word',
      alsoSaid: 'synonym find nothing found misspelled question receptionist',
      begins: [{ opens: 'list', id: 'searchSettings', title: 'Search: words' }],
      steps: [
        step`On the left, press ${screen.searchWords}. Names, questions and ZIP codes are found automatically.`,
        step`Under ${screen.searchGroups}, add the word to a group, or make a new one.`,
        step`Under ${screen.searchFirst}, choose what you would answer on the phone.`,
        step`Press ${screen.publish}, then try the word on the site.`,
        step`At the top, press ${screen.inbox}, then the tab ${screen.searches}: it lists what several people searched for and nobody found.`,
      ],
    },
    {
      id: 'search-engines',
      title: 'Change how a page looks in Google',
      alsoSaid: 'seo description title search result',
      begins: [{ opens: 'list', id: 'page', title: 'All pages' }],
      steps: [
        step`On the left, press ${screen.allPages}, then the page.`,
        step`Open the tab ${screen.searchTab} and change the title and the description there.`,
        step`Press ${screen.publish}. Search engines take days to catch up.`,
      ],
    },
  ],
}

export const legal: TaskGroup = {
  title: 'Legal texts',
  tasks: [
    {
      id: 'correct-a-legal-text',
      title: 'Correct a legal text',
      alsoSaid: 'terms privacy policy hipaa disclaimer lawyer last updated',
      begins: [{ opens: 'list', id: 'legalDocument', title: 'Legal texts' }],
      steps: [
        step`On the left, press ${screen.legalTexts}.`,
        step`Press the text in the list.`,
        step`Under ${screen.sections}, press the section that is wrong.`,
        step`Press into ${screen.sectionText}, correct the words, then press Escape.`,
        step`Write the month and the year of today into ${screen.lastUpdated}, like December 2026.`,
        step`Press ${screen.publish}, once your lawyer has seen the change.`,
      ],
      note: 'Sections are numbered by themselves. A typing mistake does not need a new date; a change of meaning does.',
    },
  ],
}
