import type { TravelCategory } from '#contract/v1/categories.ts'

export type MenuCategory = Pick<TravelCategory, 'slug' | 'categoryName'>

/** `list` holds what belongs on the menu only: active, not deleted. */
export type MenuCategories = { state: 'failed' | 'ready'; list: MenuCategory[] }
