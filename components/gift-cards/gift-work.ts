import { type Around, type Controls, controlForm, type Values } from '@/components/forms/controller'
import { showToast } from '@/components/ui/toast-store'
import { clinicDate } from '@/lib/platform/clinic-time/shared/clinic-time'
import type { Field } from '@/lib/platform/forms/shared/field'
import { type Problems, problemsIn } from '@/lib/platform/forms/shared/schema'
import { putGift } from '@/lib/shop/cart/browser/gifts'
import { setCartOpen, useCart } from '@/lib/shop/cart/browser/store'
import { changeFields, giftFields } from '@/lib/shop/gift-cards/shared/form'
import { printNote } from '@/lib/shop/gift-cards/shared/print-note'
import { cleanText, maxGifts } from '@/lib/shop/gift-cards/shared/rules'
import type { GiftChange, Managed } from './ask-manage'
import type { GiftChoice } from './choices'
import { readGift, typedIn } from './form-values'

/** What the form of a new card does beside what every form does: the card goes into the cart. */
export function controlGift(choices: GiftChoice[], around: Around): Controls {
  const { form } = around
  keepPrintNotes(around)
  return controlForm(
    {
      fields: Object.values(giftFields),
      validate: (values) => giftProblems(values, clinicDate(new Date())),
      async send(_values, key) {
        const { editedGift } = useCart.getState()
        if (putGift(readGift(form, choices, editedGift ?? key)))
          return { isDone: true, finish: () => setCartOpen(true) }
        const title = `You can buy up to ${maxGifts} gift cards at once.`
        return { isDone: false, otherwise: () => showToast({ topic: 'cart', tone: 'notice', title }) }
      },
    },
    around,
  )
}

/** What is wrong with a card as it is typed, by the field. `today` is Arizona's day, `YYYY-MM-DD`. */
export function giftProblems(values: Values, today: string): Problems {
  const { valueCents, ...others } = giftFields
  // A preset's amount is not typed.
  return problemsOfTyped(values.presetId ? Object.values(others) : Object.values(giftFields), values, today)
}

type Changing = {
  isScheduled: boolean
  today: string
  onChange(asked: GiftChange): Promise<Managed>
  /** Said of no field. */
  onFailed(message: string): void
}

/** The same for a card that was bought. */
export function controlChange(
  { isScheduled, today, onChange, onFailed }: Changing,
  around: Around,
): Controls {
  const fields = changeFields(isScheduled)
  keepPrintNotes(around)
  return controlForm(
    {
      fields,
      isKept: true,
      validate: (values) => problemsOfTyped(fields, values, today),
      async send() {
        const managed = await onChange(readChange(around.form, isScheduled))
        if (managed.isDone) return managed
        const { field, message } = managed
        return {
          isDone: false,
          ...(field && { problems: { [field]: message } }),
          otherwise: () => onFailed(message),
        }
      },
    },
    around,
  )
}

/** What the form for changes asks for; `isScheduled` is a card that still has a day to change. */
export function readChange(form: HTMLFormElement, isScheduled: boolean): GiftChange {
  const typed = typedIn(form)
  return {
    recipientName: typed('recipientName'),
    recipientEmail: typed('recipientEmail'),
    message: typed('message'),
    ...(isScheduled && { deliverOn: typed('deliverOn') }),
  }
}

/** As it will be kept: what was pasted may hold what can't be. */
function problemsOfTyped(fields: Field[], values: Values, today: string): Problems {
  const cleaned = Object.entries(values).map(([name, typed]) => [
    name,
    cleanText(String(typed), name === 'message' ? '\n' : ' '),
  ])
  return problemsIn(fields, Object.fromEntries(cleaned), { today: () => today })
}

/** Tells at each field which of its letters the card to print leaves out. */
function keepPrintNotes({ form, signal }: Around): void {
  const note = () => {
    for (const place of form.querySelectorAll('[data-print-note]')) {
      const control = place.closest('[data-field]')?.querySelector<HTMLInputElement>('input, textarea')
      const words = printNote(control?.value ?? '')
      // Written anew it would be read out anew.
      if (place.textContent !== words) place.textContent = words
    }
  }
  note()
  form.addEventListener('input', note, { signal })
  // A reset empties the fields only after its event.
  form.addEventListener('reset', () => queueMicrotask(note), { signal })
}
