/**
 * Words that are common in searches but describe no product. They are not corrected either:
 * «дешёвый» is not a typo of «бежевый».
 */
const stopWords =
  /^(?:(?:вы)?брать|высот(?:а|ой|у)|глубин(?:а|ой|у)|дешев(?:ая|ле|о|ое|ую|ые|ый)|длин(?:а|ой|у)|доставк(?:а|ой|у)|заказать|интернет|купить|куплю|магазин(?:е|ы)?|мебел(?:ь|и)|недорог(?:ая|ие|о|ое|ой|ую)|отзывы|размер(?:а|ом|ы)?|фото|цвет(?:а|ом)?|цен(?:а|ой|ы)|ширин(?:а|ой|у))$/

/**
 * Returns whether a word does not narrow a search, because it describes how to buy or applies to
 * all products: «купить диван недорого» means a sofa, «садовая мебель» means garden furniture, and
 * the height in «шкаф высотой 220 см» is parsed as a size.
 *
 * @param word a folded word.
 */
export function isStopWord(word: string): boolean {
  return stopWords.test(word)
}
