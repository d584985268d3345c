/**
 * Value of one cookie, undecoded; null where the browser sent none. Written here because the router
 * needs one or two cookies of every request and no map of all of them, decoded.
 */
export function readCookie(header: string | undefined, name: string): string | null {
  if (!header?.includes(name)) return null
  for (const part of header.split(';')) {
    const equals = part.indexOf('=')
    if (equals > 0 && part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim()
  }
  return null
}
