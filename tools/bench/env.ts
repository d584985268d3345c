/** An open shop to measure instead of one opened for the measurement. */
export function readShopOrigin(): string | undefined {
  return process.env.SHOP_ORIGIN?.replace(/\/+$/, '') || undefined
}
