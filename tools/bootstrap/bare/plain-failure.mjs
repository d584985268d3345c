/**
 * A failure the person at the terminal can act upon: printed as its message, without a stack.
 */
export class PlainFailure extends Error {
  /** @override */
  name = 'PlainFailure'
}
