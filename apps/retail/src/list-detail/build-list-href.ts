/** Returns an address with the given parameters; omitted ones take their defaults. */
export function buildListHref(
  path: string,
  params: Readonly<Record<string, string | number | undefined>>,
): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  const text = query.toString()
  return text ? `${path}?${text}` : path
}
