/** Data for a script element, which it must not end. */
export function escapeScript(json: string): { __html: string } {
  return { __html: json.replaceAll('<', '\\u003c') }
}
