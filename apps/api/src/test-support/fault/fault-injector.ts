import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../../../demo/seed/random/random.ts'
import { goods } from '../fixtures/goods.ts'
import type { AcquirerFault, FaultyAcquirer } from './faulty-acquirer.ts'
import type { RacingShop } from './racing-shop.ts'
import { untilAvailable } from './until-available.ts'

export interface FaultInjectorOptions {
  random: Random
  /** The least pause between two faults. */
  pauseMs: number
  /** How long a process hangs. */
  hangMs: number
}

export interface FaultInjector {
  running: Promise<void>
  /** How many faults are over. */
  countDone(): number
  stop(): Promise<Record<Fault, number>>
}

type Fault = 'kill' | 'hang' | 'crash' | 'acquirer'
const FAULTS: readonly Fault[] = ['kill', 'acquirer', 'crash', 'hang']
const ACQUIRER_FAULTS: readonly AcquirerFault[] = ['none', 'before', 'after', 'cut', 'hang']

/**
 * Does one fault of each kind after the other, each with what the seed decides, and returns how often
 * it did each. At the end everything runs again.
 */
export function startFaultInjector(
  shop: RacingShop,
  acquirer: FaultyAcquirer,
  { random, pauseMs, hangMs }: FaultInjectorOptions,
): FaultInjector {
  const counts: Record<Fault, number> = { kill: 0, hang: 0, crash: 0, acquirer: 0 }
  const stopping = new AbortController()
  const { signal } = stopping
  const pause = (ms: number) => sleep(ms, undefined, { signal }).catch(() => {})
  const doFault: Record<Fault, () => Promise<void>> = {
    async kill() {
      const process = random.nextInteger(0, shop.processes - 1)
      shop.getProcess(process).signal('SIGKILL')
      await shop.getProcess(process).ended
      await shop.replaceProcess(process)
    },
    async hang() {
      const api = shop.getProcess(random.nextInteger(0, shop.processes - 1))
      api.signal('SIGSTOP')
      await pause(hangMs)
      api.signal('SIGCONT')
    },
    async crash() {
      await shop.server.crash()
      await pause(random.nextInteger(0, 1_000))
      await shop.server.restart()
    },
    async acquirer() {
      acquirer.setFaults(() => (random.hasChance(50) ? random.pick(ACQUIRER_FAULTS) : 'none'))
      await pause(hangMs)
      acquirer.setFaults(() => 'none')
    },
  }
  let done = 0
  // The shop works at least as long as it was away, or a busy machine would get nothing done.
  let awayMs = 0
  const run = async () => {
    for (; ; done += 1) {
      await pause(Math.max(pauseMs, awayMs))
      const fault = FAULTS[done % FAULTS.length]
      if (signal.aborted || !fault) return
      const startedAt = performance.now()
      await doFault[fault]()
      awayMs = performance.now() - startedAt
      counts[fault] += 1
      await passTime(shop)
    }
  }
  const running = run()
  return {
    running,
    countDone: () => done,
    async stop() {
      stopping.abort()
      await running
      await passTime(shop)
      return counts
    },
  }
}

/**
 * What hours would do: keys of dead processes may be taken over, open payments are checked again,
 * and last pieces are delivered.
 */
export function passTime({ database }: Pick<RacingShop, 'database'>): Promise<void> {
  const { pool } = database
  return untilAvailable(async () => {
    await pool.query(`update idempotency set started_at = now() - interval '91 seconds'
      where status is null and started_at < now() - interval '3 seconds'`)
    await pool.query(`update payment set ask_at = now() where state <> 'succeeded'`)
    await pool.query('update stock set on_hand = on_hand + 1 where offer_id = $1', [
      goods.lastChair,
    ])
  })
}
