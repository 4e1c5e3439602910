export const zipCheckWords = {
  _id: 'zipCheckText',
  _type: 'zipCheckText' as const,
  label: 'Your ZIP code',
  bookingLabel: 'Do we come to you? Type your ZIP code',
  button: 'Check',
  invalidText: 'Please type a ZIP code of five digits, such as 85251.',
  failureText: 'We could not look that up just now. Call us and we tell you.',
  areaTitle: 'Yes, we come to {city}',
  timeText: '{time} from your confirmed booking',
  noTimeText: 'Call for today’s time',
  noFeeText: 'No travel fee',
  feeText: '{fee} travel fee, waived for group bookings',
  outsideTitle: '{zip} is outside our area',
  outsideText:
    'Leave your email address and we write once when a nurse can come to you. For a group we often come further: call and ask.',
}
