/**
 * What a word of a search is there for: the thing itself, what it is like, or, behind a preposition,
 * what it is for and what comes with it.
 */
export type WordPart = 'thing' | 'trait' | 'aside'

const preposition = /^(?:без|в|во|для|и|из|к|ко|на|над|от|по|под|при|с|со|у)$/
/** A room is called like a trait, «гостиная», and mostly is one: «шкаф гостиная». */
const traitEnding = /(?:ая|его|ее|ие|ий|ого|ое|ой|ую|ые|ый|ых|юю|яя)$/
const pause = /[,;:.]$/

/**
 * The part of each word, in their order: in «угловой диван для кухни, серый» the sofa is the thing,
 * «угловой» and «серый» are traits and the kitchen stands aside. Who wants a sofa for the kitchen is
 * not helped by a kitchen.
 *
 * @param pieces what stands between the spaces of a folded search.
 */
export function wordParts(pieces: readonly string[]): WordPart[] {
  let isAside = false
  return pieces.map((piece) => {
    const word = piece.replace(/[^\p{L}\p{Nd}-]/gu, '')
    const part = isAside ? 'aside' : traitEnding.test(word) ? 'trait' : 'thing'
    isAside = (isAside || preposition.test(word)) && !pause.test(piece)
    return part
  })
}
