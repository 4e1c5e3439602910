import { randomUUID } from 'node:crypto'
import { eventually, runJobs } from '../../setup/buyer'
import { contentOf } from '../../setup/content'
import { newSender } from '../../setup/forms'
import { expect, testAlone as test } from '../../setup/http-test'
import { linkIn, mailsTo, newSubscriber, nextMail } from '../../setup/subscribers'

test('a new event is told by mail once to who asked for it and confirmed [EVENT-006]', async ({ demo }) => {
  const reader = newSender()
  const stranger = newSender()
  const { unsubscribe_token } = await newSubscriber(demo, reader, 'event_alerts')
  await newSubscriber(demo, stranger, 'newsletter')
  await runJobs(demo)
  expect(await mailsTo(demo, reader), 'events that were there already are no news').toEqual([])

  const content = contentOf(demo)
  const _id = `event-${randomUUID().slice(0, 8)}`
  try {
    await content.create({
      _id,
      _type: 'event',
      title: 'Hydration & <coffee>',
      date: '2099-04-18',
      time: '09:00',
      endTime: '11:30',
      location: 'Old Town, Scottsdale',
    })
    await runJobs(demo)
    await runJobs(demo)
    const news = await nextMail(demo, reader, 'New event: Hydration & <coffee>')
    expect(news.text).toContain('Saturday, April 18, 2099')
    expect(news.text).toContain('9:00 AM to 11:30 AM')
    expect(news.html).toContain('Hydration &#38; &#60;coffee&#62;')
    expect(linkIn(news, 'unsubscribe')).toContain(unsubscribe_token)
    expect(news.headers['list-unsubscribe']).toBe(`<${linkIn(news, 'unsubscribe')}>`)
    expect(news.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    await content.edit(_id, { location: 'Tempe' })
    await content.publish(_id)
    await runJobs(demo)
    const kinds = async () =>
      (await demo.rows('mail_outbox', `kind=eq.event_alert&recipient=eq.${reader}`)).map(
        ({ status }) => status,
      )
    await eventually(kinds).toEqual(['sent'])
    expect(await mailsTo(demo, stranger)).toEqual([])
  } finally {
    await content.remove(_id)
  }
})
