import '#site/ui/empty-state.css'
import './compare-page.css'
import { paths } from '#contract/terms/paths.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { Button } from '#site/ui/button.tsx'
import { EmptyState } from '#site/ui/empty-state.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Link } from '#site/ui/link.tsx'
import { Picture } from '#site/ui/picture.tsx'
import { type Party, withParty } from '../booking/party.ts'
import { PartyInputs } from '../booking/plain-party.tsx'
import { AddForm, PartyForm } from './compare-forms.tsx'
import type { Cell, HotelCell } from './compare-rows.ts'
import { COMPARE_TEXTS } from './compare-texts.ts'
import type { Column, CompareView } from './compare-view.ts'

type Props = { view: CompareView; brand: SiteHost['brand'] }

/** Up to three packages in a table, for one party and day. A form and links: nothing here needs a script. */
export function ComparePage({ view, brand }: Props) {
  const { heading, columns, slugs, party, isGone } = view
  const [phone] = brand.phones
  /** Of one package there is nothing to compare before another is added. */
  const isFirst = view.others.length > 0 && columns.length < 2
  return (
    <div className="wrap compare-page">
      <Breadcrumbs items={[{ label: COMPARE_TEXTS.crumb }]} />
      <h1>{heading}</h1>
      {isGone && <p role="status">{COMPARE_TEXTS.gone}</p>}
      {columns.length > 0 && <PartyForm view={view} />}
      {isFirst && <AddForm view={view} />}
      {columns.length > 0 && <CompareTable view={view} />}
      {view.others.length > 0 && !isFirst && <AddForm view={view} />}
      {columns.length === 0 ? (
        <EmptyState title={COMPARE_TEXTS.emptyTitle} text={COMPARE_TEXTS.none}>
          <Button kind="outline" href={paths.tours}>
            {COMPARE_TEXTS.allPackages}
          </Button>
        </EmptyState>
      ) : (
        <p className="soft">
          {COMPARE_TEXTS.undecided} {phone && <a href={`tel:${phone.e164}`}>{phone.text}</a>}{' '}
          <Link to={withParty(paths.packageEnquiry(slugs[0] ?? ''), party)}>{COMPARE_TEXTS.enquire}</Link>
        </p>
      )}
    </div>
  )
}

function CompareTable({ view: { columns, groups, same, party } }: { view: CompareView }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by the keyboard
    <section className="compare-frame" tabIndex={0} aria-label={COMPARE_TEXTS.frame}>
      <table className="compare" data-columns={columns.length}>
        <caption className="visually-hidden">{COMPARE_TEXTS.table(columns.length)}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column.slug} scope="col">
                <ColumnHead column={column} party={party} />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className="compare-group">
              <th scope="rowgroup" colSpan={columns.length + 1}>
                {title}
              </th>
            </tr>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index]?.slug}>
                    <CellText cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        {same.length > 0 && columns.length > 1 && (
          <tbody>
            <tr className="compare-group">
              <th scope="rowgroup" colSpan={columns.length + 1}>
                {COMPARE_TEXTS.groups.same}
              </th>
            </tr>
            <tr>
              <th scope="row">{COMPARE_TEXTS.same}</th>
              <td colSpan={columns.length}>{same.join(', ')}</td>
            </tr>
          </tbody>
        )}
      </table>
    </section>
  )
}

function ColumnHead({ column, party }: { column: Column; party: Party }) {
  const { name, href, removeHref, bookHref, picture, price, priceNote, problem } = column
  return (
    <div className="compare-head">
      <div className="plate">
        {picture && <Picture picture={picture} alt="" sizes="(width >= 900px) 340px, 220px" widest={640} />}
        <Link to={removeHref} className="compare-drop" aria-label={COMPARE_TEXTS.remove(name)} preventScrollReset>
          <Icon name="close" />
        </Link>
      </div>
      <h2>
        <Link to={href}>{name}</Link>
      </h2>
      <p className="price">
        <strong>{price}</strong>
        <small>{priceNote}</small>
      </p>
      {problem && <p className="compare-problem">{problem}</p>}
      {bookHref === undefined ? (
        <Button kind="outline" href={href} wide>
          {COMPARE_TEXTS.look}
        </Button>
      ) : (
        <form method="post" action={bookHref}>
          <input type="hidden" name="date" value={party.date} />
          <PartyInputs party={party} />
          <Button kind="primary" type="submit" wide>
            {COMPARE_TEXTS.book}
          </Button>
        </form>
      )}
    </div>
  )
}

function CellText({ cell: { text, note, isBest, hotels, has } }: { cell: Cell }) {
  if (hotels !== undefined) return hotels.map((hotel) => <HotelStay key={hotel.name} hotel={hotel} />)
  if (has !== undefined)
    return (
      <span className={has ? 'compare-yes' : 'compare-no'}>
        <Icon name={has ? 'check' : 'minus'} /> {text}
      </span>
    )
  return (
    <>
      {text ?? '–'}
      {isBest && <b className="compare-best">{COMPARE_TEXTS.lowest}</b>}
      {note && <small>{note}</small>}
    </>
  )
}

function HotelStay({ hotel: { name, href, note, picture } }: { hotel: HotelCell }) {
  return (
    <div className="compare-stay">
      {picture && (
        <div className="plate">
          <Picture picture={picture} alt="" sizes="(width >= 900px) 56px, 200px" widest={320} />
        </div>
      )}
      <p>
        {href === undefined ? name : <Link to={href}>{name}</Link>}
        <small>{note}</small>
      </p>
    </div>
  )
}
