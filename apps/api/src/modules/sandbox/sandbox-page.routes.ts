import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { guardOrigin } from '../../platform/guard-origin.ts'
import { enqueueJob } from '../../platform/job-queue.ts'
import type { Services } from '../../platform/services.ts'
import { judgeCard } from './judge-card.ts'
import { endSandboxPayment, findSandboxPayment, type SandboxPayment } from './sandbox.queries.ts'
import { sandboxPage, sandboxStyles } from './sandbox-page.ts'

const idParam = z.object({ id: z.guid() })
const form = z.object({
  action: z.enum(['pay', 'secure', 'decline', 'leave']),
  card: z.string().max(40).default(''),
  code: z.string().max(10).default(''),
})
const POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

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
    reply.header('content-security-policy', POLICY)
  })

  app.get('/style.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(sandboxStyles),
  )

  app.get('/:id', async (request, reply) => {
    const row = await paymentOf(request.params)
    if (!row) return reply.code(404).type('text/html; charset=utf-8').send(sandboxPage(null, null))
    if (row.status !== 'pending') return reply.redirect(row.returnUrl, 303)
    return reply.type('text/html; charset=utf-8').send(sandboxPage(row, null))
  })

  app.post('/:id', async (request, reply) => {
    guardOrigin(request)
    const row = await paymentOf(request.params)
    const sent = form.safeParse(request.body)
    if (!row || !sent.success) {
      return reply.code(404).type('text/html; charset=utf-8').send(sandboxPage(null, null))
    }
    if (row.status !== 'pending' || sent.data.action === 'leave')
      return reply.redirect(row.returnUrl, 303)
    const verdict = sent.data.action === 'decline' ? 'declined' : judgeCard(sent.data)
    if (verdict === 'secure' || verdict === 'wrong-card' || verdict === 'wrong-code') {
      return reply.type('text/html; charset=utf-8').send(sandboxPage(row, verdict, sent.data.card))
    }
    await end(row, verdict === 'accepted' ? 'succeeded' : 'canceled', sent.data.card)
    return reply.redirect(row.returnUrl, 303)
  })

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
