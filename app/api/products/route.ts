import { previewedMoment } from '@/lib/content/preview/server/cookie'
import { log } from '@/lib/platform/telemetry/server/log'
import { listProductsAt, listProductsOnSale } from '@/lib/shop/products/server/catalogue'

export const dynamic = 'force-dynamic'

const headers = { 'cache-control': 'no-store' }

/**
 * What is on sale right now, asked for by the cart and the product cards; in the preview of a moment what will be
 * then.
 */
export async function GET() {
  try {
    const moment = await previewedMoment()
    const products = moment ? await listProductsAt(moment) : await listProductsOnSale()
    return Response.json({ products }, { headers })
  } catch (error) {
    log.error('products', 'The products could not be read', { error })
    const message = 'We could not look up what is in stock. Please try again in a moment.'
    return Response.json({ error: 'products_unavailable', message }, { status: 503, headers })
  }
}
