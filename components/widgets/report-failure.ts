import { tellClinic } from '@/components/errors/report'
import type { WidgetFailure, WidgetName } from '@/lib/care/widgets/shared/widget-address'

/** Tells the clinic that a block did not come; neither who waited nor on which page. */
export const reportFailure = (widget: WidgetName, reason: WidgetFailure): void =>
  tellClinic('/api/widgets/failures', { widget, reason })
