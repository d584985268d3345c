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
  const parts = said.map(
    ({ language, offlineTitle, offlineText, offlineRetry }, at) =>
      `<section lang="${language}">${at === 0 ? `<h1>${offlineTitle}</h1>` : `<h2>${offlineTitle}</h2>`}` +
      `<p>${offlineText}</p><p><a href="">${offlineRetry}</a></p></section>`,
  )
  return (
    `<!doctype html><html lang="${said[0]?.language ?? 'ru'}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<meta name="robots" content="noindex"><title>${said[0]?.offlineTitle ?? brand}</title>` +
    `<style>${style()}</style></head>` +
    `<body><b>${brand}</b><main>${parts.join('')}</main></body></html>`
  )
}

/** In the browser's own colours, light or dark: the file can have no style sheet. */
function style(): string {
  return (
    ':root{color-scheme:light dark}' +
    'body{margin:0 auto;min-height:100vh;display:grid;place-content:center;gap:24px;padding:24px;' +
    'font:16px/1.5 system-ui,sans-serif;max-width:34em;box-sizing:border-box}' +
    'h1{margin:0;font-size:28px}h2{margin:24px 0 0;font-size:18px}p{margin:8px 0 0}b{font-size:22px}' +
    'a{color:inherit;font-weight:600;display:inline-block;padding:10px 0}'
  )
}
