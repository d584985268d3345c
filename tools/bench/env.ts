/** A running shop to measure, instead of one started for the benchmark. */
export function readShopOrigin(): string | undefined {
  return process.env.SHOP_ORIGIN?.replace(/\/+$/, '') || undefined
}

/** The database of that shop, for benchmarks that change its data. */
export function readShopDatabaseUrl(): string | undefined {
  return process.env.SHOP_DATABASE_URL || undefined
}

/** The environment of a router in front of a stub server; nothing else is inherited. */
export function buildRouterEnvironment(
  port: number,
  origin: string,
  dir: string,
): NodeJS.ProcessEnv {
  return {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dir,
    APPS_DIR: dir,
    STOREFRONT_STATIC_DIR: dir,
    API_ORIGIN: origin,
    STOREFRONT_ORIGIN: origin,
    INTERNAL_TOKEN: 'a-token-of-the-bench',
    LOG_LEVEL: 'error',
  }
}

/** Database URL and port of the baseline server. */
export function readBaselineServer(): { databaseUrl: string; port: number } {
  const { DATABASE_URL: databaseUrl, PORT: port } = process.env
  if (!databaseUrl || !port) throw new Error('DATABASE_URL and PORT are needed')
  return { databaseUrl, port: Number(port) }
}

/** A feed file to import, stored outside the project. */
export function readFeedFile(): string | undefined {
  return process.env.FEED_FILE || undefined
}

/** Number of offers of a generated feed, for imports larger than the usual one. */
export function readFeedOffers(): number {
  return Number(process.env.FEED_OFFERS) || 3_000
}

/** Names of the attacks to make, instead of all. */
export function readAttackNames(): string[] | undefined {
  return process.env.ATTACKS?.split(',').map((name) => name.trim())
}
