import { foldLetters } from '@svetlitsa/domain/text/plain-text'
import type { CatalogueSnapshot } from '../../../catalogue/catalogue/catalogue-snapshot.queries.ts'
import type { Db } from '../../../platform/database/database.ts'
import { findOwnWords } from '../search-vocabulary.queries.ts'
import { listOwnPhrases } from './list-own-phrases.ts'
import { listSectionPhrases } from './list-section-phrases.ts'
import { listSynonymGroups } from './list-synonym-groups.ts'
import { listValuePhrases } from './list-value-phrases.ts'
import type { Meaning, Phrase } from './meaning.ts'
import { SearchVocabulary } from './search-vocabulary.ts'
import { findLexemes } from './search-word.queries.ts'

const vocabularies = new WeakMap<CatalogueSnapshot, Promise<SearchVocabulary>>()

/** The vocabulary of a catalogue, built once for each of its snapshots. */
export function getVocabulary(db: Db, catalogue: CatalogueSnapshot): Promise<SearchVocabulary> {
  const known = vocabularies.get(catalogue)
  if (known) return known
  const building = buildVocabulary(db, catalogue)
  vocabularies.set(catalogue, building)
  building.catch(() => vocabularies.delete(catalogue))
  return building
}

/** A meaning that comes first wins: the shop's own words, then names, then synonyms. */
async function buildVocabulary(db: Db, catalogue: CatalogueSnapshot): Promise<SearchVocabulary> {
  const words = await findOwnWords(db)
  const own = listOwnPhrases(words, catalogue)
  const synonyms = listSynonymGroups(words)
  const values = listValuePhrases(catalogue.properties)
  const vendors = catalogue.vendors.map(({ name }) => foldLetters(name))
  const sections = [...catalogue.sectionById.values()].flatMap(({ name, nameKk, nameEn }) =>
    [name, nameKk, nameEn].filter((text) => text !== null).map(foldLetters),
  )
  const texts = [
    ...[...own, ...values].map(({ text }) => text),
    ...vendors,
    ...sections.flatMap((name) => [name, ...name.split(/[\s-]+/)]),
    ...synonyms.flat(),
  ]
  const lexemes = await findLexemes(db, [...new Set(texts)])
  const stem = (text: string) => toKey(lexemes.get(text) ?? [])
  const vocabulary = new SearchVocabulary(
    words.map(({ phrase }) => phrase).filter((phrase) => phrase.includes(' без ')),
  )
  const add = ({ text, ...meaning }: Phrase) => vocabulary.add(lexemes.get(text) ?? [], meaning)
  for (const phrase of [...own, ...listSectionPhrases(catalogue, stem)]) add(phrase)
  for (const phrase of values) {
    const namesThing = (lexemes.get(phrase.text) ?? []).some((lexeme) =>
      vocabulary.find([lexeme]).some(({ kind }) => kind === 'class'),
    )
    // «Керамика» of «Горшок» must not swallow «керамический горшок», a thing of a material.
    if (!namesThing || !phrase.text.includes(' ')) add(phrase)
  }
  for (const name of vendors) addVendor(vocabulary, lexemes.get(name) ?? [])
  for (const group of synonyms) {
    addSynonyms(
      vocabulary,
      group.map((phrase) => lexemes.get(phrase) ?? []).filter(({ length }) => length > 0),
    )
  }
  return vocabulary
}

function toKey(lexemes: readonly string[]): string {
  return [...lexemes].sort().join(' ')
}

/** The words of «Северный дуб» belong together; «Стол да стул» is two things. */
function addVendor(vocabulary: SearchVocabulary, lexemes: string[]): void {
  const isNamedByThings = lexemes.every((lexeme) => vocabulary.find([lexeme]).length > 0)
  if (lexemes.length < 2 || isNamedByThings) return
  vocabulary.add(lexemes, { ...plainWords, alternatives: [] })
}

const plainWords: Omit<Meaning, 'alternatives'> = {
  kind: 'words',
  places: '',
  isOfProduct: true,
  value: null,
}

/**
 * Gives what one phrase of a group means to the others. Where none means a fact, each is searched
 * for in the words of all.
 */
function addSynonyms(vocabulary: SearchVocabulary, group: readonly string[][]): void {
  const meant = group.flatMap((lexemes) =>
    vocabulary.find(lexemes).filter(({ kind }) => kind === 'class' || kind === 'value'),
  )
  const [first] = meant
  for (const lexemes of group) {
    if (vocabulary.find(lexemes).length > 0) continue
    const others = group.filter((other) => toKey(other) !== toKey(lexemes))
    const alike = meant.filter(({ kind }) => kind === first?.kind)
    vocabulary.add(
      lexemes,
      first
        ? { ...first, alternatives: alike.flatMap(({ alternatives }) => alternatives) }
        : { ...plainWords, alternatives: others },
    )
  }
}
