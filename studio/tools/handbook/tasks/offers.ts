import { screen } from '../screen-names.ts'
import { step, type TaskGroup } from '../task.ts'

export const offers: TaskGroup = {
  title: 'Treatments and products',
  tasks: [
    {
      id: 'add-an-injection',
      title: 'Add an injection to the shop',
      alsoSaid: 'new product vitamin shot',
      begins: [{ opens: 'list', id: 'injection', title: 'Injections' }],
      steps: [
        step`On the left, press ${screen.injections}. Above the list, press the plus sign to make a new ${screen.anInjection}.`,
        step`Fill in ${screen.injectionName} and ${screen.injectionPrice}.`,
        step`Open the tab ${screen.injectionWords}: fill in ${screen.injectionDescription} and, with ${screen.addItem}, three or four ${screen.injectionFeatures}.`,
        step`Open the tab ${screen.injectionPlacing} and press ${screen.generate} beside ${screen.injectionSlug}.`,
        step`Press ${screen.publish}. It’s in the shop right away.`,
      ],
    },
    {
      id: 'what-is-in-a-drip',
      title: 'Say what’s in a drip, and approve its page',
      alsoSaid: 'ingredients contents amount clinician approval sample details minute by minute',
      begins: [
        { opens: 'list', id: 'ivService', title: 'IV services' },
        { opens: 'list', id: 'ingredient', title: 'Ingredients' },
      ],
      steps: [
        step`On the left, press ${screen.ivServices}, then the drip, and open the tab ${screen.dripPage}.`,
        step`Under ${screen.dripContents}, press ${screen.addItem}: choose the ingredient and write its amount.`,
        step`What an ingredient is, and who should ask first, is written once for all drips: press ${screen.ingredients} on the left.`,
        step`A clinician who has read every word fills in ${screen.approvedBy} and ${screen.approvedOn}, in the drip and in each ingredient.`,
        step`Press ${screen.publish}.`,
      ],
      note: 'Until the drip and all of its ingredients are approved, its page says that it is a sample, and search engines leave it out. An injection works the same way.',
    },
    {
      id: 'take-off-the-site',
      title: 'Take a treatment or an injection off the site',
      alsoSaid: 'hide remove stop selling unpublish delete sold out',
      begins: [
        { opens: 'list', id: 'treatment', title: 'Treatments' },
        { opens: 'list', id: 'injection', title: 'Injections' },
      ],
      steps: [
        step`Open it from its list on the left.`,
        step`Above the fields, press ${screen.published}, then ${screen.unpublish}.`,
        step`It says which pages lose it: press ${screen.unpublish} there, and once more. It is off the site and waits under ${screen.unpublished}.`,
        step`To bring it back, open it there and press ${screen.publish}.`,
      ],
      note: 'Don’t delete what may come back: unpublished it keeps its words, its photo and its booking number.',
    },
    {
      id: 'order-of-a-list',
      title: 'Change the order of treatments on a page',
      alsoSaid: 'sort first move place',
      begins: [{ opens: 'list', id: 'treatment', title: 'Treatments' }],
      steps: [
        step`On the left, press ${screen.treatments}, then the treatment.`,
        step`Open the tab ${screen.treatmentPlacing}.`,
        step`Write a number into ${screen.placeInList}: small numbers come first.`,
        step`Press ${screen.publish}.`,
      ],
      note: 'The first three treatments are the featured ones of the home page.',
    },
    {
      id: 'change-a-photo',
      title: 'Give a treatment a photo',
      alsoSaid: 'image picture upload alt',
      begins: [{ opens: 'list', id: 'treatment', title: 'Treatments' }],
      steps: [
        step`On the left, press ${screen.treatments}, then the treatment.`,
        step`Open the tab ${screen.treatmentPlacing}.`,
        step`Under ${screen.photo}, press ${screen.upload} and choose the file.`,
        step`Say in a sentence what it shows, for people who can’t see it.`,
        step`Press ${screen.publish}.`,
      ],
    },
    {
      id: 'service-area',
      title: 'Change a response time or a travel fee',
      alsoSaid: 'city zip area minutes distance',
      begins: [{ opens: 'list', id: 'serviceArea', title: 'Service areas' }],
      steps: [
        step`On the left, press ${screen.areas}, then the city.`,
        step`Change ${screen.minutesTo} or ${screen.travelFee}. The minutes below say the same in numbers.`,
        step`Press ${screen.publish}.`,
      ],
    },
  ],
}
