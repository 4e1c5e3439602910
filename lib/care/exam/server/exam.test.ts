import { expect, test } from 'vitest'
import { examOf } from './exam'

const settings = {
  examForm: 'own' as const,
  examPage: 'https://exam.example/form?clinicId=1&first_name=&last_name=&exams=selectable',
  examHeading: 'Before your exam',
  examDisclosure: 'One.\n\nTwo.\n',
  examTerms: 'https://exam.example/terms',
  limitSeconds: 10,
}

test('the exam has the clinic’s words and the address of its form', () => {
  expect(examOf(settings, undefined)).toEqual({
    page: settings.examPage,
    isFramed: true,
    heading: 'Before your exam',
    paragraphs: ['One.', 'Two.\n'],
    terms: settings.examTerms,
    limitSeconds: 10,
  })
  expect(examOf({ ...settings, examForm: 'provider' }, undefined)?.isFramed).toBe(false)
})

test('the demo asks its stand-in', () => {
  expect(examOf(settings, '/api/local/widgets')?.page).toBe(
    '/api/local/widgets/exam.example/form?clinicId=1&first_name=&last_name=&exams=selectable',
  )
})

test('whoever an address names, it goes out without them', () => {
  const examPage = 'https://exam.example/form?first_name=Ana&email=ana%40example.com&clinicId=1&gender=f'
  expect(examOf({ ...settings, examPage }, undefined)?.page).toBe(
    'https://exam.example/form?first_name=&email=&clinicId=1&gender=',
  )
})

test.each([null, 'javascript:alert(1)', 'https://', 'http://exam.example/form'])(
  'without a usable address there is no exam: %j',
  (examPage) => {
    expect(examOf({ ...settings, examPage }, undefined)).toBeNull()
    expect(examOf(null, undefined)).toBeNull()
  },
)
