import type { ColumnType, Generated } from 'kysely'

/** Rows of 0028-uploads.sql and 0045-brand-look.sql. */
export type UploadTables = {
  uploaded_picture: {
    picture_id: string
    file_name: string
    bytes: ColumnType<Uint8Array, Uint8Array, never>
    width: number
    height: number
    tones: string
    focus_x: Generated<number>
    focus_y: Generated<number>
    created_at: Generated<Date>
  }
  brand_look: {
    only_row: Generated<boolean>
    accent: string | null
    picture_id: string | null
    updated_at: Generated<Date>
  }
}
