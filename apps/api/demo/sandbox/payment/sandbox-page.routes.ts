import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { guardOrigin } from '../../../src/platform/access/guard-origin.ts'
import { resolveLanguage } from '../../../src/platform/language/resolve-language.ts'
import type { Services } from '../../../src/platform/services/services.ts'
import { type CardVerdict, evaluateCard } from './evaluate-card.ts'
import { readSandboxFont, sandboxFontFaces } from './sandbox-fonts.ts'
import { renderSandboxEnd, renderSandboxPage } from './sandbox-page.ts'
import {
  endSandboxPayment,
  findSandboxPayment,
  markConfirming,
  type SandboxPayment,
} from './sandbox-payment.queries.ts'
import { sandboxCardScript, sandboxStyles } from './sandbox-styles.ts'
import { sandboxResultScript, sandboxWidget } from './sandbox-widget.ts'
import { sandboxNoticeJob } from './send-sandbox-notice.ts'

const idParam = z.object({ id: z.guid() })
const fontParam = z.object({ name: z.string().max(60) })
const form = z.object({
  action: z.enum(['pay', 'secure', 'decline', 'leave']),
  card: z.string().max(40).default(''),
  code: z.string().max(10).default(''),
})
const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; script-src 'self'; form-action 'self'; frame-ancestors 'self'; base-uri 'none'"

/** The acquirer's own page, where the shopper pays, is declined or completes 3-D Secure. */
export async function registerSandboxPages(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  const { db } = services.database
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4_096 },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )
  app.addHook('onSend', async (_request, reply) => {
    // The shop embeds the page in a frame, as an acquirer's widget does.
    reply.header('content-security-policy', POLICY).header('x-frame-options', 'SAMEORIGIN')
  })

  app.get('/style.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(sandboxFontFaces + sandboxStyles),
  )
  app.get('/fonts/:name', async (request, reply) => {
    const font = readSandboxFont(fontParam.parse(request.params).name)
    if (!font) return reply.code(404).send()
    return reply.type('font/woff2').header('cache-control', 'public, max-age=86400').send(font)
  })

  app.get('/checkout-widget.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(sandboxWidget),
  )
  app.get('/card.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(sandboxCardScript),
  )
  app.get('/told.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(sandboxResultScript),
  )

  app.get('/:id', async (request, reply) => {
    const payment = await findPayment(request.params)
    if (!payment) return sendMissing(request, reply)
    if (payment.status !== 'pending') return redirectToShop(request, reply, payment)
    return sendPage(reply, renderSandboxPage(resolveLanguage(request), { payment, verdict: null }))
  })

  app.post('/:id', async (request, reply) => {
    guardOrigin(request)
    const row = await findPayment(request.params)
    const input = form.safeParse(request.body)
    if (!row || !input.success) return sendMissing(request, reply)
    const { action, card } = input.data
    if (action === 'leave') return redirectToShop(request, reply, row)
    const verdict = evaluatePayment(row, input.data)
    const isLate = verdict === 'accepted-late'
    if (row.status !== 'pending' && !isLate) return redirectToShop(request, reply, row)
    if (verdict === 'secure') await markConfirming(db, row.id)
    if (verdict === 'secure' || verdict === 'wrong-card' || verdict === 'wrong-code') {
      const shown = { payment: row, verdict, card }
      return sendPage(reply, renderSandboxPage(resolveLanguage(request), shown))
    }
    const status = verdict === 'accepted' || isLate ? 'succeeded' : 'canceled'
    const cardLast4 = card.replace(/\D/g, '').slice(-4) || null
    await endPayment(row.id, { status, cardLast4, isLate })
    return redirectToShop(request, reply, { ...row, status })
  })

  /**
   * Returns to the shop; a widget payment has no return address, so the embedding page is notified.
   */
  function redirectToShop(request: FastifyRequest, reply: FastifyReply, row: SandboxPayment) {
    if (row.returnUrl !== '') return reply.redirect(row.returnUrl, 303)
    return sendPage(reply, renderSandboxEnd(resolveLanguage(request), row.status === 'succeeded'))
  }

  async function findPayment(params: unknown): Promise<SandboxPayment | null> {
    const parsed = idParam.safeParse(params)
    return parsed.success ? findSandboxPayment(db, parsed.data.id) : null
  }

  async function endPayment(
    id: string,
    outcome: Parameters<typeof endSandboxPayment>[2],
  ): Promise<void> {
    await db.transaction(async (tx) => {
      if (!(await endSandboxPayment(tx, id, outcome))) return
      await services.jobs.enqueue(tx, sandboxNoticeJob, { id, status: outcome.status })
    })
  }
}

const sendPage = (reply: FastifyReply, html: string) =>
  reply.type('text/html; charset=utf-8').send(html)

const sendMissing = (request: FastifyRequest, reply: FastifyReply) =>
  sendPage(reply.code(404), renderSandboxPage(resolveLanguage(request), null))

/** A card is evaluated by its number; an app has already asked its owner for confirmation. */
function evaluatePayment(row: SandboxPayment, input: z.output<typeof form>): CardVerdict {
  if (input.action === 'decline') return 'declined'
  return row.look === 'card' ? evaluateCard(input) : 'accepted'
}
