import { type Identity, identityNames, ownerId, unprovenId } from './identities.ts'

export const commands = ['select', 'insert', 'update', 'delete'] as const
export type Command = (typeof commands)[number]

const orderId = '00000000-0000-4000-8000-00000000000a'

export type Table = {
  /** Tables whose row must be there first. */
  needs?: string[]
  /** A row that satisfies every check, as columns and values. */
  row: string
  /** A change that would be visible. */
  change: string
  /** Who may do what to that row; everything else must be refused, or see and touch no row. */
  allowed: Partial<Record<Identity, readonly Command[]>>
}

const serverOnly: Table['allowed'] = { service_role: commands }
const everybodyReads: Table['allowed'] = Object.fromEntries(
  identityNames.map((identity) => [identity, ['select']]),
)
const ownerReads: Table['allowed'] = { owner: ['select'], service_role: commands }

/** Every table of `public`. A new one fails the tests and `npm run typegen` until it stands here. */
export const tables: Record<string, Table> = {
  products: {
    row: `(id, name, price, content_rev, content_updated_at) values ('x', 'X', 1, 'r', now())`,
    change: `price = 0`,
    allowed: everybodyReads,
  },
  content_paths: { row: `(path, tags) values ('/x', '{}')`, change: `tags = '{y}'`, allowed: serverOnly },
  content_state: { row: `(key, value) values ('x', '{}')`, change: `value = '[]'`, allowed: serverOnly },
  page_paths: { row: `(page_id, path) values ('x', '/x')`, change: `path = '/y'`, allowed: serverOnly },
  job_leases: {
    row: `(name, holder, expires_at) values ('x', 'x', now())`,
    change: `holder = 'thief'`,
    allowed: serverOnly,
  },
  alarms: { row: `(name, seen_at) values ('x', now())`, change: `is_open = true`, allowed: serverOnly },
  staff: {
    row: `(email, role, name) values ('x@example.com', 'clinician', 'X')`,
    change: `role = 'owner'`,
    allowed: { ...serverOnly, service_role: ['select'] },
  },
  former_staff: {
    row: `(id, email, role, name, removed_at, removed_by) values ('${orderId}', 'x@example.com', 'owner', 'X', now(), 'y@example.com')`,
    change: `removed_by = 'other@example.com'`,
    allowed: { ...serverOnly, service_role: ['select'] },
  },
  staff_factors: {
    row: `(staff_id, next_secret, next_id, next_at) values ((select id from public.staff limit 1), 'x', '${orderId}', now())`,
    change: `next_secret = 'thief'`,
    allowed: { ...serverOnly, service_role: ['select'] },
  },
  staff_recovery_codes: {
    needs: ['staff_factors'],
    row: `(code_hash, staff_id) values (repeat('x', 43), (select staff_id from public.staff_factors))`,
    change: `used_at = now()`,
    allowed: { ...serverOnly, service_role: ['select'] },
  },
  staff_step_ups: {
    needs: ['staff_factors'],
    row: `(token_hash, staff_id, until) values (repeat('x', 43), (select staff_id from public.staff_factors), now())`,
    change: `until = 'infinity'`,
    allowed: { ...serverOnly, service_role: ['select'] },
  },
  audit_log: {
    row: `(at, actor, role, action, subject) values (now(), 'x@example.com', 'owner', 'request.read', 'x')`,
    change: `actor = 'other@example.com'`,
    allowed: { ...serverOnly, service_role: ['select', 'insert'] },
  },
  browser_errors: {
    row: `(day, fingerprint, message, frame, path, browser, count, last_at) values ('2026-11-21', repeat('a', 16), 'x', '', '/', 'x', 1, now())`,
    change: `count = 2`,
    allowed: serverOnly,
  },
  missed_word_senders: {
    row: `(word_hash, sender_hash, sent_on) values (repeat('a', 43), repeat('b', 43), '2026-11-21')`,
    change: `sent_on = '2026-11-22'`,
    allowed: serverOnly,
  },
  missed_words: {
    row: `(words, networks, sent_on) values ('red light', 5, '2026-11-21')`,
    change: `networks = 6`,
    allowed: serverOnly,
  },
  preview_links: {
    row: `(token_hash, path, expires_at, created_at, created_by) values (repeat('x', 43), '/', now() + interval '1 hour', now(), 'x@example.com')`,
    change: `path = '/other'`,
    allowed: serverOnly,
  },
  submission_notes: {
    needs: ['submissions'],
    row: `(submission_id, kind, author, body) values ('${orderId}', 'note', 'x@example.com', 'x')`,
    change: `body = 'changed'`,
    allowed: serverOnly,
  },
  exam_checks: {
    needs: ['submissions'],
    row: `(submission_id, ticked_by, ticked_at) values ('${orderId}', 'x@example.com', now())`,
    change: `ticked_by = 'other@example.com'`,
    allowed: serverOnly,
  },
  estimates: {
    needs: ['submissions'],
    row: `(id, submission_id, draft) values ('${orderId}', '${orderId}', '{}')`,
    change: `draft = '{"x": 1}'`,
    allowed: { ...serverOnly, service_role: ['select'] },
  },
  estimate_versions: {
    needs: ['submissions', 'estimates'],
    row: `(estimate_id, number, snapshot, total_cents, created_by, sent_at) values ('${orderId}', 1, '{}', 1, 'x@example.com', now())`,
    change: `total_cents = 0`,
    allowed: { ...serverOnly, service_role: ['select'] },
  },
  orders: {
    row: `(id, user_id, checkout_key, email, total_amount, access_token) values ('${orderId}', '${ownerId}', gen_random_uuid(), 'x@example.com', 1, '${'x'.repeat(32)}')`,
    change: `status = 'paid'`,
    allowed: ownerReads,
  },
  order_items: {
    needs: ['products', 'orders'],
    row: `(order_id, product_id, quantity, name, price) values ('${orderId}', 'x', 1, 'X', 1)`,
    change: `price = 0`,
    allowed: ownerReads,
  },
  order_proofs: {
    needs: ['orders'],
    row: `(order_id, email, proven_at) values ('${orderId}', 'x@example.com', now())`,
    change: `email = 'thief@example.com'`,
    allowed: { ...serverOnly, service_role: ['select'] },
  },
  clearances: {
    needs: ['orders'],
    row: `(id, order_id, treatment_group, user_id, outcome, provider_name, provider_licence, valid_until, decided_by, decided_at)
      values ('${orderId}', '${orderId}', 'x', '${ownerId}', 'approved', 'X', 'X', now(), 'x@example.com', now())`,
    change: `valid_until = 'infinity'`,
    allowed: { ...serverOnly, service_role: ['select'] },
  },
  gift_cards: {
    needs: ['orders'],
    row: `(id, order_id, gift_key, title, value, price, recipient_name, sender_name, code_hmac, code_sealed, code_end, manage_hash,
      card_hash, created_at, updated_at) values ('${orderId}', '${orderId}', gen_random_uuid(), 'X', 25, 25, 'X', 'X', 'x', 'x', 'XXXX',
      'x', 'x', now(), now())`,
    change: `balance = 1000`,
    allowed: { ...serverOnly, service_role: ['select'] },
  },
  gift_card_entries: {
    needs: ['orders', 'gift_cards'],
    row: `(gift_card_id, position, kind, amount, key, at) values ('${orderId}', 1, 'issue', 25, 'x', now())`,
    change: `amount = 1000`,
    allowed: { ...serverOnly, service_role: ['select'] },
  },
  gift_card_uses: {
    needs: ['orders', 'gift_cards'],
    row: `(order_id, gift_card_id, amount, state) values ('${orderId}', '${orderId}', 25, 'held')`,
    change: `state = 'released'`,
    allowed: { ...serverOnly, service_role: ['select'] },
  },
  proven_accounts: {
    row: `(user_id, email, proven_at) values ('${unprovenId}', 'person-3@rights.example', now())`,
    change: `email = 'thief@example.com'`,
    allowed: serverOnly,
  },
  cart_items: {
    needs: ['products'],
    row: `(user_id, product_id, quantity) values ('${ownerId}', 'x', 1)`,
    change: `quantity = 20`,
    allowed: ownerReads,
  },
  payment_attempts: {
    needs: ['orders'],
    row: `(id, order_id, seq, amount) values ('${orderId}', '${orderId}', 1, 1)`,
    change: `amount = 0.01`,
    allowed: serverOnly,
  },
  payment_captures: {
    needs: ['orders', 'payment_attempts'],
    row: `(paypal_capture_id, attempt_id, status, amount, currency, raw) values ('x', '${orderId}', 'COMPLETED', 1, 'USD', '{}')`,
    change: `status = 'PENDING'`,
    allowed: serverOnly,
  },
  refunds: {
    needs: ['orders', 'payment_attempts', 'payment_captures'],
    row: `(paypal_refund_id, paypal_capture_id, status, amount, currency) values ('x', 'x', 'COMPLETED', 1, 'USD')`,
    change: `amount = 1000`,
    allowed: serverOnly,
  },
  refund_requests: {
    needs: ['orders', 'payment_attempts', 'payment_captures'],
    row: `(id, order_id, paypal_capture_id, amount, currency, reason, requested_by)
      values ('${orderId}', '${orderId}', 'x', 1, 'USD', 'x', 'x@example.com')`,
    change: `amount = 1000`,
    allowed: serverOnly,
  },
  refund_confirmations: {
    needs: ['orders'],
    row: `(id, order_id, capture_id, amount, reason, requested_by, created_at)
      values ('${orderId}', '${orderId}', 'x', 1, 'x', 'x@example.com', now())`,
    change: `amount = 1000`,
    allowed: { ...serverOnly, service_role: ['select'] },
  },
  desk_rules: {
    row: `(confirm_above) values (100)`,
    change: `confirm_above = null`,
    allowed: { ...serverOnly, service_role: ['select'] },
  },
  payment_differences: {
    needs: ['orders', 'payment_attempts', 'payment_captures'],
    row: `(paypal_capture_id, kind, found_at) values ('x', 'CAPTURE_AMOUNT', now())`,
    change: `kind = 'CAPTURE_STATUS'`,
    allowed: serverOnly,
  },
  paypal_events: {
    row: `(event_id, type, payload) values ('x', 'x', '{}')`,
    change: `processed_at = now()`,
    allowed: serverOnly,
  },
  stock_holds: {
    needs: ['products', 'orders'],
    row: `(order_id, product_id, quantity, until) values ('${orderId}', 'x', 1, now())`,
    change: `quantity = 99`,
    allowed: serverOnly,
  },
  stock_lots: {
    needs: ['products'],
    row: `(id, product_id, name, created_at) values ('${orderId}', 'x', 'X', now())`,
    change: `on_hand = 99`,
    allowed: { ...serverOnly, service_role: ['select'] },
  },
  stock_entries: {
    needs: ['products', 'stock_lots'],
    row: `(lot_id, move, units, at) values ('${orderId}', 'open', 1, now())`,
    change: `units = 99`,
    allowed: { ...serverOnly, service_role: ['select'] },
  },
  stock_marks: {
    needs: ['products'],
    row: `(product_id, low_mark) values ('x', 1)`,
    change: `low_mark = 99`,
    allowed: { ...serverOnly, service_role: ['select'] },
  },
  submissions: {
    row: `(id, form, payload, idempotency_key) values ('${orderId}', 'contact', '{"message": "private"}', '${'x'.repeat(20)}')`,
    change: `payload = '{}'`,
    allowed: serverOnly,
  },
  newsletter_subscribers: {
    row: `(list, email, created_at) values ('newsletter', 'x@example.com', now())`,
    change: `status = 'confirmed'`,
    allowed: serverOnly,
  },
  event_alerts_sent: {
    row: `(event_id, sent_at, recipients) values ('x', now(), 0)`,
    change: `recipients = 1`,
    allowed: serverOnly,
  },
  discount_codes: {
    row: `(id, code, email, percent, created_at) values ('${orderId}', 'OCO-7KQ4-MX', 'x@example.com', 25, now())`,
    change: `percent = 100`,
    allowed: serverOnly,
  },
  group_quotes: {
    needs: ['submissions'],
    row: `(submission_id, number, quote, total_cents, issued_by, issued_at) values ('${orderId}', 1, '{}', 1, 'x@example.com', now())`,
    change: `total_cents = 0`,
    allowed: { ...serverOnly, service_role: ['select'] },
  },
  discount_uses: {
    needs: ['discount_codes', 'orders'],
    row: `(discount_id, order_id, amount, until, at) values ('${orderId}', '${orderId}', 1, now(), now())`,
    change: `until = 'infinity'`,
    allowed: { ...serverOnly, service_role: ['select'] },
  },
  event_spots: {
    row: `(event_id, title, starts_at, ends_at, spots, content_updated_at) values ('x', 'X', now(), now(), 1, now())`,
    change: `spots = 1000`,
    allowed: serverOnly,
  },
  event_rsvps: {
    needs: ['event_spots'],
    row: `(event_id, first_name, last_name, email, party_size, status, idempotency_key, created_at, updated_at) values ('x', 'Ana', 'Ruiz', 'x@example.com', 1, 'waiting', '${'x'.repeat(20)}', now(), now())`,
    change: `status = 'confirmed'`,
    allowed: serverOnly,
  },
  widget_failures: {
    row: `(widget, reason, day, count) values ('booking', 'slow', '2026-11-21', 1)`,
    change: `count = 1000`,
    allowed: serverOnly,
  },
  scheduled_groups: {
    row: `(id, title, due_at, next_try_at, created_by, created_role, created_at)
      values ('${orderId}', 'x', now(), now(), 'x@example.com', 'editor', now())`,
    change: `due_at = now() + interval '1 day'`,
    allowed: { ...serverOnly, service_role: ['select'] },
  },
  scheduled_changes: {
    needs: ['scheduled_groups'],
    row: `(group_id, document_id, document_type, title, after) values ('${orderId}', 'x', 'injection', 'x', '{}')`,
    change: `after = '{"price": 0}'`,
    allowed: { ...serverOnly, service_role: ['select'] },
  },
  price_changes: {
    row: `(document_id, document_type, title, field, label, after_cents, is_first, changed_at, revision) values ('x', 'injection', 'X', 'price', 'Price', 100, true, now(), 'x')`,
    change: `changed_by = 'thief'`,
    allowed: { ...serverOnly, service_role: ['select', 'insert', 'update'] },
  },
  price_revisions: {
    row: `(document_id, revision) values ('x', 'x')`,
    change: `revision = 'y'`,
    allowed: { ...serverOnly, service_role: ['select', 'insert', 'update'] },
  },
  altcha_challenges_used: {
    row: `(id, expires_at) values ('${'x'.repeat(20)}', now())`,
    change: `expires_at = now() - interval '1 day'`,
    allowed: serverOnly,
  },
  mail_outbox: {
    row: `(kind, dedupe_key, recipient) values ('x', 'x', 'x@example.com')`,
    change: `recipient = 'thief@example.com'`,
    allowed: serverOnly,
  },
}

/**
 * Functions of `public` that somebody besides our server may call, and who: `anon` and whoever is signed in, or only
 * the latter.
 */
export const openFunctions: Record<string, readonly ('anon' | 'authenticated')[]> = {
  own_gift_cards: ['authenticated'],
  own_requests: ['authenticated'],
  replace_cart: ['authenticated'],
  shopper_id: ['authenticated'],
}
