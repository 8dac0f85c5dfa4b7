import { CURRENCY_PATH } from '#contract/terms/currency.ts'
import { paths } from '#contract/terms/paths.ts'
import { Icon } from '#site/ui/icon.tsx'
import { InPage } from '#site/ui/in-page.tsx'
import { Link } from '#site/ui/link.tsx'
import { Logo } from '#site/ui/logo.tsx'
import { ScrollToTop } from '#site/ui/scroll-to-top.tsx'
import { ContactLines } from './contact-lines.tsx'
import { CATEGORY_ADDRESS, COMPANY_LINKS, FOOTER_TEXTS, POLICY_LINKS, SERVICE_LINKS } from './footer-links.ts'
import type { FrameBrand } from './frame-brand.ts'
import type { MenuLink } from './menu.ts'
import type { MenuCategories } from './menu-categories.ts'
import { LAYOUT_TEXTS } from './texts.ts'

type Props = { brand: FrameBrand; categories: MenuCategories }

export function Footer({ brand, categories }: Props) {
  const packages = categories.list.map(({ slug, categoryName }) => ({
    label: categoryName,
    href: CATEGORY_ADDRESS[slug] ?? paths.category(slug),
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
            <InPage from={brand.about}>
              {({ tagline, addressLines, socialLinks }) => (
                <>
                  <p>{tagline}</p>
                  <address>
                    {addressLines.map((line) => (
                      <span key={line}>{line}</span>
                    ))}
                  </address>
                  <ul className="footer-social">
                    {socialLinks.map(({ label, url }) => (
                      <li key={url}>
                        <a href={url} target="_blank" rel="noopener" title={url}>
                          {label}
                          <span className="visually-hidden">{LAYOUT_TEXTS.newTab}</span>
                        </a>
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </InPage>
          </div>
          <FooterLinks title={FOOTER_TEXTS.packages} links={packages} />
          <FooterLinks title={FOOTER_TEXTS.services} links={SERVICE_LINKS} />
          <FooterLinks title={FOOTER_TEXTS.company} links={COMPANY_LINKS} />
          <FooterLinks title={FOOTER_TEXTS.policies} links={POLICY_LINKS} />
          <section>
            <h2>{LAYOUT_TEXTS.contact}</h2>
            <ContactLines contact={brand.contact} />
          </section>
        </div>
        <div className="spread footer-legal">
          <InPage from={brand.about}>
            {({ rights, hasCurrencies }) => (
              <p>
                {rights}
                {hasCurrencies && (
                  <>
                    {' '}
                    <Link to={CURRENCY_PATH}>{FOOTER_TEXTS.currency}</Link>
                  </>
                )}
              </p>
            )}
          </InPage>
          <ScrollToTop />
        </div>
      </div>
    </footer>
  )
}

type LinksProps = { title: string; links: MenuLink[] }

/** Folded on narrow windows, which works without script; on wide ones a column under its title (footer.css). */
function FooterLinks({ title, links }: LinksProps) {
  return (
    <details className="footer-links">
      <summary>
        <h2>{title}</h2>
        <Icon name="down" />
      </summary>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
