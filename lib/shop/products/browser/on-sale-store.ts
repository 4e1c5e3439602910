'use client'

import { create } from 'zustand'
import { askApi } from '@/lib/platform/browser/api-client'
import { type ProductOnSale, readProductsOnSale } from '@/lib/shop/products/shared'

type OnSaleState = {
  /** By id; undefined until the shop has answered, and a shop that can't be reached takes nothing away. */
  products: Record<string, ProductOnSale> | undefined
}

export const useProductsOnSale = create<OnSaleState>(() => ({ products: undefined }))

/** What this shopper may still have of a product, at most 20; undefined while nobody knows. */
export function useLeft(id: string): number | undefined {
  return useProductsOnSale(({ products }) => products?.[id]?.available)
}

/** The category of a product on sale; undefined until the shop has answered. */
export const useCategory = (id: string) => useProductsOnSale(({ products }) => products?.[id]?.category)

/** Those of the lines before which an exam comes; also while nobody knows: that is the safe side. */
export function useNeedingExam<Line extends { id: string }>(lines: Line[]): Line[] {
  const products = useProductsOnSale((state) => state.products)
  return lines.filter(({ id }) => products?.[id]?.needsExam !== false)
}

let isAsked = false

/** Asks once per page load what is on sale, however many cards want to know. */
export function askOnce(): void {
  if (isAsked) return
  isAsked = true
  void askProductsOnSale()
}

/** What is on sale right now, or null when the shop can't be reached or gives no sense. Never rejects. */
export async function askProductsOnSale(): Promise<ProductOnSale[] | null> {
  const { outcome, body } = await askApi('/api/products')
  const products = outcome === 'answered' ? readProductsOnSale(body) : null
  if (products)
    useProductsOnSale.setState({ products: Object.fromEntries(products.map((one) => [one.id, one])) })
  return products
}
