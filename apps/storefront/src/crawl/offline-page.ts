import { plainMark, plainPageStyle } from '@svetlitsa/ui/tokens/plain-page'

type OfflineWords = {
  language: string
  offlineTitle: string
  offlineText: string
  offlineRetry: string
}

/**
 * The page without a connection, whole in one file: in all languages, as nobody can be asked which
 * one is wanted. The link asks for the address that failed once more.
 */
export function offlinePage(brand: string, said: readonly OfflineWords[]): string {
  const [first] = said
  return (
    `<!doctype html><html lang="${first?.language ?? 'ru'}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<meta name="robots" content="noindex"><title>${first?.offlineTitle ?? brand}</title>` +
    `<style>${plainPageStyle}</style></head>` +
    `<body><header>${plainMark}<span>${brand}</span></header>` +
    `<main>${said.map((words, at) => partOf(words, at === 0)).join('')}</main></body></html>`
  )
}

function partOf(words: OfflineWords, isFirst: boolean): string {
  const { language, offlineTitle, offlineText, offlineRetry } = words
  const heading = isFirst ? 'h1' : 'h2'
  return (
    `<section lang="${language}"${isFirst ? ' class="first"' : ''}>` +
    `<${heading}>${offlineTitle}</${heading}><p>${offlineText}</p>` +
    `<a href="">${offlineRetry}</a></section>`
  )
}
