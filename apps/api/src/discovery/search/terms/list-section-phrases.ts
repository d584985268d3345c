import { classifyWords } from '@svetlitsa/domain/search/classify-words'
import { isStopWord } from '@svetlitsa/domain/search/parse-search-text'
import { foldLetters } from '@svetlitsa/domain/text/plain-text'
import type {
  CatalogueSnapshot,
  Section,
} from '../../../catalogue/catalogue/catalogue-snapshot.queries.ts'
import { type Phrase, toSectionToken } from './meaning.ts'

const joins = /\s(?:and|by|for|of|with|және|и|мен)\s.*$/u

/**
 * The classes of products by the names of the sections in three languages: each whole name, and each
 * noun of one, «шкаф» of «Распашные шкафы» and «Шкафы для одежды».
 */
export function listSectionPhrases(
  { roots, sectionById }: Pick<CatalogueSnapshot, 'roots' | 'sectionById'>,
  stem: (text: string) => string,
): Phrase[] {
  const sections = [...sectionById.values()]
  const rootBySection = new Map(roots.flatMap((root) => root.familyIds.map((id) => [id, root.id])))
  const nouns = new Map<string, { text: string; ids: Set<number> }>()
  for (const section of sections) {
    for (const noun of listNouns(section)) {
      const named = nouns.get(stem(noun)) ?? { text: noun, ids: new Set() }
      named.ids.add(section.id)
      nouns.set(stem(noun), named)
    }
  }
  const whole = sections.flatMap((section) =>
    listNames(section)
      .filter((name) => !nouns.has(stem(name)))
      .map((name) => toClass(name, [section.id])),
  )
  const heads = [...nouns.values()].map(({ text, ids }) =>
    toClass(text, chooseSections(ids, rootBySection, sectionById)),
  )
  return [...whole, ...heads]
}

/**
 * Of all sections with a noun, those under a root with it («шкаф» means no module of a kitchen), and
 * of those the lowest («Шкафы» includes shelves), unless all below have it, too.
 */
function chooseSections(
  ids: ReadonlySet<number>,
  rootBySection: ReadonlyMap<number, number>,
  sectionById: ReadonlyMap<number, Section>,
): number[] {
  const atHome = [...ids].filter((id) => ids.has(rootBySection.get(id) ?? 0))
  const candidates = atHome.length > 0 ? atHome : [...ids]
  const isWhole = (section: Section): boolean =>
    candidates.includes(section.id) && section.children.every(isWhole)
  return candidates.filter((id) => {
    const section = sectionById.get(id)
    if (!section) return false
    const hasOthers = section.familyIds.some((other) => other !== id && candidates.includes(other))
    return isWhole(section) || !hasOthers
  })
}

function toClass(text: string, sectionIds: readonly number[]): Phrase {
  return {
    text,
    kind: 'class',
    alternatives: sectionIds.map((id) => [toSectionToken(id)]),
    places: 'A',
    isOfProduct: true,
    value: null,
  }
}

function listNames({ name, nameKk, nameEn }: Section): string[] {
  return [name, nameKk, nameEn].filter((text) => text !== null).map(foldLetters)
}

/** In Russian every noun before a preposition; in Kazakh and English the last word. */
function listNouns({ name, nameKk, nameEn }: Section): string[] {
  const pieces = foldLetters(name).split(/[\s-]+/)
  const parts = classifyWords(pieces)
  const last = [nameKk, nameEn].flatMap((text) => {
    const words = foldLetters(text ?? '')
      .replace(joins, '')
      .split(/[\s-]+/)
      .filter((word) => !isStopWord(word))
    return words.at(-1) ?? []
  })
  return [...pieces.filter((_, index) => parts[index] === 'noun'), ...last].filter(
    (word) => word.length > 2,
  )
}
