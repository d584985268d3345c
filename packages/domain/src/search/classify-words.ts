/**
 * The role of a word in a search: the noun (the product), an adjective (its properties), or a
 * complement behind a preposition (what it is for or comes with).
 */
export type WordPart = 'noun' | 'adjective' | 'complement'

const preposition = /^(?:без|в|во|для|из|к|ко|на|над|от|по|под|при|с|со|у|for|in|under|with)$/
/**
 * The ending of a Russian adjective. Names of rooms such as «гостиная» also match, and usually act
 * as adjectives: «шкаф гостиная».
 */
const adjectiveEnding = /(?:ая|его|ее|ие|ий|ого|ое|ой|ую|ые|ый|ых|юю|яя)$/
const pause = /[,;:.]$/
/** «Айнасы бар шкаф»: a wardrobe that has a mirror. */
const kazakhHas = /^бар$/
const kazakhOwned = /[ыі]$/

/** «Бар» of «айнасы бар» only says that there is one. */
export function isKazakhHas(pieces: readonly string[], index: number): boolean {
  return kazakhHas.test(pieces[index] ?? '') && kazakhOwned.test(pieces[index - 1] ?? '')
}

/**
 * Returns the role of each word, in order. In «угловой диван для кухни, серый» the sofa is the
 * noun, «угловой» and «серый» are adjectives and the kitchen is a complement, because a search for
 * a sofa must not return kitchens.
 *
 * @param pieces the space-separated pieces of a folded search.
 */
export function classifyWords(pieces: readonly string[]): WordPart[] {
  let isComplement = false
  return pieces.map((piece, index) => {
    const word = piece.replace(/[^\p{L}\p{Nd}-]/gu, '')
    if (isKazakhHas(pieces, index + 1)) return 'complement'
    const part = isComplement ? 'complement' : adjectiveEnding.test(word) ? 'adjective' : 'noun'
    isComplement = (isComplement || preposition.test(word)) && !pause.test(piece)
    return part
  })
}
