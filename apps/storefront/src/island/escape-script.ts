/** Escapes data for a script element, which it must not end. */
export function escapeScript(json: string): string {
  return json.replaceAll('<', '\\u003c')
}
