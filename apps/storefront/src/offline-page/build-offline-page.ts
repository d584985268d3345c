import { standaloneMark, standalonePageStyle } from '@svetlitsa/ui/tokens/standalone-page'

type OfflineTexts = {
  language: string
  offlineTitle: string
  offlineText: string
  offlineRetry: string
}

/**
 * Builds the offline page as a single file in all languages, because the language cannot be
 * resolved offline. Its link reloads the address that failed.
 */
export function buildOfflinePage(brand: string, textsByLanguage: readonly OfflineTexts[]): string {
  const [firstTexts] = textsByLanguage
  const name = escapeHtml(brand)
  return (
    `<!doctype html><html lang="${firstTexts?.language ?? 'ru'}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<meta name="robots" content="noindex"><title>${firstTexts?.offlineTitle ?? name}</title>` +
    `<style>${standalonePageStyle}</style></head>` +
    `<body><header>${standaloneMark}<span>${name}</span></header>` +
    `<main>${textsByLanguage.map((texts, index) => buildPart(texts, index === 0)).join('')}</main></body></html>`
  )
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

function buildPart(texts: OfflineTexts, isFirst: boolean): string {
  const { language, offlineTitle, offlineText, offlineRetry } = texts
  const heading = isFirst ? 'h1' : 'h2'
  return (
    `<section lang="${language}"${isFirst ? ' class="first"' : ''}>` +
    `<${heading}>${offlineTitle}</${heading}><p>${offlineText}</p>` +
    `<a href="">${offlineRetry}</a></section>`
  )
}
