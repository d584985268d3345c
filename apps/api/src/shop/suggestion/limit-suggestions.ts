import { limitCall } from '../../platform/access/limit-call.ts'
import type { Context } from '../../platform/context/context.ts'

/** Five letters a second for a minute; a program that copies a directory meets the limit. */
const suggestions = { name: 'suggestions', points: 300, seconds: 60 }

export function limitSuggestions(context: Pick<Context, 'address' | 'services'>): Promise<void> {
  return limitCall(context, suggestions)
}
