import { EmptyState } from '@/components/art/empty-state'
import { IconDisc } from '@/components/ui/icon'
import { NoticeBox } from '@/components/ui/notice-box'
import { SectionHeading } from '@/components/ui/section-heading'
import { Table } from '@/components/ui/table'
import { WidgetStatus } from '@/components/widgets/widget-status'
import { DialogSample, ToastButtons } from './live'
import { longLabel, Part, phone, Sample } from './sample'

/** What says something, and what things lie on. */
export function MessagesAndSurfaces() {
  return (
    <>
      <Messages />
      <Surfaces />
    </>
  )
}

function Messages() {
  return (
    <Part
      id="messages"
      name="Messages"
      when={
        <>
          <p>A notice stays where it belongs. A toast says what was just done, wherever somebody is.</p>
          <p>An outage is never an empty list: it says so, and what to do.</p>
        </>
      }
    >
      <Sample name="Notices" width={10_000}>
        <NoticeBox title="Good to know">
          <p className="mt-1">{longLabel}.</p>
        </NoticeBox>
        <NoticeBox kind="important" title="Before you book">
          <p className="mt-1">
            Drink a glass of water.{' '}
            <a href="#messages" className="text-link">
              Why?
            </a>
          </p>
        </NoticeBox>
        <NoticeBox kind="emergency" title="In an emergency call 911" />
      </Sample>
      <Sample name="Toasts">
        <ToastButtons />
      </Sample>
      <Sample name="A dialog">
        <DialogSample />
      </Sample>
      <Sample name="Nothing there" width={10_000}>
        <EmptyState>
          <p className="font-semibold text-ink-900">Nothing here yet</p>
          <p className="mt-2">What to do about it stands beside the drawing.</p>
        </EmptyState>
      </Sample>
      <Sample name="In place of somebody else’s block: loading, slow, failed" width={260}>
        {(['loading', 'slow', 'failed'] as const).map((phase) => (
          <WidgetStatus key={phase} phase={phase} widget="booking" phone={phone}>
            <a href="#messages" className="text-link">
              Open the booking page itself
            </a>
          </WidgetStatus>
        ))}
      </Sample>
    </Part>
  )
}

function Surfaces() {
  return (
    <Part
      id="surfaces"
      name="Surfaces"
      when={<p>A card holds one thing. A table compares, where the screen is wide enough for one.</p>}
    >
      <Sample name="A section’s heading" width={10_000}>
        <SectionHeading heading="What a section is about" intro="And a sentence that leads into it." />
      </Sample>
      <Sample name="Cards: flat, lifted, on dark ground" width={220}>
        <div className="card p-card">
          <IconDisc name="drop" />
          <p className="mt-4 font-semibold text-ink-900">A card</p>
          <p className="mt-1 text-sm">With a line of text.</p>
        </div>
        <div className="card p-card shadow-soft">
          <IconDisc name="heart" />
          <p className="mt-4 font-semibold text-ink-900">Lifted</p>
          <p className="mt-1 text-sm">Where it lies over something.</p>
        </div>
        <div className="on-dark rounded-card bg-agave-800 p-card">
          <p className="font-semibold text-sand-50">On dark ground</p>
          <p className="mt-1 text-sm">The most popular of several.</p>
        </div>
      </Sample>
      <Sample name="A table" width={10_000}>
        <Table
          caption="Two plans"
          columns={['Starter', 'Ultimate']}
          rows={[
            { label: 'Price', cells: ['$150', '$500'] },
            { label: 'Visits', cells: ['1', '4'] },
            { label: 'Guests', cells: [null, 'Two'] },
          ]}
        />
      </Sample>
    </Part>
  )
}
