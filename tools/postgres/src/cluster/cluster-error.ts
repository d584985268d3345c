/**
 * An error of the embedded server that the user can resolve: its message is printed without a stack
 * trace.
 */
export class ClusterError extends Error {
  override name = 'ClusterFailure'
}
