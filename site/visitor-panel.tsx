import { PanelAccount } from './features/account/panel-account.tsx'
import { SidePanel, type SidePanelProps } from './features/layout/side-panel.tsx'
import { PanelSaved, PanelSeen } from './features/saved/panel-lists.tsx'
import { TripLink } from './features/trip/trip-link.tsx'

function VisitorLists({ open }: { open: boolean }) {
  return (
    <>
      <TripLink />
      <PanelSaved open={open} />
      <PanelSeen />
    </>
  )
}

/** The side panel with what belongs to the visitor in it; features know nothing of each other, so they meet here. Fetched when it is opened. */
export function VisitorPanel(props: Omit<SidePanelProps, 'account' | 'saved'>) {
  return (
    <SidePanel {...props} account={<PanelAccount open={props.open} />} saved={<VisitorLists open={props.open} />} />
  )
}
