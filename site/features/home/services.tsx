import { Icon } from '#site/ui/icon.tsx'
import { Link } from '#site/ui/link.tsx'
import { SectionHead } from '#site/ui/section-head.tsx'
import './services.css'
import { SERVICES } from './services-list.ts'
import { HOME_TEXTS } from './texts.ts'

export function Services() {
  return (
    <section className="wrap section">
      <SectionHead title={HOME_TEXTS.services.title} />
      <ul className="services">
        {SERVICES.map(({ name, text, icon, href }) => (
          <li key={name}>
            <Icon name={icon} />
            <h3>{href ? <Link to={href}>{name}</Link> : name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
