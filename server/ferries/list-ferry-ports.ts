import type { z } from 'zod'
import type { fetchFerryPorts } from '#contract/v1/ferries.ts'
import type { Db } from '#server/db/db.ts'
import { listCrossings, listPorts } from './store.ts'

/** Ports that a trip on sale leaves from, and where each leads. */
export async function listFerryPorts(db: Db): Promise<z.input<(typeof fetchFerryPorts)['answer']>['ports']> {
  const [ports, crossings] = await Promise.all([listPorts(db), listCrossings(db)])
  return ports
    .map(({ id, name, town, island }) => ({
      ...{ id, name, town },
      island: {
        id: island.id,
        name: island.name,
        ...(island.oldName === null ? {} : { oldName: island.oldName }),
      },
      to: ports.map((port) => port.id).filter((to) => crossings.some((each) => each.from === id && each.to === to)),
    }))
    .filter(({ to }) => to.length > 0)
}
