import type { TravelCategory } from '#contract/v1/categories.ts'
import type { Db } from '#server/db/db.ts'

/** Every category, also those no menu shows, in the operator's order. */
export function listCategories(db: Db, { limit, page }: { limit: number; page: number }): Promise<TravelCategory[]> {
  const offset = (page - 1) * limit
  return categories(db).orderBy('position').limit(limit).offset(offset).execute()
}

export function findCategory(db: Db, id: string): Promise<TravelCategory | undefined> {
  return categories(db).where('id', '=', id).executeTakeFirst()
}

function categories(db: Db) {
  return db
    .selectFrom('category')
    .select(['id as _id', 'id', 'slug', 'name as categoryName'])
    .select(['is_active as isActive', 'is_deleted as isDeleted', 'position as order'])
}

export async function countCategories(db: Db): Promise<number> {
  const row = await db
    .selectFrom('category')
    .select((each) => each.fn.countAll<number>().as('count'))
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}
