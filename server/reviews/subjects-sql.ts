import { sql } from 'kysely'

/** Everything that can be reviewed and has a page: (kind, id, slug, name). One line a kind. */
export const SUBJECTS = sql`
  select 'package' as kind, package.id, package.slug, package.name
    from package join category on category.id = package.category_id
   where package.is_active and category.is_active and not category.is_deleted`
