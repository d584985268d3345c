/** How far a form that somebody sent has come with the staff. */
export const requestStates = ['new', 'work', 'done'] as const
export type RequestState = (typeof requestStates)[number]

/** The state by the moments it was taken up and answered. */
export function requestStateOf(request: { takenAt: unknown; doneAt: unknown }): RequestState {
  if (request.doneAt !== null) return 'done'
  return request.takenAt === null ? 'new' : 'work'
}
