import { join } from 'node:path'
import type { Env } from '../src/env.ts'

/** A demonstration sends no real messages. */
const CODES = 200
/** Load tests of a demonstration run from a single address. */
const CALLS_PER_SECOND = 10_000

/** The settings of a demonstration: what is not set has other defaults than in a shop. */
export function applyDemoDefaults(env: Env): Env {
  return {
    ...env,
    STUDIO_DIR: env.STUDIO_DIR || join(import.meta.dirname, '../../../demo/studio/library'),
    CODES_PER_DAY: env.CODES_PER_DAY ?? CODES,
    CODES_PER_DAY_KNOWN_BROWSER: env.CODES_PER_DAY_KNOWN_BROWSER ?? CODES,
    CODES_PER_HOUR_ADDRESS: env.CODES_PER_HOUR_ADDRESS ?? CODES,
    ADDRESS_CALLS_PER_SECOND: env.ADDRESS_CALLS_PER_SECOND ?? CALLS_PER_SECOND,
  }
}
