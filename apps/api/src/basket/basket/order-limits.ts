import { isStaff, userGroup } from '@svetlitsa/domain/identity/user-group'
import type { Env } from '../../env.ts'

export interface OrderLimits {
  /** Pieces of one line for people who are neither staff nor wholesale. */
  linePieces: number
  /** Pieces of an unverified order; a line by the metre counts as one. */
  unverifiedPieces: number
  /** Open unverified orders of a phone number, and of a session. */
  openPerPhone: number
  openPerSession: number
  /** Unverified orders within an hour from one client address. */
  hourlyPerAddress: number
  /** How many orders more each of these limits allows to a session that solved a captcha. */
  afterCaptcha: number
}

/** The limits of orders (order.limits, ADR 0049); each can be set. */
export function readOrderLimits(env: Env): OrderLimits {
  return {
    linePieces: env.ORDER_LINE_PIECES ?? 20,
    unverifiedPieces: env.ORDER_PIECES_UNVERIFIED ?? 60,
    openPerPhone: env.ORDERS_OPEN_PER_PHONE ?? 3,
    openPerSession: env.ORDERS_OPEN_PER_SESSION ?? 5,
    hourlyPerAddress: env.ORDERS_PER_HOUR_ADDRESS ?? 5,
    afterCaptcha: env.ORDERS_AFTER_CAPTCHA ?? 5,
  }
}

/** The most pieces of a line that these groups may order; null where only the stock limits them. */
export function getLinePieces(env: Env, groups: readonly number[]): number | null {
  const isExempt = isStaff(groups) || groups.includes(userGroup.designer)
  return isExempt ? null : readOrderLimits(env).linePieces
}
