import { link } from '@svetlitsa/domain/route/site-map'
import { pwaTexts } from '@svetlitsa/i18n/pwa-texts'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import { themeColour } from '@svetlitsa/ui/tokens/theme-colour'
import { shopFile } from '../../crawl/shop-file.ts'

const png = (file: string, size: number, purpose = 'any') => ({
  src: `/icons/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The shop as an app on a screen (W3C Web Application Manifest). */
export function GET(): Response {
  const { brand, tagline } = shellTexts.ru
  const { shortcuts } = pwaTexts.ru
  const manifest = {
    id: '/',
    name: `${brand} — ${tagline}`,
    short_name: brand,
    description: tagline,
    lang: 'ru',
    dir: 'ltr',
    start_url: '/?utm_source=pwa',
    scope: '/',
    display: 'standalone',
    background_color: themeColour.light,
    theme_color: themeColour.light,
    categories: ['shopping', 'lifestyle'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png('icon-192', 192),
      png('icon-512', 512),
      png('icon-maskable-192', 192, 'maskable'),
      png('icon-maskable-512', 512, 'maskable'),
    ],
    shortcuts: [
      { name: shortcuts.catalog, url: link.catalog() },
      { name: shortcuts.sale, url: link.sale() },
      { name: shortcuts.basket, url: link.basket() },
      { name: shortcuts.orders, url: link.orders() },
    ],
  }
  return shopFile(JSON.stringify(manifest), 'application/manifest+json; charset=utf-8')
}
