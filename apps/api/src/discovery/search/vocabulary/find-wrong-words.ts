import { foldLetters } from '@svetlitsa/domain/text/plain-text'
import type { CatalogueSnapshot } from '../../../catalogue/catalogue/catalogue-snapshot.queries.ts'
import { listOwnPhrases, type OwnWord } from '../terms/list-own-phrases.ts'

const LENGTHS = { min: 2, max: 60 }

export type WrongWord = OwnWord & { reason: 'length' | 'form' | 'unknown' }

/** The rows that would mean nothing: of another form, or of what the catalogue does not have. */
export function findWrongWords(
  words: readonly OwnWord[],
  catalogue: Pick<CatalogueSnapshot, 'sectionByCode' | 'properties'>,
): WrongWord[] {
  return words.flatMap((word) => {
    const reason = findReason(word, catalogue)
    return reason ? [{ ...word, reason }] : []
  })
}

function findReason(
  word: OwnWord,
  catalogue: Pick<CatalogueSnapshot, 'sectionByCode' | 'properties'>,
): WrongWord['reason'] | null {
  const { length } = foldLetters(word.phrase)
  if (length < LENGTHS.min || length > LENGTHS.max) return 'length'
  const [, name, listed] = /^(\w+)=(.+)$/.exec(word.meaning) ?? []
  if (!name || !listed) return 'form'
  if (name === 'word') return foldLetters(listed) === foldLetters(word.phrase) ? 'form' : null
  // Each of several has to exist: one that is misspelled would be left out silently.
  const isKnown = listed
    .split('|')
    .every(
      (part) => listOwnPhrases([{ ...word, meaning: `${name}=${part}` }], catalogue).length > 0,
    )
  return isKnown ? null : 'unknown'
}
