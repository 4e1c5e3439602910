import { listProductsOnSale } from '@/lib/products/server'

export const dynamic = 'force-dynamic'

const headers = { 'cache-control': 'no-store' }

/** What is on sale right now, asked for by the cart and the product cards. */
export async function GET() {
  try {
    return Response.json({ products: await listProductsOnSale() }, { headers })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    const message = 'We could not look up what is in stock. Please try again in a moment.'
    return Response.json({ error: 'products_unavailable', message }, { status: 503, headers })
  }
}
