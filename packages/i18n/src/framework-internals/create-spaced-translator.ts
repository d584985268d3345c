import { createTranslator } from 'use-intl/core'
import { getPluralRules } from '../format/get-plural-rules.ts'
import { getSpacedNumberFormat } from '../format/get-spaced-number-format.ts'

/**
 * Creates a use-intl translator that formats numbers with {@link getSpacedNumberFormat}. The
 * formatters are passed through a private option, `_formatters`; if use-intl ignored it, thousands
 * would be separated as is usual in each language.
 *
 * @throws if a text cannot be formatted: this is a build error, so the key is not shown instead.
 */
export function createSpacedTranslator(
  language: string,
  messages: object,
): (key: string, values?: Readonly<Record<string, string | number>>) => string {
  const translate = createTranslator({
    locale: language,
    messages: messages as Record<string, string>,
    // use-intl stores the messages it has parsed in this object, so each translator has its own.
    _formatters: {
      getNumberFormat: getSpacedNumberFormat,
      getPluralRules,
      getDateTimeFormat: (...args) => new Intl.DateTimeFormat(...args),
      getRelativeTimeFormat: (...args) => new Intl.RelativeTimeFormat(...args),
      getListFormat: (...args) => new Intl.ListFormat(...args),
      getDisplayNames: (...args) => new Intl.DisplayNames(...args),
    },
    onError: (error) => {
      throw error
    },
  })
  return (key, values) => translate(key, values)
}
