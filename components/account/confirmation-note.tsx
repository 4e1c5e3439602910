/** Stays where a form for a new account was sent, once the toast has gone. */
export const ConfirmationNote = () => (
  <p className="account-said">
    Your account opens with the link in our email. Nothing there?{' '}
    <a href="/account/confirm-mail" className="text-link">
      Send it again
    </a>
  </p>
)
