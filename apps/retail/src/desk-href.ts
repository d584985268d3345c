/** An address of the cabinet with what was chosen on it; what is left out takes its default. */
export function deskHref(
  path: string,
  chosen: Readonly<Record<string, string | number | undefined>>,
): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(chosen)) {
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  const text = query.toString()
  return text ? `${path}?${text}` : path
}
