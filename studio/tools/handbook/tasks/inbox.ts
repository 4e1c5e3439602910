import { screen } from '../screen-names.ts'
import { type Opening, step, type TaskGroup } from '../task.ts'

const inbox: Opening[] = [{ opens: 'tool', name: 'inbox', title: 'Inbox' }]

export const requestsAndOrders: TaskGroup = {
  title: 'Requests and orders',
  tasks: [
    {
      id: 'begin-the-day',
      title: 'See what waits today',
      alsoSaid: 'overview morning start dashboard sales figures late',
      begins: [{ opens: 'tool', name: 'today', title: 'Today' }],
      steps: [
        step`At the top, press ${screen.today}. Anything in red comes first. Press a figure to go where it’s handled.`,
        step`It updates on its own while it’s open. You see what your role allows.`,
      ],
    },
    {
      id: 'confirm-a-refund',
      title: 'Confirm a colleague’s refund',
      alsoSaid: 'approve second person large amount waits four eyes money back',
      begins: inbox,
      steps: [
        step`At the top, press ${screen.inbox}, then the tab ${screen.refundsToConfirm}. Press the order’s number to see what was bought and paid.`,
        step`If the reason isn’t clear, ask your colleague. Then press ${screen.confirmRefund}, or ${screen.reject}.`,
      ],
      note: 'Nobody confirms a refund of their own, but whoever asked can take it back.',
    },
    {
      id: 'set-up-a-second-factor',
      title: 'Set up your second factor',
      alsoSaid:
        'authenticator app totp code phone refund export download two-factor 2fa login security new phone recovery',
      begins: inbox,
      steps: [
        step`At the top, press ${screen.inbox}, then the tab ${screen.secondFactor}, and ${screen.setItUp}. On a new phone: ${screen.setUpAnotherPhone}.`,
        step`Add the key to an authenticator app. Type the code it shows, and the one we email you, and press ${screen.turnItOn}.`,
        step`Keep the ten recovery codes somewhere other than your phone. Each works once instead of a code from the app.`,
      ],
      note: 'Refunds, downloads and changes of access ask for the code, and then not again for ten minutes. Lost your phone and the recovery codes? An owner can reset it.',
    },
    {
      id: 'answer-a-request',
      title: 'Answer a request',
      alsoSaid: 'message contact form reply late due',
      begins: inbox,
      steps: [
        step`At the top, press ${screen.inbox}. The tab ${screen.requests} shows what waits; what is late is on top.`,
        step`Press the request, then ${screen.takeIt}, so no one else answers, too.`,
        step`Write the answer and press ${screen.sendReply}. No medical details: email is not private.`,
      ],
      note: 'What you typed waits under “Not sent yet” while you look at something else, and is gone once you sign out or close the page.',
    },
    {
      id: 'an-order',
      title: 'Fulfill an order, or refund it',
      alsoSaid: 'refund fulfil paypal purchase money back',
      begins: inbox,
      steps: [
        step`At the top, press ${screen.inbox}, then the tab ${screen.orders}. Find the order by name, email, phone, ZIP code, our number or PayPal’s.`,
        step`Once it’s been given, press ${screen.fulfilled}. If it needs an exam, a clinician checks that off first.`,
        step`To give a refund, enter the amount and press ${screen.refund}; the travel fee can go back alone. PayPal sends it; it can’t be undone.`,
      ],
    },
    {
      id: 'an-exam',
      title: 'Write down what an exam decided',
      alsoSaid: 'clearance provider approve decline good faith exam register license valid',
      begins: inbox,
      steps: [
        step`At the top, press ${screen.inbox}, then the tab ${screen.exams}. Who has waited longest is on top.`,
        step`Press the patient. Choose the decision, enter the provider’s name and license, and press ${screen.addToRegister}. Clinicians only.`,
        step`An approval counts for the patient’s next orders, too, until it ends. After a refusal, open the order in ${screen.orders} and press “Refund all that is left”.`,
      ],
      note: 'The register is only added to: a later decision replaces an earlier one, and both stay.',
    },
    {
      id: 'table-of-orders',
      title: 'Get the orders as a table',
      alsoSaid: 'export csv spreadsheet download accounting bookkeeping',
      begins: inbox,
      steps: [
        step`At the top, press ${screen.inbox}, then the tab ${screen.orders}.`,
        step`Narrow the list if you like, and press ${screen.csv}. The file opens in any spreadsheet, and the download is written down.`,
      ],
    },
    {
      id: 'receive-stock',
      title: 'Receive a delivery, or correct the stock',
      alsoSaid: 'sold out refill inventory lot batch expiration vial count broken write off low',
      begins: inbox,
      steps: [
        step`At the top, press ${screen.inbox}, then the tab ${screen.stock}, and choose the injection.`,
        step`Type how many came, the lot and its expiration date, and press ${screen.receiveStock}. They’re for sale at once.`,
        step`If your count differs from what it says, press ${screen.correctLot} on the lot. For anything broken or expired, press ${screen.writeOffLot}. Both ask for a reason.`,
      ],
      note: 'What expires first is given first, and an expired lot isn’t sold. We email you when stock runs low; you set the threshold there.',
    },
    {
      id: 'recall-a-lot',
      title: 'See who got a lot',
      alsoSaid: 'recall batch manufacturer warning patients vial',
      begins: inbox,
      steps: [
        step`At the top, press ${screen.inbox}, then the tab ${screen.stock}, and choose the injection.`,
        step`At the lot press ${screen.whoGotIt}. ${screen.csv} gives you the list as a table. Both are written down.`,
      ],
    },
    {
      id: 'write-an-estimate',
      title: 'Write a Good Faith Estimate',
      alsoSaid: 'quote price codes cpt hcpcs send',
      begins: inbox,
      steps: [
        step`At the top, press ${screen.inbox}, and in ${screen.requests} the request for an estimate.`,
        step`For each line choose under ${screen.lineItem} what it is: its menu, time and price are next to the name. Then choose its ${screen.lineCode}.`,
        step`Press ${screen.saveEstimate}. What the law still requires is listed there.`,
        step`Press ${screen.sendEstimate}, then ${screen.sendNow}, and tell the patient the code.`,
      ],
      note: 'Until you save or send it, what you typed waits in this page and is gone once you sign out.',
    },
    {
      id: 'issue-a-group-quote',
      title: 'Issue a quote for a group',
      alsoSaid: 'event party wedding office offer price travel fee waive code',
      begins: inbox,
      steps: [
        step`At the top, press ${screen.inbox}, and in ${screen.requests} the group quote.`,
        step`Check the date, the guests and how many of what. Prices are the menu’s on that date, with what is planned.`,
        step`Press ${screen.issueQuote}. The group gets it by email, with a page to print and a code that waives the travel fee.`,
      ],
      note: 'Something changed? Issue it again: the group’s page shows the new version, and the code stays the same.',
    },
    {
      id: 'redeem-a-gift-card',
      title: 'Take a gift card for a treatment',
      alsoSaid: 'voucher code balance desk pay redeem visit',
      begins: inbox,
      steps: [
        step`At the top, press ${screen.inbox}, then the tab ${screen.soldGiftCards}.`,
        step`Above the list, open “Redeem a gift card at the desk”. Type the code as it is read to you and press ${screen.lookItUp}.`,
        step`Write how much of it pays the treatment and for what, press ${screen.redeem}, and confirm it.`,
      ],
      note: 'The rest stays on the card. Pressing twice won’t charge it twice.',
    },
    {
      id: 'a-gift-card-sold',
      title: 'Send a gift card again, change it, or take it back',
      alsoSaid: 'recipient wrong address lost e-mail deliver date voucher cancel',
      begins: inbox,
      steps: [
        step`At the top, press ${screen.inbox}, then the tab ${screen.soldGiftCards}. Find the card by a name, an email address or the last four characters of its code, and press it.`,
        step`Press ${screen.sendCardAgain} or ${screen.changeCard}.`,
        step`To refund it, press ${screen.cancelCard}. Whatever hasn’t been used goes back to the buyer, and the code stops working.`,
      ],
    },
    {
      id: 'make-a-discount-code',
      title: 'Make a discount code',
      alsoSaid: 'coupon promo voucher thank you regulars group travel fee waive',
      begins: inbox,
      steps: [
        step`At the top, press ${screen.inbox}, then the tab ${screen.discounts}.`,
        step`Choose the ${screen.codeRule}. Is it for somebody? Write their address into ${screen.codeEmail}, and we email it to them.`,
        step`Write how often it may be used, and press ${screen.makeCode}. The code appears in large letters, ready to copy.`,
      ],
      note: 'It is typed in the cart when somebody orders. When they tell it to you instead, redeem it above, so that it counts as used.',
    },
    {
      id: 'subscribers',
      title: 'Get the list of subscribers',
      alsoSaid: 'newsletter export csv spreadsheet download',
      begins: inbox,
      steps: [
        step`At the top, press ${screen.inbox}, then the tab ${screen.subscribers}.`,
        step`Choose the list and press ${screen.csv}. The file opens in any spreadsheet, and the download is written down.`,
      ],
    },
    {
      id: 'guests',
      title: 'See who’s coming to an event',
      alsoSaid: 'rsvp waitlist spots guests attendance',
      begins: inbox,
      steps: [
        step`At the top, press ${screen.inbox}, then the tab ${screen.rsvps}, then the event.`,
        step`Guests and the waitlist are there, with what you may do for each. ${screen.csv} gives you the list for the door.`,
      ],
    },
  ],
}
