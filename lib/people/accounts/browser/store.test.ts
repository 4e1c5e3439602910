import { beforeEach, expect, test, vi } from 'vitest'
import { followAccount, readShopper, setShopper, useAccount } from './store'

const dana = { id: '1', email: 'dana@mail.example', firstName: 'Dana', lastName: 'Reyes' }
const page = new EventTarget() as Document
const answers = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  answers.mockReset()
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('fetch', answers)
  useAccount.setState({ shopper: null, isLoading: true, isUnanswered: false })
  hint(true)
})

function hint(isThere: boolean) {
  Object.assign(page, { cookie: isThere ? 'theme=x; signed_in=1' : 'theme=x' })
}

test('[AUTH-003] it loads until the server first said who is signed in', async () => {
  answers.mockResolvedValue(Response.json({ shopper: dana }))
  const reading = readShopper()
  expect(useAccount.getState().isLoading).toBe(true)
  await reading
  expect(useAccount.getState()).toMatchObject({ shopper: dana, isLoading: false })
})

test('[AUTH-003] a guest is known at once, and nobody is asked', async () => {
  hint(false)
  await readShopper()
  expect(useAccount.getState()).toMatchObject({ shopper: null, isLoading: false })
  expect(answers).not.toHaveBeenCalled()
})

test.each([
  ['is away', () => Promise.reject(new Error('no connection'))],
  ['fails', async () => Response.json({ error: 'unanswered' }, { status: 503 })],
  ['talks nonsense', async () => new Response('<html>')],
])('while the server %s nobody is signed out', async (_, answer) => {
  setShopper(dana)
  answers.mockImplementation(answer)
  await readShopper()
  expect(useAccount.getState()).toMatchObject({ shopper: dana, isLoading: false, isUnanswered: true })
})

test('an answer that comes after somebody signed in does not sign them out', async () => {
  let answer: (response: Response) => void = () => undefined
  answers.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  const reading = readShopper()
  setShopper(dana)
  answer(Response.json({ shopper: null }))
  await reading
  expect(useAccount.getState().shopper).toEqual(dana)
})

test('[AUTH-002] a tab follows what another one says, until it stops', async () => {
  hint(false)
  const stop = followAccount()
  expect(useAccount.getState().shopper).toBeNull()
  hint(true)
  answers.mockImplementation(async () => Response.json({ shopper: dana }))
  const other = new BroadcastChannel('account')
  const heard = vi.fn()
  other.onmessage = heard
  setShopper(null)
  await vi.waitFor(() => expect(heard).toHaveBeenCalled())
  expect(answers, 'it does not follow itself').not.toHaveBeenCalled()
  other.postMessage('changed')
  await vi.waitFor(() => expect(useAccount.getState().shopper).toEqual(dana))
  hint(false)
  page.dispatchEvent(new Event('visibilitychange'))
  expect(useAccount.getState().shopper).toBeNull()
  stop()
  hint(true)
  page.dispatchEvent(new Event('visibilitychange'))
  expect(useAccount.getState().shopper).toBeNull()
  other.close()
})
