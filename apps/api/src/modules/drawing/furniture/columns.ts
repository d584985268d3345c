import type { Front } from './cabinet-plan.ts'

/** Fronts in columns of equal drawers or single doors. */
export function columns(
  plan: readonly { share: number; fronts: readonly Front['kind'][] }[],
): Front[] {
  const whole = plan.reduce((sum, { share }) => sum + share, 0)
  let left = 0
  return plan.flatMap(({ share, fronts }, column) => {
    const right = left + share / whole
    const made = fronts.map(
      (kind, at): Front => ({
        left,
        right,
        low: at / fronts.length,
        high: (at + 1) / fronts.length,
        kind,
        opens: column % 2 === 0 ? 'right' : 'left',
      }),
    )
    left = right
    return made
  })
}
