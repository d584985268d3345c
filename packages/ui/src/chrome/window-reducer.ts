/** The one window that is open, and the one it took the place of (storefront §2). */
export type WindowState<Opened> = { active: Opened | null; previous: Opened | null }

export type WindowAction<Opened> = { type: 'open'; window: Opened } | { type: 'close' }

/**
 * One window at a time: opening another remembers the one it replaces, closing clears both, so that
 * nothing of a finished conversation comes back.
 */
export function windowReducer<Opened>(
  state: WindowState<Opened>,
  action: WindowAction<Opened>,
): WindowState<Opened> {
  if (action.type === 'close') return { active: null, previous: null }
  return { active: action.window, previous: state.active }
}
