/** Whether the API refused the call: there is no such order. Anything else may pass. */
export function isRefusal(error: Error | null): boolean {
  const cause = error?.cause
  return typeof cause === 'object' && cause !== null && 'reason' in cause
}
