/**
 * Whether a screen hides the invitations to subscribe and to install, such as delivery, payment and
 * receipt (ADR 0045).
 */
export function hidesInvitations(pathname: string): boolean {
  return /^\/(personal\/order\/(delivery|pay)|personal\/checkout|pay|receipt|sbp-error)(\/|$)/i.test(
    pathname,
  )
}
