import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { readRows } from '@svetlitsa/config/test-database/run-sql.ts'
import { type LoadRequest, userAgent } from './open-load.ts'
import type { PriceWatch } from './price-watch.ts'

const CHECKOUT_PAGE = '/personal/order/'
const asset = /\/_(?:sf|checkout|account)\/[\w./~-]+\.(?:js|css)/g
const headers = { 'user-agent': userAgent }
const WARM_MS = 60_000
/** How long the load goes on after the new build was seen first, so that every router serves it. */
const AFTER_BUILD_MS = 5_000

/** What people ask a shop for: pages, the files that these name, calls and baskets. */
export class ShopRequests {
  readonly #prices: PriceWatch
  readonly offerId: number
  /** Files that pages have named, to be asked for next, as a browser does. */
  #assets: string[] = []
  readonly #firstCheckoutFiles = new Set<string>()
  #hasNewCheckout = false
  #turn = 0

  private constructor(prices: PriceWatch, offerId: number) {
    this.#prices = prices
    this.offerId = offerId
  }

  /** Returns when the pages show the first price of the rehearsal. */
  static async open(
    origin: string,
    databaseUrl: string,
    prices: PriceWatch,
  ): Promise<ShopRequests> {
    const [offer] = await readRows(
      databaseUrl,
      `select offer_id as id from stock join stock_place on stock_place.id = place_id
       join region on region.id = region_id
       where region.is_default and kind = 'warehouse' and on_hand - reserved >= 5
       order by offer_id limit 1`,
    )
    const requests = new ShopRequests(prices, Number(offer?.id))
    const deadline = performance.now() + WARM_MS
    for (const path of [prices.path, '/catalog/pufy/']) {
      while (!(await requests.#showsPrice(origin + path))) {
        if (performance.now() > deadline) throw new Error(`${path} does not show the price`)
        await sleep(200)
      }
    }
    const checkout = await (await fetch(origin + CHECKOUT_PAGE, { headers })).text()
    for (const [file] of checkout.matchAll(asset)) requests.#firstCheckoutFiles.add(file)
    return requests
  }

  next(): LoadRequest {
    this.#turn += 1
    const path = this.#turn % 2 === 0 ? this.#assets.shift() : undefined
    if (path) return { path }
    switch (this.#turn % 10) {
      case 1:
        return this.#page('/')
      case 3:
        return this.#page(CHECKOUT_PAGE)
      case 4:
        return { path: '/api_vue/getRegions/' }
      case 5:
        return this.#addToBasket()
      case 7:
        return this.#page('/catalog/pufy/', true)
      default:
        return this.#page(this.#prices.path, true)
    }
  }

  async waitForNewCheckout(): Promise<void> {
    const deadline = performance.now() + WARM_MS
    while (!this.#hasNewCheckout) {
      if (performance.now() > deadline) throw new Error('the new build was not put into service')
      await sleep(50)
    }
    await sleep(AFTER_BUILD_MS)
  }

  async #showsPrice(url: string): Promise<boolean> {
    const answer = await fetch(url, { headers })
    try {
      this.#prices.read(await answer.text(), performance.now())
      return true
    } catch {
      return false
    }
  }

  #page(path: string, hasPrice = false): LoadRequest {
    return {
      path,
      onAnswer: (text, sentAt) => {
        if (hasPrice) this.#prices.read(text, sentAt)
        const files = [...new Set([...text.matchAll(asset)].map(([file]) => file))]
        if (path === CHECKOUT_PAGE) {
          this.#hasNewCheckout ||= files.some((file) => !this.#firstCheckoutFiles.has(file))
        }
        const file = files[this.#turn % files.length]
        if (file && this.#assets.length < 50) this.#assets.push(file)
      },
    }
  }

  #addToBasket(): LoadRequest {
    return {
      path: '/api_vue/basket/add/',
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ offers: [{ offerId: this.offerId, quantity: 1 }] }),
    }
  }
}
