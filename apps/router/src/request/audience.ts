import { isbot } from 'isbot'
import { remember } from './remember.ts'

export type Audience = 'person' | 'bot'

const judge = remember<Audience>(2000, (agent) => (isbot(agent) ? 'bot' : 'person'))

/** Whether a person or a crawler asks; judged by the first 500 characters (storefront §9). */
export function audienceOf(userAgent: string | undefined): Audience {
  return judge((userAgent ?? '').slice(0, 500))
}
