import type { z } from 'zod'
import { isSpeltLike } from '#contract/terms/place-spellings.ts'
import { fetchFerryPorts } from '#contract/v1/ferries.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'

/** One choice of from and to: "Swaraj Dweep (Havelock)", sent as `value`; `to` are the values it has boats to. */
export type PortChoice = { value: string; label: string; to: readonly string[] }

/** A choice with every name it is understood by. `ask` is what the API calls it: never more than what is meant. */
export type NamedChoice = PortChoice & { names: readonly string[]; ask: string }

/** A crossing on the map, between two choices. */
export type PortLine = { from: string; to: string; path: { lat: number; lng: number }[] }

export type LoadedPorts = {
  /** What people choose from. */
  named: NamedChoice[]
  /** Understood when asked for, though no boat on sale leaves from there. */
  others: NamedChoice[]
  lines: PortLine[]
}

type Answered = z.infer<(typeof fetchFerryPorts)['response']>
type Port = NonNullable<Answered['otherPorts']>[number] & { to?: readonly string[] }

/** Ports by what they are called, those of one town as one; none from a provider that has no list, whose names are typed then. */
export async function loadPorts({ api }: Pick<SiteHost, 'api'>): Promise<LoadedPorts> {
  const answer = await api.call(fetchFerryPorts)
  if (!answer.ok) return { named: [], others: [], lines: [] }
  const { ports, otherPorts = [], lines = [] } = answer.value
  const offered = Map.groupBy<string, Port>(ports, labelOf)
  const groups = Map.groupBy<string, Port>([...ports, ...otherPorts], labelOf)
  const valueCalled = (label: string) => {
    const own = offered.get(label)
    return own ? choiceOf(own, [...offered.values()]) : choiceOf(groups.get(label) ?? [], [...groups.values()])
  }
  const valueById = new Map(
    [...groups].flatMap(([label, group]) => group.map(({ id }) => [id, valueCalled(label)] as const)),
  )
  const choices = [...groups].map(([label, group]) => ({
    value: valueCalled(label),
    label,
    to: [...new Set(group.flatMap(({ to = [] }) => to.map((id) => valueById.get(id) ?? id)))],
    names: group.flatMap(namesOf),
    ask: choiceOf(group, [...groups.values()]),
  }))
  return {
    named: choices.filter(({ label }) => offered.has(label)),
    others: choices.filter(({ label }) => !offered.has(label)),
    lines: lines.map(({ from, to, path }) => ({
      from: valueById.get(from) ?? from,
      to: valueById.get(to) ?? to,
      path: path.map(([lng, lat]) => ({ lat, lng })),
    })),
  }
}

/** What the form needs of it. */
export function portChoiceOf({ value, label, to }: NamedChoice): PortChoice {
  return { value, label, to }
}

function labelOf({ label, town }: Port): string {
  return label ?? town
}

function namesOf({ id, name, town, label = town, island }: Port): string[] {
  return [id, name, town, label, island.id, island.name, ...(island.oldName === undefined ? [] : [island.oldName])]
}

/** The island where it holds no other choice, else the port, or the town of several. */
function choiceOf([first, ...others]: Port[], groups: readonly Port[][]): string {
  if (first === undefined) return ''
  const isAllOfIsland = groups.filter(([each]) => each?.island.id === first.island.id).length === 1
  if (isAllOfIsland) return first.island.id
  return others.length === 0 ? first.id : first.town
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

/** What the API calls a choice. */
export function askOf(value: string, ports: readonly NamedChoice[]): string {
  return ports.find((port) => port.value === value)?.ask ?? value
}

/** Whether the port is known, and no boat on sale goes there or leaves from it. */
export function isWithoutBoats(value: string, ports: readonly NamedChoice[]): boolean {
  const port = ports.find((each) => each.value === value)
  return port !== undefined && port.to.length === 0 && !ports.some(({ to }) => to.includes(value))
}

export function labelOfPort(value: string, ports: readonly PortChoice[]): string {
  return ports.find((port) => port.value === value)?.label ?? value
}

/** "Swaraj Dweep", where the older name is said elsewhere. */
export function shortLabel(value: string, ports: readonly PortChoice[]): string {
  return labelOfPort(value, ports).replace(/\s*\(.*$/, '')
}

/** Names ports one after the other: the older name stands with the first mention of each. */
export function labelsOnce(ports: readonly PortChoice[]): (value: string) => string {
  const said = new Set<string>()
  return (value) => {
    const isNew = !said.has(value)
    said.add(value)
    return isNew ? labelOfPort(value, ports) : shortLabel(value, ports)
  }
}
