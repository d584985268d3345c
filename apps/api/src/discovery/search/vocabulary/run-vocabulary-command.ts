import { readFileSync, writeFileSync } from 'node:fs'
import { foldLetters } from '@svetlitsa/domain/text/plain-text'
import { readCatalogueSnapshot } from '../../../catalogue/catalogue/catalogue-snapshot.queries.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { findOwnWords, removeOwnWord, saveOwnWords } from '../search-vocabulary.queries.ts'
import type { OwnWord } from '../terms/list-own-phrases.ts'
import { findWrongWords, type WrongWord } from './find-wrong-words.ts'
import { formatVocabularyCsv, parseVocabularyCsv } from './vocabulary-csv.ts'

interface Done {
  lines: string[]
  isRefused?: boolean
}

const reasons: Readonly<Record<WrongWord['reason'], string>> = {
  length: 'a phrase has 2 to 60 letters',
  form: 'a meaning is word=WORD, in=SECTION, room=SECTION or PROPERTY=VALUE',
  unknown: 'the catalogue has no such section, property or value',
}

/** Lists and changes the vocabulary (search.vocabulary); null for arguments of another form. */
export async function runVocabularyCommand(
  db: Db,
  [action, first, second, ...more]: readonly string[],
): Promise<Done | null> {
  if (more.length > 0) return null
  if (action === 'add' && first && second) return save(db, [{ phrase: first, meaning: second }])
  if (second !== undefined) return null
  if (action === 'list') return list(db, foldLetters(first ?? ''))
  if (!first) return null
  if (action === 'remove') return remove(db, foldLetters(first))
  if (action === 'import') return importFile(db, first)
  return action === 'export' ? exportFile(db, first) : null
}

async function list(db: Db, part: string): Promise<Done> {
  const words = await findOwnWords(db)
  const lines = words
    .filter(({ phrase, meaning }) => `${phrase} ${foldLetters(meaning)}`.includes(part))
    .map(({ phrase, meaning }) => `${phrase}  ${meaning}`)
  return { lines }
}

/** All rows or none. */
async function save(db: Db, words: readonly OwnWord[]): Promise<Done> {
  const wrong = findWrongWords(words, await readCatalogueSnapshot(db))
  if (wrong.length > 0) {
    const lines = wrong.map(
      ({ phrase, meaning, reason }) => `${phrase}  ${meaning}: ${reasons[reason]}`,
    )
    return { lines, isRefused: true }
  }
  await transact(db, (tx) => saveOwnWords(tx, words))
  return { lines: [`saved: ${words.length}`] }
}

async function remove(db: Db, phrase: string): Promise<Done> {
  if (await removeOwnWord(db, phrase)) return { lines: [`removed: ${phrase}`] }
  return { lines: [`there is no phrase «${phrase}»`], isRefused: true }
}

async function importFile(db: Db, file: string): Promise<Done> {
  const words = parseVocabularyCsv(readFileSync(file, 'utf8'))
  if (Array.isArray(words)) return save(db, words)
  return { lines: [`line ${words.wrongLine}: phrase and meaning are expected`], isRefused: true }
}

async function exportFile(db: Db, file: string): Promise<Done> {
  const words = await findOwnWords(db)
  writeFileSync(file, formatVocabularyCsv(words))
  return { lines: [`exported: ${words.length}`] }
}
