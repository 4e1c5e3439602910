import { legalDocument } from '../build/legal.ts'

export const privacyPolicy = legalDocument({
  slug: 'privacy',
  title: 'Privacy policy',
  lastUpdated: 'December 2024',
  summary:
    'This policy covers the site, its shop and its forms. We collect what we need to answer you, to treat you and to deliver what you buy. We don’t sell your information, we don’t show ads, and no analytics run unless you agree. Your medical record has a notice of its own.',
  sections: [
    {
      anchor: 'scope',
      heading: 'What this policy covers',
      text: `
        This policy covers the information we receive through this website: when you read it, write to us, ask for an
        estimate, subscribe, open an account or buy something.

        Your medical information is protected by HIPAA, a federal law. How we use it, and what rights you have, is in
        our [notice of privacy practices](/privacy-practices). Where the two differ for medical information, the notice
        applies.
      `,
    },
    {
      anchor: 'what-you-give',
      heading: 'What you give us',
      text: `
        - **Messages and inquiries:** your name, your email address, your phone number if you give it, and what you
          write.
        - **A Good Faith Estimate:** your name, contact details, date of birth, the services you ask about, how you
          intend to pay, and a date if you have one in mind.
        - **The newsletter:** your first name and your email address.
        - **A partnership:** what the application asks for, such as your website and your audience.
        - **An account:** your name, your email address and a password, which we store only in a form no one can read.
        - **An order:** what you bought, its price, your email address and the number of the payment. If you order
          without an account, we also create an access code so you can look up the order.
        - **A gift card:** the name and the email address of the person it is for, your name, and your message. We use
          them to deliver the card, and to find it again when it is used.

        Please don’t write about your health in a message. A provider will ask you about it in private.
      `,
    },
    {
      anchor: 'what-we-record',
      heading: 'What is recorded automatically',
      text: `
        Like every website, ours receives your IP address, the type of browser you use and the page you ask for. We use
        this to deliver the page, fix problems and stop abuse, and we keep it only for a short time.

        When you search this site and nothing is found, we count that: the words and your network as scrambled codes,
        without numbers, addresses or your IP address. We can read the words only once people in five different
        networks have searched for the same, and we forget them after 30 days. What you choose under “Help me choose”
        is not recorded at all.

        We don’t build profiles, we don’t track you on other sites, and we don’t try to find out who our readers are.
      `,
    },
    {
      anchor: 'cookies',
      heading: 'Cookies and storage in your browser',
      text: `
        We use only what the site needs to work. The law doesn’t require a banner for that, so you won’t see one:

        - **Your cart** stays in your browser, with what you wrote on a gift card, so that it is still there tomorrow.
        - **Orders without an account** leave their order number and access code in your browser, so you can find them
          again.
        - **Signing in** sets a cookie that says who you are until you sign out.

        We don’t use advertising cookies. We have no analytics switched on today. If that ever changes, they will load
        only after you agree, and never on a page where you enter health information.

        You can clear all of this in your browser’s settings. You’ll then need to sign in again, and your cart will be
        empty.
      `,
    },
    {
      anchor: 'how-we-use-it',
      heading: 'What we use it for',
      text: `
        - to answer you, and to prepare the estimate or the offer you asked for
        - to book, confirm and carry out your visit
        - to take your payment, give refunds, and keep the records tax law requires
        - to send the newsletter, if you subscribed to it
        - to keep the site safe and in working order
        - to do what the law requires of us

        We do not sell personal information, and we do not share it for advertising. A computer never makes a decision
        about your care on its own.
      `,
    },
    {
      anchor: 'who-receives-it',
      heading: 'Who else receives it',
      text: `
        Other companies do some of the work for us. Each gets only what it needs for its task and may not use it for
        anything else.

        - **PayPal** takes payments in our shop. You enter your card or your PayPal login with PayPal; we never see
          the number. PayPal tells us the amount, whether it was paid, and your email address. What PayPal does beyond
          that is in its own privacy statement.
        - **The booking and client portal service** holds your appointments and your intake forms.
        - **The exam service** carries the video call with the provider.
        - **Hosting, database, content and email services** run this site and deliver its email.

        Companies that handle medical information for us must sign what HIPAA calls a business associate agreement.
        Reviews and maps on our pages come from other companies, too. When they load, those companies can see your IP
        address.

        We share information with the authorities only when the law requires it, and then no more than it asks for.
      `,
    },
    {
      anchor: 'how-long',
      heading: 'How long we keep it',
      text: `
        - **Messages and inquiries:** until they are resolved, and then up to two years.
        - **Newsletter:** until you unsubscribe. Every email has a link for that.
        - **Orders and payments:** seven years, for tax purposes.
        - **Accounts:** until you ask us to close yours.
        - **Medical records:** at least six years after your last visit, as Arizona law requires for adults, and longer for
          minors.

        After that, we delete the information or make it impossible to tell whose it was.
      `,
    },
    {
      anchor: 'your-choices',
      heading: 'Your choices',
      text: `
        Wherever you live, you can ask us to show you the information we hold about you, to correct it, to send you a
        copy, or to delete what we don’t have to keep. You can unsubscribe from the newsletter at any time.

        Write to the address below from the email address we know you by. We answer within 30 days, at no charge. We may
        ask a question to be sure it’s really you. Asking never changes how we treat you.
      `,
    },
    {
      anchor: 'safety',
      heading: 'How we protect it',
      text: `
        The connection to this site is encrypted. Forms and orders are stored in a database that only staff who need
        them can open, each with their own login. Health information is never sent in an ordinary email.

        No system is perfectly safe. If anything ever puts your information at risk, we will tell you and the
        authorities without delay, as the law requires.
      `,
    },
    {
      anchor: 'children',
      heading: 'Children',
      text: `
        This site is for adults. We do not knowingly collect information from children under 13. If you believe a child
        has sent us something, write to us and we’ll delete it.
      `,
    },
    {
      anchor: 'changes',
      heading: 'Changes to this policy',
      text: `
        If what we do with your information changes, we update this policy first. The date at the top says when. If a
        change matters to you, such as a new company receiving your information, we say so clearly on this page and ask
        for your consent where it’s needed.
      `,
    },
  ],
  contactHeading: 'Questions about your information',
  contactText: 'Our privacy officer answers them.',
  contactChannel: 'emailPrivacy',
})
