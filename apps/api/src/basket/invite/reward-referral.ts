import { bonusTerms } from '@svetlitsa/domain/bonus/bonus-level'
import type { Db } from '../../platform/database/database.ts'
import { grantBonus, takeBackGrant } from '../bonus/grant-bonus.ts'
import { lockInviter } from './invite.queries.ts'
import {
  countRewardsOfMonth,
  findPhones,
  findRewarded,
  takeReward,
} from './reward-referral.queries.ts'

const FRIEND_REASON = 'invited'
const getInviterReason = (friendId: number) => `referral:${friendId}`

/**
 * Grants the bonuses of an invitation to both, once, when the friend's first order is delivered and
 * paid (lk.invite). Past the inviter's limit of a month only the friend gets them.
 */
export async function rewardReferral(tx: Db, orderId: number): Promise<void> {
  const rewarded = await takeReward(tx, orderId)
  if (!rewarded) return
  const { friendId, inviterId } = rewarded
  await lockInviter(tx, inviterId)
  const isInLimit = (await countRewardsOfMonth(tx, inviterId)) <= bonusTerms.invitedFriendsPerMonth
  const phones = await findPhones(tx, [friendId, inviterId])
  const amount = bonusTerms.inviteBonus
  const friend = phones.get(friendId)
  const inviter = phones.get(inviterId)
  if (friend) await grantBonus(tx, { phone: friend, reason: FRIEND_REASON, amount })
  if (inviter && isInLimit)
    await grantBonus(tx, { phone: inviter, reason: getInviterReason(friendId), amount })
}

/**
 * Takes the bonuses of an invitation back from both when everything of the order that brought them
 * was returned (lk.invite). A part that the friend keeps is still a first purchase.
 */
export async function takeBackReferral(tx: Db, orderId: number): Promise<void> {
  const rewarded = await findRewarded(tx, orderId)
  if (!rewarded) return
  const { friendId, inviterId } = rewarded
  await lockInviter(tx, inviterId)
  const phones = await findPhones(tx, [friendId, inviterId])
  const friend = phones.get(friendId)
  const inviter = phones.get(inviterId)
  if (friend) await takeBackGrant(tx, { phone: friend, reason: FRIEND_REASON, orderId })
  if (inviter)
    await takeBackGrant(tx, { phone: inviter, reason: getInviterReason(friendId), orderId })
}
