/**
 * Returns the number of cards in a list: 8 for hits and sale, 4 for crawlers; 36 in the catalogue
 * for everybody (list.hits-sale, ADR 0042).
 */
export function getListSize(list: {
  kind: 'hits' | 'sale' | 'catalog'
  isCrawler: boolean
}): number {
  if (list.kind === 'catalog') return 36
  return list.isCrawler ? 4 : 8
}

/**
 * Returns the number of promotions in a slider: 10 in the mini slider on a desktop, 9 on a phone,
 * otherwise 8 (promo.counts).
 */
export function getPromotionCount(slider: { isMini: boolean; isPhone: boolean }): number {
  if (!slider.isMini) return 8
  return slider.isPhone ? 9 : 10
}

/**
 * Returns the log message for cards of a slider that failed to load (errors.minicards); the slider
 * is then emptied.
 *
 * @param status the HTTP status of the response, or null without a response.
 */
export function formatSliderError(status: number | null): string {
  return status === null ? 'Ошибка сети' : `Ошибка HTTP: ${status}`
}
