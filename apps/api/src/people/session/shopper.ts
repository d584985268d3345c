import type { Context, Session } from '../../platform/context/context.ts'

/**
 * Who buys, where and when: what prices, stock and limits of an order depend on. The context of a
 * request is one for its own visitor.
 */
export interface Shopper extends Pick<Context, 'services' | 'region' | 'language' | 'now'> {
  /** Whose goods they are; null before a visitor has any. */
  readonly session: ShopperSession | null
}

/** The session or customer that goods belong to, and what the visitor has verified. */
export type ShopperSession = Pick<Session, 'id' | 'userId' | 'groups' | 'confirmedPhone'>
