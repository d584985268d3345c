import { randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Services } from '../../platform/services.ts'
import { CaptchaTokens } from './captcha-tokens.ts'
import { sandboxCaptcha } from './sandbox-captcha.ts'
import { captchaScript } from './sandbox-captcha-script.ts'
import { captchaThings, captchaWordsIn } from './sandbox-captcha-words.ts'

const wished = z.object({ hl: z.string().max(20).optional() })
const solved = z.object({ task: z.string().max(500), choice: z.string().max(40) })
const asked = z.object({ secret: z.string(), token: z.string().max(8_000) })

/**
 * SmartCaptcha as a shop meets it, for a demonstration: the script that draws a widget, a task for
 * the person in it, a token for the right answer, and the judge whom the shop's server asks.
 */
export async function sandboxCaptchaRoutes(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  const secret = sandboxCaptcha.secretOf(services.env)
  const tokens = new CaptchaTokens(secret)
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16_384 },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )

  app.get('/captcha.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(captchaScript),
  )

  app.post('/task', async (request) => {
    const { things } = captchaWordsIn(wished.safeParse(request.body).data?.hl)
    const wanted = captchaThings[randomInt(captchaThings.length)] ?? captchaThings[0]
    return {
      task: tokens.issue('task', wanted, Date.now()),
      wanted: things[wanted],
      choices: captchaThings.map((code) => ({ code, name: things[code] })),
    }
  })

  app.post('/solve', async (request, reply) => {
    const sent = solved.safeParse(request.body)
    const wanted = sent.success ? tokens.spend('task', sent.data.task, Date.now()) : null
    if (!sent.success || wanted === null || wanted !== sent.data.choice) {
      return reply.code(403).send({ token: null })
    }
    return { token: tokens.issue('token', 'person', Date.now()) }
  })

  app.post('/validate', async (request) => {
    const sent = asked.safeParse(request.body)
    if (!sent.success || sent.data.secret !== secret) {
      return { status: 'failed', message: 'Authentication failed. Secret has not been provided.' }
    }
    const isRight = tokens.spend('token', sent.data.token, Date.now()) !== null
    return isRight
      ? { status: 'ok', message: '', host: 'localhost' }
      : { status: 'failed', message: 'Invalid or expired Token.', host: '' }
  })
}
