import { languages as all, type Language } from '@svetlitsa/domain/language/language'
import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'

/**
 * The shop's languages, each in its own name. Plain links to the same page: the router saves the
 * choice in a cookie and removes it from the address.
 */
export function LanguageLinks({
  language,
  languages = all,
}: {
  language: Language
  languages?: readonly Language[] | undefined
}) {
  const { footer, language: names } = shellTexts[language]
  return (
    <nav aria-label={footer.languages}>
      <ul className="flex gap-4">
        {languages.map((code) => (
          <li key={code}>
            <a
              href={`?lang=${code}`}
              lang={code}
              aria-current={code === language ? 'true' : undefined}
              className="inline-flex min-h-6 items-center rounded-small underline-offset-4 hover:text-ink hover:underline aria-current:font-medium aria-current:text-ink"
            >
              {names[code]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
