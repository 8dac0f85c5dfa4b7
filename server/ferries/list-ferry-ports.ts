import type { z } from 'zod'
import type { fetchFerryPorts } from '#contract/v1/ferries.ts'
import type { Db } from '#server/db/db.ts'
import { islandLabel } from '#server/hotels/destination-rules.ts'
import type { NamedPort } from './rules.ts'
import { listCrossings } from './store.ts'
import { listPorts } from './timetable.ts'

/** Ports that a trip on sale leaves from, where each leads, and on which line. */
export async function listFerryPorts(db: Db): Promise<z.input<(typeof fetchFerryPorts)['answer']>> {
  const [ports, crossings] = await Promise.all([listPorts(db), listCrossings(db)])
  const open = ports
    .map(({ id, name, town, island, mainTownOld }) => ({
      ...{ id, name, town },
      label: labelOf({ town, island, mainTownOld }),
      island: {
        id: island.id,
        name: island.name,
        ...(island.oldName === null ? {} : { oldName: island.oldName }),
      },
      to: ports.map((port) => port.id).filter((to) => crossings.some((each) => each.from === id && each.to === to)),
    }))
    .filter(({ to }) => to.length > 0)
  return { ports: open, lines: crossings }
}

/** "Sri Vijaya Puram (Port Blair)" where people name the town, "Swaraj Dweep (Havelock)" where they name the island. */
function labelOf({ town, island, mainTownOld }: Pick<NamedPort, 'town' | 'island' | 'mainTownOld'>): string {
  if (island.label === mainTownOld && town !== island.mainTown) return town
  return islandLabel({ ...island, siteLabel: island.label, mainTownOld })
}
