export const accountTexts = {
  _id: 'accountText',
  _type: 'accountText' as const,
  guestTitle: 'Sign in or sign up',
  guestIntro:
    'See your orders and requests, and keep your cart on every device. You can order and book without an account, too.',
  signInTitle: 'Sign in',
  signUpTitle: 'Create an account',
  signUpIntro: 'We send you an email with a link. Your account opens with it.',
  forgotTitle: 'Forgot your password?',
  forgotIntro: 'Enter your email address. We send you a link to choose a new password.',
  forgotSaid:
    'If there is an account with this address, the link is on its way. It works once, for one hour. Please look into the spam folder, too.',
  resendTitle: 'No confirmation email?',
  resendIntro: 'Enter the address you signed up with. We send you the link once more.',
  resendSaid:
    'If an account with this address waits to be confirmed, a new link is on its way. Please look into the spam folder, too.',
  passwordTitle: 'Choose a new password',
  passwordIntro: 'It holds for every device from now on.',
  passwordSaid: 'Your new password is saved.',
  linkNeededText: 'You choose a new password with the link in our email. Links work once, for one hour.',
  ordersEmptyText:
    'Nothing here yet. What you order while you are signed in is listed here, with its receipt and how far it is.',
  requestsEmptyText:
    'Nothing here yet. Messages and requests you send us from your email address are listed here, with the time we answer by.',
  claimIntro: 'You ordered without signing in? Add the order with the number and the code from its receipt.',
  dataIntro:
    'Everything we hold about you, in one file you can read and keep. It is made the moment you ask.',
  orderTitle: 'Where is my order?',
  orderIntro:
    'Enter the order number and the access code. Both are in your receipt, and you saw them when you paid. You need no account.',
  orderExamText:
    'Before a first treatment you need a good faith exam: a video call of 5 to 10 minutes with a licensed provider. If the provider decides against the treatment, we refund what you paid for it.',
  deleteIntro: 'You can delete your account at any time. You can order and book without one.',
}
