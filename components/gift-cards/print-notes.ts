import { printNote } from '@/lib/shop/gift-cards/shared/print-note'

/** Tells at each field of a gift card's form which of its letters the card to print leaves out. */
export function showPrintNotes(form: HTMLFormElement): void {
  for (const place of form.querySelectorAll('[data-print-note]')) {
    const control = place.closest('[data-field]')?.querySelector<HTMLInputElement>('input, textarea')
    const note = printNote(control?.value ?? '')
    // Written anew it would be read out anew.
    if (place.textContent !== note) place.textContent = note
  }
}
