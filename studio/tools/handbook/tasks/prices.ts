import { screen } from '../screen-names.ts'
import { step, type TaskGroup } from '../task.ts'

export const prices: TaskGroup = {
  title: 'Prices',
  tasks: [
    {
      id: 'change-a-price',
      title: 'Change a price',
      alsoSaid: 'raise lower cost treatment injection dollars',
      begins: [
        { opens: 'list', id: 'treatment', title: 'Treatments' },
        { opens: 'list', id: 'injection', title: 'Injections' },
        { opens: 'list', id: 'ivService', title: 'IV services' },
      ],
      steps: [
        step`On the left, press ${screen.treatments}.`,
        step`Press the treatment in the list.`,
        step`Write the new price into ${screen.priceToday}, without the dollar sign.`,
        step`Press ${screen.publish}, at the bottom right.`,
        step`Open the home page: the card shows the new price.`,
      ],
      note: 'Injections and IV services work the same way, in their own lists. The home page and the IV menu have prices of their own: if a drip is on both, change both.',
    },
    {
      id: 'show-a-reduction',
      title: 'Show that something is on sale',
      alsoSaid: 'sale struck through was discount original',
      begins: [{ opens: 'list', id: 'treatment', title: 'Treatments' }],
      steps: [
        step`On the left, press ${screen.treatments}, then the treatment.`,
        step`Write today’s lower price into ${screen.priceToday} and the price before into ${screen.originalPrice}.`,
        step`Press ${screen.publish}.`,
      ],
      note: 'To end the reduction, empty the original price. It must have been a real price.',
    },
    {
      id: 'nad-dosages',
      title: 'Change the price of a NAD+ dosage',
      alsoSaid: 'mg surcharge dose',
      begins: [{ opens: 'list', id: 'ivService', title: 'IV services' }],
      steps: [
        step`On the left, press ${screen.ivServices}, then the NAD+ service.`,
        step`Under ${screen.dosages}, press the dosage.`,
        step`Write the new price into ${screen.dosagePrice}, then press Escape.`,
        step`Is it the first dosage? Write the same price into ${screen.menuPrice}: the two belong together.`,
        step`Press ${screen.publish}.`,
      ],
    },
    {
      id: 'package-or-plan',
      title: 'Change a package or a membership plan',
      alsoSaid: 'shot pass subscription monthly yearly',
      begins: [
        { opens: 'list', id: 'package', title: 'Packages' },
        { opens: 'list', id: 'membershipPlan', title: 'Membership plans' },
      ],
      steps: [
        step`On the left, press ${screen.packages} or ${screen.plans}, then its name.`,
        step`Write the new price into ${screen.planPrice}.`,
        step`For a plan, open the tab ${screen.planWords} and read ${screen.planSavings}: it counts with prices, so it may be wrong now.`,
        step`Press ${screen.publish}.`,
      ],
    },
    {
      id: 'gift-card-amount',
      title: 'Change what a gift card costs',
      alsoSaid: 'voucher present',
      begins: [{ opens: 'list', id: 'giftPreset', title: 'Gift cards' }],
      steps: [
        step`On the left, press ${screen.giftCards}, then the card.`,
        step`Write what the buyer pays into ${screen.giftPrice} and what the card is worth into ${screen.giftValue}.`,
        step`Press ${screen.publish}. Cards that were sold keep their value.`,
      ],
    },
    {
      id: 'code-rules',
      title: 'Change what a discount code is worth, or who may use it',
      alsoSaid: 'coupon promo percent off first visit welcome rules minimum days',
      begins: [{ opens: 'list', id: 'discountRules', title: 'Discount codes: rules' }],
      steps: [
        step`On the left, press ${screen.codeRules}. The sentences above the form say what the rules do.`,
        step`Under ${screen.rules}, press the rule, or ${screen.addItem} for a new one. Say what it takes off in ${screen.codeEffect}.`,
        step`Read the sentences above once more: they count with what you wrote. Then press ${screen.publish}.`,
      ],
      note: 'A code that somebody has keeps what it was worth; when and by whom it can be used follows the rule at once. New patients are promised their code on the page for them: change it there, too.',
    },
    {
      id: 'estimate-prices',
      title: 'Change the starting prices of estimates',
      alsoSaid: 'good faith estimate',
      begins: [{ opens: 'list', id: 'estimateService', title: 'Services to estimate' }],
      steps: [
        step`On the left, press ${screen.toEstimate}, then the service.`,
        step`Write the new price into ${screen.startingPrice}.`,
        step`Press ${screen.publish}. Estimates that were sent do not change.`,
      ],
    },
    {
      id: 'service-codes',
      title: 'Change the service codes of estimates',
      alsoSaid: 'cpt hcpcs billing code list good faith',
      begins: [{ opens: 'list', id: 'practiceSettings', title: 'Practice (estimates, deadlines)' }],
      steps: [
        step`On the left, press ${screen.practice}, then the tab ${screen.practiceEstimates}.`,
        step`Under ${screen.serviceCodes}, press ${screen.addItem}. Write the code and, in your own words, what it stands for. Have your biller check it.`,
        step`Press ${screen.publish}. Estimates offer these codes and no others.`,
      ],
    },
  ],
}

