import { errorPageTexts } from '@svetlitsa/i18n/error-page/error-page-texts'
import { minimalErrorPageTexts } from '@svetlitsa/i18n/minimal-error-page/minimal-error-page-texts'
import { chooseLanguage } from '../region/choose-language.ts'
import { contentPolicy } from './content-policy.ts'
import { type ResponseTarget, sendText } from './send-text.ts'

const style =
  ':root{color-scheme:light dark;--ground:#fbf8f3;--ink:#211d18;--soft:#6b6359;--mark:#b4472a}' +
  '@media(prefers-color-scheme:dark)' +
  '{:root{--ground:#161411;--ink:#f5efe5;--soft:#b9ae9f;--mark:#e58a68}}' +
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:32px;padding:24px;' +
  'font:16px/1.5 Onest,system-ui,sans-serif;color:var(--ink);background:var(--ground)}' +
  'header{display:flex;align-items:center;gap:10px;font-size:26px;font-weight:600;' +
  'letter-spacing:-.035em}svg{color:var(--mark)}h1{margin:0;font-size:36px;line-height:42px}' +
  'p{margin:8px 0 0;max-width:32em;color:var(--soft)}a{color:var(--ink);font-weight:600}'

const mark =
  '<svg width="30" height="34" viewBox="0 0 30 34" fill="none" stroke="currentColor" ' +
  'stroke-width="2.4" aria-hidden="true"><path d="M3 32V14.5C3 7.6 8.4 2 15 2s12 5.6 12 12.5V32"/>' +
  '<path d="M15 2v30M3 17h24"/><path d="M1 32h28" stroke-linecap="round"/></svg>'

/**
 * Sends the built-in page used when the storefront cannot render one or the address is invalid
 * (400). It needs nothing but this text, in the language of the request.
 */
export function sendMinimalPage(
  context: ResponseTarget,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void {
  const { url = '', headers: requestHeaders } = context.request
  const query = new URLSearchParams(url.split('?')[1])
  const { language } = chooseLanguage(query.get('lang'), requestHeaders.cookie)
  const failed = minimalErrorPageTexts[language]
  const { notFound, toHome } = errorPageTexts[language]
  // error.minimal: logo, title, error text and a link that reloads the page.
  const [title, text, link] =
    status === 404 || status === 400
      ? [notFound.title, notFound.plain, `<a href="/">${toHome}</a>`]
      : [failed.title, failed.text, `<a href="">${failed.again}</a>`]
  const html =
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>` +
    `<body><header>${mark}</header><main><h1>${title}</h1><p>${text}</p><p>${link}</p></main></body></html>`
  sendText(context, status, html, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentPolicy(),
    ...(status === 503 ? { 'retry-after': '3' } : {}),
    ...headers,
  })
}
