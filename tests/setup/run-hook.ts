import { act, createElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

/** As much of a page as React needs to run a component that draws nothing. */
function emptyPage() {
  const listen = { addEventListener() {}, removeEventListener() {} }
  const document = { ...listen, nodeType: 9, activeElement: null, body: null, defaultView: globalThis }
  const element = {
    ...listen,
    nodeType: 1,
    nodeName: 'DIV',
    tagName: 'DIV',
    textContent: '',
    firstChild: null,
  }
  return { document, container: { ...element, ownerDocument: document } as unknown as HTMLElement }
}

function Calls({ call }: { call: () => void }) {
  call()
  return null
}

/** Runs a hook under StrictMode, whose second run of every effect finds what is done twice. No browser is needed. */
export async function runHook<Props, Result>(hook: (props: Props) => Result, first: Props) {
  const { document, container } = emptyPage()
  Object.assign(globalThis, {
    window: globalThis,
    document,
    HTMLIFrameElement: class {},
    IS_REACT_ACT_ENVIRONMENT: true,
  })
  const seen: Result[] = []
  const root = createRoot(container)
  const run = (given: Props) =>
    act(async () =>
      root.render(
        createElement(StrictMode, null, createElement(Calls, { call: () => void seen.push(hook(given)) })),
      ),
    )
  await run(first)
  return {
    result: () => seen.at(-1) as Result,
    run,
    later: (work: () => unknown) => act(async () => void work()),
    end: () => act(async () => root.unmount()),
  }
}
