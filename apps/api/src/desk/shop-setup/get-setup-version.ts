import { createHash } from 'node:crypto'
import type { ShopSetup } from '@svetlitsa/api-client/shop-setup/contract'

/**
 * A version of everything that is set up: it changes with any part of it, whoever changed it and by
 * whatever means.
 */
export function getSetupVersion(setup: ShopSetup | null): string {
  return createHash('sha256').update(JSON.stringify(setup)).digest('base64url').slice(0, 22)
}
