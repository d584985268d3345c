import { typo } from '@svetlitsa/domain/text/typo'
import type { InfoText } from '@svetlitsa/i18n/info/info-text'
import { InfoParts } from './info-parts.tsx'

type InfoArticleProps = {
  text: InfoText
  /** The texts are Russian; on a page in another language they say so to readers. */
  language: string
  numbered?: boolean
}

/** The text of an information page: what matters first, then its parts. */
export function InfoArticle({ text, language, numbered }: InfoArticleProps) {
  return (
    <div lang={language === 'ru' ? undefined : 'ru'} className="max-w-text">
      <p className="text-lead text-ink-soft">{typo(text.lead)}</p>
      <InfoParts parts={text.parts} numbered={numbered} />
    </div>
  )
}
