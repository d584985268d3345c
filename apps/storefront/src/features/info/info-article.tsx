import { typo } from '@svetlitsa/domain/text/typo'
import type { InfoText } from '@svetlitsa/i18n/info/info-text'

type InfoArticleProps = {
  text: InfoText
  /** The texts are Russian; on a page in another language they say so to readers. */
  language: string
}

/** The text of an information page: what matters first, then its parts. */
export function InfoArticle({ text, language }: InfoArticleProps) {
  return (
    <div lang={language === 'ru' ? undefined : 'ru'} className="max-w-text">
      <p className="text-lead text-ink-soft">{typo(text.lead)}</p>
      {text.parts.map(({ title, paragraphs = [], points = [] }, index) => (
        <section key={title ?? index} className="mt-8 md:mt-10">
          {title && <h2 className="mb-3 text-h2">{typo(title)}</h2>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mb-3">
              {typo(paragraph)}
            </p>
          ))}
          {points.length > 0 && (
            <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-accent">
              {points.map((point) => (
                <li key={point}>{typo(point)}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}
