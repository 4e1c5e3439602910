export type Mutant = {
  /** What the product would do wrong. */
  name: string
  file: string
  /** Stands in the file exactly once. */
  find: string
  replace: string
  /** How the names of the test files begin that are nearest to it, beyond unit tests. */
  near: string[]
}

const settle = 'lib/orders/settle.ts'
const giftOrders = 'supabase/migrations/20261126000100_gift_orders.sql'

/** Forty ways to break money, rights, dates, mails and pages. Each must be noticed by a test (`npm run test:mutations`). */
export const mutants: Mutant[] = [
  // Money
  {
    name: 'an order with another amount at PayPal is captured',
    file: 'lib/payments/model.ts',
    find: "if (centsOfPayPal(unit.amount.value) !== expected.amountCents) return 'AMOUNT_DIFFERS'",
    replace: '',
    near: ['payments'],
  },
  {
    name: 'five cents are sent to PayPal as fifty',
    file: 'lib/payments/model.ts',
    find: "padStart(2, '0')",
    replace: "padEnd(2, '0')",
    near: ['payments'],
  },
  {
    name: 'money is taken for goods that are gone',
    file: settle,
    find: 'if (!(await holdUnits(attempt, leaseSeconds))) return',
    replace: 'await holdUnits(attempt, leaseSeconds)',
    near: ['payments'],
  },
  {
    name: 'after a decline the old approval is captured',
    file: settle,
    find: "order.status === 'APPROVED' && attempt.may_capture",
    replace: "order.status === 'APPROVED'",
    near: ['payments'],
  },
  {
    name: 'a capture whose answer was lost is told as expired',
    file: settle,
    find: 'if (isGone && !attempt.was_sent)',
    replace: 'if (isGone)',
    near: ['payments'],
  },
  {
    name: 'an order that was captured already is told as refused',
    file: 'lib/payments/issues.ts',
    find: "ORDER_ALREADY_CAPTURED: 'look-again'",
    replace: "ORDER_ALREADY_CAPTURED: 'final'",
    near: ['payments', 'paypal-client'],
  },
  {
    name: 'the total of the cart forgets quantities',
    file: 'lib/cart/model.ts',
    find: 'centsFromDollars(product.price) * quantity',
    replace: 'centsFromDollars(product.price)',
    near: ['cart'],
  },
  {
    name: 'more is kept in the cart than is left',
    file: 'lib/cart/reconcile.ts',
    find: 'quantity: Math.min(line.quantity, left)',
    replace: 'quantity: line.quantity',
    near: ['cart'],
  },
  {
    name: 'an order may have a negative quantity',
    file: 'lib/orders/model.ts',
    find: 'quantity: z.number().int().min(1).max(mostAtOnce)',
    replace: 'quantity: z.number().int().max(mostAtOnce)',
    near: ['tampering', 'payments'],
  },
  {
    name: 'the price the buyer saw is not compared',
    file: giftOrders,
    find: 'if (total - covered) * 100 is distinct from p_expected_cents then',
    replace: 'if false then',
    near: ['orders', 'tampering', 'payments'],
  },
  {
    name: 'an order is placed for goods that are sold out',
    file: giftOrders,
    find: 'where products.stock_quantity + coalesce(hold.quantity, 0) < line.quantity;',
    replace: 'where false;',
    near: ['orders', 'payments'],
  },
  {
    name: 'a gift card of any value can be bought',
    file: 'lib/gift-cards/rules.ts',
    find: 'cents >= leastValueCents && cents <= mostValueCents',
    replace: 'cents >= leastValueCents',
    near: ['gift-cards'],
  },
  {
    name: 'more can be refunded than was paid',
    file: 'supabase/migrations/20261126000200_gift_refunds.sql',
    find: 'left_cents := public.spare_cents(p_order_id, p_capture_id);',
    replace: 'left_cents := p_seen_cents;',
    near: ['refunds', 'tampering-refunds'],
  },
  {
    name: 'a price with cents is shown without them',
    file: 'lib/money.ts',
    find: 'maximumFractionDigits: hasCents ? 2 : 0',
    replace: 'maximumFractionDigits: 0',
    near: ['cart'],
  },
  // Rights
  {
    name: 'the editor of the website refunds orders',
    file: 'lib/staff/model.ts',
    find: "'orders.refund': ['owner', 'front_desk']",
    replace: "'orders.refund': ['owner', 'front_desk', 'editor']",
    near: ['staff', 'refunds'],
  },
  {
    name: 'the editor of the website reads patients’ requests',
    file: 'lib/staff/model.ts',
    find: "'requests.read': ['owner', 'front_desk', 'clinician']",
    replace: "'requests.read': ['owner', 'front_desk', 'clinician', 'editor']",
    near: ['staff', 'inbox'],
  },
  {
    name: 'the owner ticks a medical exam',
    file: 'lib/staff/model.ts',
    find: "'exams.tick': ['clinician']",
    replace: "'exams.tick': ['clinician', 'owner']",
    near: ['staff', 'inbox'],
  },
  {
    name: 'no call of the staff asks for a permission',
    file: 'lib/staff/handle.ts',
    find: 'if (permission && !mayDo(staff.role, permission))',
    replace: 'if (!staff.role)',
    near: ['staff', 'inbox'],
  },
  {
    name: 'pages of other sites can change things',
    file: 'lib/http/mutation.ts',
    find: "if (!isOwnOrigin(request.headers.get('origin')))",
    replace: "if (request.headers.get('origin') === 'never')",
    near: ['borders', 'account', 'tampering'],
  },
  {
    name: 'who invents a cookie sees any order',
    file: 'lib/orders/pass.ts',
    find: 'Buffer.from(macOf(',
    replace: 'Buffer.from(mac || macOf(',
    near: ['order-status', 'tampering', 'account'],
  },
  {
    name: 'a copied note of a recovery opens another session',
    file: 'lib/accounts/recovery-proof.ts',
    find: 'sessionId === sessionIdOf(accessToken) &&',
    replace: '',
    near: ['account'],
  },
  {
    name: 'who invents a preview cookie sees drafts',
    file: 'lib/preview/seal.ts',
    find: '!isSame(signature, signatureOf(content))',
    replace: 'false',
    near: ['preview'],
  },
  {
    name: 'shoppers see each other’s orders',
    file: 'supabase/migrations/20261124050000_own_orders.sql',
    find: `create policy "Shoppers see their own orders" on public.orders
  for select to authenticated using (user_id = (select auth.uid()));`,
    replace: `create policy "Shoppers see their own orders" on public.orders
  for select to authenticated using (true);`,
    near: ['row-level-rules'],
  },
  {
    name: 'an editor’s link runs a script',
    file: 'lib/content/safe-href.ts',
    find: "new Set(['https:', 'tel:', 'mailto:'])",
    replace: "new Set(['https:', 'tel:', 'mailto:', 'javascript:'])",
    near: ['footer'],
  },
  {
    name: 'any site may show ours in a frame',
    file: 'lib/security/site-policy.ts',
    find: '["frame-ancestors \'self\'", originOf(studioOrigin)]',
    replace: "['frame-ancestors *']",
    near: ['site-policy'],
  },
  {
    name: 'passwords can be guessed without end',
    file: 'lib/accounts/sign-in.ts',
    find: 'if (early) return early',
    replace: '',
    near: ['account'],
  },
  {
    name: 'gift card codes can be guessed without end',
    file: 'lib/gift-cards/tries.ts',
    find: 'caller: 10',
    replace: 'caller: 100_000',
    near: ['gift-cards'],
  },
  {
    name: 'a robot forges when it began to fill in a form',
    file: 'lib/forms/stamp.ts',
    find: "if (!isSame(signature, signatureOf(ms))) return 'forged_timestamp'",
    replace: '',
    near: ['forms'],
  },
  // Dates
  {
    name: 'the clinic’s day is the world’s',
    file: 'lib/clinic-time/model.ts',
    find: "const zone = 'America/Phoenix'",
    replace: "const zone = 'UTC'",
    near: ['estimates'],
  },
  {
    name: 'Saturday is a business day',
    file: 'lib/promises/business-days.ts',
    find: 'weekday !== 0 && weekday !== 6 &&',
    replace: 'weekday !== 0 &&',
    near: ['due-times'],
  },
  {
    name: 'an estimate for next week is due in three days',
    file: 'lib/promises/estimate-due.ts',
    find: 'return ahead >= 3 && ahead < 10 ? 1 : 3',
    replace: 'return ahead > 3 && ahead < 10 ? 1 : 3',
    near: ['due-times', 'estimates'],
  },
  {
    name: 'a gift card can’t be given today',
    file: 'lib/gift-cards/delivery-day.ts',
    find: 'day >= today &&',
    replace: 'day > today &&',
    near: ['gift-cards'],
  },
  {
    name: 'a shared preview never ends',
    file: 'lib/preview/seal.ts',
    find: 'found.success && Date.parse(found.data.until) > at.getTime()',
    replace: 'found.success',
    near: ['preview'],
  },
  {
    name: 'a payment nobody can explain never reaches a person',
    file: 'lib/orders/schedule.ts',
    find: 'now.getTime() - Date.parse(createdAt) > longestAttemptMs',
    replace: 'now.getTime() - Date.parse(createdAt) > 100 * longestAttemptMs',
    near: ['payments'],
  },
  // Mails
  {
    name: 'a gift card is mailed in the words for its sender',
    file: 'lib/mail/gift-mails.ts',
    find: 'const isToRecipient = recipientEmail !== null',
    replace: 'const isToRecipient = recipientEmail === null',
    near: ['gift-cards'],
  },
  {
    name: 'a receipt has no access code',
    file: 'lib/mail/order-mails.ts',
    find: `          \`Your access code: \${accessCode(order.accessToken)}\`,
          'Keep it`,
    replace: `          'Keep it`,
    near: ['payments'],
  },
  {
    name: 'a mail staff send again is thrown away as known',
    file: 'lib/mail/outbox.ts',
    find: 'resends > 0 ?',
    replace: 'resends > 1e9 ?',
    near: ['inbox', 'mail'],
  },
  {
    name: 'a link to confirm a newsletter works for ever',
    file: 'supabase/migrations/20261122020000_newsletter.sql',
    find: "if subscriber.confirm_until < p_now then return 'expired'; end if;",
    replace: '',
    near: ['newsletter'],
  },
  // Pages
  {
    name: 'Myers costs $215 on the menu',
    file: 'content/iv-services/standard.ts',
    find: 'price: 205',
    replace: 'price: 215',
    near: ['iv-therapy'],
  },
  {
    name: 'an injection nobody marked needs no exam',
    file: 'lib/products/model.ts',
    find: 'injection.isExamRequired ?? true',
    replace: 'injection.isExamRequired ?? false',
    near: ['payments'],
  },
  {
    name: 'search engines are told another price than visitors',
    file: 'lib/seo/offers.ts',
    find: 'price: (cents / 100).toFixed(2)',
    replace: 'price: (cents / 10).toFixed(2)',
    near: ['seo'],
  },
  {
    name: 'search engines may list the Studio',
    file: 'app/robots.ts',
    find: "disallow: ['/api/', '/studio']",
    replace: "disallow: ['/api/']",
    near: ['seo'],
  },
]
