import type { Visit } from '../request/visit.ts'
import { contentPolicy } from './content-policy.ts'
import { sendSmall } from './send-small.ts'

interface Words {
  title: string
  text: string
  link: string
}

// Storefront §2: logo, title, the server-error text and a link that reloads the page.
const failed: Words = {
  title: 'Ошибка',
  text: 'На сервере произошла ошибка. Мы уже знаем о ней и скоро всё исправим.',
  link: '<a href="">обновить</a>',
}

const missing: Words = {
  title: 'Страница не найдена',
  text: 'Страница устарела, удалена или никогда не существовала.',
  link: '<a href="/">На главную</a>',
}

const style =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:16px;padding:24px;' +
  'font:16px/1.5 system-ui,sans-serif;color:#2b2622;background:#fbf9f5;text-align:center}' +
  'h1{margin:0;font-size:28px}p{margin:0;max-width:36em}b{font-size:22px;letter-spacing:.02em}' +
  'a{color:inherit;font-weight:600}'

/**
 * The page of last resort, when the storefront cannot draw one: it needs nothing but this text.
 */
export function sendMinimalPage(visit: Visit, status: number): void {
  const { title, text, link } = status === 404 ? missing : failed
  const html =
    `<!doctype html><html lang="ru"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>` +
    `<body><b>Светлица</b><main><h1>${title}</h1><p>${text}</p><p>${link}</p></main></body></html>`
  sendSmall(visit, status, html, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentPolicy(),
    ...(status === 503 ? { 'retry-after': '3' } : {}),
  })
}
