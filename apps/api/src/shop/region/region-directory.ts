import { isDeepStrictEqual } from 'node:util'
import {
  convertTariff,
  type DeliveryTariff,
  defaultDeliveryTariff,
} from '@svetlitsa/domain/delivery/delivery-tariff'
import { asc, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { ChangeFeed } from '../../platform/cache/change-feed.ts'
import type { Db } from '../../platform/database/database.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { currency, priceZone, region } from '../../schema/region.table.ts'
import type { ShopSettingsDirectory } from '../shop-settings/shop-settings-directory.ts'

const RETRY_MS = 1_000

type RegionRow = typeof region.$inferSelect

/** A region with its currency and the shop variant that its pages show. */
export interface Region extends RegionRow {
  currency: { sign: string; code: string; exchangeRate: number }
  priceZoneCode: string
  /** Regions with identical pages share the id of the first of them. */
  variant: string
  /** Prices that are the same in every region, such as assembly, in its currency. */
  readonly generalTariff: DeliveryTariff
}

declare module '../../platform/services/services.ts' {
  interface Services {
    regions: RegionDirectory
  }
}

declare module '../../platform/context/context.ts' {
  interface Context {
    /** Region of the request: named in it (`sr`, `region`), else of the router, else the default. */
    readonly region: Region
  }
}

/** All regions in memory: every request needs one, and they change a few times a year. */
export class RegionDirectory {
  readonly #db: Db
  readonly #log: Logger
  readonly #shop: Pick<ShopSettingsDirectory, 'settings'>
  #regions: Region[] = []
  #byName = new Map<string, Region>()
  #reading: Promise<void> = Promise.resolve()
  #loadsBegun = 0
  #lastLoad = 0
  readonly #onReload: Array<() => void> = []

  constructor(
    db: Db,
    changes: ChangeFeed,
    { log, shop }: { log: Logger; shop: Pick<ShopSettingsDirectory, 'settings'> },
  ) {
    this.#db = db
    this.#log = log
    this.#shop = shop
    changes.on('change', ({ tags }) => {
      if (tags.includes('region')) this.#reload()
    })
    // Changes during a lost connection of the feed may never be reported.
    changes.on('lost', () => this.#reload())
    changes.addReading(() => this.#reading)
  }

  /** If the database does not answer, the last loaded regions stay in use. */
  #reload(): void {
    this.#reading = this.load().then(
      (isChanged) => {
        if (isChanged) for (const listener of this.#onReload) listener()
      },
      (error: unknown) => {
        this.#log.warn({ err: error }, 'the regions could not be read')
        setTimeout(() => this.#reload(), RETRY_MS).unref()
      },
    )
  }

  /** Calls back when a change of the regions is in use: what was computed before it may be old. */
  onReload(listener: () => void): void {
    this.#onReload.push(listener)
  }

  /**
   * Reads the regions; returns whether they are other than before. Of loads that overlap, the one
   * that began last counts.
   */
  async load(): Promise<boolean> {
    this.#loadsBegun += 1
    const load = this.#loadsBegun
    const rows = await this.#db
      .select()
      .from(region)
      .innerJoin(priceZone, eq(priceZone.id, region.priceZoneId))
      .innerJoin(currency, eq(currency.code, priceZone.currencyCode))
      .orderBy(asc(region.position), asc(region.name))
    if (load < this.#lastLoad) return false
    this.#lastLoad = load
    const before = this.#regions
    const firstOfVariant = new Map<string, string>()
    this.#regions = rows.map((row) => {
      const { sign, code, exchangeRate } = row.currency
      const key = getShopVariantKey(row.region)
      const variant = firstOfVariant.get(key) ?? String(row.region.id)
      firstOfVariant.set(key, variant)
      const shop = this.#shop
      return {
        ...row.region,
        currency: { sign, code, exchangeRate },
        priceZoneCode: row.price_zone.code,
        variant,
        get generalTariff() {
          const { assemblyPercent, assemblyMinimum } = shop.settings.promises
          const tariff = { ...defaultDeliveryTariff, assemblyPercent, assemblyMinimum }
          return convertTariff(tariff, exchangeRate)
        },
      }
    })
    this.#byName = new Map(
      this.#regions.flatMap((region) => [
        [region.code, region],
        [String(region.id), region],
      ]),
    )
    return !isDeepStrictEqual(before, this.#regions)
  }

  all(): readonly Region[] {
    return this.#regions
  }

  /** A region by its ID or Latin code, or null. */
  find(name: string | number): Region | null {
    return this.#byName.get(String(name).toLowerCase()) ?? null
  }

  default(): Region {
    const defaultRegion = this.#regions.find((region) => region.isDefault) ?? this.#regions[0]
    if (!defaultRegion) throw new Error('the database has no region: seed it first')
    return defaultRegion
  }
}

/**
 * The region values that change the content of a page: its price zone and the flags that show or
 * hide parts of it (ADR 0042). Regions with the same key share every cached page.
 */
function getShopVariantKey(row: typeof region.$inferSelect): string {
  return JSON.stringify([
    row.priceZoneId,
    row.kz,
    row.hasPartner,
    row.franchise,
    row.ownShop,
    row.hiddenManufacturer,
    row.regionType,
    row.isOffice,
    row.blackFriday,
    row.cyberMonday,
    row.newYearSale,
    row.sugarGift,
    row.minPercentPrepayment,
    row.installmentType,
    row.splitAvailable,
    row.plaitAvailable,
    row.hasFooterCatalogue,
  ])
}

/** `region` names one in a query only: in a body it is the name that a form sends (subscribe.form). */
const NAMES = ['sr', 'region_id', 'regionId', 'regionID']

/** A region named in the call must be known; else the router's choice holds, else the default. */
export function resolveRegion(regions: RegionDirectory, request: FastifyRequest): Region {
  const named =
    findNamedRegion(request.query, [...NAMES, 'region']) ?? findNamedRegion(request.body, NAMES)
  if (named !== undefined) {
    const found = regions.find(named)
    if (!found) throw new HttpError(400, 'unknown_region', { fields: { sr: 'unknown' } })
    return found
  }
  const chosen = request.headers['x-shop-region']
  return (typeof chosen === 'string' ? regions.find(chosen) : null) ?? regions.default()
}

function findNamedRegion(source: unknown, names: readonly string[]): string | number | undefined {
  if (typeof source !== 'object' || source === null) return undefined
  const fields = source as Record<string, unknown>
  for (const name of names) {
    const value = fields[name]
    if (typeof value === 'string' && value !== '') return value
    if (typeof value === 'number') return value
  }
  return undefined
}
