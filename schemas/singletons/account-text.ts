import { UserIcon } from '@sanity/icons/User'
import { defineField, defineType } from 'sanity'

const sameForEverybody =
  'Shown for every address, so no one can tell whether it has an account: start with “If”.'

/** What the pages around an account say. */
export const accountText = defineType({
  name: 'accountText',
  title: 'Accounts: words',
  type: 'document',
  icon: UserIcon,
  groups: [
    { name: 'guest', title: 'Signing in and up', default: true },
    { name: 'mail', title: 'Links by email' },
    { name: 'password', title: 'New password' },
    { name: 'own', title: 'Signed in' },
    { name: 'order', title: 'Order status' },
  ],
  fields: [
    wordsField('guestTitle', 'Heading', 'guest', 60),
    wordsField('guestIntro', 'Introduction', 'guest', 240),
    wordsField('signInTitle', 'Above signing in', 'guest', 40),
    wordsField('signUpTitle', 'Above signing up', 'guest', 40),
    wordsField('signUpIntro', 'Before signing up', 'guest', 240),
    wordsField('forgotTitle', 'Forgotten password: heading', 'mail', 60),
    wordsField('forgotIntro', 'Forgotten password: introduction', 'mail', 240),
    wordsField('forgotSaid', 'Forgotten password: after sending', 'mail', 240, sameForEverybody),
    wordsField('resendTitle', 'Confirmation again: heading', 'mail', 60),
    wordsField('resendIntro', 'Confirmation again: introduction', 'mail', 240),
    wordsField('resendSaid', 'Confirmation again: after sending', 'mail', 240, sameForEverybody),
    wordsField('passwordTitle', 'Heading', 'password', 60),
    wordsField('passwordIntro', 'Introduction', 'password', 240),
    wordsField('passwordSaid', 'When it is saved', 'password', 160),
    wordsField('linkNeededText', 'Without a link', 'password', 240, 'A button to get one appears below.'),
    wordsField('ordersEmptyText', 'While there are no orders', 'own', 240),
    wordsField('requestsEmptyText', 'While there are no requests', 'own', 240),
    wordsField('claimIntro', 'Before adding a guest order', 'own', 240),
    wordsField('dataIntro', 'Your data: introduction', 'own', 240),
    wordsField(
      'deleteIntro',
      'Deleting the account: introduction',
      'own',
      240,
      'The list of what’s deleted and what’s kept follows automatically.',
    ),
    wordsField('orderTitle', 'Heading', 'order', 60),
    wordsField('orderIntro', 'Introduction', 'order', 240),
    wordsField('orderExamText', 'When an exam comes first', 'order', 320, 'A link to the exam follows.'),
  ],
  preview: { prepare: () => ({ title: 'Accounts: words' }) },
})

function wordsField(name: string, title: string, group: string, most: number, description?: string) {
  return defineField({
    name,
    title,
    description,
    type: most > 120 ? 'text' : 'string',
    ...(most > 120 && { rows: 3 }),
    group,
    validation: (rule) => rule.required().max(most),
  })
}
