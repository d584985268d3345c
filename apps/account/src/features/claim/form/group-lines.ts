import type { ClaimableLine } from '@svetlitsa/api-client/claim/queries'
import { foldLetters } from '@svetlitsa/domain/text/plain-text'

type LineGroup = { kit: string | null; lines: ClaimableLine[] }

/** Groups the parts of each kit, in the order of the lines, and keeps what the words match. */
export function groupLines(lines: readonly ClaimableLine[], search: string): LineGroup[] {
  const words = foldLetters(search).split(/\s+/).filter(Boolean)
  const groups: LineGroup[] = []
  for (const line of lines) {
    const text = describeLine(line)
    if (!words.every((word) => text.includes(word))) continue
    const last = groups.at(-1)
    if (last && last.kit === line.kit) last.lines.push(line)
    else groups.push({ kit: line.kit, lines: [line] })
  }
  return groups
}

function describeLine({ name, finish, kit, packages }: ClaimableLine): string {
  const sizes = packages.map(({ number, sizeText }) => `${number} ${sizeText}`)
  return foldLetters([name, finish, kit, ...sizes].filter(Boolean).join(' '))
}
