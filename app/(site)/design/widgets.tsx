import { WidgetStatus } from '@/components/widgets/widget-status'
import { Sample } from './sample'

const phases = ['loading', 'slow', 'failed'] as const

/** What stands where a block of somebody else is not there yet, or not at all. */
export function Widgets() {
  return (
    <Sample name="Blocks of others" width={320}>
      {phases.map((phase) => (
        <WidgetStatus key={phase} phase={phase} widget="booking" phone="(480) 555-0142">
          <a href="https://intakeq.com" className="text-link">
            Open the booking page itself
          </a>
        </WidgetStatus>
      ))}
    </Sample>
  )
}
