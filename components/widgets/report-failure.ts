import type { WidgetFailure, WidgetName } from '@/lib/widgets/model'

/** Tells the clinic that a block did not come; neither who waited nor on which page. Nobody waits for the answer. */
export function reportFailure(widget: WidgetName, reason: WidgetFailure): void {
  if (!navigator.onLine) return
  fetch('/api/widgets/failures', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ widget, reason }),
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'origin',
  }).catch(() => undefined)
}
