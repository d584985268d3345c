import { userGroup } from '../identity/user-group.ts'
import { orderStateLabel } from './order-state.ts'

/**
 * Returns whether an order is closed for a user: its status is the Russian word for closed, and the
 * user is not in staff group 1, which may still change it (lk.closed).
 */
export function isClosedFor(status: string, groups: readonly number[]): boolean {
  return status === orderStateLabel.closed && !groups.includes(userGroup.administrator)
}
