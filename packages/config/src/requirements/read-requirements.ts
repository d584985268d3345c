import type { Source } from '../walls/source.ts'
import type { Requirement } from './requirement.ts'

const heading = /^### (\S+)$/
const sentence = /^_(?:(Built)|Planned \(([a-z])\))\._ \S/
const callRow =
  /^\| `((?:GET|POST|PUT|PATCH|DELETE) \/\S*)` \|.*\| (?:(built|ours)|planned \(([a-z])\)) \|$/
const anyCallRow = /^\| `[A-Z]+ \//

/**
 * Reads ids and states from the documents: a requirement is a third-level heading whose text begins
 * with its state, a call is a table row whose last cell is its state.
 * @throws if a heading or row has another format, since it would go unchecked.
 */
export function readRequirements(documents: Source[]): Requirement[] {
  return documents.flatMap(({ path, text }) => {
    const lines = text.split('\n')
    return lines.flatMap((content, index) => {
      const place = { path, line: index + 1 }
      if (content.startsWith('### ')) return [readHeading(content, lines[index + 2] ?? '', place)]
      return anyCallRow.test(content) ? [readRow(content, place)] : []
    })
  })
}

type Place = { path: string; line: number }

function readHeading(content: string, text: string, place: Place): Requirement {
  const id = heading.exec(content)?.[1]
  const state = sentence.exec(text)
  if (!id || !state)
    throw createFormatError(place, 'an id, an empty line, then _Built._ or _Planned (x)._')
  const status = state[1] ? 'built' : 'planned'
  return { id, kind: 'requirement', status, issue: state[2], ...place }
}

function readRow(content: string, place: Place): Requirement {
  const row = callRow.exec(content)
  if (!row?.[1])
    throw createFormatError(place, 'a call whose last cell is built, ours or planned (x)')
  const status = row[2] === 'built' || row[2] === 'ours' ? row[2] : 'planned'
  return { id: row[1], kind: 'call', status, issue: row[3], ...place }
}

function createFormatError({ path, line }: Place, expected: string): Error {
  return new Error(`${path}:${line} is not readable; expected: ${expected}`)
}