export const publishing: TaskGroup = {
  title: 'Publishing and undoing',
  tasks: [
    {
      id: 'publish-what-waits',
      title: 'See what is not published yet',
      alsoSaid: 'draft unsaved changes who when forgotten',
      begins: [{ opens: 'list', id: 'unpublished', title: 'Not published yet' }],
      steps: [
        step`On the left, press ${screen.unpublished}. Each line says who changed what, and when.`,
        step`Press a line, read it, and press ${screen.publish}.`,
      ],
      note: 'Everything you type is kept as a draft within a second. Visitors won’t see it until someone publishes.',
    },
    {
      id: 'undo-before-publishing',
      title: 'Throw away changes that are not published',
      alsoSaid: 'undo cancel revert draft',
      begins: [{ opens: 'list', id: 'unpublished', title: 'Not published yet' }],
      steps: [
        step`On the left, press ${screen.unpublished}, then the line.`,
        step`Beside ${screen.publish}, press the three dots, then ${screen.discard}.`,
        step`Press ${screen.discard} once more. The document is as visitors see it.`,
      ],
    },
    {
      id: 'restore',
      title: 'Bring back how something was before',
      alsoSaid: 'undo history restore old version mistake published',
      begins: [{ opens: 'list', id: 'recent', title: 'Recently edited' }],
      steps: [
        step`On the left, press ${screen.recent}, then what was changed.`,
        step`At the top right of its fields, press the three dots, then ${screen.history}. Each version has a name and a time.`,
        step`Press the version that was right. Its words are shown, and can’t be typed into.`,
        step`Press ${screen.revert}, then ${screen.confirm}.`,
        step`Press ${screen.publish}: only then do visitors see it.`,
      ],
    },
    {
      id: 'find-anything',
      title: 'Find anything',
      alsoSaid: 'search look where',
      begins: [{ opens: 'list', id: 'recent', title: 'Recently edited' }],
      steps: [
        step`At the top, press ${screen.search}, or Ctrl and K.`,
        step`Write a word: a name, an ingredient, a city, a word of the description.`,
        step`Press the line you were looking for.`,
      ],
    },
    {
      id: 'cannot-publish',
      title: 'I can’t press Publish',
      alsoSaid: 'grey disabled error validation required problem',
      begins: [{ opens: 'list', id: 'unpublished', title: 'Not published yet' }],
      steps: [
        step`At the top right of the fields, press ${screen.validation}. It lists what is missing or wrong, each with its field.`,
        step`Press a line: it leads to the field. Yellow ones are advice; red ones have to be fixed.`,
        step`Nothing is listed? Then everything is published already, or your role may read but not publish. Ask the owner.`,
      ],
    },
  ],
}
