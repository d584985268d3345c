const excludesNext = /^(?:не|ни|no|not)$/
const excludesRest = /^(?:без|кроме|исключая|without|except)$/
const excludesPrevious = /^емес$/
const conjunction = /^(?:и|или|ни|and|or|және|немесе)$/
const preposition = /^(?:в|во|для|из|к|на|над|от|по|под|при|с|со|у|for|in|of|on|with)$/
const pause = /[,;:.]$/
/** «Айнасыз»: without a mirror. */
const kazakhWithout = /^(.{3,})(?:сыз|сіз)$/

export interface MarkedWords {
  /** The pieces that must match. */
  required: string[]
  /** Groups of pieces; nothing that matches all pieces of a group is wanted (search.negation). */
  excluded: string[][]
}

/**
 * Tells the words that exclude products from those that describe them: «не серый» excludes grey,
 * «без стеклянных дверей» what has doors of glass, «кроме белого и чёрного» two colours.
 *
 * @param pieces the space-separated pieces of a folded search.
 * @param names phrases that name a thing although they say what is missing: «стул без спинки».
 */
export function markExcludedWords(
  pieces: readonly string[],
  names: readonly string[] = [],
): MarkedWords {
  const text = pieces.join(' ')
  if (names.some((name) => text.includes(name))) return { required: [...pieces], excluded: [] }
  const required: string[] = []
  const excluded: string[][] = []
  /** The group to which the next piece belongs, and whether more may follow. */
  let group: string[] | null = null
  let isRest = false
  const close = () => {
    if (group && group.length > 0) excluded.push(group)
    group = null
  }
  for (const piece of pieces) {
    const word = piece.replace(pause, '')
    if (excludesNext.test(word) || excludesRest.test(word)) {
      close()
      group = []
      isRest = excludesRest.test(word)
    } else if (excludesPrevious.test(word)) {
      const previous = required.pop()
      if (previous !== undefined) excluded.push([previous])
    } else if (group && isRest && conjunction.test(word)) {
      close()
      group = []
    } else if (group && isRest && preposition.test(word) && group.length > 0) {
      close()
      required.push(piece)
    } else if (group && !isRest && preposition.test(word)) {
      // «Не из дуба» excludes the oak.
    } else if (group) {
      group.push(piece)
      if (!isRest) close()
    } else {
      const stem = kazakhWithout.exec(word)?.[1]
      if (stem) excluded.push([stem])
      else required.push(piece)
    }
    if (pause.test(piece)) close()
  }
  close()
  return { required, excluded }
}
