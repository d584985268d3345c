import assert from 'node:assert/strict'
import { type createGuest, orderByBill } from './place-order.ts'
import { readPdfText } from './read-pdf-text.ts'
import { administratorPhone, foreignBrand, setupExample } from './setup-example.ts'

type Caller = ReturnType<typeof createGuest>
type RunCommand = (...args: string[]) => Promise<string>

/**
 * Without an acquirer and without SMS: a company orders by bill, staff enter the transfer that came,
 * and every document and message names this shop and no other.
 */
export async function expectBill(
  origin: string,
  administrator: Caller,
  run: RunCommand,
): Promise<void> {
  const { guest, number, orderId, sum } = await orderByBill(origin)
  const { orders } = await administrator('retail/orders/', {})
  const listed = orders.find((order: { id: string }) => String(order.id) === orderId)
  assert(listed, `staff do not see the order ${orderId}`)
  const orderGuid = listed.guid
  await proveByCode(administrator, run)
  const entry = { orderGuid, sum, method: 'bill' }
  const { due } = await administrator('retail/order/receiveMoney/', entry)
  assert.equal(due, 0)
  const { order } = await administrator('retail/order/', { orderGuid })
  assert.equal(order.paymentState, 'paid')

  const documents: [string, Caller, string][] = [
    ['', guest, `${setupExample.legal.bank.account}`],
    ['contractPrint', guest, setupExample.legal.seller],
    ['orderPrint', guest, setupExample.legal.seller],
    ['pickListPrint', administrator, 'Стол'],
  ]
  for (const [action, call, text] of documents) {
    const asked = action ? { orderId, action } : { orderId }
    const { content } = await call('basket/paymentDocs/', asked)
    const read = readPdfText(Buffer.from(content, 'base64'))
    assert(!foreignBrand.test(read), `the document ${action}: ${foreignBrand.exec(read)?.[0]}`)
    assert(read.includes(text), `the document ${action} lacks «${text}»:\n${read}`)
  }
  const messages = await run('messages')
  assert(!foreignBrand.test(messages), `a message: ${foreignBrand.exec(messages)?.[0]}`)
  assert(messages.includes(`Счёт ${number}`), `no message brings the bill:\n${messages}`)
  assert(messages.includes(setupExample.brand.name.ru))
}

/** Money needs a code; a shop without SMS reads it on the machine. */
async function proveByCode(administrator: Caller, run: RunCommand): Promise<void> {
  await administrator('authentication/authByPhone/', { phone: administratorPhone })
  // The newest message comes first; its last line is for browsers that fill in the code.
  const [, code] = /^@\S+ #(\d+)$/m.exec(await run('messages')) ?? []
  const { error } = await administrator('authentication/checkCode/', { code: Number(code) })
  assert.equal(error, null)
}
