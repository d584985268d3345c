/**
 * Remembers what a pure function said of a text, as visitors send the same few texts again and
 * again. Beyond `most` texts it begins anew, so that made-up ones cannot fill the memory.
 */
export function remember<Value>(
  most: number,
  make: (text: string) => Value,
): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const value = make(text)
    if (known.size >= most) known.clear()
    known.set(text, value)
    return value
  }
}
