/** The processing states of a submitted form. */
export const requestStates = ['new', 'work', 'done'] as const
export type RequestState = (typeof requestStates)[number]

/** Returns the state of a request from the moments it was taken and completed. */
export function getRequestState(request: { takenAt: unknown; doneAt: unknown }): RequestState {
  if (request.doneAt !== null) return 'done'
  return request.takenAt === null ? 'new' : 'work'
}
