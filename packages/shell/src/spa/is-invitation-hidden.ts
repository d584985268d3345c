/**
 * Whether a screen hides the invitation to subscribe, such as delivery, payment and receipt
 * (ADR 0045).
 */
export function isInvitationHidden(pathname: string): boolean {
  return /^\/(personal\/order\/(delivery|pay)|personal\/checkout|pay|receipt|sbp-error)(\/|$)/i.test(
    pathname,
  )
}
