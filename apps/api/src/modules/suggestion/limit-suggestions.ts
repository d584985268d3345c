import { limitCall } from '../../platform/access/limit-call.ts'
import type { Context } from '../../platform/context/context.ts'
import type { Services } from '../../platform/services/services.ts'

const limiters = new WeakMap<Services, ReturnType<typeof limitCall>>()

/** Five letters a second for a minute; a program that copies a directory meets the limit. */
export async function limitSuggestions(
  context: Pick<Context, 'address' | 'services'>,
): Promise<void> {
  const limit = limiters.get(context.services) ?? limitCall({ calls: 300, seconds: 60 })
  limiters.set(context.services, limit)
  await limit(context)
}
