import type {
  BaseInstance,
  EligiblePaymentMethodsOutput,
  PayPalPaymentsInstance,
  PayPalV6Namespace,
} from '@paypal/react-paypal-js/sdk-v6'
import { definePaypalButton } from './paypal-button.ts'
import { createSession } from './session.ts'

/** The part of an instance that the stand-in offers. */
type Instance = BaseInstance & Pick<PayPalPaymentsInstance, 'createPayPalOneTimePaymentSession'>

/** Sets `window.paypal` as PayPal's own script does. `scriptUrl` is where this script came from. */
export function installPaypal(scriptUrl: string): void {
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
