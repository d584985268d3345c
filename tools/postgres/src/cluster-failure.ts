/**
 * A failure of the embedded server that the person at the terminal can act upon: its message is
 * printed as it stands, without a stack.
 */
export class ClusterFailure extends Error {
  override name = 'ClusterFailure'
}
