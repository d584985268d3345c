import type { OwnWord } from './list-own-phrases.ts'

/** The shop's synonyms: each word with all phrases that mean it, the word first. */
export function listSynonymGroups(rows: readonly OwnWord[]): string[][] {
  const groups = new Map<string, string[]>()
  for (const { phrase, meaning } of rows) {
    const [name, word] = meaning.split('=', 2)
    if (name !== 'word' || !word) continue
    const group = groups.get(word) ?? [word]
    groups.set(word, [...group, phrase])
  }
  return [...groups.values()]
}
