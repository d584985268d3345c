import type { Front } from './cabinet-plan.ts'

/** Fronts in columns of equal drawers or single doors. */
export function buildFrontColumns(
  plan: readonly { share: number; fronts: readonly Front['kind'][] }[],
): Front[] {
  const whole = plan.reduce((sum, { share }) => sum + share, 0)
  let left = 0
  return plan.flatMap(({ share, fronts }, column) => {
    const right = left + share / whole
    const made = fronts.map(
      (kind, index): Front => ({
        left,
        right,
        low: index / fronts.length,
        high: (index + 1) / fronts.length,
        kind,
        opens: column % 2 === 0 ? 'right' : 'left',
      }),
    )
    left = right
    return made
  })
}
