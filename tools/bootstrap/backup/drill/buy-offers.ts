let phones = 0

/**
 * Buys as guests until stopped: into the basket, ordered, collected in a store, paid by card. The
 * client addresses differ, so that the shop's router must trust this one.
 *
 * @returns a function that waits for the current purchases and returns their number.
 */
export function buyOffers(origin: string, offerIds: readonly number[], buyers: number) {
  let isOpen = true
  let purchases = 0
  const buy = async (): Promise<void> => {
    while (isOpen) {
      const offerId = offerIds[purchases % offerIds.length] ?? 0
      await buyOffer(origin, offerId)
      purchases += 1
    }
  }
  const buying = Promise.all(Array.from({ length: buyers }, buy))
  buying.catch(() => {})
  return async (): Promise<number> => {
    isOpen = false
    await buying
    return purchases
  }
}

async function buyOffer(origin: string, offerId: number): Promise<void> {
  const call = createGuest(origin)
  phones += 1
  const number = String(phones).padStart(7, '0')
  await call('basket/add/', { offers: [{ offerId, quantity: 1 }] })
  const contacts = { name: 'Анна Петрова', phoneNumber: `+7916${number}`, email: 'a@example.com' }
  const { basketGroup } = await call('basket/createOrder/', contacts)
  const { items } = await call('basket/getDelivery/', { basketGroup })
  const pickup = items[0].options.find((option: { stores?: unknown[] }) => option.stores?.length)
  const storeId = pickup.stores[0].id
  const choice = { basketGuid: basketGroup, id: pickup.id, storeId }
  const { total } = await call('basket/setDelivery/', choice)
  const { widget } = await call('payment/payment/', { basketGroup, methodId: 'card', sum: total })
  const form = new URLSearchParams({ action: 'pay', card: '4111 1111 1111 1111' })
  const page = `${origin}/api/sandbox/pay/${widget.token}/`
  const headers = { origin, 'sec-fetch-site': 'same-origin' }
  await fetch(page, { method: 'POST', redirect: 'manual', headers, body: form })
  const { paid } = await call('payment/state/', { basketGroup })
  if (paid !== total) throw new Error(`${paid} of ${total} were paid`)
}

/** One browser: keeps its cookie between calls. */
function createGuest(origin: string) {
  let cookie = ''
  const address = `10.${phones % 200}.${Math.floor(phones / 200) % 200}.7`
  // biome-ignore lint/suspicious/noExplicitAny: a drill reads whatever the answer holds.
  return async (path: string, body: unknown): Promise<any> => {
    const answer = await fetch(`${origin}/api_vue/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': address,
        cookie,
      },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return answer.json()
  }
}
