import '#site/ui/box.css'
import { formatRupees } from '#contract/terms/money.ts'
import { GroupOffer } from '#site/shop/party/group-offer.tsx'
import { Price } from '#site/shop/price/price.tsx'
import { Button } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { CARD_WIDEST, Picture } from '#site/ui/picture.tsx'
import './results-list.css'
import { RESULTS_TEXTS } from './results-texts.ts'
import type { BookWays, CarResults, GroupView, OfferView, SetView } from './results-view.ts'

/** The cars by road or hire, each with its conditions; before them a set where no single one is large enough. */
export function ResultsList({ results: { groups, set, terms } }: { results: CarResults }) {
  return (
    <div className="car-layout">
      <div className="car-groups">
        {set && <CarSet set={set} />}
        {groups.map((group, index) => (
          <Group key={group.id} group={group} isFirst={index === 0} />
        ))}
      </div>
      <aside className="box car-good" aria-label={RESULTS_TEXTS.goodToKnow}>
        <h2>{RESULTS_TEXTS.goodToKnow}</h2>
        <ul>
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </aside>
    </div>
  )
}

function Group({ group: { id, title, note, offers, bookAction }, isFirst }: { group: GroupView; isFirst: boolean }) {
  return (
    <section className="car-group" aria-labelledby={`group-${id}`}>
      <header className="spread car-group-head">
        <h2 id={`group-${id}`}>{title || note}</h2>
        {title !== '' && <p>{note}</p>}
      </header>
      <form method="post" action={bookAction}>
        {offers.map((offer, index) => (
          <Car key={offer.id} offer={offer} eager={isFirst && index === 0} />
        ))}
      </form>
    </section>
  )
}

function Car({ offer, eager }: { offer: OfferView; eager: boolean }) {
  const { name, picture, line, members, bags, facts, amount, split, action } = offer
  return (
    <article className="car-offer">
      <div className="car-picture">
        {picture ? (
          <Picture picture={picture} alt="" sizes="(width >= 620px) 220px, 34vw" widest={CARD_WIDEST} eager={eager} />
        ) : (
          <Icon name="car" />
        )}
      </div>
      <div className="car-words">
        <h3>{name}</h3>
        {line && <p className="soft">{line}</p>}
        <ul className="car-room">
          <li>
            <Icon name="users" /> {members}
          </li>
          <li>
            <Icon name="case" /> {bags}
          </li>
        </ul>
        <ul className="car-facts">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <div className="spread car-pay">
        <Price amount={amount} unit={RESULTS_TEXTS.total} split={split} />
        {'href' in action ? <Ways ways={action} of={name} /> : <p className="car-too-small">{action.tooSmall}</p>}
      </div>
    </article>
  )
}

function Ways({ ways: { cars, href }, of }: { ways: BookWays; of: string }) {
  return (
    <>
      <Button kind="primary" type="submit" name="cars" value={cars} aria-label={`${RESULTS_TEXTS.book} ${of}`}>
        {RESULTS_TEXTS.book}
      </Button>
      <p className="car-other-ways">
        <Button
          kind="quiet"
          size="small"
          type="submit"
          name="add"
          value={cars}
          className="only-scripted"
          aria-label={`${RESULTS_TEXTS.add}: ${of}`}
        >
          {RESULTS_TEXTS.add}
        </Button>
        <a href={href} aria-label={`${RESULTS_TEXTS.enquire}: ${of}`}>
          {RESULTS_TEXTS.enquire}
        </a>
      </p>
    </>
  )
}

function CarSet({ set }: { set: SetView }) {
  const { text, cars, amount, split, ways, forGroup } = set
  return (
    <section className="box car-set" aria-labelledby="car-set">
      <h2 id="car-set">{RESULTS_TEXTS.setTitle}</h2>
      <p>{text}</p>
      <ul>
        {cars.map(({ name, count, members, amount: sum }) => (
          <li key={name} className="car-set-line">
            <b>
              {count} x {name}
            </b>
            <small>{members}</small>
            <span>{formatRupees(sum)}</span>
          </li>
        ))}
      </ul>
      {forGroup === undefined ? (
        <BookSet set={set} />
      ) : (
        <>
          <div className="spread car-pay">
            <Price amount={amount} unit={RESULTS_TEXTS.total} split={split} />
          </div>
          <GroupOffer text={forGroup} href={ways.href} />
        </>
      )}
      <p className="soft">{RESULTS_TEXTS.singles}</p>
    </section>
  )
}

function BookSet({ set: { amount, split, bookAction, ways } }: { set: SetView }) {
  return (
    <form method="post" action={bookAction} className="spread car-pay">
      <Price amount={amount} unit={RESULTS_TEXTS.total} split={split} />
      <Button kind="primary" type="submit" name="cars" value={ways.cars}>
        {RESULTS_TEXTS.book}
      </Button>
      <p className="car-other-ways">
        <Button kind="quiet" size="small" type="submit" name="add" value={ways.cars} className="only-scripted">
          {RESULTS_TEXTS.add}
        </Button>
        <a href={ways.href}>{RESULTS_TEXTS.enquire}</a>
      </p>
    </form>
  )
}
