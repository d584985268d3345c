import { userGroup } from '../identity/user-group.ts'
import { orderStateLabel } from './order-state.ts'

/**
 * Whether an order is closed for a reader: its status is the Russian word for closed, and the reader
 * is not of staff group 1, who may still act on it (account §4).
 */
export function isClosedFor(status: string, groups: readonly number[]): boolean {
  return status === orderStateLabel.closed && !groups.includes(userGroup.administrator)
}
