import { headers } from 'next/headers'

/** The number of the last change of the shop that the router heard of; null while it hears of none. */
export async function readChange(): Promise<string | null> {
  return (await headers()).get('x-shop-change')
}
