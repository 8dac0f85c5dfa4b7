import { sql } from 'kysely'

/** Everything that can be reviewed and has a page: (kind, id, slug, name). One part a kind. */
export const SUBJECTS = sql`
  select 'package' as kind, package.id, package.slug, package.name
    from package join category on category.id = package.category_id
   where package.is_active and category.is_active and not category.is_deleted
  union all
  select 'hotel', id collate "default", id collate "default", name from hotel where is_active
  union all
  select 'activity', id, id, name from activity where is_active
  union all
  select 'car', id, slug, name from car_package where is_active`
