/** A row whose columns are named as the fields of `View`, null where the view leaves one out. */
export type RowOf<View> = {
  [Field in keyof View]-?: undefined extends View[Field]
    ? Exclude<View[Field], undefined> | null
    : null extends View[Field]
      ? never
      : View[Field]
}

/** The view of such a row. */
export function viewOf<View extends object>(row: RowOf<View>): View {
  // RowOf has no other field that may be null.
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as View
}
