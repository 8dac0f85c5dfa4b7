import type { ReactNode } from 'react'
import { Button } from '#site/ui/button.tsx'
import { Sheet } from '#site/ui/sheet.tsx'
import { countOfPackages, LIST_TEXTS } from '../texts.ts'
import { type ListQuery, listHref, NO_FILTERS } from './list-query.ts'

type Props = {
  open: boolean
  onClose: () => void
  query: ListQuery
  pathname: string
  total: number | undefined
  children: ReactNode
}

/** The filters on phones. They act at once, as on wide screens; the button says what they leave and closes the sheet. */
export function FilterSheet({ open, onClose, query, pathname, total, children }: Props) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={LIST_TEXTS.filters}
      footer={
        <>
          <Button kind="quiet" href={listHref(pathname, { ...NO_FILTERS, sort: query.sort })} preventScrollReset>
            {LIST_TEXTS.clear}
          </Button>
          <Button kind="primary" onClick={onClose}>
            {total === undefined ? LIST_TEXTS.apply : `Show ${countOfPackages(total)}`}
          </Button>
        </>
      }
    >
      {open && <form onSubmit={(event) => event.preventDefault()}>{children}</form>}
    </Sheet>
  )
}
