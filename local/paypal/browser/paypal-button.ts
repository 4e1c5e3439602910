/** Defines `<paypal-button>`: a real button in an open shadow root. Served to browsers as it stands here. */
export function definePaypalButton(): void {
  if (customElements.get('paypal-button')) return
  const before: Record<string, string> = {
    pay: 'Pay with',
    buynow: 'Buy now with',
    donate: 'Donate with',
    subscribe: 'Subscribe with',
  }
  // A constructed style sheet: a style element would need 'unsafe-inline' in the page's policy.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    :host { display: block; min-width: 0; }
    :host([hidden]) { display: none; }
    button {
      box-sizing: border-box; width: 100%; min-height: 3rem; padding: 0.5rem 1rem;
      display: flex; flex-wrap: wrap; align-items: baseline; justify-content: center; align-content: center;
      gap: 0 0.4em; border: 1px solid transparent; border-radius: 999px; background: #ffc439; color: #001c64;
      font: 500 1rem/1.3 system-ui, sans-serif; cursor: pointer;
    }
    button:hover { background: #f2ba36; }
    button:active { background: #e6ad2a; }
    button:focus-visible { outline: 3px solid #001c64; outline-offset: 2px; box-shadow: 0 0 0 2px #fff; }
    button:disabled { background: #ece7dc; color: #5c5850; cursor: not-allowed; }
    b { font: italic 800 1.2em/1.2 system-ui, sans-serif; letter-spacing: -0.02em; }
    small { font-size: 0.8em; }
    @media (forced-colors: active) {
      button { border-color: ButtonText; }
      button:disabled { border-color: GrayText; }
      button:focus-visible { outline-color: Highlight; }
    }
  `)

  class PaypalButton extends HTMLElement {
    static observedAttributes = ['type', 'disabled']
    readonly #button = document.createElement('button')

    constructor() {
      super()
      const root = this.attachShadow({ mode: 'open', delegatesFocus: true })
      root.adoptedStyleSheets = [sheet]
      this.#button.type = 'button'
      root.append(this.#button)
      // A click on the host itself, as by a script, must not pass a disabled button either.
      this.addEventListener('click', (event) => this.disabled && event.stopImmediatePropagation(), {
        capture: true,
      })
    }

    get type() {
      return this.getAttribute('type') ?? 'pay'
    }
    set type(value: string) {
      this.setAttribute('type', value)
    }
    get disabled() {
      return this.hasAttribute('disabled')
    }
    set disabled(value: boolean) {
      this.toggleAttribute('disabled', Boolean(value))
    }

    connectedCallback() {
      for (const name of ['type', 'disabled'] as const) this.#takeOver(name)
      this.#draw()
    }
    attributeChangedCallback() {
      this.#draw()
    }

    /** A property that was set before this class was known hides the setter. */
    #takeOver(name: 'type' | 'disabled') {
      if (!Object.hasOwn(this, name)) return
      const value = this[name]
      delete (this as Partial<PaypalButton>)[name]
      Object.assign(this, { [name]: value })
    }

    #draw() {
      const [brand, demo] = [document.createElement('b'), document.createElement('small')]
      brand.textContent = 'PayPal'
      demo.textContent = '(demo)'
      const words =
        this.type === 'checkout' ? [brand, ' Checkout '] : [`${before[this.type] ?? 'Pay with'} `, brand, ' ']
      this.#button.replaceChildren(...words, demo)
      this.#button.disabled = this.disabled
    }
  }
  customElements.define('paypal-button', PaypalButton)
}
