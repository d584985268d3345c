import { type Language, languages } from '@svetlitsa/domain/language/read-language'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'

/**
 * The shop's languages, each written in itself. Plain anchors to the same page: the router keeps the
 * choice in a cookie and takes it out of the address.
 */
export function LanguageLinks({ language }: { language: Language }) {
  const { footer, language: names } = shellTexts[language]
  return (
    <nav aria-label={footer.languages}>
      <ul className="flex gap-4">
        {languages.map((one) => (
          <li key={one}>
            <a
              href={`?lang=${one}`}
              lang={one}
              aria-current={one === language ? 'true' : undefined}
              className="inline-flex min-h-6 items-center rounded-small underline-offset-4 hover:text-ink hover:underline aria-current:font-medium aria-current:text-ink"
            >
              {names[one]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
