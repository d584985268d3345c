import type { Language } from '@svetlitsa/domain/language/language'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import type { CardVerdict } from './evaluate-card.ts'
import { type SandboxPageTexts, sandboxPageTexts } from './sandbox-page-texts.ts'
import type { SandboxPayment } from './sandbox-payment.queries.ts'

const SIGNS: Record<string, string> = { RUB: '₽', KZT: '₸' }

interface ShownPayment {
  payment: SandboxPayment
  verdict: CardVerdict | null
  card?: string
}

/** The sandbox acquirer's page; null if there is no such payment. */
export function renderSandboxPage(language: Language, shown: ShownPayment | null): string {
  const texts = sandboxPageTexts[language]
  return renderPage(language, shown ? renderForm(texts, shown) : `<h1>${texts.missing}</h1>`)
}

/** The final page of a widget payment; its script notifies the embedding page. */
export function renderSandboxEnd(language: Language, isPaid: boolean): string {
  const { paid, declined } = sandboxPageTexts[language]
  const outcome = isPaid ? 'success' : 'fail'
  return renderPage(
    language,
    `<h1 role="status">${isPaid ? paid : declined}</h1>
<script src="/api/sandbox/pay/told.js" data-outcome="${outcome}"></script>`,
  )
}

function renderPage(language: Language, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${sandboxPageTexts[language].title}</title>
<link rel="stylesheet" href="/api/sandbox/pay/style.css">
</head>
<body><main>${body}</main></body>
</html>`
}

function renderForm(
  texts: SandboxPageTexts,
  { payment, verdict, card = '4111 1111 1111 1111' }: ShownPayment,
): string {
  const sum = formatPrice(payment.amount, {
    sign: SIGNS[payment.currencyCode] ?? payment.currencyCode,
    convert: false,
  })
  const note = verdict ? texts.notes[verdict] : undefined
  const asksCode = verdict === 'secure' || verdict === 'wrong-code'
  const renderCard = () =>
    asksCode ? renderSecureFields(texts, card) : renderCardFields(texts, card, sum)
  return `
<p class="bank">${texts.banks[payment.look]}</p>
<h1>${escapeHtml(payment.description)}</h1>
<p class="sum">${escapeHtml(sum)}</p>
<p class="hint">${texts.notReal}</p>
${note ? `<p class="note" role="alert">${escapeHtml(note)}</p>` : ''}
<form method="post" action="/api/sandbox/pay/${payment.id}/">
${payment.look === 'card' ? renderCard() : renderAppFields(texts, payment, sum)}
</form>
<form method="post" action="/api/sandbox/pay/${payment.id}/" class="row">
<button name="action" value="decline" class="quiet">${texts.decline}</button>
${payment.returnUrl === '' ? '' : `<button name="action" value="leave" class="quiet">${texts.leave}</button>`}
</form>`
}

function renderCardFields(texts: SandboxPageTexts, card: string, sum: string): string {
  return `
<label for="card">${texts.card}</label>
<input id="card" name="card" inputmode="numeric" autocomplete="cc-number" maxlength="23" required value="${escapeHtml(card)}">
<script src="/api/sandbox/pay/card.js"></script>
<p class="hint">${texts.cards}</p>
<button name="action" value="pay">${texts.pay} ${escapeHtml(sum)}</button>`
}

/**
 * A wallet already has its owner's card. Even if the buyer pays in four parts, the shop receives
 * the whole sum at once.
 */
function renderAppFields(texts: SandboxPageTexts, { look }: SandboxPayment, sum: string): string {
  const split = `<button name="action" value="pay" class="quiet">${texts.split}</button>`
  const hint = look === 'credit' ? `<p class="hint">${texts.approved}</p>` : ''
  return `
${hint}
<div class="row">
<button name="action" value="pay">${texts.confirmSum[look] ?? texts.confirm} ${escapeHtml(sum)}</button>
${look === 'yandexSplit' ? split : ''}
</div>`
}

function renderSecureFields(texts: SandboxPageTexts, card: string): string {
  return `
<input type="hidden" name="card" value="${escapeHtml(card)}">
<label for="code">${texts.code}</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6" required autofocus>
<p class="hint">${texts.codeHint}</p>
<button name="action" value="secure">${texts.confirm}</button>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
