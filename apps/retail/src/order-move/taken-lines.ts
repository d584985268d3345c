export type TakenLine = { quantity: number; isSound: boolean }

/** What is taken of an order, by the number of its line. */
export type TakenLines = Readonly<Record<number, TakenLine>>

type SentLine = TakenLine & { lineId: number }

/** What is sent: the lines of which something is taken. */
export function listTakenLines(lines: readonly { id: number }[], taken: TakenLines): SentLine[] {
  return lines.flatMap(({ id: lineId }) => {
    const line = taken[lineId]
    return line && line.quantity > 0 ? [{ lineId, ...line }] : []
  })
}

/** The server names a line by its place in what was sent, the form by its number. */
export function toTakenFields(
  lines: readonly { lineId: number }[],
  fields: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => {
      const [name, place, ...rest] = path.split('.')
      const line = name === 'lines' ? lines[Number(place)] : undefined
      return [line ? ['taken', line.lineId, ...rest].join('.') : path, message]
    }),
  )
}
