import { expect, test } from '../setup/http-test'
import { hrefOf, pageAt, phone, sectionOf, textOf } from '../setup/page-facts'

for (const [id, address, heading] of [
  ['HOME-029', '/', 'Good Faith Exam Required'],
  ['IVT-014', '/iv-therapy', 'First time? The exam comes first'],
  ['INJ-004', '/vitamin-injections', 'Before your first injection: the good faith exam'],
  ['COMP-005', '/compliance', 'It starts with a good faith exam'],
  ['HOME-029', '/first-time-patients', 'Why the exam comes first'],
] as const)
  test(`${address} asks for the exam; without scripts its own page and the phone lead on [${id}]`, async ({
    demo,
  }) => {
    const section = sectionOf(await pageAt(demo, address), heading)
    expect(section.getByRole('button', { name: 'Schedule Exam' }).ariaHasPopup).toBe('dialog')
    expect(hrefOf(section.getByRole('link', { name: '(480) 555-0142' }))).toBe(phone)
    const ownPage = section.element.querySelector('noscript a')
    expect(textOf(ownPage)).toBe('Open the exam’s own page')
    const answer = await fetch(new URL(hrefOf(ownPage) ?? '', demo.ownUrl))
    expect(await answer.text()).toMatch(/<h1[^>]*>Good faith exam</)
  })
