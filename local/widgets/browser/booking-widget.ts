/**
 * The script that IntakeQ's widget.min.js is here: reads the same globals, needs `#intakeq`, tells the same events to
 * `document`. Served to browsers as it stands here.
 */
export function installBookingWidget(scriptUrl: string, fault: string | null): void {
  const container = document.getElementById('intakeq')
  if (!container || fault === 'never-ready') return
  if (fault === 'redirect') {
    location.assign('https://elsewhere.example/')
    return
  }
  const globals = window as unknown as Record<string, unknown>
  const base = scriptUrl.replace(/\/js\/widget\.min\.js.*$/, '')
  const names = ['intakeqClientArea', 'intakeqGroupId', 'intakeqLocationId', 'intakeqPackageId']
    .concat(['intakeqServiceId', 'intakeqCategoryId', 'intakeqPractitionerId'])
    .concat(['intakeqPackagesOnly', 'intakeqServicesOnly', 'intakeqReminderType'])
  // What easyXDM leaves on the page.
  globals.easyXDM = { version: 'demo' }
  container.textContent = 'Loading…'
  setTimeout(addFrame, fault === 'slow' ? 60_000 : 150)

  function addFrame(): void {
    const frame = document.createElement('iframe')
    frame.src = `${base}/bookingwidget/${encodeURIComponent(String(globals.intakeq))}`
    frame.style.cssText = 'width:100%;border:0;height:300px'
    container?.replaceChildren(frame)
    window.addEventListener('message', ({ source, origin, data }) => {
      if (source !== frame.contentWindow || !source || origin !== new URL(frame.src).origin) return
      if (data?.message === 'ready') {
        const set = names.filter((name) => globals[name] !== undefined)
        const init = Object.fromEntries(set.map((name) => [name, globals[name]]))
        source.postMessage({ message: 'init', init }, { targetOrigin: origin })
        frame.title = 'Booking Widget'
        tell('intakeqWidgetLoaded')
      }
      if (data?.message === 'resize') frame.style.height = `${data.h || 700}px`
      if (data?.message === 'appointmentBooked') tell('intakeqAppointmentBooked')
      if (data?.message === 'packageSignUp') tell('intakeqPackageSignUp')
    })
  }

  function tell(name: string): void {
    document.dispatchEvent(new CustomEvent(name, { detail: { Status: 'Demo' } }))
  }
}
