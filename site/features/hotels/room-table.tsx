import { Button } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { CARD_WIDEST, Picture } from '#site/ui/picture.tsx'
import { Price } from '#site/ui/price.tsx'
import { RichText } from '#site/ui/rich-text.tsx'
import { roomAction, STAY_TEXTS } from './details-texts.ts'
import type { RoomView } from './details-view.ts'
import './room-table.css'

/** Each kind of room with its price for the stay; on phones a row becomes a card. */
export function RoomTable({ rooms }: { rooms: readonly RoomView[] }) {
  return (
    <table className="room-table">
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
          <Icon name="users" /> {sleeps}
        </span>
      </td>
      <td>
        <RoomPrice room={room} />
      </td>
    </tr>
  )
}

function RoomPrice({ room: { name, price, note, nights, href } }: { room: RoomView }) {
  const action = price ? STAY_TEXTS.ask : STAY_TEXTS.enquire
  return (
    <div className="room-price">
      {price && <Price {...price} />}
      {note && <p className={note.isOut ? 'room-out' : 'room-left'}>{note.text}</p>}
      {href && (
        <Button kind="outline" size="small" href={href} aria-label={roomAction(action, name)}>
          {action}
        </Button>
      )}
      {nights.length > 1 && (
        <details>
          <summary>{STAY_TEXTS.eachNight}</summary>
          <ul>
            {nights.map(({ day, price: amount, tax }) => (
              <li key={day}>
                <span>{day}</span>
                <span>
                  {amount} + {tax}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
