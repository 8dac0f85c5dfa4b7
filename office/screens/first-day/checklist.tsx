import type { ReactNode } from 'react'
import type { Checklist, ChecklistStep } from '#contract/office/first-day.ts'
import { FIRST_DAY_LABELS } from '#contract/terms/first-day-steps.ts'
import { HelpLink } from '../../layout/help.tsx'
import { May } from '../../me.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MineAsTheyStand } from './mine-as-they-stand.tsx'

/** Every step in its order; the first that is open stands out. */
export function Steps({ steps, openPolicies }: Pick<Checklist, 'steps' | 'openPolicies'>) {
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <ol className="first-steps">
      {steps.map((step, index) => (
        <Step key={step.id} step={step} number={index + 1} isNext={step === next}>
          {step.id === 'policies' && openPolicies.length > 0 && (
            <May operation="settings.change">
              <MineAsTheyStand policies={openPolicies} />
            </May>
          )}
        </Step>
      ))}
    </ol>
  )
}

type StepProps = { step: ChecklistStep; number: number; isNext: boolean; children?: ReactNode }

function Step({ step, number, isNext, children }: StepProps) {
  const { id, isDone, note } = step
  const { title, about, path, does, operation } = FIRST_DAY_LABELS[id]
  return (
    <li data-state={isDone ? 'done' : isNext ? 'next' : undefined}>
      <span className="step-mark" aria-hidden="true">
        {isDone ? <Icon name="check" /> : number}
      </span>
      <span className="step-words">
        <b>{title}</b>
        {!isDone && <small>{about}</small>}
        <small>
          <span className="visually-hidden">{isDone ? 'Done: ' : 'Still to do: '}</span>
          {note}
        </small>
      </span>
      <span className="step-way">
        {path === undefined ? (
          !isDone && <HelpLink page="first-day">{does}</HelpLink>
        ) : (
          <May operation={operation}>
            <ButtonLink kind={isNext ? 'primary' : 'quiet'} to={path} aria-label={isDone ? `See: ${title}` : undefined}>
              {isDone ? 'See' : does}
            </ButtonLink>
          </May>
        )}
        {children}
      </span>
    </li>
  )
}
