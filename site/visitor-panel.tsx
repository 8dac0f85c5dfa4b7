import { SidePanel, type SidePanelProps } from './features/layout/side-panel.tsx'
import { SavedList } from './features/saved/saved-list.tsx'

/** The side panel with what is saved in it; features know nothing of each other, so they meet here. Fetched when it is opened. */
export function VisitorPanel(props: Omit<SidePanelProps, 'saved'>) {
  return <SidePanel {...props} saved={<SavedList />} />
}
