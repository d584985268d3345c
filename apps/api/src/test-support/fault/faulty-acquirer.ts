import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen } from '../listen.ts'

/**
 * What happens to one request: nothing bad; refused with 500 before it has an effect; the same
 * after it; the connection is cut after it; or no answer ever comes after it.
 */
export type AcquirerFault = 'none' | 'before' | 'after' | 'cut' | 'hang'

interface AcquirerPayment {
  id: string
  status: 'pending' | 'succeeded' | 'canceled'
  amount: { value: string; currency: string }
  refunded: number
}

export type FaultyAcquirer = Awaited<ReturnType<typeof openFaultyAcquirer>>

/**
 * An acquirer with the published API of YooKassa v3 in a process of its own data: it survives when
 * the shop or its database crashes, so that its books can be compared with those of the shop.
 */
export async function openFaultyAcquirer() {
  const payments = new Map<string, AcquirerPayment>()
  const paymentOfKey = new Map<string, AcquirerPayment>()
  const refundOfKey = new Map<string, { id: string }>()
  let chooseFault = (_operation: string): AcquirerFault => 'none'

  const openPayment = (key: string, amount: AcquirerPayment['amount']): AcquirerPayment => {
    const earlier = paymentOfKey.get(key)
    if (earlier) return earlier
    const opened = { id: crypto.randomUUID(), status: 'pending' as const, amount, refunded: 0 }
    payments.set(opened.id, opened)
    paymentOfKey.set(key, opened)
    return opened
  }
  const refund = (key: string, id: string, amount: AcquirerPayment['amount']) => {
    const earlier = refundOfKey.get(key)
    if (earlier) return earlier
    const payment = payments.get(id)
    const sum = Number(amount.value)
    if (payment?.status !== 'succeeded' || payment.refunded + sum > Number(payment.amount.value))
      return null
    payment.refunded += sum
    const refunded = { id: crypto.randomUUID(), payment_id: id, status: 'succeeded', amount }
    refundOfKey.set(key, refunded)
    return refunded
  }
  const cancel = (payment: AcquirerPayment): AcquirerPayment | null => {
    if (payment.status !== 'pending') return null
    payment.status = 'canceled'
    return payment
  }
  const answer = (method: string, path: string[], key: string, body: AcquirerBody) => {
    const [noun, id = '', verb] = path
    if (noun === 'refunds') return refund(key, body.payment_id ?? '', body.amount)
    if (method === 'POST' && !id) return toBody(openPayment(key, body.amount))
    const payment = payments.get(id)
    if (!payment) return null
    return verb === 'cancel' ? toBody(cancel(payment)) : toBody(payment)
  }
  const server = createServer((request, response) => {
    void handleRequest(request, response)
  })
  async function handleRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = ''
    for await (const piece of request) text += piece
    const path = (request.url ?? '').split('/').filter(Boolean)
    const { method = 'GET' } = request
    const fault = chooseFault(`${method} ${path[2] ?? path[0]}`)
    const send = (status: number, body: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    }
    if (fault === 'before') return send(500, { type: 'error' })
    const key = String(request.headers['idempotence-key'] ?? '')
    const result = answer(method, path, key, text ? JSON.parse(text) : {})
    if (fault === 'hang') return
    if (fault === 'cut') return void request.socket.destroy()
    if (fault === 'after') return send(500, { type: 'error' })
    if (result) return send(200, result)
    return send(400, { type: 'error', code: 'invalid_request' })
  }
  const origin = await listen(server)
  return {
    /** Settings of an API that pays at this acquirer. */
    env: { YOOKASSA_URL: origin, YOOKASSA_SHOP_ID: 'shop', YOOKASSA_SECRET_KEY: 'secret' },
    payments,
    /** @param choose gets the operation, such as «POST payments», «GET payments», «POST cancel». */
    setFaults(choose: (operation: string) => AcquirerFault) {
      chooseFault = choose
    },
    /** The buyer confirms a payment; false if it is no longer open. */
    pay(id: string): boolean {
      const payment = payments.get(id)
      if (payment?.status !== 'pending') return false
      payment.status = 'succeeded'
      return true
    },
    /** Somebody returns money in the acquirer's own cabinet; returns the id of the refund. */
    refundInCabinet(id: string, sum: number): string {
      const refunded = refund(crypto.randomUUID(), id, { value: `${sum}.00`, currency: 'RUB' })
      if (!refunded) throw new Error('the acquirer refuses this refund')
      return refunded.id
    },
    /** The acquirer reports another sum than it was asked for. */
    changeAmount(id: string, value: number) {
      const payment = payments.get(id)
      if (payment) payment.amount = { ...payment.amount, value: `${value}.00` }
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

interface AcquirerBody {
  amount: AcquirerPayment['amount']
  payment_id?: string
}

function toBody(payment: AcquirerPayment | null): object | null {
  if (!payment) return null
  const { refunded, ...shown } = payment
  return {
    ...shown,
    refunded_amount: { value: `${refunded}.00`, currency: payment.amount.currency },
    confirmation: { type: 'embedded', confirmation_token: payment.id },
  }
}
