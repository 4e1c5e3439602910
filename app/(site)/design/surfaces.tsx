import { Scene } from '@/components/art/scene'
import { sceneFiles } from '@/components/art/scene-files'
import { EmptyState } from '@/components/ui/empty-state'
import { IconDisc } from '@/components/ui/icon'
import { NoticeBox } from '@/components/ui/notice-box'
import { SectionHeading } from '@/components/ui/page-intro'
import { Picture } from '@/components/ui/picture'
import { Table } from '@/components/ui/table'
import { WidgetStatus } from '@/components/widgets/widget-status'
import { typeClasses } from '../site-frame'
import { DialogSample, DrawerSample, ToastButtons } from './live'
import { longLabel, Part, phone, Sample } from './sample'

/** What says something, and what things lie on. */
export function MessagesAndSurfaces() {
  return (
    <>
      <Messages />
      <Windows />
      <Surfaces />
      <Pictures />
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
        <NoticeBox title={longLabel} />
      </Sample>
      <Sample name="Toasts">
        <ToastButtons />
      </Sample>
      <Sample name="Nothing there" width={10_000}>
        <EmptyState>
          <p className="font-semibold text-ink-900">Nothing here yet</p>
          <p className="mt-2">What to do about it stands below the drawing.</p>
          <a href="#messages" className="button button-quiet mt-6">
            Look somewhere else
          </a>
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

function Windows() {
  return (
    <Part
      id="windows"
      name="Windows"
      when={
        <>
          <p>A dialog is the browser’s own; on a phone it takes the whole screen.</p>
          <p>A drawer keeps the page in sight beside it. What stands at its foot stays there.</p>
        </>
      }
    >
      <Sample name="A dialog: short, with a long title and more than fits">
        <DialogSample words="Open a dialog" title="A dialog" count={1} />
        <DialogSample words="Open a long dialog" title={longLabel} count={20} />
      </Sample>
      <Sample name="A drawer: short, with a long title and more than fits">
        <DrawerSample className={typeClasses} words="Open a drawer" title="A drawer" count={1} />
        <DrawerSample className={typeClasses} words="Open a long drawer" title={longLabel} count={20} />
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
      <Sample name="Cards: flat, lifted, on dark ground, with long words" width={220}>
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
        <div className="card p-card">
          <IconDisc name="leaf" />
          <p className="mt-4 font-semibold wrap-anywhere text-ink-900">
            {longLabel}, Donaudampfschifffahrtsgesellschaft
          </p>
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
            { label: longLabel, cells: [longLabel, 'Yes'] },
          ]}
        />
      </Sample>
    </Part>
  )
}

function Pictures() {
  const sample = { src: sceneFiles.doorstep, width: 560, height: 520 }
  const place = 'w-full rounded-picture bg-sand-100 object-cover'
  return (
    <Part
      id="pictures"
      name="Pictures"
      when={
        <>
          <p>A picture keeps its place free while it loads. Only the first of a page doesn’t wait.</p>
          <p>Where an editor has none, a drawing stands there; never a hole.</p>
        </>
      }
    >
      <Sample name="Wide, square, high: cut to its place" width={220}>
        <Picture {...sample} alt="A nurse at a door" className={`aspect-video ${place}`} isFirst />
        <Picture {...sample} alt="A nurse at a door" className={`aspect-square ${place}`} />
        <Picture {...sample} alt="" className={`aspect-[3/4] ${place}`} />
      </Sample>
      <Sample name="Without one" width={220}>
        <Scene name="doorstep" />
      </Sample>
    </Part>
  )
}
