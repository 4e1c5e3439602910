/** Stays where a form for a new account was sent, once the toast has gone. */
export const ConfirmationNote = () => (
  <p className="account-said">
    To open your account, follow the link in our email. Didn’t get it?{' '}
    <a href="/account/confirm-mail" className="text-link">
      Send it again
    </a>
  </p>
)
