import { legalDocument } from '../build/legal.ts'

export const privacyPolicy = legalDocument({
  slug: 'privacy',
  title: 'Privacy policy',
  lastUpdated: 'December 2024',
  summary:
    'This policy covers the site, its shop and its forms. We collect what we need to answer you, to treat you and to deliver what you buy. We do not sell your information, we show no advertising, and no analytics run unless you agree. Your medical record has a notice of its own.',
  sections: [
    {
      anchor: 'scope',
      heading: 'What this policy covers',
      text: `
        This policy is about the information that we receive through this website: when you read it, write to us, ask for
        an estimate, subscribe, open an account or buy something.

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
        - **A Good Faith Estimate:** your name, contact, date of birth, the services you ask about, how you intend to
          pay, and a date if you have one in mind.
        - **The newsletter:** your first name and your email address.
        - **A partnership:** what the application asks for, for example your website and your audience.
        - **An account:** your name, your email address and a password, which we keep only in a form that cannot be
          read.
        - **An order:** what you bought, its price, your email address and the number of the payment. If you order
          without an account we also make an access code, so that you can look the order up.
        - **A gift card:** the name and the email address of the person it is for, your name, and your message. We use
          them to deliver the card, and to find it again when it is used.

        Please don’t write about your health in a message. A provider asks you about it in private.
      `,
    },
    {
      anchor: 'what-we-record',
      heading: 'What is recorded automatically',
      text: `
        Like every website, ours receives your network address, the kind of browser you use and the page you ask for. We
        use this to deliver the page, to find faults and to stop abuse, and we keep it for a short time only.

        We do not build profiles, we do not follow you to other sites, and we do not try to find out who a reader is.
      `,
    },
    {
      anchor: 'cookies',
      heading: 'Cookies and storage in your browser',
      text: `
        We use only what the site needs to work. For that, the law requires no banner, and you see none:

        - **Your cart** stays in your browser, with what you wrote on a gift card, so that it is still there tomorrow.
        - **Orders without an account** leave their reference and access code in your browser, so that you find them
          again.
        - **Signing in** sets a cookie that says who you are until you sign out.

        We use no advertising cookies. We have no analytics switched on today. If we ever do, they load only after you
        have agreed, and never on a page where you enter health information.

        You can clear all of this in the settings of your browser. You then sign in again and find your cart empty.
      `,
    },
    {
      anchor: 'how-we-use-it',
      heading: 'What we use it for',
      text: `
        - to answer you, and to prepare the estimate or the offer you asked for
        - to book, confirm and carry out your visit
        - to take your payment, give refunds, and keep the books that tax law requires
        - to send the newsletter, if you subscribed to it
        - to keep the site safe and in working order
        - to do what the law requires of us

        We do not sell personal information, and we do not share it for advertising. No decision about your care is made
        by a computer alone.
      `,
    },
    {
      anchor: 'who-receives-it',
      heading: 'Who else receives it',
      text: `
        Some work is done for us by other companies. Each gets only what its task needs and may use it for nothing else.

        - **PayPal** takes payments in our shop. You enter your card or your PayPal login with PayPal; we never see
          the number. PayPal tells us the amount, whether it was paid, and your email address. What PayPal does beyond
          that is in its own privacy statement.
        - **The booking and client portal service** holds your appointments and your intake forms.
        - **The examination service** carries the video call with the provider.
        - **Hosting, database, content and email services** run this site and deliver its email.

        We require those who handle medical information for us to sign an agreement that HIPAA calls a business associate
        agreement. Reviews and maps on our pages come from other companies too; they load from those companies when they
        are shown, which tells them your network address.

        Authorities receive information only when the law obliges us, and then no more than it asks for.
      `,
    },
    {
      anchor: 'how-long',
      heading: 'How long we keep it',
      text: `
        - **Messages and inquiries:** until they are settled, and then up to two years.
        - **Newsletter:** until you unsubscribe. Every email has a link for that.
        - **Orders and payments:** seven years, for the tax authorities.
        - **Accounts:** until you ask us to close yours.
        - **Medical records:** at least six years after your last visit, as Arizona law requires for adults, and longer for
          minors.

        After that we delete the information or make it impossible to tell whose it was.
      `,
    },
    {
      anchor: 'your-choices',
      heading: 'Your choices',
      text: `
        Wherever you live, you can ask us to show you the information we hold about you, to correct it, to send you a
        copy, or to delete what we do not have to keep. You can leave the newsletter at any time.

        Write to the address below from the email address we know you by. We answer within 30 days and charge nothing. We
        may ask a question to be sure that it is you. Asking never changes how we treat you.
      `,
    },
    {
      anchor: 'safety',
      heading: 'How we protect it',
      text: `
        The connection to this site is encrypted. Submissions and orders are stored in a database to which only staff who
        need them have access, each with a login of their own. Health information is never sent in an ordinary email.

        No system is perfectly safe. If something happens that puts your information at risk, we tell you and the
        authorities as the law requires, without delay.
      `,
    },
    {
      anchor: 'children',
      heading: 'Children',
      text: `
        This site is for adults. We do not knowingly collect information from children under 13. If you believe that a
        child has sent us something, write to us and we delete it.
      `,
    },
    {
      anchor: 'changes',
      heading: 'Changes to this policy',
      text: `
        When we change what we do with your information, we change this text first. The date at the top says when. If a
        change matters to you, for example because a new company receives your information, we say so on this page in
        plain sight, and ask you where your consent is needed.
      `,
    },
  ],
  contactHeading: 'Questions about your information',
  contactText: 'Our privacy officer answers them.',
  contactChannel: 'emailPrivacy',
})
