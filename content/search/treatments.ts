import { searchEntry } from '../build/document.ts'

const treatment = (id: string, title: string, category: string, description: string) =>
  searchEntry({ id, title, type: 'treatment', url: `/iv-therapy#${id}`, description, category })

/** One for each place on the IV menu that can be linked. */
export const treatments = [
  treatment(
    'nad',
    'NAD+ Therapy',
    'NAD+',
    'A slow drip from 250 mg, at the dosage your provider sets with you.',
  ),
  treatment(
    'hydration',
    'Hydration Drip',
    'Hydration',
    'A liter of fluids with electrolytes after heat, sport or travel.',
  ),
  treatment(
    'energy',
    'Energy: Myers Cocktail',
    'Energy',
    'B vitamins, vitamin C, magnesium and calcium for tired weeks.',
  ),
  treatment('immune', 'Immune Booster', 'Immune', 'Vitamin C, zinc and fluids for the cold and flu season.'),
  treatment(
    'recovery',
    'Hangover & Recovery',
    'Recovery',
    'Fluids and vitamins for the morning after a party, a race or a flight.',
  ),
  treatment('beauty', 'Beauty Drip', 'Beauty', 'Biotin, vitamin C and glutathione for skin, hair and nails.'),
  treatment(
    'weight',
    'Weight Management',
    'Weight',
    'A program that begins with a telehealth visit, not with a drip.',
  ),
]
