/** The origin of the shop under test; `npm test` starts one and sets this variable. */
export function readShopOrigin(): string {
  return (process.env.SHOP_ORIGIN || 'http://localhost:3000').replace(/\/+$/, '')
}

/** The database of that shop, for changes that no screen can make, such as a new price. */
export function readShopDatabaseUrl(): string {
  const url = process.env.SHOP_DATABASE_URL
  if (!url) throw new Error('SHOP_DATABASE_URL must name the database of the shop under test')
  return url
}

/** The environment of a command of the API on that database. */
export function buildCommandEnv(): NodeJS.ProcessEnv {
  const settings = {
    DATABASE_URL: readShopDatabaseUrl(),
    INTERNAL_TOKEN: 'a token of the journeys',
  }
  return { ...process.env, ...settings }
}
