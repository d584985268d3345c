import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import { guardOrigin } from '../../platform/guard-origin.ts'
import { enqueueJob } from '../../platform/job-queue.ts'
import type { Services } from '../../platform/services.ts'
import { type CardVerdict, judgeCard } from './judge-card.ts'
import { endSandboxPayment, findSandboxPayment, type SandboxPayment } from './sandbox.queries.ts'
import { sandboxEnd, sandboxPage, sandboxStyles } from './sandbox-page.ts'
import { sandboxTold, sandboxWidget } from './sandbox-widget.ts'

const idParam = z.object({ id: z.guid() })
const form = z.object({
  action: z.enum(['pay', 'secure', 'decline', 'leave']),
  card: z.string().max(40).default(''),
  code: z.string().max(10).default(''),
})
const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self'; frame-ancestors 'self'; base-uri 'none'"

/** The acquirer's own page, where the shopper pays, is refused or goes through 3-D Secure. */
export async function sandboxPages(
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
    // The shop's window shows the page in a frame, as the widget of an acquirer does.
    reply.header('content-security-policy', POLICY).header('x-frame-options', 'SAMEORIGIN')
  })

  app.get('/style.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(sandboxStyles),
  )

  app.get('/checkout-widget.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(sandboxWidget),
  )
  app.get('/told.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(sandboxTold),
  )

  app.get('/:id', async (request, reply) => {
    const row = await paymentOf(request.params)
    if (!row) return reply.code(404).type('text/html; charset=utf-8').send(sandboxPage(null, null))
    if (row.status !== 'pending') return leave(reply, row)
    return reply.type('text/html; charset=utf-8').send(sandboxPage(row, null))
  })

  app.post('/:id', async (request, reply) => {
    guardOrigin(request)
    const row = await paymentOf(request.params)
    const sent = form.safeParse(request.body)
    if (!row || !sent.success) {
      return reply.code(404).type('text/html; charset=utf-8').send(sandboxPage(null, null))
    }
    if (row.status !== 'pending' || sent.data.action === 'leave') return leave(reply, row)
    const verdict = judge(row, sent.data)
    if (verdict === 'secure' || verdict === 'wrong-card' || verdict === 'wrong-code') {
      return reply.type('text/html; charset=utf-8').send(sandboxPage(row, verdict, sent.data.card))
    }
    const status = verdict === 'accepted' ? 'succeeded' : 'canceled'
    await end(row, status, sent.data.card)
    return leave(reply, { ...row, status })
  })

  /** Back to the shop; in its widget there is nowhere to go, and the page around is told. */
  function leave(reply: FastifyReply, row: SandboxPayment) {
    if (row.returnUrl !== '') return reply.redirect(row.returnUrl, 303)
    return reply.type('text/html; charset=utf-8').send(sandboxEnd(row.status === 'succeeded'))
  }

  async function paymentOf(params: unknown): Promise<SandboxPayment | null> {
    const parsed = idParam.safeParse(params)
    return parsed.success ? findSandboxPayment(db, parsed.data.id) : null
  }

  async function end(
    row: SandboxPayment,
    status: 'succeeded' | 'canceled',
    card: string,
  ): Promise<void> {
    await db.transaction(async (tx) => {
      const ended = await endSandboxPayment(
        tx,
        row.id,
        status,
        card.replace(/\D/g, '').slice(-4) || null,
      )
      if (!ended) return
      await enqueueJob(tx, { kind: 'sandbox-notice', payload: { id: row.id, status } })
    })
  }
}

/** A card is judged by its number; an app has asked its owner already. */
function judge(row: SandboxPayment, sent: z.output<typeof form>): CardVerdict {
  if (sent.action === 'decline') return 'declined'
  return row.look === 'card' ? judgeCard(sent) : 'accepted'
}
