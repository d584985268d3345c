import type { YmlOffer } from '../feed/yml-feed.ts'

/** The text of an element of a cleaned offer; empty where there is none. */
export function getField({ fields }: YmlOffer, name: string): string {
  return fields.get(name) ?? ''
}
