import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Db } from '#server/db/db.ts'
import { approvePhoto, listPhotos, readPhoto, refusePhoto } from '#server/reviews/decide-photo.ts'
import { Mistake, runOnDatabase } from './database-command.ts'

const USAGE = 'Please say what: list, show ID FILE.webp, approve ID, or refuse ID.'
type Asked = { verb: 'list' } | { verb: 'show'; id: string; file: string } | { verb: 'approve' | 'refuse'; id: string }

/** `npm run reviews:photos`: photographs that travellers sent with their reviews. Nobody else sees one before it is approved here. */
await runOnDatabase(
  () => askedOf(parseArgs({ allowPositionals: true }).positionals),
  async (asked, { db }) => {
    if (asked.verb === 'list') return listed(db)
    if (asked.verb === 'show') return shown(db, asked)
    const isThere = await (asked.verb === 'approve' ? approvePhoto : refusePhoto)(db, asked.id)
    if (!isThere) throw new Mistake(`There is no photograph ${asked.id}.`)
    return asked.verb === 'approve' ? 'It is shown with its review from now on.' : 'It is deleted.'
  },
)

function askedOf([verb, id, file, ...more]: readonly string[]): Asked {
  if (verb === 'list' && id === undefined) return { verb }
  if (verb === 'show' && id !== undefined && file !== undefined && more.length === 0) return { verb, id, file }
  if ((verb === 'approve' || verb === 'refuse') && id !== undefined && file === undefined) return { verb, id }
  throw new Mistake(USAGE)
}

async function listed(db: Db): Promise<string> {
  const photos = await listPhotos(db)
  const lines = photos.map(({ id, state, about, name, text, width, height, sent }) =>
    [`${id}  ${state}  ${sent}  ${about}  ${width} x ${height}`, `  ${name}: ${text.replaceAll(/\s+/g, ' ')}`].join(
      '\n',
    ),
  )
  return lines.length === 0 ? 'There are no photographs with reviews.' : lines.join('\n')
}

async function shown(db: Db, { id, file }: { id: string; file: string }): Promise<string> {
  const photo = await readPhoto(db, id)
  if (photo === undefined) throw new Mistake(`There is no photograph ${id}.`)
  // Never over something that is there.
  await writeFile(file, photo, { flag: 'wx' })
  return `Written to ${file}.`
}
