import { ClockIcon } from '@sanity/icons/Clock'
import { type DocumentActionComponent, definePlugin } from 'sanity'
import { useRouter } from 'sanity/router'
import { hasPrices } from '../../../lib/content/price-history/shared/price-fields.ts'

/** The name of the intent that opens the history of one document. */
export const priceHistoryIntent = 'price-history'

const PriceHistoryAction: DocumentActionComponent = ({ id, onComplete }) => {
  const router = useRouter()
  return {
    label: 'Price history of this item',
    icon: ClockIcon,
    onHandle: () => {
      router.navigateIntent(priceHistoryIntent, { id })
      onComplete()
    },
  }
}

/** The way from a document with prices to their history, in the menu beside Publish. */
export const priceHistoryActions = definePlugin({
  name: 'price-history-actions',
  document: {
    actions: (actions, { schemaType }) =>
      hasPrices(schemaType) ? [...actions, PriceHistoryAction] : actions,
  },
})
