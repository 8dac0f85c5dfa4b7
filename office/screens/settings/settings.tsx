import { fetchLook } from '#contract/office/look.ts'
import { fetchSettings } from '#contract/office/settings.ts'
import { useMay } from '../../me.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Note, Refused } from '../../ui/refused.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useOffice } from '../../use-office.ts'
import { BrandForm } from './brand-form.tsx'
import { FiguresForm } from './figures-form.tsx'
import { LookForm } from './look-form.tsx'
import { RatesForm } from './rates-form.tsx'

/** Who runs the site, what may be held and paid, and rates of other currencies. */
export function Settings() {
  const { data, error, refetch } = useOffice(fetchSettings, {})
  const mayChange = useMay('settings.change')
  return (
    <>
      <PageHead
        title="Settings"
        about="Your name, address and telephones, how long things are held, and what is paid first. Pages, mails and documents follow within a second."
        help="settings"
      />
      {error && <Refused message={error.failure.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={8} />}
      {data && !mayChange && <Note>Your role may read these settings; an owner or a manager changes them.</Note>}
      {data && (
        <Tabs
          label="Settings"
          tabs={[
            {
              id: 'brand',
              label: 'Who you are',
              content: <BrandForm brand={data.settings.brand} version={data.settings.versions.brand} />,
            },
            { id: 'look', label: 'Colour and logo', content: <Look mayChange={mayChange} /> },
            {
              id: 'figures',
              label: 'Holds and payments',
              content: <FiguresForm figures={data.settings.figures} version={data.settings.versions.figures} />,
            },
            {
              id: 'rates',
              label: 'Currencies',
              content: <RatesForm rates={data.settings.currencyRates} version={data.settings.versions.currencyRates} />,
            },
          ]}
        />
      )}
    </>
  )
}

function Look({ mayChange }: { mayChange: boolean }) {
  const { data, error, refetch } = useOffice(fetchLook, {})
  if (error) return <Refused message={error.failure.message} onRetry={() => void refetch()} />
  return data ? <LookForm look={data.look} mayChange={mayChange} /> : <Skeleton lines={6} />
}
