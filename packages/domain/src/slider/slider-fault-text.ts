/**
 * What is logged when cards of a slider could not be loaded (storefront §8); the slider is emptied.
 *
 * @param status of the answer, or null where none came.
 */
export function sliderFaultText(status: number | null): string {
  return status === null ? 'Ошибка сети' : `Ошибка HTTP: ${status}`
}
