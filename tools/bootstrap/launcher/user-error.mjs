/** An error that the user can resolve: its message is printed without a stack trace. */
export class UserError extends Error {
  /** @override */
  name = 'UserError'
}
