import { beforeEach, describe, expect, it } from 'vitest'
import { readConsent } from './consent.tsx'
import { dataLayerEntry } from './data-layer-entry.ts'
import { EventSender } from './event-sender.ts'
import { keepEvent, readEvents } from './event-store.ts'
import type { EventItem, ShopEvent } from './shop-event.tsx'
import { trackEvent } from './track-event.tsx'

function shelf() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
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

describe('dataLayerEntry', () => {
  it('[analytics.events] has the shape of Metrika, with at most five levels of category', () => {
    expect(dataLayerEntry(add, settings)).toEqual({
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

  it('[analytics.events] [analytics.project] tells a purchase with its order, isStaff and the project', () => {
    expect(dataLayerEntry(purchase('1042'), settings)).toMatchObject({
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

  it('[analytics.events] tells views, favourites and steps of the checkout', () => {
    expect(dataLayerEntry({ action: 'impressions', items: [sofa] }, settings)).toMatchObject({
      ecommerce: { impressions: [{ id: '7' }] },
    })
    expect(dataLayerEntry({ action: 'wishlist', items: [sofa] }, settings)).toMatchObject({
      event: 'add_to_wishlist',
      ecommerce: { wishlist: { products: [{ id: '7' }] } },
    })
    expect(
      dataLayerEntry({ action: 'checkout', items: [sofa], step: 2, option: 'courier' }, settings),
    ).toMatchObject({
      ecommerce: { checkout: { actionField: { step: 2, option: 'courier' } } },
    })
  })
})

describe('events on their way', () => {
  let storage: ReturnType<typeof shelf>
  let sent: ReturnType<typeof shelf>
  let layer: unknown[]
  let sender: EventSender
  beforeEach(() => {
    storage = shelf()
    sent = shelf()
    layer = []
    sender = new EventSender({ settings, storage, sent, layer })
  })

  it('leave in their order, each once', () => {
    keepEvent({ action: 'detail', items: [sofa] }, 1, storage)
    keepEvent(add, 2, storage)
    sender.send()
    sender.send()
    expect(layer).toMatchObject([{ ecommerce: { detail: {} } }, { ecommerce: { add: {} } }])
  })

  it('a purchase is told once, over pages and days', () => {
    keepEvent(purchase('1042'), 1, storage)
    sender.send()
    keepEvent(purchase('1042'), 2, storage)
    keepEvent(purchase('1043'), 3, storage)
    new EventSender({ settings, storage, sent, layer }).send()
    expect(layer).toHaveLength(2)
  })

  it('are forgotten when the person refuses', () => {
    keepEvent(add, 1, storage)
    sender.forget()
    sender.send()
    expect(layer).toEqual([])
  })

  it('a reader that throws loses its own event and no other', () => {
    keepEvent(add, 1, storage)
    keepEvent(purchase('1042'), 2, storage)
    const heard: unknown[] = []
    const touchy = {
      push(entry: { ecommerce?: { add?: unknown } }) {
        if (entry.ecommerce?.add) throw new Error('a foreign script')
        heard.push(entry)
      },
    }
    new EventSender({ settings, storage, sent, layer: touchy }).send()
    expect(heard).toHaveLength(1)
  })

  it('past the limit a view makes room, a purchase never', () => {
    keepEvent(purchase('1'), 0, storage)
    for (let at = 1; at <= 300; at += 1) {
      keepEvent(at % 2 ? add : { action: 'impressions', items: [sofa] }, at, storage)
    }
    const actions = readEvents(storage).map(({ event }) => event.action)
    expect(actions).toHaveLength(200)
    expect(actions[0]).toBe('purchase')
    expect(actions.filter((one) => one === 'add')).toHaveLength(150)
  })

  it('a spoilt store counts as an empty one', () => {
    storage.setItem('svetlitsa-events', '{{')
    keepEvent(add, 1, storage)
    expect(readEvents(storage)).toHaveLength(1)
  })

  it('never break the page, even where there is no browser', () => {
    expect(() => trackEvent(add)).not.toThrow()
  })
})

it.each([
  ['sr=1; cookie_consent=all', 'all'],
  ['cookie_consent=necessary', 'necessary'],
  ['cookie_consent=yes', null],
  ['', null],
])('the decision in «%s» is %s', (cookies, expected) => {
  expect(readConsent(cookies)).toBe(expected)
})
