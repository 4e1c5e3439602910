import { clinicMoment, clinicStamp } from '../../../../lib/platform/clinic-time/shared/model.ts'

/** A moment in few words, seen from the server's `now`; pointing at it tells the exact time. */
export function Moment({ at, now }: { at: string; now: string }) {
  const date = new Date(at)
  return (
    <time dateTime={at} title={`${clinicStamp(date)} (Arizona)`}>
      {clinicMoment(date, new Date(now))}
    </time>
  )
}
