import type { z } from 'zod'
import type { fetchFerryPorts } from '#contract/v1/ferries.ts'
import type { Db } from '#server/db/db.ts'
import { islandLabel } from '#server/hotels/destination-rules.ts'
import type { NamedPort } from './rules.ts'
import { listCrossings } from './store.ts'
import { listPorts } from './timetable.ts'

/** Ports that a trip on sale leaves from, where each leads, and on which line; and all others there are. */
export async function listFerryPorts(db: Db): Promise<z.input<(typeof fetchFerryPorts)['response']>> {
  const [ports, crossings] = await Promise.all([listPorts(db), listCrossings(db)])
  const isOpen = ({ id }: NamedPort) => crossings.some(({ from }) => from === id)
  return {
    ports: ports.filter(isOpen).map((port) => ({
      ...labelled(port),
      to: ports.map(({ id }) => id).filter((to) => crossings.some((each) => each.from === port.id && each.to === to)),
    })),
    otherPorts: ports.filter((port) => !isOpen(port)).map(labelled),
    lines: crossings,
  }
}

function labelled({ id, name, town, island, mainTownOld }: NamedPort) {
  const { id: islandId, name: islandName, oldName } = island
  return {
    ...{ id, name, town },
    label: labelOf({ town, island, mainTownOld }),
    island: { id: islandId, name: islandName, ...(oldName === null ? {} : { oldName }) },
  }
}

/** "Sri Vijaya Puram (Port Blair)" where people name the town, "Swaraj Dweep (Havelock)" where they name the island. */
function labelOf({ town, island, mainTownOld }: Pick<NamedPort, 'town' | 'island' | 'mainTownOld'>): string {
  if (island.label === mainTownOld && town !== island.mainTown) return town
  return islandLabel({ ...island, siteLabel: island.label, mainTownOld })
}
