import { regionRoutes } from './modules/region/region.routes.ts'
import type { Handled } from './platform/handle.ts'

/** Every call that the API answers; a test holds it against the agreement. */
export const handledCalls: readonly Handled[] = [...regionRoutes]
