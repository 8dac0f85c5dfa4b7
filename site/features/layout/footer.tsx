import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Brand } from '#contract/terms/brand.ts'
import { paths } from '#site/paths.ts'
import { Logo } from '#site/ui/logo.tsx'
import { ScrollToTop } from '#site/ui/scroll-to-top.tsx'
import { ContactLines } from './contact-lines.tsx'
import './footer.css'
import { COMPANY_LINKS, type MenuLink, PACKAGE_LINKS } from './menu.ts'
import type { MenuCategories } from './menu-categories.ts'
import { LAYOUT_TEXTS } from './texts.ts'

type Props = { brand: Brand; categories: MenuCategories; year: number }

export function Footer({ brand, categories, year }: Props) {
  const packages = categories.list.map(({ slug, categoryName }) => ({
    label: categoryName,
    href: paths.category(slug),
  }))
  return (
    <footer className="footer sea">
      <div className="wrap">
        <div className="footer-columns">
          <div className="footer-about">
            <Link className="footer-brand" to={paths.home}>
              <Logo />
              {brand.brandName}
            </Link>
            <p>{brand.tagline}</p>
            <address>
              {brand.addressLines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </div>
          <FooterLinks title={LAYOUT_TEXTS.packages} links={[...packages, ...PACKAGE_LINKS]} />
          <FooterLinks title={LAYOUT_TEXTS.company} links={COMPANY_LINKS}>
            {brand.socialLinks.map(({ label, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener" title={url}>
                  {label}
                  <span className="visually-hidden">{LAYOUT_TEXTS.newTab}</span>
                </a>
              </li>
            ))}
          </FooterLinks>
          <section>
            <h2>{LAYOUT_TEXTS.contact}</h2>
            <ContactLines brand={brand} />
          </section>
        </div>
        <div className="footer-legal">
          <p>
            © {brand.foundedYear}-{year} {brand.legalName}
          </p>
          <ScrollToTop />
        </div>
      </div>
    </footer>
  )
}

type LinksProps = { title: string; links: MenuLink[]; children?: ReactNode }

function FooterLinks({ title, links, children }: LinksProps) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
        {children}
      </ul>
    </section>
  )
}
