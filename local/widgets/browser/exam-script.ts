/**
 * What the provider's script does (contracts B2): reads its own element, needs a place to write to, puts a disclosure into the page and
 * defines `showDisclosureModal` and `loadForm`.
 */
export function installExam(): void {
  const own = document.getElementById('qualiphy-script')
  const { formsrc, timezone, examhours } = own?.dataset ?? {}
  if (!formsrc || !timezone || !examhours)
    throw new TypeError('qualiphy-script lacks data-formsrc, data-timezone or data-examhours.')
  if (JSON.parse(examhours).length !== 7) throw new TypeError('data-examhours has not seven days.')
  const place = document.getElementById('main-qualiphy-widget')
  if (!place) throw new TypeError('There is no main-qualiphy-widget.')
  place.append('Powered by a demo')

  const disclosure = document.createElement('div')
  disclosure.id = 'disclosure-modal-container'
  disclosure.style.display = 'none'
  disclosure.innerHTML = `<div id="inner-model">
    <p style="margin:0 0 1rem;font-weight:600;color:#27406b">Demo: not a medical service</p>
    <p style="margin:0 0 1rem;font-size:1.5rem;font-weight:600">Disclosure</p>
    <p style="margin:0 0 1.25rem">The provider’s terms would stand here. Find a private place before you begin.</p>
    <button id="acceptButton" onclick="loadForm()" style="padding:.75rem 1.25rem;border-radius:.5rem;background:#27406b;color:#fff">Accept</button>
  </div>`
  disclosure.addEventListener('click', ({ target }) => {
    if (target === disclosure) disclosure.style.display = 'none'
  })
  document.body.append(disclosure)
  window.addEventListener('message', ({ data }) => {
    if (data === 'close-iframe') document.getElementById('modal-container')?.remove()
  })
  Object.assign(window, { showDisclosureModal, loadForm })

  function showDisclosureModal() {
    disclosure.style.display = 'flex'
    disclosure.style.position = 'fixed'
  }

  function loadForm() {
    const around = document.createElement('div')
    around.id = 'modal-container'
    around.style.cssText =
      'position:fixed;inset:0;z-index:9999;display:flex;align-items:center;justify-content:center'
    around.innerHTML =
      '<div id="form-container"><iframe allow="camera *; microphone *; display-capture *" title="Exam form"></iframe></div><button style="position:fixed;top:1rem;right:1rem;width:2.75rem;height:2.75rem;border-radius:50%;background:#27406b;color:#fff" aria-label="Close exam form">X</button>'
    around.querySelector('iframe')?.setAttribute('src', formsrc ?? '')
    around.querySelector('button')?.addEventListener('click', () => around.remove())
    document.body.append(around)
    disclosure.style.display = 'none'
  }
}
