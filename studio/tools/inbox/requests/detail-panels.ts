import { type ComponentType, lazy } from 'react'
import type { RequestDetail } from '../../../../lib/care/requests/shared.ts'

export type DetailPanel = ComponentType<{ request: RequestDetail; onChanged: () => void }>

/** What a request of a form shows beside what every request has, by the form's id. */
export const detailPanels: Record<string, DetailPanel> = {
  estimate: lazy(() =>
    import('../estimates/estimate-panel.tsx').then(({ EstimatePanel }) => ({ default: EstimatePanel })),
  ),
}
