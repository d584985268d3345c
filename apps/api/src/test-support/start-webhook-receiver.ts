import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from './listen.ts'

export interface ReceivedWebhook {
  headers: Record<string, string>
  body: string
}

interface Reply {
  status: number
  headers?: Record<string, string>
  body?: string
}

export interface WebhookReceiver {
  url: string
  received: ReceivedWebhook[]
  /** What it answers from now on; null for nothing, until it is closed. */
  reply: Reply | null
  close(): void
}

/** A program that takes webhooks, on a free port of this machine. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer(async (request, response) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    )
    receiver.received.push({ headers, body: await text(request) })
    if (!receiver.reply) return
    response.writeHead(receiver.reply.status, receiver.reply.headers).end(receiver.reply.body)
  })
  const receiver: WebhookReceiver = {
    url: `${await listen(server)}/hooks`,
    received: [],
    reply: { status: 204 },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return receiver
}
