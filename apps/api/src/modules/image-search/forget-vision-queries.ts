import type { Services } from '../../platform/services.ts'
import { sweepVisionQueries } from './vision-query.queries.ts'

/** Shoppers' pictures of yesterday are forgotten. */
export async function forgetVisionQueries({ database }: Services): Promise<void> {
  await sweepVisionQueries(database.db, new Date())
}
