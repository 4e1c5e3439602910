import { expect, test } from 'vitest'
import { bookableInjection } from './bookable-names'
import { packageRequest, planRequest, serviceRequest } from './request'

const ids = {
  serviceIds: [{ name: 'myers', id: 's1' }],
  categoryIds: [{ name: 'Vitamin Injections', id: 'c1' }],
}

test('a service is named in the title; without a number it is coming [ERR-025]', () => {
  expect(serviceRequest('Myers', { service: 'myers' }, ids)).toEqual({ title: 'Book Myers', serviceId: 's1' })
  expect(serviceRequest('D-Book', { service: 'd' }, ids)).toEqual({ title: 'Book D-Book', isComing: true })
  expect(serviceRequest(null, {}, ids)).toEqual({ title: 'Book a visit', isComing: true })
})

test('an injection opens the category of injections, until it has a number of its own [INJ-002]', () => {
  const b12 = bookableInjection({ slug: 'b12' })
  expect(serviceRequest('Vitamin B12', b12, ids)).toEqual({ title: 'Book Vitamin B12', categoryId: 'c1' })
  const more = { ...ids, serviceIds: [{ name: 'b12', id: 's2' }] }
  expect(serviceRequest('Vitamin B12', b12, more)).toMatchObject({ serviceId: 's2' })
})

test('a plan that borrows another one’s form says so [BOOK-015]', () => {
  const explorer = { slug: 'wellness-explorer', name: 'Wellness Explorer', intakeId: 'p1' }
  const fresh = { slug: 'fresh', name: 'Fresh', intakeId: null }
  expect(planRequest(explorer, [explorer, fresh])).toEqual({
    title: 'Join Wellness Explorer',
    packageId: 'p1',
  })
  expect(planRequest(fresh, [explorer, fresh])).toEqual({
    title: 'Join Fresh',
    packageId: 'p1',
    note: expect.stringMatching(/^You can’t join Fresh online yet\. .*Wellness Explorer/),
  })
  expect(planRequest(fresh, [fresh])).toEqual({ title: 'Join Fresh', isComing: true })
})

test('a package opens its own number or nothing [INJ-003]', () => {
  expect(packageRequest({ name: 'Elite', intakeId: 'p9' })).toEqual({
    title: 'Choose Elite',
    packageId: 'p9',
  })
  expect(packageRequest({ name: 'Elite', intakeId: null })).toEqual({ title: 'Choose Elite', isComing: true })
})
