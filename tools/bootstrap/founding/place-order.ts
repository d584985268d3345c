type Guest = ReturnType<typeof createGuest>

/** A guest orders the first table of the catalogue, collects it in the store and pays there. */
export async function orderOnReceipt(origin: string): Promise<void> {
  const { guest, basketGroup, sum } = await chooseTable(origin)
  const paid = { basketGroup, methodId: 'onReceipt', sum }
  const { isPlaced } = await guest('payment/onReceipt/', paid)
  if (!isPlaced) throw new Error('the order was not placed')
}

/** A company orders the same by a bill. */
export async function orderByBill(origin: string) {
  const { guest, basketGroup, sum } = await chooseTable(origin)
  const { number } = await guest('payment/bill/', {
    ...{ basketGroup, methodId: 'bill', sum, email: 'buh@example.com' },
    contragent: { name: 'ООО «Ромашка»', inn: '7707083893', kpp: '773601001' },
    paymentAccount: {
      bankName: 'ПАО Сбербанк',
      bic: '044525225',
      account: '40702810938000000001',
      correspondentAccount: '30101810400000000225',
    },
  })
  const { orders } = await guest('basket/getOrder/', { basketGroup })
  return { guest, number: String(number), orderId: String(orders[0].id), sum }
}

async function chooseTable(
  origin: string,
): Promise<{ guest: Guest; basketGroup: string; sum: number }> {
  const guest = createGuest(origin)
  const { elements } = await guest('getProducts/', { section: 'stoly' })
  const offerId = elements[0]?.offerIdCurrent
  await guest('basket/add/', { offers: [{ offerId, quantity: 1 }] })
  const contacts = { name: 'Анна Петрова', phoneNumber: '+79161234567', email: 'a@example.com' }
  const { basketGroup } = await guest('basket/createOrder/', contacts)
  const { items } = await guest('basket/getDelivery/', { basketGroup })
  const pickup = items[0].options.find((option: { stores?: unknown[] }) => option.stores?.length)
  const choice = { basketGuid: basketGroup, id: pickup.id, storeId: pickup.stores[0].id }
  const { total } = await guest('basket/setDelivery/', choice)
  return { guest, basketGroup, sum: total }
}

/** One browser: keeps its cookie between calls. */
export function createGuest(origin: string) {
  let cookie = ''
  // biome-ignore lint/suspicious/noExplicitAny: a drill reads whatever the answer holds.
  const call = async (path: string, body: unknown): Promise<any> => {
    const answer = await fetch(`${origin}/api_vue/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return answer.json()
  }
  return Object.assign(call, { readCookie: () => cookie })
}
