import { Button } from '#site/ui/button.tsx'
import { Sheet } from '#site/ui/sheet.tsx'
import { FILTER_GROUPS, type FilterProps } from './filter-groups.tsx'
import './hotel-filter-sheet.css'
import { hotelSearchHref, NO_FILTERS } from '../hotel-query.ts'
import { countOfHotels, HOTEL_TEXTS } from '../texts.ts'

type Props = FilterProps & { open: boolean; onClose: () => void; total: number | undefined }

/** The filters on phones. They act at once; the button says what they leave and closes the sheet. */
export function HotelFilterSheet({ open, onClose, total, ...filters }: Props) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={HOTEL_TEXTS.filters}
      footer={
        <>
          <Button kind="quiet" href={hotelSearchHref({ ...filters.query, ...NO_FILTERS, page: 1 })} preventScrollReset>
            {HOTEL_TEXTS.clear}
          </Button>
          <Button kind="primary" onClick={onClose}>
            {total === undefined ? HOTEL_TEXTS.apply : `Show ${countOfHotels(total)}`}
          </Button>
        </>
      }
    >
      {open && (
        <form className="hotel-filter-sheet" onSubmit={(event) => event.preventDefault()}>
          {FILTER_GROUPS.map(({ id, Body }) => (
            <div key={id}>
              <Body {...filters} />
            </div>
          ))}
        </form>
      )}
    </Sheet>
  )
}
