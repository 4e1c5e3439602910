export const accountTexts = {
  _id: 'accountText',
  _type: 'accountText' as const,
  guestTitle: 'Sign in or sign up',
  guestIntro:
    'See your orders and requests, and keep your cart on every device. You can also order and book without an account.',
  signInTitle: 'Sign in',
  signUpTitle: 'Create an account',
  signUpIntro: 'We’ll email you a link that opens your account.',
  forgotTitle: 'Forgot your password?',
  forgotIntro: 'Enter your email address and we’ll send you a link to choose a new password.',
  forgotSaid:
    'If there’s an account with this address, the link is on its way. It works once, for one hour. Please check your spam folder, too.',
  resendTitle: 'No confirmation email?',
  resendIntro: 'Enter the address you signed up with and we’ll send the link again.',
  resendSaid:
    'If there’s an account with this address waiting to be confirmed, a new link is on its way. Please check your spam folder, too.',
  passwordTitle: 'Choose a new password',
  passwordIntro: 'You’ll use it on every device from now on.',
  passwordSaid: 'Your new password is saved.',
  linkNeededText: 'To choose a new password, use the link in our email. Links work once, for one hour.',
  ordersEmptyText:
    'Nothing here yet. Anything you order while signed in shows up here, with its receipt and status.',
  requestsEmptyText:
    'Nothing here yet. Messages and requests you send from your email address show up here, along with when we’ll answer.',
  claimIntro: 'Ordered without signing in? Add the order using the number and code from your receipt.',
  dataIntro:
    'Everything we hold about you, in one file you can read and keep. We put it together the moment you ask.',
  orderTitle: 'Where is my order?',
  orderIntro:
    'Enter the order number and the access code. Both are on your receipt, and you saw them when you paid. No account needed.',
  orderExamText:
    'Before your first treatment, you need a good faith exam: a video call of 5 to 10 minutes with a licensed provider. If the provider decides against the treatment, we refund what you paid for it.',
  deleteIntro: 'You can delete your account at any time. You can order and book without one.',
}

export const zipCheckWords = {
  _id: 'zipCheckText',
  _type: 'zipCheckText' as const,
  label: 'Your ZIP code',
  bookingLabel: 'Do we come to you? Enter your ZIP code',
  button: 'Check',
  invalidText: 'Please enter a five-digit ZIP code, such as 85251.',
  failureText: 'We couldn’t look that up right now. Call us and we’ll tell you.',
  areaTitle: 'Yes, we come to {city}',
  timeText: '{time} from your confirmed booking',
  noTimeText: 'Call for today’s time',
  noFeeText: 'No travel fee',
  feeText: '{fee} travel fee, waived for group bookings',
  outsideTitle: '{zip} is outside our area',
  outsideText:
    'Leave your email address, and we’ll send one email when a nurse can come to you. For a group we often travel farther: just call and ask.',
}
