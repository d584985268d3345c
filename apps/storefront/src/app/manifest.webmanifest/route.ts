import { link } from '@svetlitsa/domain/route/site-map'
import { pwaTexts } from '@svetlitsa/i18n/pwa/pwa-texts'
import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import { themeColour } from '@svetlitsa/ui/tokens/theme-colour'
import { createFileResponse } from '../../crawler/create-file-response.ts'
import { loadHostContext } from '../../crawler/load-host-context.ts'

const buildPngIcon = (file: string, size: number, purpose = 'any') => ({
  src: `/icons/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The manifest of the shop as an installable app (W3C Web Application Manifest). */
export async function GET(request: Request): Promise<Response> {
  const { shopName } = await loadHostContext(request)
  const { tagline } = shellTexts.ru
  const { shortcuts } = pwaTexts.ru
  const manifest = {
    id: '/',
    name: `${shopName} — ${tagline}`,
    short_name: shopName,
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
      buildPngIcon('icon-192', 192),
      buildPngIcon('icon-512', 512),
      buildPngIcon('icon-maskable-192', 192, 'maskable'),
      buildPngIcon('icon-maskable-512', 512, 'maskable'),
    ],
    shortcuts: [
      { name: shortcuts.catalog, url: link.catalog() },
      { name: shortcuts.sale, url: link.sale() },
      { name: shortcuts.basket, url: link.basket() },
      { name: shortcuts.orders, url: link.orders() },
    ],
  }
  return createFileResponse(JSON.stringify(manifest), 'application/manifest+json; charset=utf-8')
}
