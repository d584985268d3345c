import type { DeskClaimSummary } from '@svetlitsa/api-client/claim-desk/queries'

/** A claim in the list; lists are moved through by the number that people see. */
export type ClaimRow = DeskClaimSummary & { id: number }

export function toClaimRow(claim: DeskClaimSummary): ClaimRow {
  return { ...claim, id: claim.number }
}
