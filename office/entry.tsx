import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { fetchStaffMe, type StaffMe } from '#contract/office/account.ts'
import { callOffice, onAnswer } from './call.ts'
import { Refused } from './ui/refused.tsx'
import { Waiting } from './ui/waiting.tsx'

const App = lazy(() => import('./app.tsx').then(({ App }) => ({ default: App })))
const SignIn = lazy(() => import('./screens/sign-in/sign-in.tsx').then((module) => ({ default: module.SignIn })))
const SetUp = lazy(() => import('./screens/sign-in/set-up.tsx').then((module) => ({ default: module.SetUp })))

const SETUP_PATH = /\/office\/setup\/?$/

type Standing =
  | { at: 'asking' }
  | { at: 'failed'; message: string }
  | { at: 'door'; me?: StaffMe | undefined }
  | { at: 'in'; me: StaffMe }

/** Who is signed in decides what is drawn. Whoever is signed out while at work signs in over the page, and finds it as it was. */
export function Entry() {
  const [standing, setStanding] = useState<Standing>({ at: 'asking' })
  const [inside, setInside] = useState<StaffMe>()
  const [settingUp, setSettingUp] = useState(() => SETUP_PATH.test(location.pathname))

  const ask = useCallback(async () => {
    const answer = await callOffice(fetchStaffMe)
    if (answer.ok && answer.value.me.step === 'in') {
      setInside(answer.value.me)
      setStanding({ at: 'in', me: answer.value.me })
    } else if (answer.ok) setStanding({ at: 'door', me: answer.value.me })
    else if (answer.error.httpStatus === 401) setStanding({ at: 'door' })
    else setStanding({ at: 'failed', message: answer.error.message })
  }, [])

  useEffect(() => {
    if (!settingUp) void ask()
    // Uses up the answer that the page has fetched ahead: after the set-up it would be of before.
    else void callOffice(fetchStaffMe)
  }, [ask, settingUp])
  useEffect(() => onAnswer((heard) => heard === 'signed-out' && setStanding({ at: 'door' })), [])

  const leave = () => {
    setInside(undefined)
    setStanding({ at: 'door' })
  }

  if (settingUp) {
    const enter = () => {
      history.replaceState(null, '', '/office')
      setSettingUp(false)
    }
    return (
      <Suspense fallback={<Waiting />}>
        <SetUp onDone={enter} />
      </Suspense>
    )
  }
  return (
    <Suspense fallback={<Waiting />}>
      {standing.at === 'asking' && <Waiting />}
      {standing.at === 'failed' && <Refused message={standing.message} onRetry={ask} />}
      {standing.at === 'door' && inside === undefined && <SignIn me={standing.me} wasInside={false} onDone={ask} />}
      {standing.at === 'door' && inside !== undefined && (
        <Over>
          <SignIn me={standing.me} wasInside onDone={ask} />
        </Over>
      )}
      {inside !== undefined && (
        <div hidden={standing.at !== 'in'}>
          <App key={inside.id} me={inside} onLeave={leave} />
        </div>
      )}
    </Suspense>
  )
}

/** Above all else, dialogs that are open among it: they keep the page to themselves until they are closed. */
function Over({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => ref.current?.showModal(), [])
  return (
    <dialog ref={ref} className="over-all" aria-label="Sign in" onCancel={(event) => event.preventDefault()}>
      {children}
    </dialog>
  )
}
