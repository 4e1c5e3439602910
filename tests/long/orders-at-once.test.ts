import { paypalOf } from '../setup/demo-paypal'
import { testAlone as test } from '../setup/http-test'
import { orderAtOnce } from '../setup/orders-at-once'

test.afterEach(({ demo }) => paypalOf(demo).webhooks('on'))

test('100 orders, each with two tabs, message, return and sweep all at once: one capture, one order, one mail each [PAY-006] [PAY-010]', ({
  demo,
}) => orderAtOnce(demo, 100))
