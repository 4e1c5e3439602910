import { ingredient } from '../build/details.ts'
import { medlinePlus, ods, pubChem } from '../build/sources.ts'

const aminoAcids = medlinePlus('Amino acids', 'ency/article/002222.htm')

export const glutathione = ingredient({
  slug: 'glutathione',
  name: 'Glutathione',
  text: 'An antioxidant made of three amino acids, which your own cells also make.',
  askFirst: [
    ['conditions', 'If injected glutathione has ever made you ill: the FDA has had reports of reactions.'],
  ],
  sources: [
    pubChem('Glutathione', 124886),
    [
      'FDA: Concerns with glutathione in compounded injections',
      'https://www.fda.gov/drugs/human-drug-compounding/fda-highlights-concerns-using-dietary-ingredient-glutathione-compound-sterile-injectables',
    ],
  ],
})

export const aminoAcidBlend = ingredient({
  slug: 'amino-acids',
  name: 'Amino acids',
  text: 'The building blocks of proteins. Your body makes proteins from them to break down food, to grow and to repair tissue.',
  sources: [aminoAcids],
})

export const taurine = ingredient({
  slug: 'taurine',
  name: 'Taurine',
  text: 'An amino acid that is in many tissues of the body, though not in its proteins. Meat and fish contain it.',
  sources: [['NIH NCATS Inxight Drugs: Taurine', 'https://drugs.ncats.io/substance/1EQV5MLY3D']],
})

export const nad = ingredient({
  slug: 'nad',
  name: 'NAD+',
  text: 'A coenzyme the body makes from niacin, a B vitamin. More than 400 enzymes need it to do their work.',
  askFirst: [
    ['conditions', 'If injected NAD+ has ever made you ill: the FDA has had reports of reactions.'],
    [
      'medicines',
      'If you take medicine for diabetes or tuberculosis: niacin, from which NAD+ is made, may interact with it.',
    ],
  ],
  sources: [
    ods('Niacin', 'Niacin-HealthProfessional'),
    [
      'FDA: Ingredients suitable for sterile compounding',
      'https://www.fda.gov/drugs/human-drug-compounding/fda-reminds-compounders-use-ingredients-suitable-sterile-compounding',
    ],
  ],
})

export const lCarnitine = ingredient({
  slug: 'l-carnitine',
  name: 'L-carnitine',
  text: 'A nutrient that helps turn food into energy. Healthy people’s bodies make all they need.',
  askFirst: [
    ['conditions', 'If you’ve had seizures: carnitine may bring one on.'],
    ['kidneys', 'If you have chronic kidney disease: carnitine may make muscles weak.'],
  ],
  sources: [ods('Carnitine', 'Carnitine-Consumer')],
})

export const lProline = ingredient({
  slug: 'l-proline',
  name: 'L-proline',
  text: 'An amino acid that the body makes itself. It is part of collagen.',
  sources: [pubChem('L-Proline', 145742), aminoAcids],
})

export const nac = ingredient({
  slug: 'nac',
  name: 'N-acetylcysteine (NAC)',
  text: 'A form of the amino acid cysteine from which the body can make glutathione. Hospitals use it as a medicine.',
  askFirst: [['allergies', 'If you have asthma: NAC may narrow the airways.']],
  sources: [pubChem('Acetylcysteine', 12035)],
})

export const arginine = ingredient({
  slug: 'arginine',
  name: 'L-arginine',
  text: 'An amino acid from which the body makes nitric oxide, which widens blood vessels.',
  sources: [ods('Exercise and athletic performance', 'ExerciseAndAthleticPerformance-HealthProfessional')],
})

export const citrulline = ingredient({
  slug: 'citrulline',
  name: 'L-citrulline',
  text: 'An amino acid that the kidneys turn into arginine.',
  sources: [ods('Exercise and athletic performance', 'ExerciseAndAthleticPerformance-HealthProfessional')],
})

export const ornithine = ingredient({
  slug: 'ornithine',
  name: 'L-ornithine',
  text: 'An amino acid of the urea cycle, which is how the body gets rid of extra nitrogen.',
  sources: [pubChem('Ornithine', 6262)],
})

export const nauseaMedicine = ingredient({
  slug: 'nausea-medicine',
  name: 'Medicine for nausea',
  text: 'Ondansetron, a prescription medicine. You only get it if the provider orders it for you.',
  askFirst: [
    ['heart', 'If you have long QT syndrome or an irregular heartbeat.'],
    [
      'medicines',
      'If you take apomorphine, or medicines for depression or migraine: some don’t mix with it.',
    ],
  ],
  sources: [medlinePlus('Ondansetron', 'druginfo/meds/a601209.html')],
})
