/** An open shop to measure instead of one opened for the measurement. */
export function readShopOrigin(): string | undefined {
  return process.env.SHOP_ORIGIN?.replace(/\/+$/, '') || undefined
}

/** The database of that shop, for measurements that change what it holds. */
export function readShopDatabaseUrl(): string | undefined {
  return process.env.SHOP_DATABASE_URL || undefined
}

/** What a router alone in front of a stub needs; it inherits nothing else from outside. */
export function routerEnvironment(port: number, origin: string, dir: string): NodeJS.ProcessEnv {
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

/** Where the bare server of a comparison finds its rows, and where it listens. */
export function readBareServer(): { databaseUrl: string; port: number } {
  const { DATABASE_URL: databaseUrl, PORT: port } = process.env
  if (!databaseUrl || !port) throw new Error('DATABASE_URL and PORT are needed')
  return { databaseUrl, port: Number(port) }
}

/** A feed to measure with; it stays outside the project. */
export function readFeedFile(): string | undefined {
  return process.env.FEED_FILE || undefined
}
