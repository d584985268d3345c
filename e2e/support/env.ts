/** The address of the shop the journeys walk through; `npm test` opens one and names it here. */
export function readShopOrigin(): string {
  return (process.env.SHOP_ORIGIN || 'http://localhost:3000').replace(/\/+$/, '')
}
