import { foldLetters } from '../text/plain-text.ts'

/** The pages of help that a search can name. */
export const helpPages = ['payment-and-delivery', 'guaranty', 'assembly', 'bonus-program'] as const

export type HelpPage = (typeof helpPages)[number]

/** Beginnings of words in Russian, Kazakh and English. */
const words: Readonly<Record<HelpPage, string>> = {
  'payment-and-delivery':
    'доставк|доставля|привез|самовывоз|оплат|рассрочк|кредит|жеткіз|төле|төлем|бөліп төле|несие|deliver|shipping|pick-?up|payment|pay later|instal?lment|credit',
  guaranty:
    'гаранти|возврат|вернуть|обмен|брак|кепілдік|қайтар|айырбас|guarant|warrant|return|refund|exchange',
  assembly: 'сборк|собрать|құрастыр|жинау|assembl',
  'bonus-program': 'бонус|bonus',
}

const patterns = helpPages.map((page) => ({
  page,
  pattern: new RegExp(`(?<![\\p{L}\\p{Nd}])(?:${words[page]})`, 'u'),
}))

/**
 * Returns the pages that answer a search for a service of the shop: «доставка», «гарантия на
 * диван», «бөліп төлеу», «refund» (search.help).
 */
export function findHelpPages(text: string): HelpPage[] {
  const folded = foldLetters(text)
  return patterns.filter(({ pattern }) => pattern.test(folded)).map(({ page }) => page)
}
