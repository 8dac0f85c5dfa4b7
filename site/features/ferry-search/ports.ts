import { isSpeltLike } from '#contract/terms/place-spellings.ts'
import { fetchFerryPorts } from '#contract/v1/ferries.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'

/** One choice of from and to: "Swaraj Dweep (Havelock)", sent as `value`; `to` are the values it has boats to. */
export type PortChoice = { value: string; label: string; to: readonly string[] }

/** A choice with every name it is understood by. */
export type NamedChoice = PortChoice & { names: readonly string[] }

/** A crossing on the map, between two choices. */
export type PortLine = { from: string; to: string; path: { lat: number; lng: number }[] }

/** Ports people choose from, those of one town as one; none from a provider that has no list, whose names are typed then. */
export async function loadPorts({ api }: Pick<SiteHost, 'api'>): Promise<{ named: NamedChoice[]; lines: PortLine[] }> {
  const answer = await api.call(fetchFerryPorts)
  if (!answer.ok) return { named: [], lines: [] }
  const { ports, lines = [] } = answer.value
  const labelOf = (port: (typeof ports)[number]) => port.label ?? port.town
  const groups = [...Map.groupBy(ports, labelOf).values()]
  const choiceOf = ([first, ...others]: typeof ports) => {
    const isAllOfIsland = groups.filter(([each]) => each?.island.id === first?.island.id).length === 1
    if (isAllOfIsland) return first?.island.id ?? ''
    return (others.length === 0 ? first?.id : first?.town) ?? ''
  }
  const valueById = new Map(groups.flatMap((group) => group.map(({ id }) => [id, choiceOf(group)])))
  const named = groups.map((group) => ({
    value: choiceOf(group),
    label: group[0] ? labelOf(group[0]) : '',
    to: [...new Set(group.flatMap(({ to }) => to.map((id) => valueById.get(id) ?? id)))],
    names: group.flatMap(({ id, name, town, label = town, island }) => [
      ...[id, name, town, label, island.id, island.name],
      ...(island.oldName === undefined ? [] : [island.oldName]),
    ]),
  }))
  return {
    named,
    lines: lines.map(({ from, to, path }) => ({
      from: valueById.get(from) ?? from,
      to: valueById.get(to) ?? to,
      path: path.map(([lng, lat]) => ({ lat, lng })),
    })),
  }
}

/** The choice that a text means: old names and new, in any case, "port-blair" too. Without a list every text is passed on. */
export function portNamed(text: string, ports: readonly NamedChoice[]): string | undefined {
  if (ports.length === 0) return text
  const spaced = text.replaceAll('-', ' ')
  return (
    ports.find(({ value }) => value === text)?.value ??
    ports.find(({ names }) => names.some((name) => isSpeltLike(spaced, [name.replaceAll('-', ' ')])))?.value
  )
}

export function labelOfPort(value: string, ports: readonly PortChoice[]): string {
  return ports.find((port) => port.value === value)?.label ?? value
}

/** "Swaraj Dweep": the older name stands once, where it is chosen. */
export function shortLabel(value: string, ports: readonly PortChoice[]): string {
  return labelOfPort(value, ports).replace(/\s*\(.*$/, '')
}
