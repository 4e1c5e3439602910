import { expect, test } from 'vitest'
import { standingOf } from '../../../lib/desk/staff/server/people'
import { sanityWords } from './words.ts'

const email = 'priya@example.com'
const member = (as: string[], is: 'member' | 'invited' = 'member') => ({ email, name: 'Priya', is, as })
const said = (members: ReturnType<typeof member>[]) =>
  sanityWords({ email, role: 'front_desk', atSanity: standingOf(email, members) })

test('the screen says what is left to do at Sanity, and when nothing is', () => {
  expect(said([member(['viewer'])])).toEqual({ text: 'Member at Sanity as Viewer.', isDone: true })
  expect(said([])?.text).toBe('Can’t open the Studio yet: invite priya@example.com at Sanity as Viewer.')
  expect(said([member(['viewer'], 'invited')])).toEqual({
    text: 'Invited at Sanity as Viewer, but hasn’t accepted yet.',
    isDone: false,
  })
  expect(said([member(['editor'], 'invited')])?.text).toContain('Change it to Viewer there.')
  expect(said([member(['viewer', 'administrator'])])).toEqual({
    text: 'Member at Sanity as Viewer and Administrator. Change it to Viewer there.',
    isDone: false,
  })
})

test('a membership counts before an older invitation, and nobody is taken for somebody else', () => {
  expect(said([member(['editor'], 'invited'), member(['viewer'])])?.isDone).toBe(true)
  expect(said([{ ...member(['viewer']), email: 'fred@example.com' }])?.isDone).toBe(false)
})

test('where Sanity told nothing, nothing is claimed', () => {
  expect(sanityWords({ email, role: 'owner', atSanity: null })).toBeNull()
})
