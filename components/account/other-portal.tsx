import { clientPortalPath, patientPortalHint } from './portal-label'

/** What this portal holds, and the way to the other one (see `portal-label.ts`). */
export const OtherPortal = () => (
  <>
    {patientPortalHint} are here. Visits, health forms and medical records are in the{' '}
    <a href={clientPortalPath} className="text-link">
      Client Portal
    </a>
    .
  </>
)
