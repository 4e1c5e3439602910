import { inOrder } from './build/document.ts'
import { estimateService } from './build/form-text.ts'

/** The services with these short names, for a page that says what they cost. */
export const servicesNamed = (...slugs: string[]) =>
  estimateServices.filter(({ slug }) => slugs.includes(slug?.current ?? ''))

export const estimateServices = inOrder([
  estimateService('iv-therapy', 'IV Drip Therapy', 149, 'One drip at your place, 30 to 60 minutes.'),
  estimateService(
    'nad-therapy',
    'NAD+ IV Therapy',
    150,
    'A slow NAD+ drip; the price goes up with the dose.',
  ),
  estimateService('peptides', 'Peptide Therapy', 120, 'Prescribed by a provider after an evaluation.'),
  estimateService('weight-loss', 'Weight Management', 175, 'A supervised program with regular check-ins.'),
  estimateService('hormone-therapy', 'Hormone Therapy', 200, 'Lab work and a plan from a provider.'),
  estimateService('consultation', 'Consultation', 99, 'A video visit with a provider, 15 to 20 minutes.'),
])
