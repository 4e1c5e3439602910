export { DosagePrice } from './dosage-price'
export { IvMenuList } from './iv-menu-list'
