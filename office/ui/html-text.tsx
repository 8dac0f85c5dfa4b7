import { createElement, Fragment, type ReactNode } from 'react'

const KNOWN = ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'h3', 'h4', 'a']

/** A text of the site as it reads: only the elements that the server lets through are drawn. */
export function HtmlText({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return <div className="html-text">{[...body.childNodes].map(drawn)}</div>
}

function drawn(node: ChildNode, place: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element)) return null
  const name = node.tagName.toLowerCase()
  if (name === 'br') return createElement('br', { key: place })
  const inner = [...node.childNodes].map(drawn)
  if (!KNOWN.includes(name)) return createElement(Fragment, { key: place }, ...inner)
  const href = name === 'a' ? { href: node.getAttribute('href') ?? '', target: '_blank', rel: 'noreferrer' } : {}
  return createElement(name, { key: place, ...href }, ...inner)
}
