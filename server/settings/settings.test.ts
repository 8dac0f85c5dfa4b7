import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brand } from '#demo/brand.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { readBrand, writeBrand } from './brand.ts'
import { readCategoryTexts, writeCategoryTexts } from './category-texts.ts'
import { readSecretKey, readSecrets } from './secret-key.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await openTestDatabase()
})
afterAll(() => test.close())

describe('the settings', () => {
  it('hold the brand as it was written last', async () => {
    expect(await readBrand(test.db)).toBeUndefined()
    await writeBrand(test.db, brand)
    await writeBrand(test.db, { ...brand, tagline: 'Islands first' })
    expect(await readBrand(test.db)).toEqual({ ...brand, tagline: 'Islands first' })
  })

  it('hold the texts of categories, none at first', async () => {
    expect(await readCategoryTexts(test.db)).toEqual({})
    const texts = { honeymoon: { heading: 'Honeymoon tours', intro: 'For two.' } }
    await writeCategoryTexts(test.db, texts)
    expect(await readCategoryTexts(test.db)).toEqual(texts)
  })

  it('make one secret key, whoever asks first', async () => {
    const keys = await Promise.all(Array.from({ length: 6 }, () => readSecretKey(test.db)))
    expect(new Set(keys).size).toBe(1)
    expect(Buffer.from(keys[0] ?? '', 'base64url')).toHaveLength(32)
  })

  it('give the key that was said, and still open what was sealed with the one before it or with the one of the database', async () => {
    const kept = await readSecretKey(test.db)
    const nothing = { secretKey: undefined, secretKeyFallback: undefined }
    expect(await readSecrets(test.db, nothing)).toEqual({ secret: kept, older: [] })
    expect(await readSecrets(test.db, { ...nothing, secretKeyFallback: 'old' })).toEqual({
      secret: kept,
      older: ['old'],
    })
    expect(await readSecrets(test.db, { secretKey: 'new', secretKeyFallback: 'old' })).toEqual({
      secret: 'new',
      older: ['old', kept],
    })
  })
})
