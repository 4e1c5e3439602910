import { expect, test } from 'vitest'
import { examOf } from './model'

const settings = {
  examForm: 'provider' as const,
  examScript: 'https://exam.example/scripts/exam.js',
  examPage: 'https://exam.example/form?clinicId=1&first_name=&last_name=&exams=selectable',
  examHeading: 'Before your exam',
  examDisclosure: 'One.\n\nTwo.\n',
  examTerms: 'https://exam.example/terms',
  limitSeconds: 10,
}

test('the provider’s window needs its script and the address of its form', () => {
  expect(examOf(settings, undefined)).toEqual({
    page: settings.examPage,
    script: settings.examScript,
    limitSeconds: 10,
  })
})

test('our own window has the clinic’s words, and no script', () => {
  expect(examOf({ ...settings, examForm: 'own' }, undefined)).toEqual({
    page: settings.examPage,
    limitSeconds: 10,
    own: { heading: 'Before your exam', paragraphs: ['One.', 'Two.\n'], terms: settings.examTerms },
  })
})

test('the demo asks its stand-in', () => {
  expect(examOf(settings, '/api/local/widgets')).toMatchObject({
    page: '/api/local/widgets/exam.example/form?clinicId=1&first_name=&last_name=&exams=selectable',
    script: '/api/local/widgets/exam.example/scripts/exam.js',
  })
})

test('whoever an address names, it goes out without them', () => {
  const examPage = 'https://exam.example/form?first_name=Ana&email=ana%40example.com&clinicId=1&gender=f'
  expect(examOf({ ...settings, examPage }, undefined)?.page).toBe(
    'https://exam.example/form?first_name=&email=&clinicId=1&gender=',
  )
})

test.each([
  [{ examPage: null }],
  [{ examPage: 'javascript:alert(1)' }],
  [{ examPage: 'https://' }],
  [{ examScript: null }],
  [{ examScript: 'http://exam.example/x.js' }],
])('without a usable address there is no exam: %j', (change) => {
  expect(examOf({ ...settings, ...change }, undefined)).toBeNull()
})

test('nor before the settings were published; our own window needs no script', () => {
  expect(examOf(null, undefined)).toBeNull()
  expect(examOf({ ...settings, examForm: 'own', examScript: null }, undefined)).not.toBeNull()
})
