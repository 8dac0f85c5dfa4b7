import '#site/ui/search-bar.css'
import './car-search.css'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { earliestPickup } from '#contract/terms/car-hire.ts'
import { paths } from '#contract/terms/paths.ts'
import { Button } from '#site/ui/button.tsx'
import { Status } from '#site/ui/status.tsx'
import { useFetchedList } from '#site/ui/use-fetched-list.ts'
import { AirportEnds, RideEnds } from './car-ends.tsx'
import { type CarForm, carFormOf } from './car-form.ts'
import { CAR_RESULTS_PATH, type CarAsked, type CarTab, carTabHref } from './car-query.ts'
import type { CarStop } from './car-stops.ts'
import type { CarFormFacts } from './car-stops-loader.ts'
import { CarTabs } from './car-tabs.tsx'
import { CarTypeChoice, DirectionChoice } from './choices.tsx'
import { HireFields, PartyField, WhenFields } from './hire-fields.tsx'
import type { CarFieldName } from './judge-car-form.ts'
import { SEARCH_TEXTS } from './search-texts.ts'

type Props = {
  /** The tab that is open at first. */
  tab: CarTab
  /** What an address asked for, by its own names (`readCarAsked`); empty for a new search. */
  given: CarAsked
  /** `loadCarFormFacts` of car-stops-loader.ts. */
  facts: CarFormFacts
  /** Of the page whose address names the tab: the one chosen is there after a reload too. */
  tabInAddress?: boolean
}

/**
 * The three searches for a car, each an ordinary GET form: without script the texts go to the page of results as typed. It
 * lies on deep sea (an ancestor with the class `sea`). Another search given begins anew.
 */
export function CarSearch(props: Props) {
  return <OpenSearch key={JSON.stringify([props.tab, props.given])} {...props} />
}

function OpenSearch({ tab: firstTab, given, facts, tabInAddress = false }: Props) {
  const [tab, setTab] = useState(firstTab)
  const [form, setForm] = useState(() => carFormOf(given))
  const search = useSubmit(tab, form, facts)
  const first = useFirstPickup(facts)
  const panel = useId()
  const change = (next: CarForm) => {
    search.forget()
    setForm(next)
  }
  const open = (next: CarTab) => {
    search.forget()
    setTab(next)
    // No step of the history: Back leads away from the page, as before.
    if (tabInAddress) history.replaceState(history.state, '', carTabHref(next))
  }
  const ends = { form, onForm: change, wrong: search.problem?.field, stops: search.stops }
  return (
    <div className="car-search">
      <CarTabs tab={tab} panelId={panel} onTab={open} />
      <div role="tabpanel" id={panel} aria-labelledby={`${panel}-${tab}`}>
        <Form
          ref={search.root}
          action={CAR_RESULTS_PATH[tab]}
          method="get"
          role="search"
          aria-label={SEARCH_TEXTS.label}
          // What is missing is said in the words of the page, not by the browser.
          noValidate
          onSubmit={search.onSubmit}
        >
          <div className="car-choices">
            <CarTypeChoice form={form} onForm={change} />
            {tab === 'airport' && <DirectionChoice form={form} onForm={change} />}
          </div>
          <ProblemNote problem={search.problem} phone={facts.phone} />
          <div className={`search-bar car-bar ${tab}`}>
            {tab === 'airport' && <AirportEnds {...ends} airport={facts.airport} />}
            {tab === 'pickup-drop' && <RideEnds {...ends} />}
            {tab === 'hourly' && <HireFields {...ends} />}
            <WhenFields {...ends} names={tab === 'hourly' ? HIRE_NAMES : PICKUP_NAMES} first={first} />
            <PartyField {...ends} />
            <Button kind="primary" type="submit">
              {SEARCH_TEXTS.search}
            </Button>
          </div>
        </Form>
      </div>
    </div>
  )
}

/** What a first view has no use for. */
const fetchJudge = () => import('./judge-car-form.ts')

const PICKUP_NAMES = { date: 'pickupDate', time: 'pickupTime' }
const HIRE_NAMES = { date: 'date', time: 'time' }

/** A page may have been kept for a while, so the clock is asked again once the script is there. */
function useFirstPickup({ first: whenMade, leadMinutes }: CarFormFacts): CarFormFacts['first'] {
  const [first, setFirst] = useState(whenMade)
  useEffect(() => setFirst(earliestPickup(new Date(), leadMinutes)), [leadMinutes])
  return first
}

function useSubmit(tab: CarTab, form: CarForm, { phone, leadMinutes }: CarFormFacts) {
  const navigate = useNavigate()
  const stops = useFetchedList<CarStop>(paths.carStops)
  const [problem, setProblem] = useState<CarProblem>()
  const root = useRef<HTMLFormElement>(null)
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const { judgeCarForm } = await fetchJudge()
    const judged = judgeCarForm(tab, form, { stops: stops.list, now: new Date(), phone: phone?.text, leadMinutes })
    if ('href' in judged) return void navigate(judged.href)
    setProblem({ text: judged.problem, field: judged.field, turn: (problem?.turn ?? 0) + 1 })
    root.current?.querySelector<HTMLElement>(`[data-field="${judged.field}"]`)?.focus()
  }
  return { root, stops, problem, onSubmit, forget: () => setProblem(undefined) }
}

/** `turn` counts the searches that were not made, so that the same words are said again. */
type CarProblem = { text: string; field: CarFieldName; turn: number }

/** Why the search was not made; a pick-up too soon is a matter for the telephone. */
function ProblemNote({ problem, phone }: { problem: CarProblem | undefined; phone: CarFormFacts['phone'] }) {
  if (problem === undefined) return null
  return (
    <Status key={problem.turn} kind="error">
      {problem.text}
      {phone && problem.text.includes(phone.text) && (
        <>
          {' '}
          <a href={`tel:${phone.e164}`}>
            {SEARCH_TEXTS.call} {phone.text}
          </a>
        </>
      )}
    </Status>
  )
}
