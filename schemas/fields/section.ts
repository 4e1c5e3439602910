import { defineField } from 'sanity'

const anchorShape = /^[a-z][a-z0-9-]*$/

/** The name of this place on the page, for links such as /iv-therapy#nad (ROUTE-006). */
export const anchorField = (place: { group?: string } = {}) =>
  defineField({
    name: 'anchor',
    ...place,
    title: 'Name in links',
    description:
      'Only when a link should lead right here: “faq” makes /page#faq. Small letters, digits, hyphens.',
    type: 'string',
    validation: (rule) =>
      rule.custom((anchor?: string) =>
        !anchor || anchorShape.test(anchor)
          ? true
          : 'Begin with a small letter; use small letters, digits and hyphens.',
      ),
  })

export const headingField = () =>
  defineField({
    name: 'heading',
    title: 'Heading',
    type: 'string',
    validation: (rule) => rule.required().max(120),
  })

export const introField = () =>
  defineField({
    name: 'intro',
    title: 'Introduction',
    description: 'One to three short sentences.',
    type: 'text',
    rows: 3,
  })

/** The ground a section stands on. Two neighbours with different grounds are easier to tell apart. */
export const toneField = () =>
  defineField({
    name: 'tone',
    title: 'Ground',
    type: 'string',
    options: {
      list: [
        { title: 'Page', value: 'plain' },
        { title: 'Sand band', value: 'sand' },
        { title: 'Dark agave band', value: 'agave' },
      ],
      layout: 'radio',
      direction: 'horizontal',
    },
    initialValue: 'plain',
  })
