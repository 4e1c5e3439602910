import { inOrder } from './build/document.ts'
import { testimonial } from './build/home.ts'

/** Samples until the clinic has words of its own patients (HOME-004). */
export const testimonials = inOrder([
  testimonial({
    id: 'maya',
    name: 'Maya R., Tempe',
    text: 'I am nervous about needles, and I said so on the phone. The nurse took her time, told me each step before she did it, and I was back at my desk within the hour.',
    rating: 5,
    isSample: true,
  }),
  testimonial({
    id: 'daniel',
    name: 'Daniel K., visiting Scottsdale',
    text: 'We called at nine and were done by eleven, in our hotel room. The price was the one on the page. Nobody tried to sell us anything on top.',
    rating: 5,
    isSample: true,
  }),
  testimonial({
    id: 'teresa',
    name: 'Teresa L., Paradise Valley',
    text: 'They asked about my medications before anything else, and told me which of the add-ons I could leave out. That is why I called them again.',
    rating: 5,
    isSample: true,
  }),
])
