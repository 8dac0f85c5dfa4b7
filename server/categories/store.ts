import type { Db } from '#server/db/db.ts'

export type CategoryRow = {
  id: string
  slug: string
  name: string
  is_active: boolean
  is_deleted: boolean
  position: number
}

/** Every category, also those no menu shows, in the operator's order. */
export function listCategories(db: Db, { limit, page }: { limit: number; page: number }): Promise<CategoryRow[]> {
  return db
    .selectFrom('category')
    .select(['id', 'slug', 'name', 'is_active', 'is_deleted', 'position'])
    .orderBy('position')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

export function findCategory(db: Db, id: string): Promise<CategoryRow | undefined> {
  return db
    .selectFrom('category')
    .select(['id', 'slug', 'name', 'is_active', 'is_deleted', 'position'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function countCategories(db: Db): Promise<number> {
  const row = await db
    .selectFrom('category')
    .select((each) => each.fn.countAll<number>().as('count'))
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}
