import { ingredient } from '../build/details.ts'
import { medlinePlus, ods } from '../build/sources.ts'

export const fluids = ingredient({
  slug: 'fluids',
  name: 'Sterile fluids',
  text: 'Fluid with salts, given through a vein. Doctors call it giving fluids by IV.',
  askFirst: [
    [
      'heart',
      'If you have heart failure or high blood pressure: with heart failure, fluid can build up in your body.',
    ],
    ['kidneys', 'If your kidneys don’t work well: they may not keep water and salts in balance.'],
    ['pregnancy', 'If you’re pregnant or breastfeeding: ask your own doctor before any drip.'],
  ],
  sources: [
    medlinePlus('Fluid and electrolyte balance', 'fluidandelectrolytebalance.html'),
    medlinePlus('Heart failure', 'heartfailure.html'),
    medlinePlus('Pregnancy and medicines', 'pregnancyandmedicines.html'),
    medlinePlus('Breastfeeding', 'breastfeeding.html'),
  ],
})

export const electrolytes = ingredient({
  slug: 'electrolytes',
  name: 'Electrolytes',
  text: 'Minerals with an electric charge, such as sodium, potassium and chloride. They help balance the water in your body and help nerves and muscles work.',
  askFirst: [
    ['kidneys', 'If your kidneys don’t work well: they may not remove extra potassium.'],
    ['medicines', 'If you take blood pressure or water pills: some of them change your potassium.'],
  ],
  sources: [
    medlinePlus('Fluid and electrolyte balance', 'fluidandelectrolytebalance.html'),
    ods('Potassium', 'Potassium-Consumer'),
    medlinePlus('Potassium', 'potassium.html'),
  ],
})

export const bComplex = ingredient({
  slug: 'b-complex',
  name: 'B-complex',
  text: 'Several B vitamins together. They help your body get energy from the food you eat, and help form red blood cells.',
  askFirst: [
    [
      'medicines',
      'If you take cycloserine, theophylline or medicine for seizures: vitamin B6 may interact with it.',
    ],
  ],
  sources: [medlinePlus('B vitamins', 'bvitamins.html'), ods('Vitamin B6', 'VitaminB6-HealthProfessional')],
})

export const vitaminB12 = ingredient({
  slug: 'vitamin-b12',
  name: 'Vitamin B12',
  text: 'A vitamin that helps keep blood and nerve cells healthy and helps make DNA. It occurs naturally in foods from animals.',
  askFirst: [
    ['allergies', 'If you’re allergic to cobalt or to any form of vitamin B12.'],
    ['conditions', 'If you have Leber’s disease, a slow loss of eyesight.'],
  ],
  sources: [
    ods('Vitamin B12', 'VitaminB12-Consumer'),
    medlinePlus('Cyanocobalamin injection', 'druginfo/meds/a605007.html'),
  ],
})

export const vitaminB6 = ingredient({
  slug: 'vitamin-b6',
  name: 'Vitamin B6',
  text: 'A vitamin that more than 100 enzyme reactions in the body need. Too much of it for a year or more can damage nerves.',
  askFirst: [
    [
      'medicines',
      'If you take cycloserine, theophylline or medicine for seizures: vitamin B6 may interact with it.',
    ],
    [
      'conditions',
      'If you have nerve damage, or trouble controlling how you move: too much vitamin B6 can cause both.',
    ],
  ],
  sources: [ods('Vitamin B6', 'VitaminB6-Consumer')],
})

export const biotin = ingredient({
  slug: 'biotin',
  name: 'Biotin',
  text: 'A B vitamin that helps turn carbohydrates, fats and proteins from food into energy. Most people get enough from food.',
  askFirst: [
    [
      'tests',
      'If you have a blood test coming up, such as for your thyroid: biotin can make some results wrong.',
    ],
    ['medicines', 'If you take medicine for seizures: it can lower your biotin.'],
  ],
  sources: [ods('Biotin', 'Biotin-Consumer')],
})

export const vitaminC = ingredient({
  slug: 'vitamin-c',
  name: 'Vitamin C',
  text: 'An antioxidant that your body needs to make collagen. It also helps the immune system work properly.',
  askFirst: [
    [
      'kidneys',
      'If you’ve had kidney stones or kidney disease: high doses can cause stones and harm kidneys.',
    ],
    [
      'conditions',
      'If you have hemochromatosis (too much iron) or G6PD deficiency: a provider has to decide.',
    ],
    ['medicines', 'If you’re having chemotherapy or radiation: ask your oncologist first.'],
  ],
  sources: [
    ods('Vitamin C', 'VitaminC-HealthProfessional'),
    [
      'DailyMed: Label of an ascorbic acid injection',
      'https://dailymed.nlm.nih.gov/dailymed/drugInfo.cfm?setid=388aad52-fc01-4784-9791-1dbc80c69306',
    ],
  ],
})

export const vitaminD3 = ingredient({
  slug: 'vitamin-d3',
  name: 'Vitamin D3',
  text: 'A vitamin that helps the body absorb calcium. Muscles, nerves and the immune system need it, too. Too much of it is harmful.',
  askFirst: [
    [
      'kidneys',
      'If you’ve had kidney stones or high calcium: too much vitamin D raises calcium in the blood.',
    ],
    [
      'medicines',
      'If you take thiazide water pills, steroids, statins or orlistat: they may interact with vitamin D.',
    ],
  ],
  sources: [ods('Vitamin D', 'VitaminD-Consumer')],
})

export const magnesium = ingredient({
  slug: 'magnesium',
  name: 'Magnesium',
  text: 'A mineral that helps regulate muscle and nerve function, blood sugar and blood pressure. Many foods contain it.',
  askFirst: [
    ['kidneys', 'If your kidneys don’t work well: they may not remove extra magnesium.'],
    ['medicines', 'If you take antibiotics, water pills or medicine for brittle bones: tell us which.'],
  ],
  sources: [ods('Magnesium', 'Magnesium-HealthProfessional')],
})

export const calcium = ingredient({
  slug: 'calcium',
  name: 'Calcium',
  text: 'The mineral that makes bones and teeth hard. Muscles need it to move, and nerves to carry messages.',
  askFirst: [
    ['kidneys', 'If you’ve had kidney stones or too much calcium in your blood.'],
    [
      'medicines',
      'If you take antibiotics, thyroid medicine, lithium or dolutegravir: some of them interact with calcium.',
    ],
  ],
  sources: [ods('Calcium', 'Calcium-Consumer')],
})

export const zinc = ingredient({
  slug: 'zinc',
  name: 'Zinc',
  text: 'A mineral found in cells throughout the body. It helps the immune system, and the body needs it to make proteins and DNA.',
  askFirst: [
    [
      'medicines',
      'If you take antibiotics or penicillamine: zinc may interact with them. Thiazide water pills can lower your zinc.',
    ],
  ],
  sources: [ods('Zinc', 'Zinc-Consumer')],
})

export const minerals = ingredient({
  slug: 'trace-minerals',
  name: 'Trace minerals',
  text: 'Minerals the body needs only in small amounts, such as zinc, copper, manganese and selenium.',
  sources: [medlinePlus('Minerals', 'minerals.html')],
})
