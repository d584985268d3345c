import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Random } from '../../../demo/seed/random/random.ts'
import { transitionEffects } from '../../composition/transition-effects.ts'
import { releaseReservations } from '../../order/order/release-reservations.ts'
import { createLogger } from '../../platform/logging/logger.ts'
import type { Services } from '../../platform/services/services.ts'
import { lastCode } from '../log-in-as.ts'
import { openClientJournal } from './client-journal.ts'
import { startFaultInjector } from './fault-injector.ts'
import { openFaultyAcquirer } from './faulty-acquirer.ts'
import { findRaceViolations } from './find-race-violations.ts'
import { openRacingShop, type RacingShop } from './racing-shop.ts'
import { createShopper, type Race, shop as shopOnce } from './racing-shopper.ts'
import { untilAvailable } from './until-available.ts'

export interface RaceOptions {
  seed: number
  /** The race ends when so many have begun … */
  checkouts: number
  clients: number
  /** Processes of the API on one database. */
  processes: number
  /** … and so many faults are over. */
  faults: number
  pauseMs: number
  hangMs: number
  /** No checkout begins after it. */
  maxMs: number
}

export interface RaceResult {
  violations: string[]
  /** Checkouts that began; orders and payments that were confirmed to a client. */
  begun: number
  ordered: number
  paid: number
  faults: Record<string, number>
}

/** Refunds of a long race are settled one after the other, on a busy machine for minutes. */
const SETTLE_MS = 10 * 60_000

/**
 * Clients order, pay and cancel while processes are killed and hang, the database crashes and the
 * acquirer fails; then everything runs again, and the shop must owe nobody anything. The seed decides
 * what is done, not when the operating system does it.
 */
export async function raceCheckouts(options: RaceOptions): Promise<RaceResult> {
  const { seed, checkouts, clients, processes, maxMs } = options
  const file = join(tmpdir(), `svetlitsa-journal-${crypto.randomUUID()}`)
  const journal = openClientJournal(file)
  const acquirer = await openFaultyAcquirer()
  const shop = await openRacingShop(acquirer, processes)
  try {
    const shoppers = []
    for (let number = 0; number < clients; number += 1) {
      const call = shop.createCall(number)
      const visitor = createShopper(call, number)
      const phone = `7901${String(number).padStart(7, '0')}`
      await confirmPhone(shop, visitor, phone)
      const random = new Random(seed * 1_000 + number)
      shoppers.push({ visitor, phone, race: createRace({ random, call, journal, acquirer }, shop) })
    }
    const injector = startFaultInjector(shop, acquirer, { ...options, random: new Random(seed) })
    const endsAt = performance.now() + maxMs
    let begun = 0
    const isOver = () =>
      performance.now() > endsAt || (begun >= checkouts && injector.countDone() >= options.faults)
    const racing = Promise.all(
      shoppers.map(async ({ race, visitor, phone }) => {
        while (!isOver()) {
          begun += 1
          await shopOnce(race, visitor, phone)
        }
      }),
    )
    // A fault injector that fails leaves the shop broken, and the shoppers would wait for it.
    await Promise.race([racing, injector.running.then(() => racing)])
    const faults = await injector.stop()
    const entries = journal.read()
    const violations = await settle(shop, () =>
      findRaceViolations(shop.database, entries, acquirer),
    )
    const ordered = new Set(
      entries.flatMap((entry) => ('totals' in entry ? [entry.basketGroup] : [])),
    )
    const paid = entries.filter(({ what }) => what === 'paid').length
    return { violations, begun, ordered: ordered.size, paid, faults }
  } finally {
    await shop.close()
    acquirer.close()
    journal.close()
    await rm(file)
  }
}

function createRace(race: Omit<Race, 'expire'>, { database }: RacingShop): Race {
  return {
    ...race,
    expire: async (basketGroup) => {
      // A crashed database refuses; then this order is not cancelled.
      await database.pool
        .query(
          `update reservation r set expires_at = now() - interval '1 second'
           from order_line l join shop_order o on o.id = l.order_id
           where l.id = r.order_line_id and r.state = 'held' and o.basket_group = $1
             and r.expires_at <> 'infinity'`,
          [basketGroup],
        )
        .catch(() => null)
    },
  }
}

async function confirmPhone({ database }: RacingShop, visitor: Race['call'], phone: string) {
  await visitor('POST', '/api_vue/authentication/authByPhone/', { phone })
  const code = await lastCode(database.db, phone)
  const { body } = await visitor('POST', '/api_vue/authentication/checkCode/', { code })
  if (body.status !== 'success') throw new Error(`the phone was not confirmed: ${body}`)
}

/** Waits until reconciler, refunds and cancellations have done their work. */
async function settle(
  { database }: RacingShop,
  findViolations: () => Promise<string[]>,
): Promise<string[]> {
  const { pool } = database
  const endsAt = performance.now() + SETTLE_MS
  for (;;) {
    await untilAvailable(async () => {
      await pool.query(`update payment set ask_at = now() where state <> 'succeeded'`)
      await pool.query(
        `update pgboss.job set start_after = now() where state in ('created', 'retry')`,
      )
      // The worker does this twice a minute.
      await releaseReservations({
        database,
        log: createLogger('silent'),
        transitionEffects,
      } as Services)
    })
    await sleep(1_000)
    const { rows } = await pool.query(`select count(*)::int as due from reservation
      where state = 'held' and expires_at < now()`)
    const violations = await findViolations()
    const isSettled = violations.length === 0 && rows[0].due === 0
    if (isSettled || performance.now() > endsAt)
      return rows[0].due === 0 ? violations : [...violations, `${rows[0].due} reservations are due`]
  }
}
