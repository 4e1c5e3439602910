import type { Outcome } from './outcome.ts'

/** Gives the approval page its life. Served to browsers as it stands here. */
export function runApprovalPage(): void {
  const { orderId = '', returnUrl, cancelUrl, waits } = document.body.dataset
  if (waits) window.opener?.postMessage({ type: 'paypal-demo-waiting' }, '*')
  const form = document.querySelector('form')
  const email = document.querySelector('input')
  const status = document.querySelector('[role=status]')

  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    const { value: choice } = event.submitter as HTMLButtonElement
    void act(choice)
  })
  setBusy(false)
  document.querySelector('[data-close]')?.addEventListener('click', () => close('This window may be closed.'))

  async function act(choice: string): Promise<void> {
    if (choice === 'cancel') return leave({ outcome: 'canceled' }, cancelUrl)
    if (!email?.checkValidity()) {
      email?.focus()
      say('The email address is not complete.')
      return
    }
    const sent = {
      token: orderId,
      email: email.value,
      instrument: choice === 'declined' ? 'declined' : 'good',
    }
    setBusy(true)
    const answer = await approve(sent)
    setBusy(false)
    if ('message' in answer) return say(answer.message)
    // The shop is told nothing, as when somebody closes the window too early.
    if (choice === 'silent') return close('You have paid. This window may be closed.')
    leave({ outcome: 'approved', payerId: answer.payerId }, returnUrl)
  }

  async function approve(sent: object): Promise<{ payerId: string } | { message: string }> {
    try {
      const response = await fetch('checkoutnow/approve', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sent),
      })
      const body = await response.json()
      return response.ok ? body : { message: body.error }
    } catch {
      return { message: 'The demo does not answer, so nothing was paid. Try once more.' }
    }
  }

  function leave(told: Pick<Outcome, 'outcome' | 'payerId'>, url: string | undefined): void {
    if (window.opener) {
      const message: Outcome = { type: 'paypal-demo-outcome', orderId, ...told }
      // It tells nothing that the page which opened this one does not know.
      window.opener.postMessage(message, '*')
      close('Done. This window may be closed.')
      return
    }
    if (!url) {
      say('The shop that asked for this payment is not open any more.')
      return
    }
    const target = new URL(url)
    target.searchParams.set('token', orderId)
    if (told.payerId) target.searchParams.set('PayerID', told.payerId)
    location.assign(target)
  }

  function close(message: string): void {
    say(message)
    setBusy(true)
    // A window that goes away within a click takes the end of the click with it, which programs that drive browsers miss.
    setTimeout(() => window.close(), 150)
  }

  function say(message: string): void {
    if (status) status.textContent = message
  }

  function setBusy(isBusy: boolean): void {
    for (const button of document.querySelectorAll('form button'))
      (button as HTMLButtonElement).disabled = isBusy
  }
}
