export const zipCheckWords = {
  _id: 'zipCheckText',
  _type: 'zipCheckText' as const,
  label: 'Your ZIP code',
  bookingLabel: 'Do we come to you? Enter your ZIP code',
  button: 'Check',
  invalidText: 'Please enter a five-digit ZIP code, such as 85251.',
  failureText: 'We couldn’t look that up right now. Call us and we’ll tell you.',
  areaTitle: 'Yes, we come to {city}',
  timeText: '{time} from your confirmed booking',
  noTimeText: 'Call for today’s time',
  noFeeText: 'No travel fee',
  feeText: '{fee} travel fee, waived for group bookings',
  outsideTitle: '{zip} is outside our area',
  outsideText:
    'Leave your email address, and we’ll send one email when a nurse can come to you. For a group we often travel farther: just call and ask.',
}
