import { showToast, type Toast } from '@/components/ui/toast-store'
import { phoneHref } from '@/lib/platform/shared/text'
import type { SendingWords } from './words'

/** Says that it was not sent, in the form's own words unless others are given, with the phone at hand. */
export function showFailure(
  { phone, ...failure }: SendingWords['failure'],
  instead: Partial<Toast> = {},
): void {
  showToast({
    ...failure,
    ...instead,
    ...(phone && { action: { label: `Call ${phone}`, run: () => location.assign(phoneHref(phone)) } }),
    tone: 'destructive',
  })
}
