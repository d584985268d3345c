import { headers } from 'next/headers'
import { getSiteOrigin } from '../page-context/get-site-origin.ts'

/**
 * Links to the same page on the host of the other country (ADR 0042: hreflang only between hosts).
 * The router passes the address only for pages that search engines may index.
 */
export async function HostLinks() {
  const path = (await headers()).get('x-shop-path')
  if (!path) return null
  return listHostLanguages().map(({ language, origin }) => (
    <link key={language} rel="alternate" hrefLang={language} href={new URL(path, origin).href} />
  ))
}

/** Lists the two countries by hreflang code; languages have no hosts of their own (ADR 0042). */
export function listHostLanguages(): { language: string; origin: URL }[] {
  return [
    { language: 'ru-RU', origin: getSiteOrigin(false) },
    { language: 'ru-KZ', origin: getSiteOrigin(true) },
    { language: 'x-default', origin: getSiteOrigin(false) },
  ]
}
