/** The open window, and the window that it replaced (window.single). */
export type WindowState<Opened> = { active: Opened | null; previous: Opened | null }

export type WindowAction<Opened> = { type: 'open'; window: Opened } | { type: 'close' }

/**
 * One window at a time: opening another remembers the replaced one, closing clears both, so that no
 * finished window is shown again.
 */
export function windowReducer<Opened>(
  state: WindowState<Opened>,
  action: WindowAction<Opened>,
): WindowState<Opened> {
  if (action.type === 'close') return { active: null, previous: null }
  return { active: action.window, previous: state.active }
}
