export const examPageScript = `(${runExamPage})()\n`

/** The form's end: tells the page around it to take the frame away, as the provider's does. */
function runExamPage(): void {
  const { leadsTo } = document.body.dataset
  if (leadsTo) leadAway(leadsTo)
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault()
    if (window.parent !== window) window.parent.postMessage('close-iframe', '*')
    const end = document.querySelector('.end')
    if (end) end.textContent = 'That was the demo exam. You can close this page.'
  })

  // Not before: a form without its script would leave this page.
  document.querySelector('button')?.removeAttribute('disabled')

  function leadAway(address: string) {
    try {
      if (window.top) window.top.location.href = address
    } catch {
      document.querySelector('.end')?.append('The page around this one could not be led away.')
    }
  }
}
