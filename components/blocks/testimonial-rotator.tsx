import { TestimonialQuote } from '@/components/testimonials/testimonial-quote'
import { Rotator } from '@/components/ui/rotator'
import type { BlockOf } from '@/lib/content/server/pages'
import { listTestimonials } from '@/lib/content/server/testimonials'
import { Section } from './section'

const intervalMs = 5000

export async function TestimonialRotator({ heading, tone, anchor }: BlockOf<'testimonialRotator'>) {
  const testimonials = await listTestimonials()
  if (testimonials.length === 0) return null
  return (
    <Section tone={tone} anchor={anchor} className="text-center">
      <h2>{heading}</h2>
      <Rotator
        label={heading ?? ''}
        intervalMs={intervalMs}
        looks={{ root: 'mx-auto mt-8 max-w-216', controls: 'mt-4 justify-center text-agave-600' }}
        items={testimonials.map((testimonial) => ({
          key: testimonial._id,
          name: testimonial.name ?? '',
          content: <TestimonialQuote {...testimonial} />,
        }))}
      />
    </Section>
  )
}
