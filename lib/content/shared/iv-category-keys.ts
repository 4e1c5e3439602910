/** The keys of the IV menu's categories (IVT-007). Their headings are the editors' (IVT-009). */
export const ivCategoryKeys = ['basic', 'standard', 'specialty', 'premium', 'nad'] as const
