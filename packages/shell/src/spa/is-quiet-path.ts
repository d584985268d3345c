/**
 * Whether nothing is offered on a screen of the checkout: while a person chooses delivery, pays or
 * reads a receipt, an invitation would only disturb (ADR 0045).
 */
export function isQuietPath(pathname: string): boolean {
  return /^\/(personal\/order\/(delivery|pay)|personal\/checkout|pay|receipt|sbp-error)(\/|$)/i.test(
    pathname,
  )
}
