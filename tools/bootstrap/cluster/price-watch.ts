import { setTimeout as sleep } from 'node:timers/promises'
import { readRows, runSql } from '@svetlitsa/config/test-database/run-sql.ts'

const CHANGE_MS = 3_000
/** Prices that no product of the demonstration has. */
const FIRST_AMOUNT = 900_001
const STEP = 13

/** Changes the price of one product all the while, and measures how long an old one is shown. */
export class PriceWatch {
  readonly #databaseUrl: string
  readonly #productId: number
  /** The path of the product's page. */
  readonly path: string
  /** When each amount was committed; its index is the number of the change. */
  readonly #committedAt: number[] = []
  #isStopped = false
  longestStaleMs = 0
  pages = 0

  private constructor(databaseUrl: string, productId: number, path: string) {
    this.#databaseUrl = databaseUrl
    this.#productId = productId
    this.path = path
  }

  static async open(databaseUrl: string): Promise<PriceWatch> {
    const [row] = await readRows(
      databaseUrl,
      `select product.id, product.code from product
       join section on section.id = product.section_id and section.code = 'pufy'
       join offer on offer.product_id = product.id
       where product.is_active
       group by product.id order by product.popularity desc, product.id limit 1`,
    )
    if (!row) throw new Error('the section has no products')
    const watch = new PriceWatch(databaseUrl, Number(row.id), `/catalog/pufy/${row.code}/`)
    await watch.#change()
    return watch
  }

  get changes(): number {
    return this.#committedAt.length
  }

  async run(): Promise<void> {
    while (!this.#isStopped) {
      await sleep(CHANGE_MS)
      await this.#change()
    }
  }

  stop(): void {
    this.#isStopped = true
  }

  /** Reads the price of a page that was asked for at `sentAt`. */
  read(text: string, sentAt: number): void {
    const plain = text.replace(/[\u00a0\u202f]/g, ' ')
    // A page that shows two prices is as old as the older one.
    const shown = this.#committedAt.findIndex((_, change) => plain.includes(format(change)))
    if (shown < 0) throw new Error('the page shows no price of the rehearsal')
    this.pages += 1
    const replacedAt = this.#committedAt[shown + 1]
    if (replacedAt === undefined || replacedAt > sentAt) return
    this.longestStaleMs = Math.max(this.longestStaleMs, sentAt - replacedAt)
  }

  async #change(): Promise<void> {
    const amount = FIRST_AMOUNT + this.#committedAt.length * STEP
    await runSql(
      this.#databaseUrl,
      `update price set amount = ${amount}, old_amount = ${amount} from offer
       where offer.id = price.offer_id and offer.product_id = ${this.#productId}
         and price.zone_id = 1`,
    )
    this.#committedAt.push(performance.now())
  }
}

function format(change: number): string {
  return (FIRST_AMOUNT + change * STEP).toLocaleString('ru').replace(/\s/g, ' ')
}
