import type { OwnWord } from '../terms/list-own-phrases.ts'

const HEAD = 'phrase,meaning'

/** The vocabulary as CSV (RFC 4180) with a head line, as spreadsheets read it. */
export function formatVocabularyCsv(words: readonly OwnWord[]): string {
  const lines = words.map(({ phrase, meaning }) => [phrase, meaning].map(quoteField).join(','))
  return `${[HEAD, ...lines].join('\r\n')}\r\n`
}

function quoteField(text: string): string {
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Reads the same again; a semicolon separates as well, because spreadsheets in Russian write it.
 * Returns the number of the first line that has no two fields instead.
 */
export function parseVocabularyCsv(text: string): OwnWord[] | { wrongLine: number } {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const words: OwnWord[] = []
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || (index === 0 && splitFields(line).join() === HEAD)) continue
    const [phrase = '', meaning = '', ...more] = splitFields(line)
    if (phrase === '' || meaning === '' || more.length > 0) return { wrongLine: index + 1 }
    words.push({ phrase, meaning })
  }
  return words
}

const field = /(?:"((?:[^"]|"")*)"|([^",;]*))(?:[,;]|$)/y

function splitFields(line: string): string[] {
  const fields: string[] = []
  field.lastIndex = 0
  while (field.lastIndex < line.length) {
    const match = field.exec(line)
    if (!match) return []
    fields.push((match[1]?.replaceAll('""', '"') ?? match[2] ?? '').trim())
  }
  return fields
}
