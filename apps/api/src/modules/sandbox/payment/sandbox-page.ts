import { formatPrice } from '@svetlitsa/domain/money/format-price'
import type { CardVerdict } from './evaluate-card.ts'
import type { SandboxPayment } from './sandbox-payment.queries.ts'

const SIGNS: Record<string, string> = { RUB: '₽', KZT: '₸' }

const BANKS: Record<SandboxPayment['look'], string> = {
  card: 'Учебный банк',
  kaspi: 'Учебный Kaspi',
  yandexPay: 'Учебный Яндекс Пэй',
  yandexSplit: 'Учебный Яндекс Пэй',
  credit: 'Учебный кредитный брокер',
  dolyame: 'Учебные Долями',
}

const CONFIRM: Partial<Record<SandboxPayment['look'], string>> = {
  credit: 'Подписать договор на',
  dolyame: 'Подтвердить четыре платежа на',
}

const NOTES: Partial<Record<CardVerdict, string>> = {
  'wrong-card': 'Такого номера карты не бывает: проверьте цифры.',
  'wrong-code': 'Код не подошёл. Верный код — 123456.',
}

/** The sandbox acquirer's page; null if there is no such payment. */
export function renderSandboxPage(
  payment: SandboxPayment | null,
  verdict: CardVerdict | null,
  card = '4111 1111 1111 1111',
): string {
  return renderPage(payment ? renderForm(payment, verdict, card) : '<h1>Платёж не найден</h1>')
}

/** The final page of a widget payment; its script notifies the embedding page. */
export function renderSandboxEnd(isPaid: boolean): string {
  const text = isPaid ? 'Платёж прошёл' : 'Платёж отклонён'
  const outcome = isPaid ? 'success' : 'fail'
  return renderPage(`<h1 role="status">${text}</h1>
<script src="/api/sandbox/pay/told.js" data-outcome="${outcome}"></script>`)
}

function renderPage(body: string): string {
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Учебный банк — оплата</title>
<link rel="stylesheet" href="/api/sandbox/pay/style.css">
</head>
<body><main>${body}</main></body>
</html>`
}

function renderForm(payment: SandboxPayment, verdict: CardVerdict | null, card: string): string {
  const sum = formatPrice(payment.amount, {
    sign: SIGNS[payment.currencyCode] ?? payment.currencyCode,
    convert: false,
  })
  const note = verdict ? NOTES[verdict] : undefined
  const asksCode = verdict === 'secure' || verdict === 'wrong-code'
  return `
<p class="bank">${BANKS[payment.look]}</p>
<h1>${escapeHtml(payment.description)}</h1>
<p class="sum">${escapeHtml(sum)}</p>
<p class="hint">Деньги не списываются: это демонстрация.</p>
${note ? `<p class="note" role="alert">${escapeHtml(note)}</p>` : ''}
<form method="post" action="/api/sandbox/pay/${payment.id}/">
${payment.look === 'card' ? (asksCode ? renderSecureFields(card) : renderCardFields(card, sum)) : renderAppFields(payment, sum)}
</form>
<form method="post" action="/api/sandbox/pay/${payment.id}/" class="row">
<button name="action" value="decline" class="quiet">Отклонить платёж</button>
${payment.returnUrl === '' ? '' : '<button name="action" value="leave" class="quiet">Вернуться без оплаты</button>'}
</form>`
}

function renderCardFields(card: string, sum: string): string {
  return `
<label for="card">Номер карты</label>
<input id="card" name="card" inputmode="numeric" autocomplete="cc-number" maxlength="23" required value="${escapeHtml(card)}">
<script src="/api/sandbox/pay/card.js"></script>
<p class="hint">4111 1111 1111 1111 — успех; 5555 5555 5555 4444 — с кодом 3-D Secure; 4000 0000 0000 0002 — отказ; 4000 0000 0000 0259 — успех, даже если магазин отменил платёж.</p>
<button name="action" value="pay">Оплатить ${escapeHtml(sum)}</button>`
}

/**
 * A wallet already has its owner's card. Even if the buyer pays in four parts, the shop receives
 * the whole sum at once.
 */
function renderAppFields({ look }: SandboxPayment, sum: string): string {
  const split = '<button name="action" value="pay" class="quiet">Оплатить в 4 платежа</button>'
  const hint =
    look === 'credit' ? '<p class="hint">Банк одобрил заявку, осталось её подписать.</p>' : ''
  return `
${hint}
<div class="row">
<button name="action" value="pay">${CONFIRM[look] ?? 'Подтвердить'} ${escapeHtml(sum)}</button>
${look === 'yandexSplit' ? split : ''}
</div>`
}

function renderSecureFields(card: string): string {
  return `
<input type="hidden" name="card" value="${escapeHtml(card)}">
<label for="code">Код из сообщения банка</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6" required autofocus>
<p class="hint">Учебный банк сообщает код здесь: 123456.</p>
<button name="action" value="secure">Подтвердить</button>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
