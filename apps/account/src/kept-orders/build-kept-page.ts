import type { KeptOrders } from '@svetlitsa/api-client/kept-order/kept-orders'
import type { Language } from '@svetlitsa/domain/language/language'
import { keptOrderTexts } from '@svetlitsa/i18n/kept-order/kept-order-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { readShopName } from '@svetlitsa/shell/shop-name/read-shop-name'
import { standaloneMark, standalonePageStyle } from '@svetlitsa/ui/tokens/standalone-page'
import { describeKeptOrder } from './describe-kept-order.ts'

interface Formats {
  formatDay: (moment: string) => string
  formatMoment: (moment: string) => string
}

/**
 * Builds the page that the service worker shows instead of the account without a network: a single
 * file without scripts. Its link reloads the address that failed.
 */
export function buildKeptPage(
  { keptAt, orders }: KeptOrders,
  language: Language,
  { formatDay, formatMoment }: Formats,
): string {
  const t = getTranslator(keptOrderTexts, language)
  const brand = escapeHtml(readShopName())
  const title = escapeHtml(t('title'))
  const shown = escapeHtml(t('shown', { moment: formatMoment(keptAt) }))
  const parts = orders.map((order) => {
    const { title: name, lines } = describeKeptOrder(order, language, formatDay)
    const texts = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')
    return `<section><h2>${escapeHtml(name)}</h2>${texts}</section>`
  })
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>${title}</title><style>${standalonePageStyle}</style></head>` +
    `<body><header>${standaloneMark}<span>${brand}</span></header><main>` +
    `<section class="first"><h1>${title}</h1><p role="status">${shown}</p>` +
    `<a href="">${escapeHtml(t('again'))}</a></section>${parts.join('')}</main></body></html>`
  )
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}
