import { Gauge, type Registry } from 'prom-client'
import type { Services } from '../../platform/services/services.ts'
import { type Figure, readFigures } from './shop-figures.queries.ts'

/** Two scrapers, or an impatient one, read the database no more often. */
const FRESH_MS = 5_000

/** Each figure with the names of its labels, in the order of its values. */
const definitions: Record<string, { help: string; labels: readonly string[] }> = {
  shop_orders_last_hour: {
    help: 'Orders made within the last hour, by checkout and way to pay',
    labels: ['checkout', 'way'],
  },
  shop_payments_last_hour: {
    help: 'Attempts to pay orders of the last hour, by provider and result',
    labels: ['provider', 'state'],
  },
  shop_payments_pending: { help: 'Payments without a result', labels: ['provider'] },
  shop_payment_pending_oldest_seconds: {
    help: 'Age of the oldest payment without a result',
    labels: ['provider'],
  },
  shop_payment_discrepancies: {
    help: 'Payments whose provider reports another sum, unresolved',
    labels: [],
  },
  shop_refunds_last_hour: {
    help: 'Sums that went back within the last hour, by reason',
    labels: ['reason'],
  },
  shop_refunds_waiting: { help: 'Orders whose money has to go back', labels: [] },
  shop_receipts_unregistered: {
    help: 'Receipts that wait for the cash register, or were refused by it',
    labels: ['state'],
  },
  shop_jobs: {
    help: 'Jobs by kind: queued, active, failed for the last time within a day',
    labels: ['kind', 'state'],
  },
  shop_job_oldest_due_seconds: {
    help: 'How long the oldest job of a kind has been due',
    labels: ['kind'],
  },
  shop_dead_jobs: {
    help: 'Jobs that failed at every attempt and wait for a person, by kind',
    labels: ['kind'],
  },
  shop_messages: {
    help: 'Messages by channel: waiting, sending; sent and failed within the last hour',
    labels: ['channel', 'state'],
  },
  shop_message_oldest_due_seconds: {
    help: 'How long the oldest message has been due',
    labels: ['channel'],
  },
  shop_uploads_loose: { help: 'Uploads that no form has taken, by state', labels: ['state'] },
  shop_stale_listings: { help: 'Changed products that wait for their lists', labels: [] },
  shop_stale_listing_oldest_seconds: {
    help: 'Age of the oldest of them',
    labels: [],
  },
}

export interface ShopFigures {
  /** Reads the figures again if they are older than a few seconds. */
  refresh(): Promise<void>
}

/**
 * The state of the shop's business, read from the database when the metrics are asked for: the same
 * at every process and after every restart, so that alerts take the maximum.
 */
export function createShopFigures(
  registry: Registry,
  { database, log }: Pick<Services, 'database' | 'log'>,
): ShopFigures {
  const registers = [registry]
  const gauges = new Map(
    Object.entries(definitions).map(([name, { help, labels }]) => [
      name,
      new Gauge({ name, help, labelNames: labels, registers }),
    ]),
  )
  const readable = new Gauge({
    name: 'shop_figures_readable',
    help: '1 if the figures could be read from the database',
    registers,
  })
  let readAt = Number.NEGATIVE_INFINITY
  return {
    async refresh() {
      if (performance.now() - readAt < FRESH_MS) return
      readAt = performance.now()
      let figures: Figure[] = []
      try {
        figures = await readFigures(database.db)
        readable.set(1)
      } catch (error) {
        // The other metrics are needed most when the database fails.
        log.warn({ err: error }, 'the figures of the shop could not be read')
        readable.set(0)
      }
      for (const gauge of gauges.values()) gauge.reset()
      for (const { name, labels, value } of figures) setFigure(gauges, name, { labels, value })
    },
  }
}

function setFigure(
  gauges: Map<string, Gauge>,
  name: string,
  { labels, value }: Pick<Figure, 'labels' | 'value'>,
): void {
  const names = definitions[name]?.labels ?? []
  const named = Object.fromEntries(names.map((label, index) => [label, labels[index] ?? '']))
  gauges.get(name)?.set(named, value)
}
