/**
 * Returns the log message for cards of a slider that failed to load (errors.minicards); the slider
 * is then emptied.
 *
 * @param status the HTTP status of the response, or null without a response.
 */
export function formatSliderError(status: number | null): string {
  return status === null ? 'Ошибка сети' : `Ошибка HTTP: ${status}`
}
