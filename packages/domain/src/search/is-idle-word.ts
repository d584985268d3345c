/** Words that every search may bear and no thing does; «дешёвый» is no slip for «бежевый». */
const idle =
  /^(?:(?:вы)?брать|дешев(?:ая|ле|о|ое|ую|ые|ый)|доставк(?:а|ой|у)|заказать|интернет|купить|куплю|магазин(?:е|ы)?|мебел(?:ь|и)|недорог(?:ая|ие|о|ое|ой|ую)|отзывы|фото|цен(?:а|ой|ы))$/

/**
 * Whether a word tells how somebody buys, or what all goods are, not which: «купить диван недорого» is
 * a sofa, «садовая мебель» is what stands in a garden.
 *
 * @param word folded.
 */
export function isIdleWord(word: string): boolean {
  return idle.test(word)
}
