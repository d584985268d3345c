export const bannerStates = ['shown', 'planned', 'ended', 'off'] as const

export type BannerState = (typeof bannerStates)[number]

interface Schedule {
  isActive: boolean
  /** Null is without a beginning. */
  startsAt: Date | null
  /** Null is without an end. */
  endsAt: Date | null
}

/**
 * Whether a banner is shown at a moment: from its start, included, until its end, excluded
 * (route.tools).
 */
export function getBannerState({ isActive, startsAt, endsAt }: Schedule, now: Date): BannerState {
  if (!isActive) return 'off'
  if (endsAt && endsAt <= now) return 'ended'
  return startsAt && startsAt > now ? 'planned' : 'shown'
}
