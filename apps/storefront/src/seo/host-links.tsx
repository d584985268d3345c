import { headers } from 'next/headers'
import { hostLanguages } from './host-languages.ts'

/**
 * The same page on the host of the other country (decisions «Regions»: hreflang only between hosts).
 * The router names the address of a page that search engines may keep.
 */
export async function HostLinks() {
  const path = (await headers()).get('x-shop-path')
  if (!path) return null
  return hostLanguages().map(({ language, origin }) => (
    <link key={language} rel="alternate" hrefLang={language} href={new URL(path, origin).href} />
  ))
}
