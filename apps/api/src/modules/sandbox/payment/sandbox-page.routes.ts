import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import { guardOrigin } from '../../../platform/access/guard-origin.ts'
import type { Services } from '../../../platform/services/services.ts'
import { type CardVerdict, evaluateCard } from './evaluate-card.ts'
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
const form = z.object({
  action: z.enum(['pay', 'secure', 'decline', 'leave']),
  card: z.string().max(40).default(''),
  code: z.string().max(10).default(''),
})
const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self'; frame-ancestors 'self'; base-uri 'none'"

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
    reply.type('text/css; charset=utf-8').send(sandboxStyles),
  )

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
    const row = await findPayment(request.params)
    if (!row)
      return reply.code(404).type('text/html; charset=utf-8').send(renderSandboxPage(null, null))
    if (row.status !== 'pending') return redirectToShop(reply, row)
    return reply.type('text/html; charset=utf-8').send(renderSandboxPage(row, null))
  })

  app.post('/:id', async (request, reply) => {
    guardOrigin(request)
    const row = await findPayment(request.params)
    const input = form.safeParse(request.body)
    if (!row || !input.success) {
      return reply.code(404).type('text/html; charset=utf-8').send(renderSandboxPage(null, null))
    }
    if (input.data.action === 'leave') return redirectToShop(reply, row)
    const verdict = evaluatePayment(row, input.data)
    const isLate = verdict === 'accepted-late'
    if (row.status !== 'pending' && !isLate) return redirectToShop(reply, row)
    if (verdict === 'secure') await markConfirming(db, row.id)
    if (verdict === 'secure' || verdict === 'wrong-card' || verdict === 'wrong-code') {
      return reply
        .type('text/html; charset=utf-8')
        .send(renderSandboxPage(row, verdict, input.data.card))
    }
    const status = verdict === 'accepted' || isLate ? 'succeeded' : 'canceled'
    const cardLast4 = input.data.card.replace(/\D/g, '').slice(-4) || null
    await endPayment(row.id, { status, cardLast4, isLate })
    return redirectToShop(reply, { ...row, status })
  })

  /**
   * Returns to the shop; a widget payment has no return address, so the embedding page is notified.
   */
  function redirectToShop(reply: FastifyReply, row: SandboxPayment) {
    if (row.returnUrl !== '') return reply.redirect(row.returnUrl, 303)
    return reply.type('text/html; charset=utf-8').send(renderSandboxEnd(row.status === 'succeeded'))
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

/** A card is evaluated by its number; an app has already asked its owner for confirmation. */
function evaluatePayment(row: SandboxPayment, input: z.output<typeof form>): CardVerdict {
  if (input.action === 'decline') return 'declined'
  return row.look === 'card' ? evaluateCard(input) : 'accepted'
}
