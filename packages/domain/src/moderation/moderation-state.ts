/** What shoppers write for others to read. */
export const moderatedKinds = ['review', 'question', 'shop-review'] as const
export type ModeratedKind = (typeof moderatedKinds)[number]

/** Whether others see it: not yet, yes, or never. */
export const moderationStates = ['waiting', 'shown', 'rejected'] as const
export type ModerationState = (typeof moderationStates)[number]

/**
 * The state of what a shopper wrote (storefront §3, «approved»). Plain talk is shown without anybody
 * having judged it; a judgement of the staff overrules that.
 */
export function moderationStateOf(entry: {
  isApproved: boolean
  judgedAt: unknown
}): ModerationState {
  if (entry.isApproved) return 'shown'
  return entry.judgedAt === null ? 'waiting' : 'rejected'
}
