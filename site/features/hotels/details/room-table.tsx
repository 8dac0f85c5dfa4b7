import '#site/ui/rows-table.css'
import { Price } from '#site/shop/price/price.tsx'
import { Button } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { CARD_WIDEST, Picture } from '#site/ui/picture.tsx'
import { pressOnce } from '#site/ui/press-once.ts'
import { RichText } from '#site/ui/rich-text.tsx'
import { roomAction, STAY_TEXTS } from './details-texts.ts'
import type { RoomView } from './details-view.ts'
import './room-table.css'

/** Each kind of room with its price for the stay; on phones a row becomes a card. */
export function RoomTable({ rooms }: { rooms: readonly RoomView[] }) {
  return (
    <table className="rows-table room-table">
      <thead>
        <tr>
          <th scope="col">{STAY_TEXTS.room}</th>
          <th scope="col">{STAY_TEXTS.sleeps}</th>
          <th scope="col">{STAY_TEXTS.price}</th>
        </tr>
      </thead>
      <tbody>
        {rooms.map((room) => (
          <RoomRow key={room.id} room={room} />
        ))}
      </tbody>
    </table>
  )
}

function RoomRow({ room }: { room: RoomView }) {
  const { name, html, picture, facts, sleeps } = room
  return (
    <tr>
      <th scope="row">
        <div className="room-about">
          {picture && (
            <span className="plate">
              <Picture picture={picture} alt="" sizes="140px" widest={CARD_WIDEST} />
            </span>
          )}
          <div>
            <h3>{name}</h3>
            <ul>
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
            {html !== '' && <RichText html={html} />}
          </div>
        </div>
      </th>
      <td>
        <span className="room-sleeps">
          <Icon name="users" />
          {` ${sleeps}`}
        </span>
      </td>
      <td>
        <RoomPrice room={room} />
      </td>
    </tr>
  )
}

function RoomPrice({ room: { name, price, note, nights, book, href } }: { room: RoomView }) {
  const ask = note?.isForGroup ? STAY_TEXTS.askGroup : STAY_TEXTS.enquire
  return (
    <div className="room-price">
      {price && <Price {...price} />}
      {note && <p className={note.isForGroup ? 'small' : 'problem'}>{note.text}</p>}
      {book && (
        <>
          <Button
            kind="primary"
            size="small"
            type="submit"
            name="room"
            value={book}
            onClick={pressOnce}
            aria-label={roomAction(STAY_TEXTS.bookNow, name)}
          >
            {STAY_TEXTS.bookNow}
          </Button>
          <Button
            kind="quiet"
            size="small"
            type="submit"
            name="add"
            value={book}
            className="only-scripted"
            aria-label={roomAction(STAY_TEXTS.add, name)}
          >
            {STAY_TEXTS.add}
          </Button>
        </>
      )}
      {href && (
        <Button kind="outline" size="small" href={href} aria-label={roomAction(ask, name)}>
          {ask}
        </Button>
      )}
      {nights.length > 1 && (
        <details>
          <summary>{STAY_TEXTS.eachNight}</summary>
          <ul>
            {nights.map(({ day, price: amount, tax }) => (
              <li key={day}>
                <span>{day}</span>
                <span>{`${amount} + ${tax}`}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
