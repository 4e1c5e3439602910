import type {
  BaseInstance,
  EligiblePaymentMethodsOutput,
  PayPalPaymentsInstance,
  PayPalV6Namespace,
} from '@paypal/react-paypal-js/sdk-v6'
import { scriptOf } from '../../script-of.ts'
import { definePaypalButton } from './paypal-button.ts'
import { type Outcome, waitForOutcome } from './popup.ts'
import { createSession } from './session.ts'

/**
 * The scripts that browsers get. Node has already taken the types out of these functions, so their own text is plain
 * JavaScript; each may use the others of its list and nothing else of its file.
 */
export const coreScript = scriptOf(
  [definePaypalButton, waitForOutcome, createSession, installPaypal],
  'installPaypal(document.currentScript.src)',
)

export const approvalPageScript = scriptOf([runApprovalPage], 'runApprovalPage()')

/** The part of an instance that the stand-in offers. */
type Instance = BaseInstance & Pick<PayPalPaymentsInstance, 'createPayPalOneTimePaymentSession'>

/** Sets `window.paypal` as PayPal's own script does. `scriptUrl` is where this script came from. */
function installPaypal(scriptUrl: string): void {
  const base = scriptUrl.replace(/\/web-sdk\/v6\/core.*$/, '')
  const paypal = {
    version: '6.0.0',
    async createInstance({ clientId, clientToken, components }) {
      if (!clientId && !clientToken) throw new Error('createInstance needs a clientId or a clientToken.')
      if (!Array.isArray(components)) throw new Error('createInstance needs a list of components.')
      const all: Instance = {
        findEligibleMethods: async () => eligible(['paypal']),
        hydrateEligibleMethods: ({ eligible_methods }) => eligible(Object.keys(eligible_methods)),
        updateLocale: () => undefined,
        createPayPalOneTimePaymentSession: (options) => createSession(base, options),
      }
      const { createPayPalOneTimePaymentSession, ...always } = all
      const instance = components.includes('paypal-payments') ? all : always
      return instance as Awaited<ReturnType<PayPalV6Namespace['createInstance']>>
    },
  } satisfies PayPalV6Namespace
  definePaypalButton()
  Object.assign(window, { paypal })

  function eligible(methods: string[]): EligiblePaymentMethodsOutput {
    return {
      isEligible: (method) => methods.includes(method),
      getDetails: (method) => {
        if (!methods.includes(method)) throw new Error(`${method} is not eligible.`)
        return { canBeVaulted: false } as ReturnType<EligiblePaymentMethodsOutput['getDetails']> as never
      },
    }
  }
}

/** Gives the approval page its life. Served to browsers as it stands here. */
function runApprovalPage(): void {
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
      say('The shop that asked for this payment is no longer open.')
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
