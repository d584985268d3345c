/** The address of the shop the journeys walk through; `npm test` opens one and names it here. */
export function readShopOrigin(): string {
  return (process.env.SHOP_ORIGIN || 'http://localhost:3000').replace(/\/+$/, '')
}

/** The database of that shop, for what no screen can do: a price that changes behind its back. */
export function readShopDatabaseUrl(): string {
  const url = process.env.SHOP_DATABASE_URL
  if (!url) throw new Error('SHOP_DATABASE_URL must name the database of the shop under test')
  return url
}
