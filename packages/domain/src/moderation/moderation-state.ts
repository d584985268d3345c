/** User content that is shown publicly. */
export const moderatedKinds = ['review', 'question', 'shop-review'] as const
export type ModeratedKind = (typeof moderatedKinds)[number]

/** Whether others see an entry: not yet, yes, or never. */
export const moderationStates = ['waiting', 'shown', 'rejected'] as const
export type ModerationState = (typeof moderationStates)[number]

/**
 * Returns the moderation state of an entry (product.reviews). Text without contact details is
 * published without review; a decision by staff overrides that.
 */
export function getModerationState(entry: {
  isApproved: boolean
  judgedAt: unknown
}): ModerationState {
  if (entry.isApproved) return 'shown'
  return entry.judgedAt === null ? 'waiting' : 'rejected'
}
