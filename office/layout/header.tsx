import { Link } from 'react-router'
import { useInside } from '../me.tsx'
import type { Section } from '../nav.ts'
import { Logo } from '../ui/icon.tsx'
import { AccountMenu } from './account-menu.tsx'
import { Find } from './find.tsx'
import './header.css'
import { SectionLink } from './nav-link.tsx'

type Props = { sections: readonly Section[]; here: Section | undefined }

export function Header({ sections, here }: Props) {
  const { brandName } = useInside().me
  return (
    <header className="office-head sea">
      <div className="in-page">
        <Link className="brand" to="/">
          <Logo />
          {brandName}
        </Link>
        <nav aria-label="Sections">
          {sections
            .filter(({ aside }) => aside !== true)
            .map((section) => (
              <SectionLink key={section.id} section={section} here={here}>
                {section.label}
              </SectionLink>
            ))}
        </nav>
        <Find sections={sections} />
        <AccountMenu sections={sections} />
      </div>
    </header>
  )
}
