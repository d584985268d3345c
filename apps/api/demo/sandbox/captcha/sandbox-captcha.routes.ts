import { randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Services } from '../../../src/platform/services/services.ts'
import { CaptchaTokens } from './captcha-tokens.ts'
import { sandboxCaptcha } from './sandbox-captcha.ts'
import { captchaScript } from './sandbox-captcha-script.ts'
import { captchaItems, getCaptchaTexts } from './sandbox-captcha-texts.ts'

const queryShape = z.object({ hl: z.string().max(20).optional() })
const solvedShape = z.object({ task: z.string().max(500), choice: z.string().max(40) })
const validateShape = z.object({ secret: z.string(), token: z.string().max(8_000) })

/**
 * A stand-in for SmartCaptcha in a demonstration: the widget script, tasks, tokens for right
 * answers, and the validation endpoint for the shop's server.
 */
export async function registerSandboxCaptcha(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  const secret = sandboxCaptcha.getSecret(services.env)
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
    const { items } = getCaptchaTexts(queryShape.safeParse(request.body).data?.hl)
    const item = captchaItems[randomInt(captchaItems.length)] ?? captchaItems[0]
    return {
      task: tokens.issue('task', item, Date.now()),
      wanted: items[item],
      choices: captchaItems.map((code) => ({ code, name: items[code] })),
    }
  })

  app.post('/solve', async (request, reply) => {
    const body = solvedShape.safeParse(request.body)
    const expected = body.success ? tokens.spend('task', body.data.task, Date.now()) : null
    if (!body.success || expected === null || expected !== body.data.choice) {
      return reply.code(403).send({ token: null })
    }
    return { token: tokens.issue('token', 'person', Date.now()) }
  })

  app.post('/validate', async (request) => {
    const body = validateShape.safeParse(request.body)
    if (!body.success || body.data.secret !== secret) {
      return { status: 'failed', message: 'Authentication failed. Secret has not been provided.' }
    }
    const isRight = tokens.spend('token', body.data.token, Date.now()) !== null
    return isRight
      ? { status: 'ok', message: '', host: 'localhost' }
      : { status: 'failed', message: 'Invalid or expired Token.', host: '' }
  })
}
