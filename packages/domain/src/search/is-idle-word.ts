/** Words that every search may bear and no thing does; «дешёвый» is no slip for «бежевый». */
const idle =
  /^(?:(?:вы)?брать|высот(?:а|ой|у)|глубин(?:а|ой|у)|дешев(?:ая|ле|о|ое|ую|ые|ый)|длин(?:а|ой|у)|доставк(?:а|ой|у)|заказать|интернет|купить|куплю|магазин(?:е|ы)?|мебел(?:ь|и)|недорог(?:ая|ие|о|ое|ой|ую)|отзывы|размер(?:а|ом|ы)?|фото|цвет(?:а|ом)?|цен(?:а|ой|ы)|ширин(?:а|ой|у))$/

/**
 * Whether a word tells how somebody buys, or what all goods are or have, not which: «купить диван
 * недорого» is a sofa, «садовая мебель» is what stands in a garden, «шкаф высотой 220 см» has the size.
 *
 * @param word folded.
 */
export function isIdleWord(word: string): boolean {
  return idle.test(word)
}
