import { beforeEach, describe, expect, it } from 'vitest'
import { readConsent } from '../../consent/consent.ts'
import { buildDataLayerEntry } from './build-data-layer-entry.ts'
import { EventSender } from './event-sender.ts'
import { readEvents, storeEvent } from './event-store.ts'
import type { EventItem, ShopEvent } from './shop-event.ts'
import { trackEvent } from './track-event.ts'

function createStorage() {
  const storedEvents = new Map<string, string>()
  return {
    getItem: (key: string) => storedEvents.get(key) ?? null,
    setItem: (key: string, text: string) => void storedEvents.set(key, text),
  }
}

const settings = { currency: 'RUB', projectId: 'svetlitsa' }
const sofa: EventItem = {
  id: 7,
  name: 'Диван «Ладога»',
  price: 64_990,
  brand: 'Светлица',
  category: ['Мебель', 'Диваны', 'Угловые', 'Раскладные', 'С ящиком', 'Серые'],
  variant: 'песочный',
}
const add: ShopEvent = { action: 'add', items: [sofa] }
const purchase = (orderId: string): ShopEvent => ({
  action: 'purchase',
  items: [{ ...sofa, quantity: 2 }],
  orderId,
  revenue: 129_980,
  isStaff: true,
  coupon: 'LETO',
})

describe('buildDataLayerEntry', () => {
  it('[analytics.events] has the format of Metrika, with at most five category levels', () => {
    expect(buildDataLayerEntry(add, settings)).toEqual({
      ecommerce: {
        currencyCode: 'RUB',
        add: {
          products: [
            {
              id: '7',
              name: 'Диван «Ладога»',
              price: 64_990,
              quantity: 1,
              brand: 'Светлица',
              category: 'Мебель/Диваны/Угловые/Раскладные/С ящиком',
              variant: 'песочный',
            },
          ],
        },
      },
    })
  })

  it('[analytics.events] [analytics.project] contains the order, isStaff and the project of a purchase', () => {
    expect(buildDataLayerEntry(purchase('1042'), settings)).toMatchObject({
      projectId: 'svetlitsa',
      isStaff: true,
      ecommerce: {
        currencyCode: 'RUB',
        purchase: {
          actionField: { id: '1042', revenue: 129_980, coupon: 'LETO' },
          products: [{ id: '7', quantity: 2 }],
        },
      },
    })
  })

  it('[analytics.events] supports views, favourites and checkout steps', () => {
    expect(buildDataLayerEntry({ action: 'impressions', items: [sofa] }, settings)).toMatchObject({
      ecommerce: { impressions: [{ id: '7' }] },
    })
    expect(buildDataLayerEntry({ action: 'wishlist', items: [sofa] }, settings)).toMatchObject({
      event: 'add_to_wishlist',
      ecommerce: { wishlist: { products: [{ id: '7' }] } },
    })
    expect(
      buildDataLayerEntry(
        { action: 'checkout', items: [sofa], step: 2, option: 'courier' },
        settings,
      ),
    ).toMatchObject({
      ecommerce: { checkout: { actionField: { step: 2, option: 'courier' } } },
    })
  })
})

describe('event sender', () => {
  let storage: ReturnType<typeof createStorage>
  let sent: ReturnType<typeof createStorage>
  let dataLayer: unknown[]
  let sender: EventSender
  beforeEach(() => {
    storage = createStorage()
    sent = createStorage()
    dataLayer = []
    sender = new EventSender({ settings, storage, sent, dataLayer })
  })

  it('sends events in order, each once', () => {
    storeEvent({ action: 'detail', items: [sofa] }, 1, storage)
    storeEvent(add, 2, storage)
    sender.send()
    sender.send()
    expect(dataLayer).toMatchObject([{ ecommerce: { detail: {} } }, { ecommerce: { add: {} } }])
  })

  it('sends a purchase once, across pages and days', () => {
    storeEvent(purchase('1042'), 1, storage)
    sender.send()
    storeEvent(purchase('1042'), 2, storage)
    storeEvent(purchase('1043'), 3, storage)
    new EventSender({ settings, storage, sent, dataLayer }).send()
    expect(dataLayer).toHaveLength(2)
  })

  it('drops events when the visitor refuses consent', () => {
    storeEvent(add, 1, storage)
    sender.forget()
    sender.send()
    expect(dataLayer).toEqual([])
  })

  it('loses only the event whose data layer reader throws', () => {
    storeEvent(add, 1, storage)
    storeEvent(purchase('1042'), 2, storage)
    const pushed: unknown[] = []
    const throwingLayer = {
      push(entry: { ecommerce?: { add?: unknown } }) {
        if (entry.ecommerce?.add) throw new Error('a foreign script')
        pushed.push(entry)
      },
    }
    new EventSender({ settings, storage, sent, dataLayer: throwingLayer }).send()
    expect(pushed).toHaveLength(1)
  })

  it('drops views when the queue is full, never a purchase', () => {
    storeEvent(purchase('1'), 0, storage)
    for (let index = 1; index <= 300; index += 1) {
      storeEvent(index % 2 ? add : { action: 'impressions', items: [sofa] }, index, storage)
    }
    const actions = readEvents(storage).map(({ event }) => event.action)
    expect(actions).toHaveLength(200)
    expect(actions[0]).toBe('purchase')
    expect(actions.filter((action) => action === 'add')).toHaveLength(150)
  })

  it('treats a corrupted store as empty', () => {
    storage.setItem('svetlitsa-events', '{{')
    storeEvent(add, 1, storage)
    expect(readEvents(storage)).toHaveLength(1)
  })

  it('never throws, even outside a browser', () => {
    expect(() => trackEvent(add)).not.toThrow()
  })
})

it.each([
  ['sr=1; cookie_consent=all', 'all'],
  ['cookie_consent=necessary', 'necessary'],
  ['cookie_consent=yes', null],
  ['', null],
])('parses the consent in «%s» as %s', (cookies, expected) => {
  expect(readConsent(cookies)).toBe(expected)
})
